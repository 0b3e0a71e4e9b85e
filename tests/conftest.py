"""Tests run the rules compiled, as bots and research do.

The property tests play tens of thousands of games; one cold start compiles for about a minute,
after that the code comes from the cache. While working on a rule, CARAVANSERAI_JIT=0 starts at
once and shows line numbers: everything passes that way too, on fewer games.
"""
