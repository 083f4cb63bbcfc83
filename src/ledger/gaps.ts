import { type Booked, groupsOf, issuerKey } from './book.ts';
import type { LedgerDocument } from './entry.ts';
import type { Told } from './finding.ts';

interface InSeries {
  readonly before: string;
  readonly count: number;
  readonly digits: number;
  readonly after: string;
  readonly booked: Booked;
}

/** More digits could not be counted exactly. */
const mostDigits = 15;

/** The series of a document among its issuer's documents, and its place there; undefined without digits. */
export function seriesOf(
  document: LedgerDocument,
): { readonly series: string; readonly count: number } | undefined {
  const found = inSeries({ name: '', document });
  return found && { series: seriesKey(found), count: found.count };
}

const seriesKey = ({ before, after, booked: { document } }: InSeries) =>
  `${issuerKey(document)}\n${before}\n${after}`;

/** The numbers that are missing between others of their series. */
export function gapsIn(booked: readonly Booked[]): Told[] {
  const numbered = booked.flatMap((each) => inSeries(each) ?? []);
  const series = groupsOf(numbered, seriesKey);
  return [...series.values()].flatMap((each) => {
    const sorted = each.sort((one, other) => one.count - other.count);
    return sorted.slice(1).flatMap((next, index) => {
      const last = sorted[index] as InSeries;
      const missing = next.count - last.count - 1;
      return missing < 1 ? [] : gapBetween(last, next, missing);
    });
  });
}

function inSeries(booked: Booked): InSeries | undefined {
  const { number } = booked.document;
  const end = number.search(/\d\D*$/);
  if (end < 0) return undefined;
  let start = end;
  while (start > 0 && isDigit(number[start - 1])) start -= 1;
  const digits = number.slice(start, end + 1);
  if (digits.length > mostDigits) return undefined;
  return {
    before: number.slice(0, start),
    count: Number(digits),
    digits: digits.length,
    after: number.slice(end + 1),
    booked,
  };
}

const isDigit = (character: string | undefined) => character !== undefined && /^\d$/.test(character);

function gapBetween(last: InSeries, next: InSeries, missing: number): Told {
  const written = (count: number) => `${last.before}${String(count).padStart(last.digits, '0')}${last.after}`;
  return {
    rule: 'number-gap',
    values: { count: missing, first: written(last.count + 1), last: written(next.count - 1) },
    documents: [last.booked.name, next.booked.name],
  };
}
