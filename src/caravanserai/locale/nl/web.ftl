# De pagina zolang de browserversie niet gebouwd is.
web-not-built = De browserversie is nog niet gebouwd. Voer ‘{ $command }’ uit in de map met de broncode en start daarna de server opnieuw.
