# ---- one step: calm, guard, run, keep what it wrote

say() { printf '%s\n' "$*" >&2; }
stop() { say "error: $1"; [ -z "${2-}" ] || say "  $2"; finish "${3-1}"; }

stopping=0 job=
interrupted() {
  stopping=$((stopping + 1))
  [ "$stopping" -gt 1 ] || { say '' && say 'stopping: what runs now is cleared away (again to stop at once)'; }
  [ -z "$job" ] || kill_tree "$job"
  [ "$stopping" -lt 2 ] || exit 130
}

# A process that this script started and all below it, one a line: PID. Nothing where the process is not this script's own child.
family_of() {
  cat "$PROC"/[0-9]*/stat 2>/dev/null | awk -v root="$1" -v script="$$" '
    { pid = $1; sub(/^.*\) /, ""); parent[pid] = $2 }
    END {
      if (root !~ /^[0-9]+$/ || root < 2 || !(root in parent) || parent[root] != script) exit
      family[root] = 1
      do { more = 0; for (pid in parent) if (!(pid in family) && (parent[pid] in family)) { family[pid] = 1; more = 1 } } while (more)
      for (pid in family) print pid
    }'
}

# Those of some processes that have not ended: PID...
alive() { for pid in "$@"; do case $(sed 's/^.*) //' "$PROC/$pid/stat" 2>/dev/null) in '' | Z*) ;; *) echo "$pid" ;; esac; done; }

# Ends a command and all below it: PID
kill_tree() {
  family=$(family_of "$1")
  [ -n "$family" ] || return 0
  kill -TERM $family 2>/dev/null
  for tick in 1 2 3 4 5; do
    family=$(alive $family)
    [ -n "$family" ] || return 0
    sleep 1
  done
  kill -KILL $family 2>/dev/null
}

# Runs one command of the methodology in the product's folder, for so many seconds at most: FUNCTION SECONDS
limited() {
  rm -f "$REC/late"
  : >"$REC/stdout"
  # phases that the methodology does not have are no functions
  command -v "$1" >/dev/null || return 0
  # with errexit, the first line that fails ends a command of several lines
  (trap - INT TERM HUP; cd "$WORK/$product" && set -e && "$1") >"$REC/stdout" 2>"$REC/stderr" </dev/null 3<&- &
  job=$!
  # its output is closed so that nothing waits for the clock
  (trap - INT TERM HUP; sleep "$2" && echo late >"$REC/late" && kill_tree "$job") >/dev/null 2>&1 </dev/null 3<&- &
  clock=$!
  wait "$job"
  code=$?
  # not TERM: a subshell that has only begun still has this script's trap, and would go on
  timer=$(family_of "$clock")
  [ -z "$timer" ] || kill -KILL $timer 2>/dev/null
  wait "$clock" 2>/dev/null
  job=
  [ "$stopping" -eq 0 ] || return 1
  if [ -e "$REC/late" ]; then reason="it took longer than $2 s"; return 1; fi
  [ "$code" -eq 0 ] || { reason="$(last_words) (exit $code)"; return 1; }
}

last_words() { cat "$REC/stderr" "$REC/stdout" | grep -v '^ *$' | tail -n 2 | tr -s '\t\r\n ' ' ' | cut -c 1-300 | sed 's/ $//; s/^$/no message/'; }

# Right before each command: the drive that was confirmed, and nothing that somebody else made of {target}
guarded() {
  set_drive "$product"
  if [ -n "$DRIVE" ]; then
    reason=$(refusals "$DRIVE" "$IDENTITY" | sort -u)
    [ -z "$reason" ] || { gone=1; return 1; }
    DEVICE=$(readlink -f "$DRIVE") KERNEL_NAME=$(basename "$(readlink -f "$DRIVE")")
    SIZE=$(($(cat "$SYS/class/block/$KERNEL_NAME/size") * 512))
    ln -sfn "$DEVICE" "$WORK/$product/target"
    return 0
  fi
  DEVICE= KERNEL_NAME= SIZE=
  target=$(readlink -f "$WORK/$product/target" 2>/dev/null) || return 0
  case $target in "$DEVICES"/shm/*) return 0 ;; "$DEVICES"/*) ;; *) is_block "$target" || return 0 ;; esac
  KERNEL_NAME=${target##*/} DEVICE=$target
  case $(cat "$SYS/class/block/$KERNEL_NAME/loop/backing_file" 2>/dev/null) in
  "$(cd "$WORK" && pwd -P)"/*) reason=$(uses_of "$target" "$KERNEL_NAME") ;;
  *) reason="{target} is $target, which nobody named: only a loop device over a file of this recording needs no name" ;;
  esac
  [ -z "$reason" ] || { gone=1; return 1; }
}

start_clock() { count_own; before=$(cpu_ticks) began=$(date +%s); }

# The phases of a step; `reason` says why it failed. Globals: product, test, settings, run, call, limit
perform() {
  reason=
  start_clock
  guarded && limited "before_$call" "$limit" && start_clock && guarded && limited "command_$call" "$limit"
  outcome=$?
  ended=$(date +%s) own=$OWN
  count_own
  others=$(others_percent "$before" "$(cpu_ticks)" "$(awk -v a="$own" -v b="$OWN" 'BEGIN { print b - a }')")
  [ "$outcome" -ne 0 ] || { cp "$REC/stdout" "$REC/printed" && read_values || outcome=1; }
  why=$reason
  # clearing away is tried even after a failure and Ctrl-C
  was=$stopping stopping=0
  if [ -z "$gone" ] && guarded; then limited "after_$call" "$limit" || [ -n "$why" ] || { why="clearing away: $reason" outcome=1; }; fi
  stopping=$((was + stopping)) reason=$why
  return "$outcome"
}

# Moves what the command wrote to the results. Its standard output counts where it wrote nothing else.
keep_output() {
  kept=0
  mkdir -p "$REC/raw/$product/$test" || return 1
  for file in "$WORK/$product/$out"*; do
    case ${file##*/} in "$out" | "$out"[._,]*) ;; *) continue ;; esac
    [ -f "$file" ] || continue
    # a log of a run that was shorter than its interval
    [ -s "$file" ] || { rm -f "$file"; continue; }
    hide_names "$file"
    case $file in *.truth.csv) ;; *) kept=1 ;; esac
    name=${file##*/}
    # a name without an ending could be cut at a dot in its settings
    [ "$name" != "$out" ] || name=$out.txt
    mv "$file" "$REC/raw/$product/$test/$name" || return 1
  done
  if [ "$kept" -eq 0 ] && [ -s "$REC/printed" ]; then
    hide_names "$REC/printed"
    kept=1 && mv "$REC/printed" "$REC/raw/$product/$test/$out.txt" || return 1
  fi
  [ "$kept" -eq 1 ] || { reason='it wrote no output'; return 1; }
}

