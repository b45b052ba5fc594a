# ---- the recording as a whole

usage() {
  cat >&2 <<USAGE
usage: sh $0 [options]
Records: $TITLE
  --drive PRODUCT=$BY_ID/NAME   the drive that is the product; what is on it is lost
  --erase PRODUCT='MODEL SERIAL'       says, without being asked, that it may be erased
  --dir DIR     where results and the state are kept (./recording-$PLAN)
  --work DIR    where commands run and may make files, on the disk to be measured (DIR/work)
  --pack        packs what was recorded so far, and records nothing
Run it again after a stop, a failure or a restart of the machine: it goes on where it was.
USAGE
}

# The value of NAME in lines of NAME=VALUE: LINES NAME
lookup() { printf '%s\n' "$1" | sed -n "s|^$2=||p" | tail -n 1; }
set_drive() { DRIVE=$(lookup "$drives" "$1") IDENTITY=$(lookup "$identities" "$1" | sed 's/^ *//; s/ *$//; s/  */ /g'); }

# Nothing starts before everything is there.
check_tools() {
  [ -r "$PROC/sys/kernel/random/boot_id" ] ||
    stop "this script needs Linux, with $PROC" 'elsewhere run the tools yourself, and file what they write with npm run add'
  absent=
  for tool in $NEEDS; do command -v "$tool" >/dev/null 2>&1 || absent="$absent $tool"; done
  [ -z "$absent" ] || stop "not installed:$absent" 'install them on this machine, then run this script again'
}

check_drive() {
  set_drive "$product"
  if [ -z "$DRIVE" ]; then
    needs_drive "$product" || return 0
    say "the drives of this machine:"
    for link in "$BY_ID"/*; do case $link in *-part[0-9]*) ;; *) say "  $link: $(identity_of "$(basename "$(readlink -f "$link")")")" ;; esac done
    stop "which drive is $product?" "name it: --drive $product=$BY_ID/..."
  fi
  # the confirmation comes after the contents were shown; all other refusals come first
  node=$(readlink -f "$DRIVE") name=$(basename "$(readlink -f "$DRIVE")")
  found=$(refusals "$DRIVE" "$(identity_of "$name")" | sort -u)
  [ -z "$found" ] || stop "$product must not be written to" "$found"
  say "$product is $DRIVE: $(cat "$SYS/class/block/$name/device/model" 2>/dev/null), $(($(cat "$SYS/class/block/$name/size") * 512 / 1000000000)) GB. On it:"
  holds=$(contents_of "$node" "$name")
  say "${holds:-nothing that is known}"
  if [ -z "$IDENTITY" ]; then
    [ -t 0 ] || stop "nobody confirmed that $product may be erased" "give --erase $product='MODEL SERIAL' as its label says them"
    printf 'All of it will be lost. To go on, type its model and serial number: ' >&2
    read -r IDENTITY
    identities="$identities
$product=$IDENTITY"
  fi
  found=$(refusals "$DRIVE" "$(printf '%s' "$IDENTITY" | sed 's/^ *//; s/ *$//; s/  */ /g')" | sort -u)
  [ -z "$found" ] || stop "$product must not be written to" "$found"
  [ -w "$node" ] || stop "$DRIVE cannot be opened for writing" 'run this script as root'
  SERIALS="$SERIALS $(serial_of "$name")"
}

# What a product needs once: its files, and its set-up. After a restart of the machine it is made again.
set_up() {
  mkdir -p "$WORK/$product" && cd "$WORK/$product" && unpack_files && cd "$home" || stop "cannot write to $WORK" 'free space, or choose --work'
  boot=$(cat "$PROC/sys/kernel/random/boot_id")
  call=$(number_of "$product") gone=
  [ "$(cat "$WORK/$product/.ready" 2>/dev/null)" != "$boot" ] || return 0
  [ ! -e "$WORK/$product/.begun" ] || clear_away
  : >"$WORK/$product/.begun"
  say "setting up $product"
  guarded && limited "setup_$call" 14400 && guarded || { [ "$stopping" -gt 0 ] && return; stop "cannot set up $product" "$reason"; }
  echo "$boot" >"$WORK/$product/.ready"
  facts_of_drive before
}

# What the set-up made. Since a restart, {target} may lead to another drive: such a link goes, and a drive that is refused is left alone.
clear_away() {
  command -v "cleanup_$call" >/dev/null || return 0
  if ! guarded; then
    [ -z "$DRIVE" ] || return 1
    case $reason in '{target} is '*) rm -f "$WORK/$product/target" && DEVICE= ;; esac
  fi
  limited "cleanup_$call" 3600
}

# before | after
facts_of_drive() {
  guarded || return 0
  [ -n "$KERNEL_NAME" ] || return 0
  mkdir -p "$REC/raw/$product"
  [ -e "$REC/drive-$product.tsv" ] || drive_facts "$KERNEL_NAME" >"$REC/drive-$product.tsv"
  [ "$1" = before ] && [ -e "$REC/raw/$product/smart-before.txt" ] || health_of "$DEVICE" >"$REC/raw/$product/smart-$1.txt"
  [ -s "$REC/raw/$product/smart-$1.txt" ] || rm -f "$REC/raw/$product/smart-$1.txt"
}

clean_up() {
  for product in $PRODUCTS; do
    [ -e "$WORK/$product/.begun" ] || continue
    was=$stopping stopping=0 call=$(number_of "$product") gone=
    facts_of_drive after
    clear_away || say "cannot clean up after $product: $reason"
    stopping=$((was + stopping))
    rm -rf "$WORK/$product"
  done
}

