#!/usr/bin/env bash
# Tries the app in a bench with ERPNext 15: examples/erpnext/try.sh BENCH SITE. The site is one for tests, before its setup wizard.
# It needs the wheel of pint-ae (npm run tool -- python).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
bench=$(cd "$1" && pwd)
"$bench/env/bin/pip" install --quiet --force-reinstall --no-deps "$here"/../../python/dist/*.whl
"$bench/env/bin/pip" install --quiet --no-deps --editable "$here"
cd "$bench/sites"
grep -qx pint_ae_invoice apps.txt || echo pint_ae_invoice >> apps.txt
frappe() { "$bench/env/bin/python" -m frappe.utils.bench_helper frappe --site "$site" "$@"; }
site=$2
frappe install-app pint_ae_invoice
frappe set-config allow_tests true
frappe run-tests --app pint_ae_invoice --skip-test-records
