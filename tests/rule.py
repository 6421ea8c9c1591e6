"""The mark that names the rules a test shows: `@rule("SC-TRICK-3")`."""

from gloaming.rules import rule as rule
