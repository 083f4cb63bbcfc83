const tables = ['documents', 'customers', 'items', 'vendors'] as const;

/** Count of the changes of a resource: its ETag. */
export const statements: readonly string[] = [
  `create function raise_revision() returns trigger language plpgsql as $$
    begin
      new.revision := old.revision + 1;
      return new;
    end $$`,
  ...tables.flatMap((table) => [
    `alter table ${table} add column revision integer not null default 1`,
    `create trigger ${table}_revision before update on ${table} for each row execute function raise_revision()`,
  ]),
];
