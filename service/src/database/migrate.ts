import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { ToldError } from '../texts/told-error.ts';
import { isLockLost } from './faults.ts';
import { lockTables } from './lock-tables.ts';
import * as documents from './migrations/001-documents.ts';
import * as events from './migrations/002-events.ts';
import * as security from './migrations/003-row-level-security.ts';
import * as reasons from './migrations/004-reasons.ts';
import * as filters from './migrations/005-filters.ts';
import * as search from './migrations/006-search.ts';
import * as recordSearch from './migrations/007-record-search.ts';
import * as environment from './migrations/008-environment.ts';
import * as searchedForm from './migrations/009-searched-form.ts';
import * as refusedReasons from './migrations/010-refused-reasons.ts';
import * as handedOver from './migrations/011-handed-over.ts';
import * as remarks from './migrations/012-remarks.ts';
import * as revisions from './migrations/013-revisions.ts';
import * as tracks from './migrations/014-tracks.ts';
import * as turns from './migrations/016-turns.ts';
import * as usage from './migrations/017-usage.ts';
import * as lists from './migrations/030-lists.ts';
import * as audit from './migrations/031-audit.ts';
import * as eventOrder from './migrations/032-event-order.ts';
import * as retention from './migrations/050-retention.ts';
import * as recordCodes from './migrations/060-record-codes.ts';
import * as filling from './migrations/061-filling.ts';
import * as operator from './migrations/062-operator.ts';
import * as trackFilters from './migrations/063-track-filters.ts';
import * as expectedRows from './migrations/070-expected-rows.ts';
import * as deadLetters from './migrations/071-dead-letters.ts';
import * as attachments from './migrations/072-attachments.ts';
import * as refusedArrivals from './migrations/080-refused-arrivals.ts';
import * as senders from './migrations/081-senders.ts';
import * as changes from './migrations/082-changes.ts';
import * as monthly from './migrations/084-statements.ts';
import * as books from './migrations/085-books.ts';
import * as erasure from './migrations/086-erasure.ts';
import * as traces from './migrations/087-traces.ts';
import * as roundings from './migrations/088-roundings.ts';
import * as participantLetters from './migrations/089-participant-letters.ts';
import * as leaseHolders from './migrations/090-lease-holders.ts';
import * as unanswered from './migrations/091-unanswered.ts';
import * as origins from './migrations/092-origins.ts';
import * as refusedErrors from './migrations/093-refused-errors.ts';
import * as eventPositions from './migrations/094-event-positions.ts';
import * as statementEntries from './migrations/095-statement-entries.ts';
import * as unloggedCounts from './migrations/096-unlogged-counts.ts';
import * as demands from './migrations/097-demands.ts';
import * as ruleSet from './migrations/098-rule-set.ts';
import * as submissionSenders from './migrations/099-submission-senders.ts';
import * as mails from './migrations/100-mails.ts';
import * as transmissions from './migrations/101-transmissions.ts';
import * as documentStates from './migrations/102-document-states.ts';
import * as lessWritten from './migrations/103-less-written.ts';
import * as documentContents from './migrations/104-document-contents.ts';
import * as lessStored from './migrations/105-less-stored.ts';
import type { Tables } from './tables.ts';

