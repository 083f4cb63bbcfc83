#!/usr/bin/env bash
# What action.yml runs: validates INPUT_PATH, annotates, writes a summary and SARIF, and ends as the validation does.
set -euo pipefail

# The command: PINT_AE, or a version from the registry, or the source of this action.
source_folder="$(cd "$(dirname "$0")/../.." && pwd)"
if [ -n "${PINT_AE:-}" ]; then
  read -r -a pint_ae <<<"$PINT_AE"
elif [ -n "${INPUT_VERSION:-}" ]; then
  pint_ae=(npx --yes "pint-ae@$INPUT_VERSION")
else
  if [ ! -f "$source_folder/dist/cli.js" ]; then
    (cd "$source_folder" && npm ci --no-audit --no-fund --loglevel=error && npm run --silent build:command) >&2
  fi
  pint_ae=(node "$source_folder/dist/cli.js")
fi

mapfile -t paths < <(sed '/^[[:space:]]*$/d' <<<"$INPUT_PATH")
read -r -a more <<<"${INPUT_ARGUMENTS:-}"
sarif="${INPUT_SARIF:-pint-ae.sarif}"
validate() { "${pint_ae[@]}" validate "${paths[@]}" "${more[@]}" "$@"; }

code=0
validate --format github || code=$?
validate --format sarif --out "$sarif" || true
{
  echo '### pint-ae'
  echo '```text'
  validate --statistics --no-color || true
  echo '```'
} >>"${GITHUB_STEP_SUMMARY:-/dev/null}"
echo "sarif=$sarif" >>"${GITHUB_OUTPUT:-/dev/null}"
exit "$code"
