import { valueAt } from '../../core/findings/json-path.ts';
import { type Decimal, decimal, zero } from '../../core/numbers/decimal.ts';
import type { Heads } from '../map/heads.ts';
import type { Plan } from '../map/plan.ts';
import type { Survey } from '../map/survey.ts';
import { openAccount, type TableAccount } from './account.ts';
import type { LeftOutReason } from './row-standing.ts';
import type { TableDocument } from './table-document.ts';
import type { TableVerdict } from './validate-table.ts';

/** Invoices of one currency and type, with their totals without and with VAT. */
export interface SummedAmounts {
  readonly currency: string;
  readonly documentType: string;
  readonly excluding: string;
  readonly including: string;
}

export interface Sums {
  readonly invoices: number;
  readonly rows: number;
  readonly amounts: readonly SummedAmounts[];
  /** Invoices without a known amount. */
  readonly withoutAmount: number;
}

/** Rows that are in no request, by reason. */
export interface LeftOutRows {
  readonly reason: LeftOutReason;
  readonly invoices: number;
  readonly count: number;
  /** The first of these rows. */
  readonly rows: readonly number[];
}

/** The invoices of a table, those that were written, and those left out. */
export interface Reconciliation {
  readonly table: Sums;
  readonly written: Sums;
  readonly leftOut: readonly LeftOutRows[];
  readonly account: TableAccount;
}

/** A table whose columns are assigned. */
export interface PlannedTable {
  readonly heads: Heads;
  readonly survey: Survey;
  readonly plan: Plan;
}

const mostNamed = 10;

/** Adds up the invoices of a run, and the use of its rows and cells. */
export function reconciling({ heads, survey, plan }: PlannedTable, currency: string) {
  const account = openAccount(heads, survey, plan);
  const table = summing();
  const written = summing();
  const leftOut = new Map<
    string,
    { reason: LeftOutReason; invoices: number; rows: number[]; count: number }
  >();
  for (const [row, is] of survey.roles) leaveOut({ is }, [row], 0);
  return { add, result, account };

  function add(document: TableDocument, verdict: TableVerdict, ofRun: string | undefined): void {
    const { said, rows, leftOut: reason, number } = document;
    const { totals } = verdict;
    const stated = valueAt(verdict.request, ['documentType']);
    const kind = {
      currency: said.currency ?? totals?.currency ?? currency,
      documentType: ofRun ?? said.documentType ?? (typeof stated === 'string' ? stated : ''),
    };
    const computed = { excluding: totals?.taxExclusiveAmount, including: totals?.taxInclusiveAmount };
    const { excluding = computed.excluding, including = computed.including } = said;
    const count = number === undefined ? 0 : 1;
    table.add(kind, { excluding, including }, rows.length, count);
    const isWritten = verdict.request !== undefined;
    account.close(
      rows.length,
      document.uses,
      reason !== undefined ? 'leftOut' : isWritten ? 'written' : 'notWritten',
    );
    if (reason !== undefined) leaveOut(reason, rows, count);
    else if (isWritten) written.add(kind, computed, rows.length, count);
  }

  function leaveOut(reason: LeftOutReason, rows: readonly number[], invoices: number): void {
    if (rows.length === 0) return;
    const key = reason.is === 'status' ? `status ${reason.word}` : reason.is;
    const known = leftOut.get(key) ?? { reason, invoices: 0, rows: [], count: 0 };
    leftOut.set(key, known);
    known.invoices += invoices;
    known.count += rows.length;
    known.rows.push(...rows.slice(0, Math.max(0, mostNamed - known.rows.length)));
  }

  function result(): Reconciliation {
    const whole = table.sums();
    return {
      table: { ...whole, rows: whole.rows + survey.roles.size },
      written: written.sums(),
      leftOut: [...leftOut.values()],
      account: account.result(),
    };
  }
}

type Kind = Pick<SummedAmounts, 'currency' | 'documentType'>;

interface Amounts {
  readonly excluding: string | undefined;
  readonly including: string | undefined;
}

function summing() {
  const byKind = new Map<string, Kind & { excluding: Decimal; including: Decimal }>();
  let [invoices, rows, withoutAmount] = [0, 0, 0];
  return {
    add: (kind: Kind, { excluding, including }: Amounts, ownRows: number, count: number): void => {
      invoices += count;
      rows += ownRows;
      if (count === 0) return;
      if (excluding === undefined || including === undefined) withoutAmount += 1;
      if (excluding === undefined && including === undefined) return;
      const key = `${kind.currency} ${kind.documentType}`;
      const sum = byKind.get(key) ?? { ...kind, excluding: zero, including: zero };
      byKind.set(key, sum);
      sum.excluding = sum.excluding.plus(decimal(excluding ?? 0));
      sum.including = sum.including.plus(decimal(including ?? 0));
    },
    sums: (): Sums => ({
      invoices,
      rows,
      withoutAmount,
      amounts: [...byKind.values()].map(({ excluding, including, ...kind }) => ({
        ...kind,
        excluding: excluding.toFixed(2),
        including: including.toFixed(2),
      })),
    }),
  };
}
