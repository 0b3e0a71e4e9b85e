"""What screens show of Merchants of Araby.

facts: what is shown beside a view, as a sheet of numbers. terminal: the table as text. advice: whom
to task, what would be lost. orders: passing without being asked.
"""
