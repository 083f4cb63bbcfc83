import { layouts } from '../../rules/ae/aliases/layouts/index.ts';
import names from '../../rules/ae/aliases/table-heads.json' with { type: 'json' };
import type { TableLayout, TableNames } from '../core/specification/table-names.ts';

/** Describes how people and other systems name the columns of tables of invoices. */
export const tableNames: TableNames = { ...names, layouts: layouts.map(checkedLayout) };

/** A layout of the data, whose words for rows are `read` and `skip`. */
function checkedLayout(layout: (typeof layouts)[number]): TableLayout {
  return layout as TableLayout;
}
