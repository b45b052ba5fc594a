#!/bin/sh
# `sh endWithParent.sh PROGRAM ARGUMENT...` runs a program that ends when whoever started this ends: its end closes the standard input of
# this, also where it was killed and could do nothing about it. A second process of Node.js would take 70 ms to begin.

exec 3<&0
"$@" </dev/null 3<&- &
program=$!
{ read -r _; kill -9 "$program"; } <&3 >/dev/null 2>&1 &
watcher=$!
exec 3<&-
wait "$program"
status=$?
kill "$watcher" 2>/dev/null
[ "$status" -gt 128 ] && [ "$status" -lt 160 ] && echo "ended by SIG$(kill -l "$status")" >&2
exit "$status"
