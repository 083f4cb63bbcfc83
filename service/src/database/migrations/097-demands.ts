/** SQLSTATE by which a statement ends its transaction because something does not hold. */
export const demandRefused = 'PA001';

/** Ends the transaction unless something holds: whoever sends a commit behind a statement has not seen its answer. */
export const statements: readonly string[] = [
  `create function demand(holds boolean) returns boolean language plpgsql as $$
    begin
      if holds is not true then
        raise exception 'What the statement demands does not hold.' using errcode = '${demandRefused}';
      end if;
      return true;
    end $$`,
];
