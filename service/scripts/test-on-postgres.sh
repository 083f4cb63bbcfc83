#!/usr/bin/env bash
# Runs the tests of the service on a PostgreSQL server of its own, where its programs are installed. Arguments go to vitest.
exec bash "$(dirname "$0")/on-postgres.sh" npx vitest run "$@"
