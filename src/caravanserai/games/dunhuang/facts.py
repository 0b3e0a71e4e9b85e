def facts(position): return {}