/** In the order in which they run; a released migration is never changed. */
const migrations: Readonly<Record<string, Migration>> = {
  '001-documents': forward(documents.statements),
  '002-events': forward(events.statements),
  '003-row-level-security': forward(security.statements),
  '004-reasons': forward(reasons.statements),
  '005-filters': forward(filters.statements),
  '006-search': forward(search.statements),
  '007-record-search': forward(recordSearch.statements),
  '008-environment': forward(environment.statements),
  '009-searched-form': forward(searchedForm.statements),
  '010-refused-reasons': forward(refusedReasons.statements),
  '011-handed-over': forward(handedOver.statements),
  '012-remarks': forward(remarks.statements),
  '013-revisions': forward(revisions.statements),
  '014-tracks': forward(tracks.statements),
  '016-turns': forward(turns.statements),
  '017-usage': forward(usage.statements),
  '030-lists': forward(lists.statements),
  '031-audit': forward(audit.statements),
  '032-event-order': forward(eventOrder.statements),
  '050-retention': forward(retention.statements),
  '060-record-codes': forward(recordCodes.statements),
  '061-filling': forward(filling.statements),
  '062-operator': forward(operator.statements),
  '063-track-filters': forward(trackFilters.statements),
  '070-expected-rows': forward(expectedRows.statements),
  '071-dead-letters': forward(deadLetters.statements),
  '072-attachments': forward(attachments.statements),
  '080-refused-arrivals': forward(refusedArrivals.statements),
  '081-senders': forward(senders.statements),
  '082-changes': forward(changes.statements),
  '084-statements': forward(monthly.statements),
  '085-books': forward(books.statements),
  '086-erasure': forward(erasure.statements),
  '087-traces': forward(traces.statements),
  '088-roundings': forward(roundings.statements),
  '089-participant-letters': forward(participantLetters.statements),
  '090-lease-holders': forward(leaseHolders.statements),
  '091-unanswered': forward(unanswered.statements),
  '092-origins': forward(origins.statements),
  '093-refused-errors': forward(refusedErrors.statements),
  '094-event-positions': forward(eventPositions.statements),
  '095-statement-entries': forward(statementEntries.statements),
  '096-unlogged-counts': forward(unloggedCounts.statements),
  '097-demands': forward(demands.statements),
  '098-rule-set': forward(ruleSet.statements),
  '099-submission-senders': forward(submissionSenders.statements),
  '100-mails': forward(mails.statements),
  '101-transmissions': forward(transmissions.statements),
  '102-document-states': forward(documentStates.statements),
  '103-less-written': forward(lessWritten.statements),
  '104-document-contents': forward(documentContents.statements),
  '105-less-stored': forward(lessStored.statements),
};

function forward(statements: readonly string[]): Migration {
  return {
    up: async (database) => {
      for (const statement of statements) await sql.raw(statement).execute(database);
    },
  };
}

/** Other transactions use tables for a moment; a dump of the tables may take hours. */
const patienceMilliseconds = 60_000;
const pauseMilliseconds = 250;

/**
 * Brings the tables up to date, or up to a named migration, under a lock that other processes wait for.
 * Returns the names of the migrations that ran.
 */
export async function migrate(
  database: Kysely<Tables>,
  last?: string,
  patience = patienceMilliseconds,
): Promise<string[]> {
  const end = Date.now() + patience;
  for (;;) {
    const migrator = migratorOf(database);
    const { error, results = [] } =
      last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
    if (error === undefined) return results.map(({ migrationName }) => migrationName);
    if (!isLockLost(error)) throw ofLaterRelease(error) ?? error;
    if (Date.now() > end) throw new ToldError({ text: 'tablesInUse' });
    await pause(pauseMilliseconds);
  }
}

/** Throws unless every migration of this release has run, and none of a later release. */
export async function expectMigrated(database: Kysely<Tables>): Promise<void> {
  const known = await migratorOf(database).getMigrations();
  if (known.some(({ executedAt }) => executedAt === undefined)) throw new ToldError({ text: 'notMigrated' });
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  const later = rows.find(({ name }) => !Object.hasOwn(migrations, name));
  if (later !== undefined) throw new ToldError({ text: 'laterRelease', values: { migration: later.name } });
}

/** The first migration of a run locks the tables. */
function migratorOf(database: Kysely<Tables>): Migrator {
  let isLocked = false;
  const locking = ({ up }: Migration): Migration => ({
    up: async (scoped) => {
      if (!isLocked) await lockTables(scoped);
      isLocked = true;
      await up(scoped);
    },
  });
  const known = Object.entries(migrations).map(([name, migration]) => [name, locking(migration)]);
  return new Migrator({
    db: database,
    provider: { getMigrations: async () => Object.fromEntries(known) },
  });
}

/** A later release may have migrated the tables, and this release would undo its work. */
function ofLaterRelease(error: unknown): ToldError | undefined {
  const [, migration] =
    (error instanceof Error && /previously executed migration (\S+) is missing/.exec(error.message)) || [];
  return migration === undefined ? undefined : new ToldError({ text: 'laterRelease', values: { migration } });
}
