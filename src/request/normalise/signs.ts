import type { AddNotice } from '../../core/findings/notice.ts';
import type { AllowanceChargeRequest, DocumentRequest, LineRequest } from '../schema/request.ts';

/**
 * A credit note whose lines are all negative, with the signs of its amounts turned: what it credits is
 * positive (decision 39). Any other request is returned as it is.
 */
export function withPositiveAmounts(request: DocumentRequest, addNotice: AddNotice): DocumentRequest {
  if (!isNegativeThroughout(request.lines)) return request;
  addNotice('creditNoteTurned', 'lines');
  const { taxTotal, legalMonetaryTotal: totals } = request;
  return {
    ...request,
    lines: request.lines.map(turnedLine),
    allowancesCharges: request.allowancesCharges?.map(turnedEntry),
    prepaidAmount: turned(request.prepaidAmount),
    taxTotal: taxTotal && { ...taxTotal, taxAmount: turned(taxTotal.taxAmount) },
    legalMonetaryTotal: totals && {
      lineExtensionAmount: turned(totals.lineExtensionAmount),
      taxExclusiveAmount: turned(totals.taxExclusiveAmount),
      taxInclusiveAmount: turned(totals.taxInclusiveAmount),
      payableAmount: turned(totals.payableAmount),
    },
  };
}

/** Whether every line has a negative quantity or a negative price, but not both. */
function isNegativeThroughout(
  lines: readonly { readonly quantity: number; readonly unitPrice: number }[],
): boolean {
  return lines.length > 0 && lines.every(({ quantity, unitPrice }) => quantity < 0 !== unitPrice < 0);
}

function turnedLine(line: LineRequest): LineRequest {
  return {
    ...line,
    quantity: turned(line.quantity),
    unitPrice: turned(line.unitPrice),
    lineExtensionAmount: turned(line.lineExtensionAmount),
    allowancesCharges: line.allowancesCharges?.map(turnedEntry),
  };
}

function turnedEntry(entry: AllowanceChargeRequest): AllowanceChargeRequest {
  return { ...entry, amount: turned(entry.amount), baseAmount: turned(entry.baseAmount) };
}

/** An amount with its sign turned; changing the sign of a double is exact. */
function turned<Amount extends number | null | undefined>(amount: Amount): Amount {
  return typeof amount === 'number' && amount < 0 ? (-amount as Amount) : amount;
}
