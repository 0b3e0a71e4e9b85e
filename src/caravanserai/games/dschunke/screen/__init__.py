"""What screens show of Dschunke.

facts: what is shown beside a view, as a record. terminal: the table as text.
"""
