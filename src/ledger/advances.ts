import { amountText, decimal, sum } from '../core/numbers/decimal.ts';
import { namesOf } from './book.ts';
import { totalOf } from './credits.ts';
import type { Told } from './finding.ts';
import { type Following, settlementsOf } from './preceding.ts';

/** A document that names earlier invoices and deducts a paid amount (IBT-113). */
export function setsOff({ booked: { document } }: Pick<Following, 'booked'>): boolean {
  return (
    !document.isCreditNote &&
    document.preceding.length > 0 &&
    decimal(document.prepaidAmount ?? '0').greaterThan(0)
  );
}

/** Paid amounts that later invoices deduct above the advances that they name. */
export function advancesAbove(following: readonly Following[]): Told[] {
  return settlementsOf(following.filter(setsOff)).flatMap(({ targets, claims }) => {
    const setOff = sum(claims.map(({ document }) => decimal(document.prepaidAmount ?? '0')));
    const advanced = totalOf(targets);
    if (!setOff.greaterThan(advanced)) return [];
    return [
      {
        rule: 'advance-above' as const,
        values: {
          invoice: targets.map(({ document }) => document.number),
          currency: targets[0]?.document.currency ?? '',
          setOff: amountText(setOff),
          advanced: amountText(advanced),
          by: amountText(setOff.minus(advanced)),
        },
        documents: namesOf([...targets, ...claims]),
      },
    ];
  });
}
