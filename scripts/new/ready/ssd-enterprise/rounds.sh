# Rounds of SNIA's performance test specification, until five in a row are steady: sh rounds.sh TEST OUT MOST SECONDS FIO-OPTIONS...
# Each round is one document of fio: OUT,round=1.json. The last line printed says how it ended.
test=$1 out=$2 most=$3 seconds=$4
shift 4

# Drives with sectors of 4 KiB take no smaller request.
sector=$(cat "/sys/class/block/$(basename "$(readlink -f target)")/queue/logical_block_size" 2>/dev/null || echo 512)
of_sizes() { for size; do [ "${size%k}" != "$size" ] || [ "$size" -ge "$sector" ] || continue; echo "$size"; done; }

# One workload: NAME MIX(read percent) BLOCK-SIZE PATTERN JOBS DEPTH
workload() {
  printf '[%s]\nstonewall\nbs=%s\nnumjobs=%s\niodepth=%s\n' "$1" "$3" "$5" "$6"
  # a mix of 0 or 100 too, so that every result says which mix it is of
  case $4$2 in
  random*) printf 'rw=randrw\nrwmixread=%s\n' "$2" ;;
  sequential100) echo rw=read ;; sequential0) echo rw=write ;;
  esac
}

{
  printf '[global]\nruntime=%s\ntime_based\ngroup_reporting\nnorandommap\nrandrepeat=0\nrefill_buffers\n' "$seconds"
  case $test in
  iops)
    for mix in 100 95 65 50 35 5 0; do for size in $(of_sizes 1024k 128k 64k 32k 16k 8k 4k 512); do workload "r$mix-$size" "$mix" "$size" random 2 16; done; done
    tracked=r0-4k value=iops ;;
  throughput)
    for mix in 100 0; do workload "r$mix-1m" "$mix" 1m sequential 1 16; done
    tracked=r0-1m value=bw_bytes ;;
  latency)
    for mix in 100 65 0; do for size in $(of_sizes 8k 4k 512); do workload "r$mix-$size" "$mix" "$size" random 1 1; done; done
    tracked=r0-4k value=iops ;; # one at a time: the rate is the inverse of the mean latency
  esac
} >rounds.fio

# The tracked value of a round: of the write side of one job of fio's document
tracked_value() {
  awk -v job="\"$tracked\"" -v key="\"$value\"" '
    $1 == "\"jobname\"" { own = index($0, job) } $1 == "\"write\"" { side = 1 } $1 == "\"read\"" || $1 == "\"trim\"" { side = 0 }
    own && side && $1 == key { gsub(/[^0-9.]/, "", $3); print $3; exit }' "$1"
}

# The last five of some numbers: range and slope over the window as shares of their mean; least squares over -2..2
judge() {
  tail -n 5 "$1" | awk '
    { v[NR] = $1; sum += $1; if (NR == 1 || $1 > high) high = $1; if (NR == 1 || $1 < low) low = $1 }
    END { if (NR < 5 || sum <= 0) exit 1
      mean = sum / 5; slope = (-2 * v[1] - v[2] + v[4] + 2 * v[5]) / 10; if (slope < 0) slope = -slope
      printf "mean %.1f range %.1f %% slope %.1f %%\n", mean, 100 * (high - low) / mean, 100 * slope * 4 / mean
      exit !((high - low) <= 0.2 * mean && slope * 4 <= 0.1 * mean) }'
}

: >tracked.txt
round=1 verdict="not steady after $most rounds"
while [ "$round" -le "$most" ]; do
  fio --output-format=json+ --output="$out,round=$round.json" "$@" rounds.fio || exit 1
  tracked_value "$out,round=$round.json" >>tracked.txt
  if judge tracked.txt >judged.txt; then verdict="steady in rounds $((round - 4)) to $round"; break; fi
  round=$((round + 1))
done
echo "$verdict, $tracked $value: $(cat judged.txt)"
