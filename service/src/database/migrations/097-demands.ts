/** SQLSTATE with which a statement ends its transaction because a condition is not met. */
export const demandRefused = 'PA001';

/** Ends the transaction unless a condition is met: a client that sends its commit along has seen no answer. */
export const statements: readonly string[] = [
  `create function demand(holds boolean) returns boolean language plpgsql as $$
    begin
      if holds is not true then
        raise exception 'What the statement demands does not hold.' using errcode = '${demandRefused}';
      end if;
      return true;
    end $$`,
];
