/** The reason why a received document was refused, where every failed one has it; earlier releases write none. */
export const statements: readonly string[] = [
  `do $$ declare
      name text;
    begin
      for name in select conname from pg_constraint
          where conrelid = 'documents'::regclass and pg_get_constraintdef(oid) like '%submission_error%' loop
        execute format('alter table documents drop constraint %I', name);
      end loop;
    end $$`,
  `alter table documents add constraint documents_submission_error_check
    check (status = 'Refused' or (status = 'DeliveryFailed') = (submission_error is not null)) not valid`,
  `select set_config('app.company', '*', true)`,
  `update documents set submission_error = jsonb_build_object('verdict', judgement -> 'errors')
    where status = 'Refused' and submission_error is null and judgement is not null`,
  `select set_config('app.company', '', true)`,
];
