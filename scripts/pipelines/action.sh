#!/usr/bin/env bash
# What action.yml runs: validates INPUT_PATH, annotates, writes a summary and SARIF, and ends as the validation does. The folder
# holds what a pull request changed: nothing in it decides how it is judged, what is run, or where something is written.
set -euo pipefail

folder="$(pwd -P)"
source_folder="$(cd "$(dirname "$0")/../.." && pwd)"
own_folder="$(mktemp -d)"
trap 'rm -rf "$own_folder"' EXIT

# The command: PINT_AE, or a version from the registry, or the source of this action. npm runs elsewhere, so that it reads no
# .npmrc of the folder.
if [ -n "${PINT_AE:-}" ]; then
  read -r -a pint_ae <<<"$PINT_AE"
elif [ -n "${INPUT_VERSION:-}" ]; then
  (cd "$own_folder" && npm install --ignore-scripts --no-audit --no-fund --loglevel=error "pint-ae@$INPUT_VERSION") >&2
  pint_ae=(node "$own_folder/node_modules/pint-ae/dist/cli.js")
else
  if [ ! -f "$source_folder/dist/cli.js" ]; then
    (cd "$source_folder" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error && npm run --silent tool -- command) >&2
  fi
  pint_ae=(node "$source_folder/dist/cli.js")
fi

# A configuration is the one of the base branch, or of the default branch where nothing is merged, with the files beside it: what is
# pushed does not choose its own rules.
configuration=(--no-config)
if [ -n "${INPUT_CONFIGURATION:-}" ]; then
  base="${INPUT_BASE:-}"
  if [ -z "$base" ] || ! git cat-file -e "$base^{commit}" 2>/dev/null; then
    git fetch --quiet --depth=1 origin "${base:-HEAD}"
    base=FETCH_HEAD
  fi
  mkdir "$own_folder/base"
  git archive "$base" | tar -x -C "$own_folder/base"
  configuration=(--config "$own_folder/base/$INPUT_CONFIGURATION")
fi

mapfile -t paths < <(sed '/^[[:space:]]*$/d' <<<"$INPUT_PATH")
read -r -a more <<<"${INPUT_ARGUMENTS:-}"
sarif="${INPUT_SARIF:-pint-ae.sarif}"
# Not every system has `timeout`.
within_time() {
  if command -v timeout >/dev/null; then
    timeout --kill-after=10 "$seconds" "$@"
  else
    perl -e 'alarm shift; exec @ARGV' "$seconds" "$@"
  fi
}
seconds="${INPUT_TIMEOUT:-600}"
# The names of files come last, after `--`: a file may be named like an option.
validate() { within_time "${pint_ae[@]}" validate "${more[@]}" "${configuration[@]}" "$@" -- "${paths[@]}"; }

# A link in the folder does not lead what is written elsewhere, nor a folder that is made for it.
is_in_folder() {
  local place
  place="$(cd -- "$1" 2>/dev/null && pwd -P)" || return 1
  [[ "$place/" == "$folder/"* ]]
}
parent="$(dirname -- "$sarif")"
nearest="$parent"
while [ ! -e "$nearest" ] && [ ! -L "$nearest" ]; do nearest="$(dirname -- "$nearest")"; done
can_write=true
# What an earlier run left there is not one of the documents.
is_in_folder "$nearest" && mkdir -p -- "$parent" && is_in_folder "$parent" && rm -f -- "$sarif" || can_write=false

code=0
validate --format github || code=$?
{
  echo '### pint-ae'
  echo '```text'
  validate --statistics --no-color || true
  echo '```'
} >>"${GITHUB_STEP_SUMMARY:-/dev/null}"

if [ "$can_write" = false ]; then
  echo "$sarif cannot be written, or is not in the folder of the workflow" >&2
  exit 2
fi
validate --format sarif --out="$sarif" || true
echo "sarif=$sarif" >>"${GITHUB_OUTPUT:-/dev/null}"
exit "$code"
