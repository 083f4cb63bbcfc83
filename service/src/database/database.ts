import {
  CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Driver,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
  Transaction,
} from 'kysely';
import { type ConnectionPool, startOfReading } from './connection-pool.ts';
import { isInFailedTransaction, isTaken, isTransactionLost } from './faults.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** A transaction that sees the rows of one company, or of all companies. */
export type Scoped = Transaction<Tables>;

export function databaseOn(pool: ConnectionPool): Database {
  const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool });
  const database = new Kysely<Tables>({ dialect });
  turns.set(database, pool.takeTurn);
  return database;
}

const turns = new WeakMap<Database, ConnectionPool['takeTurn']>();

/** The scope of a transaction that sees all companies. */
const all = '*';

/**
 * Runs work in a transaction that row level security restricts to the rows of a company. If the database ends the
 * transaction because of another one, the work runs again.
 */
export function forCompany<Result>(
  database: Database,
  companyId: string,
  work: Work<Result>,
): Promise<Result> {
  return scopedTo(database, companyId, work);
}

/** Runs work that may be lost, in a transaction that waits for no disk, standby or flushed transaction. */
export function forCompanyUnflushed<Result>(
  database: Database,
  companyId: string,
  work: Work<Result>,
): Promise<Result> {
  return scopedTo(database, companyId, work, { isUnflushed: true });
}

type Work<Result> = (scoped: Scoped) => Promise<Result>;

/** Runs work in a transaction that sees all companies: for owners of keys, the queue and the command line. */
export function acrossCompanies<Result>(database: Database, work: Work<Result>): Promise<Result> {
  return scopedTo(database, all, work);
}

/**
 * Runs statements that do not depend on each other's answers in one round trip, in a transaction for a company or
 * across all companies.
 */
export function inOneTrip<Result>(
  database: Database,
  companyId: string | undefined,
  statements: Work<Result>,
): Promise<Result> {
  return scopedTo(database, companyId ?? all, statements, { isOneTrip: true });
}

/**
 * Returns a scope for reading. Each query is a separate statement, with one round trip instead of four. A transaction
 * would show the same rows, because transactions here see what others commit in the meantime.
 */
export function readingFor(database: Database, companyId: string): Scoped {
  return queriesOn((use) =>
    database.getExecutor().provideConnection((connection) =>
      use({
        ...unstreamed,
        executeQuery: ({ sql: text, parameters, ...query }) =>
          connection.executeQuery({
            ...query,
            sql: inScope(text, parameters.length + 1),
            parameters: [...parameters, companyId],
          }),
      }),
    ),
  );
}

/** Runs reading statements across companies. */
export function readingAcross(database: Database): Scoped {
  return readingFor(database, all);
}

/**
 * Transactions that waited for each other, or claimed the same unique value, conflict only once: the repeated
 * transaction comes second and sees the result of the first.
 */
const repeats = 3;

interface Manner {
  readonly isOneTrip?: boolean;
  readonly isUnflushed?: boolean;
}

async function scopedTo<Result>(
  database: Database,
  scope: string,
  work: Work<Result>,
  manner: Manner = {},
): Promise<Result> {
  for (let left = repeats; ; left -= 1) {
    const endTurn = manner.isUnflushed ? undefined : await turns.get(database)?.();
    try {
      return await transactionOf(database, scope, work, manner).finally(endTurn);
    } catch (error) {
      if (left === 0 || !(isTransactionLost(error) || isTaken(error))) throw error;
    }
  }
}

