import type { Hono } from 'hono';
import { sql } from 'kysely';
import { readingAcross, type Scoped } from '../database/database.ts';
import { eventLock } from '../database/schema/events.ts';
import { countLetters } from '../deliver/dead-letters.ts';
import { countUnanswered } from '../deliver/unanswered.ts';
import type { Service } from '../service.ts';

/** Routes that show whether the process is alive and whether it can work, and its metrics. */
export function healthRoutes(app: Hono, service: Service): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    try {
      await service.probe();
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'database unreachable' }, 503);
    }
  });
  app.get('/metrics', async (context) => {
    await measureQueues(service);
    const { registry } = service.metrics;
    return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
}

/** Only the database knows the length of the queues. The other metrics matter most when the database is down. */
async function measureQueues({ queue, metrics, database, clock }: Service): Promise<void> {
  try {
    metrics.queueSizes(await queue.sizes());
    metrics.backlog(await queue.backlog());
    const reading = readingAcross(database);
    metrics.deadLetters(await countLetters(reading));
    metrics.unanswered(await countUnanswered(reading, clock));
    metrics.eventsLag(await eventsLag(reading));
  } catch {
    metrics.queueSizes({});
    metrics.backlog(undefined);
    metrics.deadLetters({});
    metrics.unanswered({});
    metrics.eventsLag(undefined);
  }
}

/** The seconds for which the list of events has waited for the oldest transaction that writes an event, or 0. */
async function eventsLag(scoped: Scoped): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from now() - activity.xact_start)), 0)::float8 as seconds
    from pg_locks join pg_stat_get_activity(null) as activity on activity.pid = pg_locks.pid
    where locktype = 'advisory' and classid = ${eventLock} and mode = 'ShareLock' and granted`.execute(
    scoped,
  );
  return rows[0]?.seconds ?? 0;
}
