#!/bin/bash
# check-style.sh: what the house style asks of every file, as TAP.
# SPDX-License-Identifier: GPL-3.0-or-later
cd "$(dirname "$0")/.." || exit 2
export LC_ALL=C.UTF-8
# So that report counts in this shell, not in one of its own.
shopt -s lastpipe
n=0
failures=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# report NAME: passes when nothing was said on standard input, else shows it.
report() {
  local said
  said=$(cat)
  n=$((n + 1))
  if [ -z "$said" ]; then
    echo "ok $n - $1"
  else
    echo "not ok $n - $1"
    echo "$said" | sed 's/^/# /'
    failures=$((failures + 1))
  fi
}

# includes PATTERN FOLDER…: includes of that pattern below the folders.
includes() {
  local pattern=$1
  shift
  grep -rnE "^#include [<\"]($pattern)" --include='*.[ch]' "$@"
}

# Tests look inside; rooms of the source do not look into each other.
private_elsewhere() {
  includes '[a-z-]+-private\.h' src | while IFS=: read -r file line include; do
    header=${include#*\"}
    header=${header%\"*}
    [ -e "$(dirname "$file")/$header" ] || echo "$file:$line: $header is of another room"
  done
}

# circles LAYER…: rooms of a layer that need each other, by what their files include.
circles() {
  local layer
  for layer in "$@"; do
    find "src/$layer" -name '*.h' -printf '%f %h\n' >"$scratch/rooms"
    grep -rE '^#include "' --include='*.[ch]' "src/$layer" |
      sed -E 's|^(.*)/[^/]*:#include "([^"]*)"|\2 \1|' |
      awk 'NR == FNR { room[$1] = $2; next } ($1 in room) && room[$1] != $2 { print $2, room[$1] }' \
        "$scratch/rooms" - | sort -u | tsort 2>&1 >/dev/null | sed -n 's/^tsort: \(src.*\)/\1/p'
  done
}

long_functions() {
  ctags -f - --languages=C --c-kinds=f --fields=+ne "$@" |
    sed -nE 's/^([^\t]*)\t([^\t]*)\t.*\tline:([0-9]+).*\tend:([0-9]+).*/\1 \2 \3 \4/p' |
    awk '$4 - $3 + 1 > 60 { print $2 ": " $1 " has " $4 - $3 + 1 " lines, expected 60 at most" }'
}

translatable() {
  grep -lE '\b(_|N_|C_|NC_|cr_text|ngettext|g_dngettext|g_dpgettext2?) \(' "${sources[@]}"
  grep -l 'translatable="yes"' ui/*.ui
  ls data/*.desktop.in data/*.metainfo.xml.in
}

make_template() {
  xgettext --from-code=UTF-8 --files-from=po/POTFILES --output="$scratch/crenel.pot" \
    --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 --keyword=cr_text \
    --keyword=g_dngettext:2,3 --keyword=ngettext:1,2 --keyword=g_dpgettext:2g \
    --keyword=g_dpgettext2:2c,3 2>&1
}

mapfile -t sources < <(find src -name '*.c' | sort)
mapfile -t code < <(find src tests -name '*.[ch]' | sort)

for tool in clang-format ctags xgettext msgmerge msgattrib; do
  command -v $tool >/dev/null || echo "$tool is not there"
done | report 'the tools are there'

clang-format --dry-run -Werror "${code[@]}" 2>&1 | grep -E 'error:|rror' | head -20 |
  report 'every file is as clang-format leaves it'

{
  includes 'gio/|gobject/|glib-object' src/core src/words
  includes 'gtk/|gdk/|cra-' src/core src/words src/io src/draw src/editor src/cli
  includes 'libxml/' src/core src/words src/draw src/editor src/cli src/app
  includes 'cairo|pango/|librsvg/' src/core src/words src/io src/editor
  includes 'cre-' src/core src/words src/io src/draw src/cli
  includes 'json-glib/' src/core src/words src/io src/draw src/editor src/app
} | report 'a layer includes only what stands below it'

private_elsewhere | report 'what is private is included in its own room alone'

circles core words io draw editor cli app | report 'no room needs one that needs it'

# The window knows of its activities and documents what all have, and the names of their classes.
grep -nE 'cra_map_(page|view)|cra_fit_page|cre_fit|CraMap|CraFit|CreMapDocument|cre_map_document' -r src/app/window \
  src/app/activity | report 'the window does not ask which activity it shows'

# A tool says of itself what it shows and wants; its key and its button come from the table of tools.
grep -nE '\bCRE_IS_(TOOL_|BRUSH|CODE_BRUSH)|map\.tool::[a-z]|(strcmp0?|str_equal) \((cra_map_page_get_tool|.*tool_id)' -r src/app ui |
  report 'the window does not ask which tool it is'

wc -l "${sources[@]}" | awk '$2 != "total" && $1 > 800 { print $2 ": " $1 " lines, expected 800 at most" }' |
  report 'no source is longer than 800 lines'

long_functions "${sources[@]}" | report 'no function is longer than 60 lines'

grep -L 'SPDX-License-Identifier: GPL-3.0-or-later' "${code[@]}" |
  report 'every file says its licence'

grep -nE '\b(TODO|FIXME|XXX|HACK)\b' -r src ui data po tests meson.build README.md \
  --include='*' --exclude=check-style.sh --binary-files=without-match | report 'nothing is marked as left to do'

find . -mindepth 1 -maxdepth 1 ! -name '.*' ! -name 'build*' -printf '%f\n' |
  grep -vxE 'meson\.build|README\.md|LICENSE|src|ui|data|maps|po|tests|flatpak' |
  report 'the top level holds only what it may'

translatable | sort | diff - <(sort po/POTFILES) | grep '^[<>]' | report 'po/POTFILES names every file with text'

make_template | report 'the texts can be collected'

for language in $(cat po/LINGUAS); do
  msgmerge -q --no-fuzzy-matching -o "$scratch/$language.po" "po/$language.po" "$scratch/crenel.pot" 2>&1
  msgattrib --untranslated --no-obsolete --no-wrap "$scratch/$language.po" | grep -B3 '^msgid "..*"'
  msgattrib --only-fuzzy --no-obsolete --no-wrap "$scratch/$language.po" | grep '^msgid "..*"'
done | head -60 | report 'every translation is complete'

# What a weapon carries is its portée, which has no number of its own.
grep -nE 'portée %' po/fr.po | report 'in French two men are at a distance, not at a range'

# A merge that keeps both sides of a list leaves two, of which the last one hides the others.
find meson.build src tests data po maps flatpak -name meson.build | while read -r file; do
  sed -nE "s/^([a-z_]+) = [[{].*/\1/p" "$file" | sort | uniq -d | sed "s|^|$file: made twice: |"
done | report 'no list of a meson.build is made twice'

echo "1..$n"
exit $((failures > 0))
