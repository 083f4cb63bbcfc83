import { compute as computeBy } from '../compute/compute.ts';
import type { Issue } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import type { Invoice } from '../core/invoice/invoice.ts';
import { checkObject, readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { specificationOn } from '../core/specification/computing-specification.ts';
import { withNumbers } from '../request/decimal-values.ts';
import { type NormalisedInvoice, normalise as normaliseBy } from '../request/normalise/normalise.ts';
import type { NormaliseOptions } from '../request/normalise/options.ts';
import { readDocumentRequest, withoutAbsent } from '../request/read.ts';
import type { DocumentRequest as RatedRequest } from '../request/schema/request.ts';
import { withSupplies } from '../request/supply.ts';
import type { AmountValue, DocumentRequest, SpecificationChoice } from '../specification/default.ts';
import { computingSpecification, specificationWithoutRules } from '../specification/facts.ts';
import { toUbl as toUblBy, type Ubl } from '../ubl/serialise-written.ts';
import { normaliseOptionsKind, parseOptionsKind } from './option-shapes.ts';
import { malformed, type ResultOptions } from './result.ts';
import { ofComputedInvoice, ofInvoice, ofRequest, specificationOptionsKind } from './specification-option.ts';
import { type DocumentTotals, totalsOf as totalsInText } from './totals.ts';

/** Options of the check of the shape of a request. */
export type ParseOptions = ResultOptions & Pick<NormaliseOptions, 'ignoreFields'>;

/**
 * Checks the shape of a document request: field names, JSON types, dates, enumerations. Reports every malformed field at once and
 * never throws. It does not check whether the document is correct: call `validate` for that.
 *
 * @example
 * ```ts
 * const parsed = parseDocumentRequest({ ...request, issueDate: '2026-02-30' });
 * if (!parsed.ok) console.log(parsed.failure[0].path); // issueDate
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function parseDocumentRequest(
  value: unknown,
  options: ParseOptions = {},
): Result<DocumentRequest, readonly Issue[]> {
  checkOptions('parseDocumentRequest', parseOptionsKind, options);
  const { specification = specificationWithoutRules } = options;
  const read = readDocumentRequest(value, specification, options);
  if (!read.ok)
    return { ok: false, failure: malformed(read.failure, specification.messages, options, value).issues };
  // The codes belong to the checking specification; literal types exist only for the default one.
  return { ok: true, value: withoutAbsent(read.value.request) as DocumentRequest };
}

/**
 * Converts a well-formed request to the common model of all four document types, with aliases and codes resolved,
 * defaults filled in and texts trimmed. Pure: the same request and options always give the same invoice. Never throws
 * for bad data.
 *
 * @example
 * ```ts
 * const { invoice, findings } = normalise(request, { issueTime: '09:30:00' });
 * console.log(invoice.typeCode, invoice.issueTime, findings.length); // 380 09:30:00 0
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function normalise(
  request: DocumentRequest<AmountValue>,
  options: NormaliseOptions & SpecificationChoice = {},
): NormalisedInvoice {
  checkOptions('normalise', normaliseOptionsKind, options);
  checkObject('normalise', 'request', request, ofRequest);
  return readable('normalise', 'request', () => {
    const { specification: chosen = specificationWithoutRules } = options;
    const specification = specificationOn(chosen, request.issueDate);
    // A malformed request of the caller's stays unread here: an invalid amount would throw.
    const withAmounts = withNumbers(request, specification.fields);
    const { request: explicit, contradictions, missing } = withSupplies(withAmounts, specification, options);
    // Business facts set a rate that the type allows to be absent.
    const made = normaliseBy(explicit as RatedRequest, specification, options);
    return { ...made, findings: [...contradictions, ...missing, ...made.findings] };
  });
}

/**
 * Adds the derived amounts to an invoice: line nets (IBT-131), VAT breakdown (IBG-23), totals (IBG-22), amounts in
 * AED. Compares the sent amounts and lists contradictions; it never replaces them silently. Amounts are decimals in
 * units of the currency, rounded to cents. Never throws.
 *
 * @example
 * ```ts
 * const { totals, contradictions } = compute(normalise(request).invoice);
 * console.log(totals.payableAmount.toFixed(2), contradictions.length); // 11125.80 0
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function compute(invoice: Invoice, options: SpecificationChoice = {}): ComputedInvoice {
  checkOptions('compute', specificationOptionsKind, options);
  checkObject('compute', 'invoice', invoice, ofInvoice);
  const { specification = computingSpecification } = options;
  return readable('compute', 'invoice', () =>
    computeBy(invoice, specificationOn(specification, invoice.issueDate)),
  );
}

/**
 * Returns the totals of a computed invoice as results show them, for programs that only compute.
 *
 * @example
 * ```ts
 * console.log(showTotals(compute(normalise(request).invoice)).payableAmount); // 11125.80
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function showTotals(invoice: ComputedInvoice): DocumentTotals {
  checkObject('showTotals', 'invoice', invoice, ofComputedInvoice);
  return readable('showTotals', 'invoice', () => totalsInText(invoice));
}

/**
 * Writes a computed invoice as UBL 2.1.
 *
 * @example
 * ```ts
 * const { xml } = toUbl(compute(normalise(request).invoice));
 * console.log(xml.includes('<cbc:ID>INV-2026-0042</cbc:ID>')); // true
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function toUbl(invoice: ComputedInvoice, options: SpecificationChoice = {}): Ubl {
  checkOptions('toUbl', specificationOptionsKind, options);
  checkObject('toUbl', 'invoice', invoice, ofComputedInvoice);
  return readable('toUbl', 'invoice', () =>
    toUblBy(invoice, options.specification ?? specificationWithoutRules),
  );
}
