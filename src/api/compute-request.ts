import { computeWith } from '../compute/compute.ts';
import { computeLine, moneyOfLines } from '../compute/lines.ts';
import type { Finding } from '../core/findings/finding.ts';
import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import { specificationOn } from '../core/specification/computing-specification.ts';
import type { Specification } from '../core/specification/specification.ts';
import { moneyOf } from '../request/normalise/currency.ts';
import { normaliseLines } from '../request/normalise/line.ts';
import { normaliseWith } from '../request/normalise/normalise.ts';
import type { NormaliseOptions } from '../request/normalise/options.ts';
import type { DocumentRequest } from '../request/schema/request.ts';

/** Normalises and computes a request, line by line, so that only computed lines stay in memory. */
export function computeRequest(
  request: DocumentRequest,
  specification: Specification,
  options: NormaliseOptions,
): { readonly invoice: ComputedInvoice; readonly findings: readonly Finding[] } {
  const onDay = specificationOn(specification, request.issueDate);
  const { invoice, findings } = normaliseWith(request, onDay, options, (filled, context) => {
    const money = moneyOfLines(moneyOf(filled, context), onDay);
    return normaliseLines(filled.lines, context, (line) => computeLine(line, money, onDay));
  });
  return { invoice: computeWith(invoice.lines, invoice, onDay), findings };
}
