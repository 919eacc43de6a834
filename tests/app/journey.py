#!/usr/bin/python3
# journey.py: from nothing to a saved map and its line of fire, seen from outside the program.
# SPDX-License-Identifier: GPL-3.0-or-later
"""Paints a map in the window with keys alone, saves it, opens it again and saves a copy, and asks
the window and the command line about one line of fire. Rules: LOF-01, LOF-22 by their sentence.

usage: journey.py CRENEL CRENEL-CLI, on a display and a session bus of its own."""
import os
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

# So often it is asked before what is waited for is not coming any more: where all is slow, each
# question takes the longer.
PATIENCE = 400


def wait_while(patience, ask):
    """Until ask() gives something, or has been asked that often in vain."""
    for _ in range(patience):
        answer = ask()
        if answer:
            return answer
        time.sleep(0.1)
    return None


def wait_for(what, ask):
    """Until ask() gives something; a plain failure that says what was missed."""
    answer = wait_while(PATIENCE, ask)
    if not answer:
        raise AssertionError(f"waited in vain for {what}")
    return answer


def search(is_it):
    """The first accessible of which that holds, or None."""
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    waiting = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
    while waiting:
        node = waiting.pop()
        if node is None:
            continue
        try:
            if is_it(node):
                return node
            node.clear_cache()
            waiting += [node.get_child_at_index(i) for i in range(node.get_child_count())]
        except gi.repository.GLib.Error:  # it went away meanwhile
            continue
    return None


def find(name):
    """The accessible of that name, or None."""
    return search(lambda node: node.get_name() == name)


def find_map():
    """The map itself, which says what it shows; the button that leads to it only bears its name."""
    return search(lambda node: node.get_name() == "Map" and node.get_description())


def is_typed_into(node):
    states = node.get_state_set()
    return states.contains(Atspi.StateType.FOCUSED) and states.contains(Atspi.StateType.EDITABLE)


def described():
    """What the map says of itself to those who do not see it."""
    node = find_map()
    return node.get_description() if node else ""


def keys(*names):
    subprocess.run(["xdotool", "key", "--delay", "30", *names], check=True)


def type_text(text):
    subprocess.run(["xdotool", "type", "--delay", "25", text], check=True)


def start(program, *arguments):
    child = subprocess.Popen([program, *arguments], stdout=subprocess.PIPE, text=True,
                             env=dict(os.environ, CRENEL_TEST_READY="1"))
    line = child.stdout.readline()
    assert line == "READY\n", f"found {line!r}, expected READY"
    wait_for("the window", lambda: subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--class", "crenel", "windowfocus"],
        stderr=subprocess.DEVNULL).returncode == 0)
    return child


def fill(what, text):
    """Over what is in the field that opens, once the keys go to it."""
    wait_for(what, lambda: search(is_typed_into))
    keys("ctrl+a")
    type_text(text)
    keys("Return")


def go_to(number):
    keys("g")
    fill("the entry", number)
    wait_for(f"hex {number}", lambda: number in described())


def save_as(path):
    keys("ctrl+shift+s")
    fill("the dialog", path)
    wait_for(path, lambda: os.path.exists(path))


def paint(program, path):
    child = start(program)
    keys("ctrl+n")
    wait_for("the dialog", lambda: find("Columns"))
    keys("Return")
    wait_for("the map", find_map)
    keys("e")
    for number in ("0606", "0607", "0608"):
        go_to(number)
        keys("Return")
    wait_for("the level", lambda: "+1" in described() or described())
    save_as(path)
    keys("ctrl+z", "ctrl+shift+z")
    return child


def ask(number_from, number_to):
    keys("l")
    go_to(number_from)
    keys("Return")
    go_to(number_to)
    keys("Return")
    return wait_for("the sentence", lambda: described() if "→" in described() else None)


def main():
    program, cli = sys.argv[1:]
    folder = tempfile.mkdtemp(prefix="crenel-journey-")
    path, copy = os.path.join(folder, "a.map.xml"), os.path.join(folder, "b.map.xml")

    child = paint(program, path)
    sentence = ask("0407", "0807")
    child.terminate()
    child.wait()
    print("ok 1 - a map is painted from nothing with keys alone, and saved")

    said = subprocess.run([cli, "lof", path, "4,7", "8,7"], stdout=subprocess.PIPE, text=True,
                          check=False).stdout.strip()
    assert said and said in sentence, f"the window says {sentence!r}, the command line {said!r}"
    print("ok 2 - window and command line say the same sentence")

    child = start(program, path)
    wait_for("the map", find_map)
    save_as(copy)
    child.terminate()
    child.wait()
    with open(path, "rb") as a, open(copy, "rb") as b:
        assert a.read() == b.read(), "the copy differs from the map it was loaded from"
    print("ok 3 - loaded and saved again it is the same, byte for byte")
    print("1..3")


if __name__ == "__main__":
    try:
        main()
    except AssertionError as error:
        print(f"not ok: {error}")
        if os.environ.get("CRENEL_JOURNEY_PICTURE"):
            subprocess.run(["import", "-window", "root", os.environ["CRENEL_JOURNEY_PICTURE"]],
                           check=False)
        sys.exit(1)
