import { layouts } from '../../rules/ae/aliases/layouts/index.ts';
import names from '../../rules/ae/aliases/table-heads.json' with { type: 'json' };
import type { TableNames } from '../core/specification/table-names.ts';

/** How people and other systems name the columns of tables of invoices. */
export const tableNames: TableNames = { ...names, layouts };
