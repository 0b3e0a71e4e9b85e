"""What screens show of Merchants of Dunhuang.

facts: what is shown beside a view, as a record. terminal: the table as text.
"""