# Numbers that decide when runs are enough
read_values() {
  numbers=
  [ "$until" != - ] || return 0
  limited "value_$call" "$limit" || { reason="its value cannot be read: $reason"; return 1; }
  numbers=$(tr -s ' \t\r\n' ' ' <"$REC/stdout" | sed 's/^ //; s/ $//')
  case $numbers in '' | *[!0-9eE.+\ -]*) reason="its value is no number: $numbers"; return 1 ;; esac
}

# What was recorded of a kind of step: its runs that count
status_of() { awk -F '\t' -v p="$product" -v t="$test" -v s="$settings" -v r="$run" '$3 == p && $4 == t && $5 == s && $6 == r { found = $7 } END { print found }' "$REC/runs.tsv"; }
counted_values() {
  awk -F '\t' -v p="$product" -v t="$test" -v s="$settings" '
    FNR == NR { if ($3 == p && $4 == t && $5 == s) status[$6] = $7; next }
    $1 == p && $2 == t && $3 == s { if (status[$4] == "ok") value[$4] = $5 }
    END { for (run in value) print value[run] }' "$REC/runs.tsv" "$REC/values.tsv"
}
is_enough() { [ "$until" != - ] && [ "$run" -gt "$least" ] && counted_values | narrow_within "$until"; }

note_run() {
  printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n' "$number" "$block" "$product" "$test" "$settings" "$run" \
    "$1" "$began" "$ended" "$load" "$busy" "$others" "$temperature" "$(drive_temperature "$KERNEL_NAME")" "$hot" "$mhz" "$(governor)" \
    "$(cat "$PROC/sys/kernel/random/boot_id" | cut -c 1-8)" "$(printf '%s' "$2" | tr '\t\r\n' '   ')" >>"$REC/runs.tsv" ||
    stop 'the disk of the recording is full' "free space and run this script again: it goes on at $product $test run $run"
}

# One line of the plan
step() {
  out=run$run gone= KERNEL_NAME=
  [ "$settings" = - ] || out=$out,$settings
  rm -f "$WORK/$product/$out" "$WORK/$product/$out"[._,]* "$REC/printed"
  set_drive "$product"
  [ -z "$DRIVE" ] || KERNEL_NAME=$(basename "$(readlink -f "$DRIVE")")
  progress
  wait_for_calm "$KERNEL_NAME"
  [ "$stopping" -eq 0 ] || return 0
  load=$(load_average) mhz=$(processor_mhz) hot=$(processor_temperature)
  if perform && keep_output; then
    [ -z "$numbers" ] || printf '%s\t%s\t%s\t%s\t%s\n' "$product" "$test" "$settings" "$run" "$numbers" >>"$REC/values.tsv"
    ! above "$others" "$CALM_OTHERS" || amiss="${amiss:+$amiss; }other programs took $others % of the processors during it (limit $CALM_OTHERS %)"
    [ -z "$amiss" ] || say "  kept, but not counted: $amiss"
    status=ok && [ -z "$amiss" ] || status=disturbed
    note_run "$status" "$amiss"
    return 0
  fi
  [ "$stopping" -eq 0 ] || return 0
  say "  failed: $reason"
  if [ "$(df -Pk "$REC" | awk 'NR == 2 { print $4 }')" -lt 1024 ]; then stop 'the disk of the recording is full' "free space in $REC and run this script again"; fi
  note_run failed "$reason"
  failures="$failures $product:$test "
  [ -z "$gone" ] || given_up="$given_up $product:- "
  case $failures in *" $product:$test "*" $product:$test "*" $product:$test "*) given_up="$given_up $product:$test " ;; esac
}
