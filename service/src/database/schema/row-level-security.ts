/**
 * Statements that restrict a table to the rows of one company: a second protection behind the conditions of the
 * queries. `app.company` names the company of a transaction; `*` is all companies.
 */
export function guarded(table: string, condition = isOfCompany('company_id')): string {
  return `
  alter table ${table} enable row level security;
  alter table ${table} force row level security;
  create policy ${table}_of_company on ${table} using (${condition}) with check (${condition});`;
}

/**
 * Tells whether a row belongs to the company of the transaction. With `case`, the planner expects half of the rows to
 * pass. With a plain comparison, it expects one row in two hundred if the planned statement sets the scope itself; it
 * then reads a whole table instead of an index in the order of a list.
 */
export function isOfCompany(column: string): string {
  return `case when ${column} = current_setting('app.company', true) then true
    else current_setting('app.company', true) = '*' end`;
}
