import { decimal, plainText, sum } from '../core/numbers/decimal.ts';
import { namesOf } from './book.ts';
import type { LedgerLine } from './entry.ts';
import type { Told } from './finding.ts';
import type { Settlement } from './settlements.ts';

/**
 * Returns quantities that credit notes for one invoice credit beyond those of its lines, if a line can be matched. A
 * credit note at another price takes back no goods: it reduces their price, and other credit notes may do so again.
 */
export function quantitiesAbove({ targets, claims }: Settlement): Told[] {
  const [invoice, second] = targets;
  if (invoice === undefined || second !== undefined) return [];
  const credited = claims.flatMap((by) =>
    by.document.lines.flatMap((line) => {
      const match = matchOf(line, invoice.document.lines);
      const quantity = decimal(line.quantity);
      return match ? { match, quantity, by, isReturn: line.netPrice === match.netPrice } : [];
    }),
  );
  return invoice.document.lines.flatMap((line): Told[] => {
    const all = decimal(line.quantity);
    const ofLine = credited.filter(({ match }) => match === line);
    const returns = ofLine.filter(({ isReturn }) => isReturn);
    const alone = claims.map((claim) => ofLine.filter(({ by }) => by === claim));
    // A line that an invoice reverses has a negative quantity, and so does its credit.
    const above = [returns, ...alone].find((group) => {
      const quantity = sum(group.map((each) => each.quantity));
      return all.isNegative() ? quantity.lessThan(all) : quantity.greaterThan(all);
    });
    if (above === undefined) return [];
    return [
      {
        rule: 'credit-above-quantity',
        values: {
          invoice: invoice.document.number,
          line: line.id,
          item: line.item,
          unit: line.unit,
          credited: plainText(sum(above.map(({ quantity }) => quantity))),
          invoiced: plainText(all),
        },
        documents: namesOf([invoice, ...new Set(above.map(({ by }) => by))]),
      },
    ];
  });
}

/** The line with the same identifier and item, otherwise the only one with the item in that unit. */
function matchOf(line: LedgerLine, lines: readonly LedgerLine[]): LedgerLine | undefined {
  const same = lines.filter(({ item, unit }) => item === line.item && unit === line.unit);
  return same.find(({ id }) => id === line.id) ?? (same.length === 1 ? same[0] : undefined);
}
