# Packs or unpacks every file at every effort, once: sh measure.sh pack|unpack PROGRAM OUT RATES THREADS FILE...
# hyperfine's reports go one after the other into OUT.json; sizes, ratios and speeds into RATES, which another test files.
set -e
action=$1 program=$2 out=$3 rates=$4 all_threads=$5
shift 5
export LC_ALL=C

# The level of each program that an effort stands for; nothing where it has none.
level_of() {
  case $1-$2 in
  zstd-lowest) echo 1 ;; zstd-low) echo 3 ;; zstd-high) echo 9 ;; zstd-highest) echo 19 ;;
  brotli-lowest) echo 1 ;; brotli-low) echo 5 ;; brotli-high) echo 9 ;; brotli-highest) echo 11 ;;
  xz-lowest) echo 0 ;; xz-low) echo 3 ;; xz-high) echo 6 ;; xz-highest) echo 9 ;;
  gzip-lowest) echo 1 ;; gzip-low) echo 4 ;; gzip-high) echo 6 ;; gzip-highest) echo 9 ;;
  bzip2-lowest) echo 1 ;; bzip2-highest) echo 9 ;;
  lz4-lowest) echo 1 ;; lz4-low) echo 3 ;; lz4-high) echo 9 ;; lz4-highest) echo 12 ;;
  esac
}

pack_command() {
  case $program in
  zstd) echo "zstd -q -c -$level -T$threads $file" ;;
  xz) echo "xz -c -$level -T$threads $file" ;;
  brotli) echo "brotli -c -q $level $file" ;;
  gzip) echo "gzip -n -c -$level $file" ;;
  bzip2) echo "bzip2 -c -$level $file" ;;
  lz4) echo "lz4 -q -c -$level $file" ;;
  esac
}

# time_once COMMAND OUTPUT: hyperfine starts the program without a shell
time_once() {
  hyperfine --shell none --style none --runs 1 --command-name "$action" --output "$2" --export-json one.json \
    -L data "${file%%.*}" -L effort "$effort" -L threads "$threads" "$1"
  cat one.json >>"$out.json"
  seconds=$(sed -n 's/^ *"mean": *\([0-9.e-]*\),*/\1/p' one.json)
}

: >"$out.json"
echo 'data,effort,threads,bytes,packed,ratio,speed' >"$rates"
for file in "$@"; do
  for effort in lowest low high highest; do
    level=$(level_of "$program" "$effort")
    [ -n "$level" ] || continue
    case $effort in high*) [ "$file" != long.csv ] || continue ;; esac
    for threads in $all_threads; do
      packed=$file.$effort.$threads.packed
      if [ "$action" = pack ]; then
        time_once "$(pack_command)" "./$packed"
      else
        [ -s "$packed" ] || $(pack_command) >"$packed"
        time_once "$program -d -c $packed" pipe
      fi
      echo "$(wc -c <"$file") $(wc -c <"$packed") $seconds" |
        awk -v of="${file%%.*},$effort,$threads" '{ printf "%s,%d,%d,%.5f,%.0f\n", of, $1, $2, $1 / $2, $1 / $3 }' >>"$rates"
    done
  done
done
