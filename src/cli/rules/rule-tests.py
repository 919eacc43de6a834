#!/usr/bin/env python3
# rule-tests.py: finds which tests name which rules. SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: rule-tests.py TESTS OUT.h DEPFILE"""
import os
import re
import sys

# "LOF-21", "MOV-09…11", "RMP-01, 05, 06": further numbers belong to the same family.
RULE = re.compile(r"\b([A-Z]{3})-(\d\d)((?:(?:\u2026|, |/)\d\d\b(?!\d))*)")
MORE = re.compile(r"(\u2026|, |/)(\d\d)")
KINDS = (".c", ".py", ".sh", ".case")


def rules_in(text):
    for family, first, more in RULE.findall(text):
        last = int(first)
        yield family, last
        for how, number in MORE.findall(more):
            for n in range(last + 1 if how == "\u2026" else int(number), int(number) + 1):
                yield family, n
            last = int(number)


def scan(root):
    found, seen = {}, []
    for folder, folders, files in os.walk(root):
        folders.sort()
        seen.append(folder)
        for name in sorted(files):
            path = os.path.join(folder, name)
            if not name.endswith(KINDS):
                continue
            seen.append(path)
            shown = "tests/" + os.path.relpath(path, root)
            with open(path, encoding="utf-8") as file:
                for family, number in rules_in(file.read()):
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
