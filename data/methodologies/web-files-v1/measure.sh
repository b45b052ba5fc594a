# Starts a server on the first processor and loads it from the second: sh measure.sh load|peak SERVER OUT SECONDS RATE-OR-SIZE...
# load: oha sends so many requests a second, whether the last was answered or not. peak: wrk sends the next as soon as the last is answered.
# What the server took of its processor meanwhile goes to load.csv, which a test of its own files.
set -e
action=$1 server=$2 out=$3 seconds=$4
shift 4
export LC_ALL=C HERE=$PWD
address=http://127.0.0.1:4701

case $server in
nginx) start='nginx -e stderr -p . -c nginx.conf' ;;
apache) start='apache2 -d . -f apache.conf -DFOREGROUND' ;;
lighttpd) start='lighttpd -D -f lighttpd.conf' ;;
caddy) start='caddy run --config Caddyfile --adapter caddyfile' ;;
node) start='node serve.cjs' NODE_PATH=$(npm root -g 2>/dev/null) && export NODE_PATH NODE_ENV=production ;;
esac
export XDG_CONFIG_HOME="$PWD" XDG_DATA_HOME="$PWD"

# a session of its own: its processes are found by that
taskset -c 0 setsid $start >server.log 2>&1 &
pid=$!
trap 'kill $pid 2>/dev/null; wait $pid || true' EXIT
for attempt in $(seq 50); do
  curl -fso /dev/null "$address/style.css" && break
  [ "$attempt" -lt 50 ] || { tail -3 server.log; exit 1; }
  sleep 0.1
done

# Ticks (1/100 s) of processor that the server's processes have taken, and the memory that they hold (proportional set size, KiB)
ticks() { cat /proc/[0-9]*/stat 2>/dev/null | sed 's/^[0-9]* (.*) //' | awk -v session=$pid '$4 == session { sum += $12 + $13 } END { print sum + 0 }'; }
memory() {
  for process in $(cat /proc/[0-9]*/stat 2>/dev/null | awk -v session=$pid '{ own = $1; sub(/^.*\) /, ""); if ($4 == session) print own }'); do
    cat "/proc/$process/smaps_rollup"
  done 2>/dev/null | awk '$1 == "Pss:" { sum += $2 } END { print sum + 0 }'
}

at_rate() { taskset -c 1 oha --no-tui -z "$2s" -w -q "$1" -c 32 --latency-correction --output-format json --urls-from-file site.urls; }

# what a server does at first only does not count
at_rate 1000 1 >/dev/null
[ "$action" = peak ] || echo 'rate,requests,seconds,use,cost,memory' >load.csv
for each in "$@"; do
  if [ "$action" = peak ]; then
    taskset -c 1 wrk -t 1 -c 32 -d "${seconds}s" --latency -s path.lua "$address" -- "/${each%000}k.bin" >"$out,size=$each.txt"
    continue
  fi
  before=$(ticks)
  at_rate "$each" "$seconds" >"$out,rate=$each.json"
  taken=$(($(ticks) - before)) held=$(memory)
  sed -n 's/^ *"200": *\([0-9]*\).*/requests \1/p; s/^ *"total": *\([0-9.]*\).*/seconds \1/p' "$out,rate=$each.json" |
    awk -v rate="$each" -v taken="$taken" -v held="$held" '{ read[$1] = $2 } END { n = read["requests"]; s = read["seconds"]
      printf "%d,%d,%.3f,%.4f,%.9f,%d\n", rate, n, s, taken / 100 / s, taken / 100 / n, held * 1024 }' >>load.csv
done
