import { AsyncResource } from 'node:async_hooks';
import { type Database, inOneTrip, type Scoped } from '../database/database.ts';
import { isDemandRefused } from '../database/faults.ts';
import type { Queue } from './queue.ts';

type Work = (scoped: Scoped) => Promise<void>;

interface Waiting {
  readonly work: Work;
  readonly settled: (transaction: Promise<void>) => void;
}

/** Longer transactions would block other companies. */
const most = 16;

/**
 * Settles work of a company in one transaction, together with other work that ends while the previous transaction runs.
 * If a condition fails, the transaction does nothing, and each piece settles alone.
 */
export function createSettling(database: Database, gate: Queue['gate']): Queue['settleTogether'] {
  const lines = new Map<string, Waiting[]>();
  const settleOf = async (companyId: string, line: Waiting[]) => {
    const together = line.splice(0, most);
    const all = inOneTrip(
      database,
      companyId,
      async (scoped) => void (await Promise.all(together.map(({ work }) => work(scoped)))),
    );
    // Any other failure is the outcome of each piece of work.
    const isEnd = together.length === 1 || (await isDone(all).catch(() => true));
    for (const { work, settled } of together) {
      const transaction = isEnd ? all : inOneTrip(database, companyId, work);
      settled(transaction);
      await transaction.catch(() => {});
    }
  };
  const settleAll = async (companyId: string, line: Waiting[]) => {
    while (line.length > 0) await gate(() => settleOf(companyId, line));
    lines.delete(companyId);
  };
  return async (companyId, work) => {
    const transaction = await new Promise<{ readonly end: Promise<void> }>((resolve) => {
      const waiting = {
        // Its events belong to the trace in which the work ended.
        work: AsyncResource.bind(work),
        settled: (end: Promise<void>) => resolve({ end }),
      };
      const line = lines.get(companyId) ?? [];
      line.push(waiting);
      if (lines.has(companyId)) return;
      lines.set(companyId, line);
      void settleAll(companyId, line);
    });
    return isDone(transaction.end);
  };
}

async function isDone(transaction: Promise<void>): Promise<boolean> {
  try {
    await transaction;
    return true;
  } catch (error) {
    if (!isDemandRefused(error)) throw error;
    return false;
  }
}
