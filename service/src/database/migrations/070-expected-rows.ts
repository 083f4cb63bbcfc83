import { isSeen } from './003-row-level-security.ts';

/** The policies of earlier tables get the condition for which the planner expects the right number of rows. */
export const statements: readonly string[] = [
  `do $$ declare guard record;
    begin
      for guard in select tablename, policyname from pg_policies
        where schemaname = current_schema() and policyname = tablename || '_of_company' loop
        execute format('alter policy %1$I on %2$I using (%3$s) with check (%3$s)', guard.policyname, guard.tablename,
          case when guard.tablename = 'companies' then ${quoted('id')} else ${quoted('company_id')} end);
      end loop;
    end $$`,
];

function quoted(column: string): string {
  return `'${isSeen(column).replaceAll("'", "''")}'`;
}
