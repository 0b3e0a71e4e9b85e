# The page that stands in for a browser client that is not built.
web-not-built = The browser client is not built yet. Run “{ $command }” in the source folder, then start the server again.
