"""What screens show of Merchants of Araby.

facts: what is shown beside a view, as a record. details: what is shown of deals, and advice, as
shapes declares it. terminal: the table as text. advice: which cards to task, what would be lost.
orders: passing without being asked.
"""
