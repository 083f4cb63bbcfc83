import { sql } from 'kysely';
import { acrossCompanies, type Database } from '../../src/database/database.ts';
import type { Clock, Random } from '../../src/surroundings.ts';

/** The schemas in which the database looks for names: its `now()` is the one of the clock, once that is set up. */
export const searchPath = 'stepped, public, pg_catalog';

/** A clock that stands still during a step, for the service and its database. */
export interface SteppedClock extends Clock {
  /** Gives the database the time of the clock, and ids in the order in which they are made. */
  readonly setUp: (database: Database) => Promise<void>;
  readonly advance: (seconds: number) => Promise<void>;
}

export function steppedClock(start: string): SteppedClock {
  let at = Date.parse(start);
  let set: (() => Promise<unknown>) | undefined;
  const now = () => new Date(at);
  return {
    now,
    setUp: async (database) => {
      const statements = [
        'create schema stepped',
        'create table stepped.clock (at timestamptz)',
        `insert into stepped.clock values ('${now().toISOString()}')`,
        'create sequence stepped.ids',
        `create function stepped.gen_random_uuid() returns uuid language sql volatile
          as $$ select lpad(to_hex(nextval('stepped.ids')), 32, '0')::uuid $$`,
        ...['now', 'clock_timestamp'].map(
          (name) => `create function stepped.${name}() returns timestamptz language sql stable
            as 'select at from stepped.clock'`,
        ),
      ];
      await acrossCompanies(database, async (scoped) => {
        for (const statement of statements) await sql.raw(statement).execute(scoped);
      });
      set = () =>
        acrossCompanies(database, (scoped) =>
          sql`update stepped.clock set at = ${now().toISOString()}::timestamptz`.execute(scoped),
        );
    },
    advance: async (seconds) => {
      at += seconds * 1000;
      await set?.();
    },
  };
}

/** Bytes that are never the same and the same in every run; fractions are halves. */
export function countedRandom(): Random {
  let count = 0;
  return {
    bytes: (length) => {
      if (length === 3) return Uint8Array.of(128, 0, 0);
      count += 1;
      const bytes = new Uint8Array(length);
      for (let index = 0; index < length; index += 1)
        bytes[index] = Math.imul(count * 40_503 + index * 2_654_435_761, 2_246_822_519) >>> 24;
      return bytes;
    },
  };
}
