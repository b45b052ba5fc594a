# Builds sites once: sh measure.sh build|rebuild GENERATOR OUT PAGES...
# build: nothing is there but the sources. rebuild: output and caches of the last build are there, and one page has changed.
set -e
action=$1 generator=$2 out=$PWD/$3
shift 3
export LC_ALL=C ASTRO_TELEMETRY_DISABLED=1 PYTHONDONTWRITEBYTECODE=1 TZ=UTC

case $generator in
hugo) command='hugo --quiet --destination out' ;;
eleventy) command='eleventy --quiet --output=out' ;;
astro) command='astro build --silent --outDir out' ;;
jekyll) command='jekyll build --quiet --destination out' ;;
pelican) command='pelican --quiet --output out' ;;
mkdocs) command='mkdocs build --quiet --site-dir out' ;;
cobalt) command='cobalt build --quiet --destination out' ;;
esac

: >"$out.json"
for pages in "$@"; do
  cd "site-$pages"
  if [ "$action" = build ]; then
    rm -rf out .cache .astro .jekyll-cache
  else
    [ -e out ] || $command
    changed=$(cat "../site-$pages.changed")
    echo 'One more sentence.' >>"$changed"
  fi
  hyperfine --shell none --style none --runs 1 --command-name "$action" -L pages "$pages" --export-json ../one.json "$command"
  cat ../one.json >>"$out.json"
  # a build that left pages out would look fast
  made=$(find out -name '*.html' | wc -l)
  [ "$made" -eq $((pages + 1)) ] || { echo "$made pages instead of $((pages + 1))" >&2; exit 1; }
  cd ..
done
