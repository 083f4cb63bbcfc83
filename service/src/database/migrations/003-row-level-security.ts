const ownedTables = [
  'api_keys',
  'documents',
  'document_history',
  'submissions',
  'document_usage',
  'idempotency_keys',
  'customers',
  'items',
  'vendors',
  'webhooks',
  'events',
  'webhook_deliveries',
  'inbound_instances',
  'inbound_refused',
];

/** A second protection behind the conditions of the queries: a transaction sees only the rows of its company. */
export const statements: readonly string[] = [
  ...guarded('companies', 'id'),
  ...ownedTables.flatMap((table) => guarded(table, 'company_id')),
];

export function guarded(table: string, column: string): string[] {
  const ofCompany = isSeen(column);
  return [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy ${table}_of_company on ${table} using (${ofCompany}) with check (${ofCompany})`,
  ];
}

/**
 * Tells whether a row of a company is visible. With `case`, the planner expects half of the rows to be visible. With
 * a plain comparison, it expects one row in two hundred if the planned statement sets the scope itself; it then reads
 * a whole table instead of an index in the order of a list.
 */
export function isSeen(column: string): string {
  return `case when ${column} = current_setting('app.company', true) then true
    else current_setting('app.company', true) = '*' end`;
}
