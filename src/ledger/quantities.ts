import { type Decimal, decimal, plainText, zero } from '../core/numbers/decimal.ts';
import { type Booked, namesOf } from './book.ts';
import type { LedgerLine } from './entry.ts';
import type { Told } from './finding.ts';
import type { Settlement } from './settlements.ts';

/** Quantities that credit notes for one invoice credit above those of its lines, where a line can be matched. */
export function quantitiesAbove({ targets, claims }: Settlement): Told[] {
  const [invoice, second] = targets;
  if (invoice === undefined || second !== undefined) return [];
  const credited = new Map<LedgerLine, { quantity: Decimal; by: Set<Booked> }>();
  for (const claim of claims)
    for (const line of claim.document.lines) {
      const match = matchOf(line, invoice.document.lines);
      if (match === undefined) continue;
      const { quantity = zero, by = new Set<Booked>() } = credited.get(match) ?? {};
      credited.set(match, { quantity: quantity.plus(decimal(line.quantity)), by: by.add(claim) });
    }
  return [...credited].flatMap(([line, { quantity, by }]): Told[] => {
    const all = decimal(line.quantity);
    // A line that an invoice reverses has a negative quantity, and so has its credit.
    const isAbove = all.isNegative() ? quantity.lessThan(all) : quantity.greaterThan(all);
    if (!isAbove) return [];
    return [
      {
        rule: 'credit-above-quantity',
        values: {
          invoice: invoice.document.number,
          line: line.id,
          item: line.item,
          unit: line.unit,
          credited: plainText(quantity),
          invoiced: plainText(all),
        },
        documents: namesOf([invoice, ...by]),
      },
    ];
  });
}

/** The line with the same identifier and item, otherwise the only one with the item in that unit. */
function matchOf(line: LedgerLine, lines: readonly LedgerLine[]): LedgerLine | undefined {
  const same = lines.filter(({ item, unit }) => item === line.item && unit === line.unit);
  return same.find(({ id }) => id === line.id) ?? (same.length === 1 ? same[0] : undefined);
}
