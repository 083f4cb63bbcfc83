import type { AddFinding } from '../../core/findings/add-finding.ts';
import { decimal, sum } from '../../core/numbers/decimal.ts';
import type { DocumentRequest, LineRequest } from '../schema/request.ts';
import { baseQuantityOf } from './line.ts';

/** Numbers without a direction: a debit and its credit have the same. */
const factors = ['baseQuantity', 'vatRate', 'multiplierPercent', 'currencyExchangeRate'];

/** The rounding has its own direction, up or down, which changes with the amounts. */
const rounding = 'payableRoundingAmount';

/** Only these fields together show whether a line is negative. */
const ofLine = ['quantity', 'unitPrice', 'grossPrice', 'perUnitAmount'];

/** A wholly negative credit note with positive amounts (decision 39); any other request unchanged. */
export function withPositiveAmounts(request: DocumentRequest, addWarning: AddFinding): DocumentRequest {
  const { lines } = request;
  const directed = lines.filter((line) => !isFree(line));
  if (directed.length === 0 || !directed.every(isNegativeLine)) return request;
  let hasPositive = false;
  const turned: DocumentRequest = JSON.parse(JSON.stringify(request), (name, value: unknown) => {
    if (typeof value !== 'number' || factors.includes(name)) return value;
    if (name === rounding) return 0 - value;
    hasPositive ||= value > 0 && !ofLine.includes(name);
    return Math.abs(value);
  });
  if (hasPositive) return request;
  addWarning('creditNoteTurned', 'lines');
  return turned;
}

/** Tells whether quantity or price of a line is negative, and its allowances do not exceed the rest. */
function isNegativeLine(line: LineRequest): boolean {
  const { quantity, unitPrice, allowancesCharges } = line;
  const amounts =
    allowancesCharges?.map(({ isCharge, amount }) =>
      isCharge ? decimal(amount) : decimal(amount).negated(),
    ) ?? [];
  const product = decimal(quantity).times(decimal(unitPrice)).div(baseQuantityOf(line));
  return (
    decimal(quantity).lessThan(0) !== decimal(unitPrice).lessThan(0) &&
    sum([product, ...amounts]).lessThanOrEqualTo(0)
  );
}

function isFree({ quantity, unitPrice, allowancesCharges }: LineRequest): boolean {
  return (decimal(quantity).isZero() || decimal(unitPrice).isZero()) && !allowancesCharges?.length;
}
