"""`gloaming lab balance`: are all sides, all starts and all cards worth the same?"""
