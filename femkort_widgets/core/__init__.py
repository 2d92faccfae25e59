"""The rules core: cards, deals, duties, positions, matches.

Standard library only; it knows no screen, no file and no language.
"""
