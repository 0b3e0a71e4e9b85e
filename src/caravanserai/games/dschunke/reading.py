def read(text, seed=0, data=None):
    raise NotImplementedError
