#!/usr/bin/env bash
# Brings the servers that `npm run test:deploy` starts onto a machine with Debian's packages, when they are missing.
set -euo pipefail

missing=()
command -v nginx > /dev/null || missing+=(nginx-light libnginx-mod-http-brotli-static)
command -v caddy > /dev/null || missing+=(caddy)
command -v openssl > /dev/null || missing+=(openssl)
command -v psql > /dev/null && { command -v pg_config || ls /usr/lib/postgresql/*/bin/initdb; } &> /dev/null || missing+=(postgresql)
if [ ${#missing[@]} -eq 0 ]; then
  exit 0
fi
if ! command -v apt-get > /dev/null; then
  echo "npm run test:deploy needs ${missing[*]}: install them by hand." >&2
  exit 1
fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
