# Woorden van elke tafel.
you-subject = je
you-object = jou
seat-you = { $seat } jij
waiting-for = We wachten op { $players }.
