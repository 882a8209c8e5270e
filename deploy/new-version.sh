#!/bin/sh
# Builds a new version in a copy of the project and swaps it with the one that is served: see guides/deploying.md.
#   sh /srv/docs/deploy/new-version.sh 'systemctl reload nginx && systemctl restart docs-feedback'
# At an error, the site stays as it was and the copy is removed.
set -eu

site=$(cd "$(dirname "$0")/.." && pwd)
reload=${1:?Give the command that makes the server and the receiver read the new version.}

if [ -e "$site.new" ] || [ -e "$site.old" ]; then
  echo "Remove $site.new and $site.old first." >&2
  exit 1
fi

remove_copy() {
  cd /
  rm -rf "$site.new"
}
trap remove_copy EXIT
trap 'exit 1' HUP INT TERM

# The folders of scripts in a build, of each language: `assets`, `zh/assets`, or below the path of the site.
asset_folders() {
  (cd "$1" && find . -type d -path '*/assets/js' | sed 's|/js$||')
}

cp -a "$site" "$site.new"
cd "$site.new"
git pull
npm ci
npm run build

# Readers of pages that are open meanwhile still ask for the scripts of earlier versions, for 30 days after the last
# version that had them. Only scripts of the last build are newer than its `npm ci`: their 30 days begin now.
asset_folders "$site/build" | while read -r assets; do
  if [ -d "build/$assets" ]; then
    find "$site/build/$assets" -type f -newer "$site/node_modules/.package-lock.json" -exec touch {} +
    cp -rpu "$site/build/$assets/." "build/$assets/"
    find "build/$assets" -type f -mtime +30 -delete
  fi
done

mv "$site" "$site.old"
mv "$site.new" "$site" || {
  mv "$site.old" "$site"
  exit 1
}
trap - EXIT
sh -c "$reload"
