import { type Insertable, sql } from 'kysely';
import { afterCommit, beforeCommit, type Scoped } from './database.ts';
import type { DocumentHistoryTable, EventsTable } from './tables.ts';

/** Records of a transaction: changes for the history of documents, and events for webhooks. */
interface Journal {
  readonly changes: Insertable<DocumentHistoryTable>[];
  readonly events: Omit<Insertable<EventsTable>, 'is_given'>[];
  /** Called after an event is stored for which a webhook waits. */
  onAwaited: () => void;
}

const journals = new WeakMap<Scoped, Journal>();

/** Adds a change to the history of a document; it is written when the transaction ends, together with its events. */
export function tellChange(scoped: Scoped, change: Insertable<DocumentHistoryTable>): void {
  journalOf(scoped).changes.push(change);
}

/** Adds an event; if a webhook waits for an event of the transaction, calls `onAwaited` once all are stored. */
export function tellEvent(
  scoped: Scoped,
  event: Omit<Insertable<EventsTable>, 'is_given'>,
  onAwaited: () => void,
): void {
  const journal = journalOf(scoped);
  journal.events.push(event);
  journal.onAwaited = onAwaited;
}

function journalOf(scoped: Scoped): Journal {
  const known = journals.get(scoped);
  if (known !== undefined) return known;
  const journal: Journal = { changes: [], events: [], onAwaited: () => {} };
  journals.set(scoped, journal);
  beforeCommit(scoped, () => write(scoped, journal));
  return journal;
}

/** Writes everything in one statement; each table's rows in the order in which they were added. */
async function write(scoped: Scoped, { changes, events, onAwaited }: Journal): Promise<void> {
  if (events.length === 0) {
    await scoped.insertInto('document_history').values(changes).execute();
    return;
  }
  const inserted = scoped
    .insertInto('events')
    .values(
      events.map((event) => ({
        ...event,
        // An event counts as given if no webhook listens to it.
        is_given: sql<boolean>`not exists (select from webhooks where company_id = ${event.company_id}
          and status = 'Active' and ${event.type}::text = any(event_types))`,
      })),
    )
    .returning('is_given');
  const { rows } = await (changes.length === 0
    ? inserted.execute().then((given) => ({ rows: given }))
    : sql<{ is_given: boolean }>`with changes as (${scoped.insertInto('document_history').values(changes)}),
        given as (${inserted}) select is_given from given`.execute(scoped));
  if (rows.some(({ is_given }) => !is_given)) afterCommit(scoped, onAwaited);
}
