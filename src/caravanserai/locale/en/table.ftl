# Words of every table.
you-subject = you
you-object = you
seat-you = { $seat } you
waiting-for = Waiting for { $players }.
