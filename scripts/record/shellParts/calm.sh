# ---- calm: what the machine does before and during a run

# Processor time since the start in ticks (1/100 s): of programs, stolen by a host, and all of it
cpu_ticks() { awk '$1 == "cpu" { print $2 + $3 + $4 + $7 + $8, $9 + 0, $2 + $3 + $4 + $5 + $6 + $7 + $8 + $9; exit }' "$PROC/stat"; }

# Seconds of processor that this script and the commands it waited for have taken, in OWN: a subshell would count its own
count_own() {
  times >"$REC/times"
  OWN=$(awk '{ for (i = 1; i <= 2; i++) { split($i, part, "m"); total += part[1] * 60 + part[2] } } END { print total }' "$REC/times")
}

# Percent of all processors that somebody else took between two samples: TICKS TICKS OWN-SECONDS
others_percent() {
  echo "$1 $2 $3" | awk '{ all = $6 - $3; other = $4 - $1 + $5 - $2 - $7 * 100
    printf "%.1f\n", (all > 0 && other > 0) ? 100 * other / all : 0 }'
}

busy_percent() {
  first=$(cpu_ticks)
  sleep 1
  others_percent "$first" "$(cpu_ticks)" 0
}

# Degrees Celsius of a drive, or nothing where it does not say: KERNEL-NAME
drive_temperature() {
  [ -n "$1" ] || return 0
  cat "$SYS/class/block/$1"/device/hwmon*/temp1_input "$SYS/class/block/$1"/device/hwmon/hwmon*/temp1_input \
    "$SYS/class/block/$1"/device/device/hwmon*/temp1_input 2>/dev/null | awk 'NR == 1 { printf "%.0f\n", $1 / 1000 }'
}

# The hottest sensor of the processor
processor_temperature() {
  for sensor in "$SYS"/class/hwmon/hwmon*; do
    case $(cat "$sensor/name" 2>/dev/null) in coretemp | k10temp | zenpower | cpu_thermal) cat "$sensor"/temp*_input 2>/dev/null ;; esac
  done | sort -n | awk 'END { if (NR) printf "%.0f\n", $1 / 1000 }'
}

processor_mhz() {
  speeds=$(cat "$SYS"/devices/system/cpu/cpu[0-9]*/cpufreq/scaling_cur_freq 2>/dev/null)
  if [ -n "$speeds" ]; then printf '%s\n' "$speeds" | awk '{ sum += $1 } END { printf "%.0f\n", sum / NR / 1000 }'
  else awk -F: '/^cpu MHz/ { sum += $2; n++ } END { if (n) printf "%.0f\n", sum / n }' "$PROC/cpuinfo"; fi
}

governor() { cat "$SYS"/devices/system/cpu/cpu[0-9]*/cpufreq/scaling_governor 2>/dev/null | sort -u | tr '\n' ' ' | sed 's/ $//'; }
load_average() { cut -d ' ' -f 1 "$PROC/loadavg"; }

above() { [ -n "$1" ] && [ -n "$2" ] && awk -v a="$1" -v b="$2" 'BEGIN { exit !(a > b) }'; }

# Waits until the machine is idle and the drive cool, as the methodology asks, and says what was still amiss: KERNEL-NAME
wait_for_calm() {
  sync
  sleep "$CALM_REST"
  waited=0 amiss=
  while :; do
    busy=$(busy_percent) temperature=$(drive_temperature "$1")
    amiss=
    ! above "$busy" "$CALM_BUSY" || amiss="the machine was busy before it ($busy % of its processors, limit $CALM_BUSY %)"
    ! above "$temperature" "$CALM_TEMPERATURE" || amiss="it began at $temperature °C (limit $CALM_TEMPERATURE °C)"
    if [ -z "$amiss" ] || [ "$waited" -ge "$CALM_WAIT" ] || [ "$stopping" -gt 0 ]; then break; fi
    [ "$waited" -gt 0 ] || say "  waiting up to $CALM_WAIT s: $amiss"
    sleep 4
    waited=$((waited + 5))
  done
}

# Student's t interval of the mean, two-sided 95 %: whether its half width is within PERCENT of the mean for every column of
# numbers on stdin, one run a line. The quantile is Fisher's expansion from df 7 on (exact within 0.1 %). Squares are compared,
# and powers written out: BusyBox may have an awk without mathematics.
narrow_within() {
  awk -v limit="$1" '
    function quantile(df,   z, z3, z5, z7) {
      split("12.7062 4.3027 3.1824 2.7764 2.5706 2.4469", exact, " ")
      if (df < 7) return exact[df]
      z = 1.959964; z3 = z * z * z; z5 = z3 * z * z; z7 = z5 * z * z
      return z + (z3 + z) / (4 * df) + (5 * z5 + 16 * z3 + 3 * z) / (96 * df * df) + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * df * df * df)
    }
    { n++; if (NF > columns) columns = NF; for (i = 1; i <= NF; i++) { value[n, i] = $i; sum[i] += $i } }
    END {
      if (n < 2 || !columns) exit 1
      for (i = 1; i <= columns; i++) {
        mean = sum[i] / n; squares = 0
        for (run = 1; run <= n; run++) squares += (value[run, i] - mean) * (value[run, i] - mean)
        t = quantile(n - 1); allowed = limit / 100 * mean
        if (t * t * squares / (n - 1) / n > allowed * allowed) exit 1
      }
    }'
}
