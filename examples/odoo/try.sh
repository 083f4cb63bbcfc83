#!/usr/bin/env bash
# Tries the module with Odoo 17: PYTHON=…/bin/python examples/odoo/try.sh SOURCE DATABASE [OPTION…], in a new database. PYTHON has
# what Odoo needs, the options say where PostgreSQL is. It needs the wheel of pint-ae (npm run tool -- python).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
python=${PYTHON:-python3}
source=$(cd "$1" && pwd)
database=$2
shift 2
"$python" -m pip install --quiet --force-reinstall "$here"/../../python/dist/*.whl
"$python" "$source/odoo-bin" --database "$database" --init pint_ae_invoice --test-tags /pint_ae_invoice \
  --addons-path "$source/addons,$source/odoo/addons,$here" --without-demo all --stop-after-init "$@"
