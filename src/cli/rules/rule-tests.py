#!/usr/bin/env python3
# rule-tests.py: finds which tests prove which rules. SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: rule-tests.py TESTS OUT.h DEPFILE

A rule is proven by a test that would fail without it: by the name or the first line of a case, by
an answer that a case expects, by what a game brings about, by the name of a test, or by a string that a test asserts. Comments
prove nothing, nor does a question that happens to name a rule.
"""
import os
import re
import sys

# "LOF-21", "MOV-09…11", "RMP-01, 05, 06": further numbers belong to the same family. "rule:LOF-21"
# is the name of a page of the help.
RULE = re.compile(r"(?<![\w:])([A-Z]{3})-(\d\d)((?:(?:\u2026|, |/)\d\d\b(?!\d))*)")
MORE = re.compile(r"(\u2026|, |/)(\d\d)")
CASE_NAME = re.compile(r"[a-z]{3}-\d\d(?!\d)")
LIST_TEST = "test-rules.c"  # the test of this list names rules without judging by any
EXPECTED = re.compile(r"(= |rules |sentence )")

TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|\w+|[(){}]', re.S)
# Of these, what they are called with is asserted; of a table or a variable, what it holds.
ASSERTS = re.compile(r"assert|^g_test_add|^trial_add$|refuse|^says$|^strstr$|^g_str_has_prefix$|^g_strdup_printf$")


def rules_in(text):
    for family, first, more in RULE.findall(text):
        last = int(first)
        yield family, last
        for how, number in MORE.findall(more):
            for n in range(last + 1 if how == "\u2026" else int(number), int(number) + 1):
                yield family, n
            last = int(number)


def read_case(name, text):
    """The lines of a case that prove something."""
    lines = text.splitlines()
    found = CASE_NAME.match(name)
    proofs = [found.group().upper()] if found else []
    return proofs + lines[:1] + [line for line in lines if EXPECTED.match(line)]


def read_source(text):
    """The strings of a test that it asserts."""
    proofs, calls, last = [], [], ""
    for match in TOKEN.finditer(text):
        token = match.group()
        if token.startswith("/"):
            continue
        if token.startswith('"') and (not calls or calls[-1] == "{" or ASSERTS.search(calls[-1])):
            proofs.append(token)
        elif token in "({":
            calls.append(last if token == "(" else token)
        elif token in ")}":
            calls.pop()
        last = token
    return proofs


def read_orders(text):
    """Of a game: its first line, and what its orders bring about."""
    lines = text.splitlines()
    return lines[:1] + [line for line in lines if line.startswith("#  ")]


def read_proofs(name, text):
    if name.endswith(".orders"):
        return read_orders(text)
    if name.endswith(".case"):
        return read_case(name, text)
    if name.startswith("test-") and name != LIST_TEST:
        return read_source(text)
    return []


def scan(root):
    found, seen = {}, []
    for folder, folders, files in os.walk(root):
        folders.sort()
        seen.append(folder)
        for name in sorted(files):
            path = os.path.join(folder, name)
            if not name.endswith((".c", ".case", ".orders")):
                continue
            seen.append(path)
            shown = "tests/" + os.path.relpath(path, root)
            with open(path, encoding="utf-8") as file:
                for proof in read_proofs(name, file.read()):
                    for family, number in rules_in(proof):
                        found.setdefault("%s-%02d" % (family, number), set()).add(shown)
    return found, seen


def main(root, out, depfile):
    found, seen = scan(root)
    with open(out, "w", encoding="utf-8") as file:
        file.write("/* Made by rule-tests.py. SPDX-License-Identifier: GPL-3.0-or-later */\n")
        file.write("static const RuleTest rule_tests[] = {\n")
        for rule in sorted(found):
            for path in sorted(found[rule]):
                file.write('  { "%s", "%s" },\n' % (rule, path))
        file.write("};\n")
    with open(depfile, "w", encoding="utf-8") as file:
        file.write("%s: %s\n" % (out, " ".join(p.replace(" ", "\\ ") for p in seen)))


main(*sys.argv[1:])