finish() {
  ending=$1
  trap - EXIT
  if [ -d "${REC:-}" ]; then
    clean_up
    rm -f "$REC/stdout" "$REC/stderr" "$REC/printed" "$REC/late" "$REC/times" "$REC/lock"
  fi
  [ "$ending" -eq 0 ] || say "what was recorded is in ${REC:-}: the same command goes on from there"
  exit "$ending"
}

progress() {
  position=$((position + 1))
  until_when=
  if [ "$taken" -gt 0 ]; then
    at=$(($(date +%s) + ($(date +%s) - started) * (total - number + 1) / taken))
    until_when=", at the latest until about $(date -d "@$at" '+%a %H:%M' 2>/dev/null || echo "$(((at - $(date +%s)) / 60 + 1)) minutes from now")"
  fi
  shown=$settings && [ "$settings" != - ] || shown=
  say "[$number/$total] $product $test${shown:+ $shown} run $run$until_when"
}

record_all() {
  total=$(plan | wc -l) position=0 taken=0 failures=' ' given_up=' ' started=$(date +%s)
  plan >"$REC/plan.tsv"
  while read -r number block product test settings run least until limit call <&3; do
    [ "$stopping" -eq 0 ] || break
    case $given_up in *" $product:$test "* | *" $product:- "*) continue ;; esac
    case $(status_of) in ok | disturbed) continue ;; esac
    is_enough && continue
    step
    taken=$((taken + 1))
  done 3<"$REC/plan.tsv"
}

# One archive with checksums: what was run, in which order, on what machine, and every output.
pack() {
  { printf 'benchfolio-recording\t1\nmethodology\t%s\nplan\t%s\nseed\t%s\nproducts\t%s\nfirst\t%s\n' "$METHODOLOGY" "$PLAN" "$SEED" "$PRODUCTS" \
    "$(awk -F '\t' 'NR == 2 { print $8 }' "$REC/runs.tsv")"; lookup "$LABELS" campaign | sed 's/^/campaign\t/'; lookup "$LABELS" testbed | sed 's/^/testbed\t/'; } >"$REC/recording.tsv"
  machine_facts >"$REC/machine.tsv"
  for file in "$REC"/*.tsv; do hide_names "$file"; done
  sums=$(command -v sha256sum) || sums='openssl dgst -sha256 -r'
  cd "$REC" || stop "cannot read $REC"
  parts="recording.tsv machine.tsv runs.tsv plan.tsv raw $(ls drive-*.tsv 2>/dev/null)"
  find $parts -type f -exec $sums {} + | sort -k 2 >SHA256SUMS
  archive=$REC.tar.gz
  tar -cf - $parts SHA256SUMS | gzip -n >"$archive.part" && tar -tzf "$archive.part" | grep -qx SHA256SUMS && mv "$archive.part" "$archive" ||
    stop 'cannot write the archive' 'free space, then run this script with --pack'
  cd "$home" || :
  say "packed: file it with npm run add -- $(basename "$archive")"
  printf '%s\n' "$archive"
}

REC= WORK= drives= identities= only_pack= SERIALS=
while [ $# -gt 0 ]; do
  case $1 in
  --drive) drives="$drives
${2-}" ;;
  --erase) identities="$identities
${2-}" ;;
  --dir) REC=${2-} ;; --work) WORK=${2-} ;;
  --pack) only_pack=1 ;;
  --help) usage; exit 0 ;;
  *) usage; say "error: unknown: $1"; exit 2 ;;
  esac
  case $1 in --pack) shift ;; *) [ $# -gt 1 ] || { say "error: $1 wants a value"; exit 2; }; shift 2 ;; esac
done
home=$(pwd)
REC=${REC:-recording-$PLAN}
mkdir -p "$REC/raw" && REC=$(cd "$REC" && pwd) || { say "error: cannot write to $REC"; exit 1; }
WORK=${WORK:-$REC/work}
mkdir -p "$WORK" && WORK=$(cd "$WORK" && pwd) || { say "error: cannot write to $WORK"; exit 1; }
if [ -e "$REC/lock" ] && [ -e "$PROC/$(cat "$REC/lock")" ]; then say "error: this recording runs already, as process $(cat "$REC/lock")"; exit 1; fi
# a line that a full disk or a power cut broke off
for file in runs values; do [ -z "$(tail -c 1 "$REC/$file.tsv" 2>/dev/null)" ] || echo >>"$REC/$file.tsv"; done
[ -s "$REC/runs.tsv" ] || printf 'step\tblock\tproduct\ttest\tsettings\trun\tstatus\tstart\tend\tload\tbusy\tothers\ttemperature-before\ttemperature-after\tprocessor-temperature\tmhz\tgovernor\tboot\tremark\n' >"$REC/runs.tsv" || { say 'error: the disk is full'; exit 1; }
[ -e "$REC/values.tsv" ] || : >"$REC/values.tsv"
if [ -n "$only_pack" ]; then pack; exit; fi
check_tools
for product in $PRODUCTS; do check_drive; done
echo $$ >"$REC/lock"
trap interrupted INT TERM HUP
for product in $PRODUCTS; do [ "$stopping" -gt 0 ] || set_up; done
record_all
[ "$stopping" -eq 0 ] || finish 130
clean_up
pack
failed=$(awk -F '\t' 'NR > 1 { last[$3 " " $4 " " $5 " run " $6] = $7 " " $19 } END { for (key in last) if (last[key] ~ /^failed/) print "  " key ": " substr(last[key], 8) }' "$REC/runs.tsv" | sort)
[ -z "$failed" ] || { say 'these runs failed:' && say "$failed"; finish 1; }
finish 0