async function transactionOf<Result>(
  database: Database,
  scope: string,
  work: Work<Result>,
  { isOneTrip = false, isUnflushed = false }: Manner,
): Promise<Result> {
  const { result, follow } = await database.getExecutor().provideConnection(async (connection) => {
    const run = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
    let isOver = false;
    // Statements sent together with a failed one fail too, and may be reported first.
    let cause: unknown;
    const noting: DatabaseConnection = {
      ...unstreamed,
      executeQuery: (query) =>
        connection.executeQuery<never>(query).catch((error: unknown) => {
          if (!isInFailedTransaction(error)) cause ??= error;
          throw error;
        }),
    };
    const scoped = queriesOn((use) => {
      if (isOver) throw new Error('The transaction has ended.');
      return use(noting);
    });
    try {
      // `begin` is sent with the first statement of the work, and `commit` with the last one.
      const unflushed = isUnflushed ? '; set local synchronous_commit = off' : '';
      const begun = run(`begin; set local app.company = '${scope.replaceAll("'", "''")}'${unflushed}`);
      const working = Promise.all([work(scoped), begun]);
      if (!isOneTrip) await working;
      const last = (ending.get(scoped) ?? []).map((write) => write());
      isOver = true;
      const along = unawaited.get(scoped) ?? [];
      const [[result]] = await Promise.all([working, ...along, ...last, run('commit')]);
      return { result, follow: following.get(scoped) ?? [] };
    } catch (error) {
      isOver = true;
      await run('rollback').catch(() => {});
      throw isInFailedTransaction(error) ? (cause ?? error) : error;
    }
  });
  for (const each of follow) each();
  return result;
}

/** Returns a query that first sets its scope and then reads rows. The scope ends with the statement. */
function inScope(text: string, parameter: number): string {
  if (!/^\s*(?:select|with)\b/i.test(text)) throw new Error('Only queries can be read.');
  return `${startOfReading}
      select set_config('app.company', $${parameter}, true) as company offset 0) as app_scope
    cross join lateral (
      select * from (${text}) as app_query where app_scope.company is not null offset 0) as app_read`;
}

/**
 * Returns the first step of the `with` of a statement outside a transaction. The step sets the scope, and runs first
 * because everything else in the statement must depend on the column `company` of `app_scope`.
 */
export function scopeStep(companyId: string = all): RawBuilder<unknown> {
  return sql`app_scope as materialized (select set_config('app.company', ${companyId}, true) as company)`;
}

/** Returns the same step for a statement that does not wait for the disk. A later transaction waits for it. */
export function unflushedScopeStep(companyId: string = all): RawBuilder<unknown> {
  return sql`app_scope as materialized (select set_config('app.company', ${companyId}, true) as company,
    set_config('synchronous_commit', 'off', true) as unflushed)`;
}

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
const driver: Driver = new DummyDriver();
const dialect = {
  createDriver: () => driver,
  createQueryCompiler: () => compiler,
  createAdapter: () => adapter,
  createIntrospector: () => {
    throw new Error('Tables are not looked for.');
  },
};
const unstreamed = {
  streamQuery: () => {
    throw new Error('Rows are not streamed.');
  },
};

function queriesOn(
  provideConnection: <Result>(use: (connection: DatabaseConnection) => Promise<Result>) => Promise<Result>,
): Scoped {
  const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection });
  return new Transaction<Tables>({ config: { dialect }, driver, dialect, executor });
}

const unawaited = new WeakMap<Scoped, Promise<unknown>[]>();

/**
 * Sends a statement without waiting for its answer. Later statements of the transaction see its effect, and the
 * transaction fails if the statement fails.
 */
export function sendAlong<Answer>(
  scoped: Scoped,
  statement: { readonly execute: () => Promise<Answer> },
): Promise<Answer> {
  const answer = statement.execute();
  answer.catch(() => {});
  unawaited.set(scoped, [...(unawaited.get(scoped) ?? []), answer]);
  return answer;
}

const ending = new WeakMap<Scoped, (() => Promise<void>)[]>();

/**
 * Sends a statement together with the commit, after the work of a transaction. The statement lets the database
 * enforce its own conditions.
 */
export function beforeCommit(scoped: Scoped, last: () => Promise<void>): void {
  ending.set(scoped, [...(ending.get(scoped) ?? []), last]);
}

const following = new WeakMap<Scoped, (() => void)[]>();

/** Runs a function once a transaction has been committed; not if it is rolled back. */
export function afterCommit(scoped: Scoped, follow: () => void): void {
  following.set(scoped, [...(following.get(scoped) ?? []), follow]);
}
