"""What screens show of Dschunke.

facts: what is shown beside a view, as a sheet of numbers. terminal: the table as text.
"""
