#!/bin/bash
# test-package.sh SOURCE BUILD fortified|plain: what is installed, and what describes it, as TAP.
# SPDX-License-Identifier: GPL-3.0-or-later
source=$1
build=$2
checks=$3
id=io.github.crenel.Crenel
export LC_ALL=C.UTF-8
n=0
failures=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# check NAME COMMAND…: passes when the command does; else shows what it said.
check() {
  local name=$1 said
  shift
  n=$((n + 1))
  if said=$("$@" 2>&1); then
    echo "ok $n - $name"
  else
    echo "not ok $n - $name"
    echo "$said" | sed 's/^/# /'
    failures=$((failures + 1))
  fi
}

stage() {
  DESTDIR=$scratch/stage meson install -C "$build" --no-rebuild
}

is_installed() {
  local missing=0
  for file in bin/crenel bin/crenel-cli \
    "share/applications/$id.desktop" "share/metainfo/$id.metainfo.xml" \
    "share/icons/hicolor/scalable/apps/$id.svg" \
    "share/icons/hicolor/symbolic/apps/$id-symbolic.svg" \
    "share/glib-2.0/schemas/$id.gschema.xml" "share/mime/packages/$id.xml" \
    share/locale/fr/LC_MESSAGES/crenel.mo share/crenel/rules/siege.ruleset.xml \
    share/crenel/maps/border-castle.map.xml libexec/crenel/crenel-decode; do
    [ -f "$prefix/$file" ] || { echo "$file is not installed"; missing=1; }
  done
  return $missing
}

# The installed program finds its data, its texts and its decoder beside itself, wherever it was put.
runs_installed() {
  "$prefix/bin/crenel-cli" rules LOF-23 | grep -q '^LOF-23' &&
    LANGUAGE=fr "$prefix/bin/crenel-cli" --help | grep -q 'Commandes' &&
    "$prefix/bin/crenel-cli" render "$prefix/share/crenel/maps/border-castle.map.xml" \
      "$scratch/castle.png" --mode both --px 12
}

# has WHAT FILE PATTERN ARGUMENT…: whether readelf shows the pattern of the file.
has() {
  local what=$1 file=$2 pattern=$3
  shift 3
  readelf -W "$@" "$file" | grep -qE "$pattern" || { echo "$file has no $what"; return 1; }
}

# What a fault in reading a hostile file could otherwise be turned into.
is_hardened() {
  local missing=0
  for file in bin/crenel bin/crenel-cli libexec/crenel/crenel-decode; do
    file=$prefix/$file
    has 'place of its own' "$file" 'Type: +DYN' -h || missing=1
    has 'table kept from writing' "$file" 'GNU_RELRO' -l || missing=1
    has 'table filled at the start' "$file" 'BIND_NOW|FLAGS.*NOW' -d || missing=1
    has 'guarded stack' "$file" '__stack_chk_fail' --dyn-syms || missing=1
    readelf -lW "$file" | grep -q 'GNU_STACK.*RWE' && { echo "$file runs its stack"; missing=1; }
  done
  [ "$checks" = plain ] && return $missing
  for file in bin/crenel bin/crenel-cli; do
    has 'fortified calls' "$prefix/$file" '__[a-z]+_chk' --dyn-syms || missing=1
  done
  return $missing
}

knows_types() {
  mkdir -p "$scratch/mime/packages"
  cp "$source/data/mime/$id.xml" "$scratch/mime/packages"
  update-mime-database "$scratch/mime"
  for root in map ruleset scenario assembly playlog; do
    grep -q "urn:x-crenel:1 $root application/x-crenel-$root+xml" "$scratch/mime/XMLnamespaces" ||
      { echo "<$root> has no type"; return 1; }
  done
}

# flatpak-builder drops what it does not know; so what it understood is compared with what is meant.
manifest_is_understood() {
  flatpak-builder --show-manifest "$source/flatpak/$id.yml" > "$scratch/manifest.json" || return 1
  python3 - "$scratch/manifest.json" "$id" <<'P'
import json, sys
shown = json.load(open(sys.argv[1]))
module = shown['modules'][-1]
wanted = {'id': sys.argv[2], 'runtime': 'org.gnome.Platform', 'sdk': 'org.gnome.Sdk', 'command': 'crenel'}
for key, value in wanted.items():
    found = shown.get(key, shown.get('app-' + key))
    if found != value:
        sys.exit(f'{key}: found {found}, expected {value}')
if module['buildsystem'] != 'meson' or [s['type'] for s in module['sources']] != ['dir']:
    sys.exit('the module does not build this tree with meson')
for right in shown['finish-args']:
    if 'network' in right or right.startswith('--filesystem'):
        sys.exit(f'{right} is more than the portals give')
P
}

check 'the desktop file is valid' desktop-file-validate "$build/data/$id.desktop"
check 'the metainfo is valid' appstreamcli validate --no-net "$build/data/$id.metainfo.xml"
check 'the settings schema is valid' glib-compile-schemas --strict --dry-run "$source/data"
for po in "$source"/po/*.po; do
  check "$(basename "$po") is well formed" msgfmt -c -o /dev/null "$po"
done
check 'files are known by their root element' knows_types
check 'flatpak-builder understands the manifest' manifest_is_understood
check 'the tree can be installed' stage
prefix=$(dirname "$(dirname "$(find "$scratch/stage" -path '*/bin/crenel-cli' 2>/dev/null)")")
check 'everything is installed' is_installed
check 'the programs are hardened' is_hardened
check 'the installed program runs where it is put' runs_installed

echo "1..$n"
exit $((failures > 0))
