import { readingAcross } from '../database/database.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';
import { type Attributed, endUserReport, transactionReport } from './reports.ts';
import {
  type EndUser,
  endUsersIn,
  type Period,
  periodOf,
  type Transmissions,
  transmissionsIn,
} from './transmissions.ts';

type Counting = Pick<Service, 'database' | 'settings' | 'participants' | 'clock'>;

/** The exchange of a month. */
export interface Month {
  readonly period: Period;
  readonly messages: readonly Attributed[];
  /** The messages whose other provider is unknown, which no report counts. */
  readonly unattributed: readonly Transmissions[];
  readonly users: readonly EndUser[];
}

/** The most receivers to look up in the register if there is no status. */
const mostLooks = 200;

/** Counts a month. For messages without an answer, the register is asked for the receiver's provider. */
export async function countedMonth(service: Counting, month: string): Promise<Month> {
  const period = periodOf(month);
  const reading = readingAcross(service.database);
  const [counted, users] = await Promise.all([
    transmissionsIn(reading, service, period),
    endUsersIn(reading, period),
  ]);
  const silent = new Set(counted.flatMap(({ receiver }) => receiver ?? []));
  const found = new Map<string, string>();
  for (const receiver of [...silent].slice(0, mostLooks)) {
    const { providers } = await service.participants.look(receiver);
    const [provider, other] = providers ?? [];
    if (provider !== undefined && other === undefined) found.set(receiver, provider);
  }
  const known = counted.map((each) => ({
    ...each,
    provider: each.provider ?? (each.receiver === null ? null : (found.get(each.receiver) ?? null)),
  }));
  return {
    ...{ period, users },
    messages: known.filter((each): each is Attributed => each.provider !== null),
    unattributed: known.filter(({ provider }) => provider === null),
  };
}

/** The reports that Peppol requires from a provider each month. */
export const reportNames = ['transactions', 'end-users'] as const;
export type ReportName = (typeof reportNames)[number];

/** Returns the report of a month as XML; throws the 409 if it is not over, or has unattributed messages. */
export async function monthlyReport(
  service: Counting,
  name: ReportName,
  { month, leavesOut }: { readonly month: string; readonly leavesOut: boolean },
): Promise<string> {
  const { period, messages, unattributed, users } = await countedMonth(service, month);
  if (service.clock.now() < period.until)
    throw new RequestProblem('conflict', { detail: { text: 'monthNotOver', values: { month } } });
  const reporter = { ...period, provider: service.settings.network.provider.slice(0, 6) };
  if (name === 'end-users') return endUserReport(reporter, users);
  const count = unattributed.reduce((sum, each) => sum + each.count, 0);
  if (count > 0 && !leavesOut)
    throw new RequestProblem('conflict', { detail: { text: 'messagesUnattributed', values: { count } } });
  return transactionReport(reporter, messages);
}
