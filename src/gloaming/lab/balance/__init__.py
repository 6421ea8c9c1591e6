"""`gloaming lab balance`: are both sides, both starts and all cards worth the same?"""
