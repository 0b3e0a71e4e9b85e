def write(position): return ""
def read(text, seed): pass
def action(text, position): pass
