#!/usr/bin/env bash
# Runs a command with a PostgreSQL server of its own, where its programs are installed: `DATABASE_URL` names it. Where everything
# must hold (CI), that they are missing is a failure: what was skipped would look like what passed.
set -euo pipefail
cd "$(dirname "$0")/.."

programs="$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1 || true)"
if [ -z "$programs" ]; then
  if [ "${CI:-}" = true ]; then
    echo "PostgreSQL is not installed: nothing was tried on it" >&2
    exit 1
  fi
  echo "skipped: PostgreSQL is not installed"
  exit 0
fi

folder="$(mktemp -d)"
# PostgreSQL does not run as root.
as() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
[ "$(id -u)" != 0 ] || chown postgres "$folder"
stop() {
  as "$programs/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT
# The locale of the machine would decide the encoding.
as "$programs/initdb" -D "$folder/data" -A trust -U postgres --locale=C --encoding=UTF8 >/dev/null
start() {
  # Below the ports that systems give to outgoing connections.
  port="$((20000 + RANDOM % 12000))"
  as "$programs/pg_ctl" -D "$folder/data" -l "$folder/log" -w \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder ${POSTGRES_SETTINGS:-}" start >/dev/null
}
# Another program may have the port.
start || start || start
DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres" "$@"
