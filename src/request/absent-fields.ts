import type { Finding } from '../core/findings/finding.ts';

import type { RequestSpecification } from '../core/specification/request-specification.ts';

/**
 * Fields that every request has, and that are null if there is nothing to say or the value is derived: many
 * systems omit them. For any other required field, null is also a mistake.
 */
const nullSaysEnough: ReadonlySet<string> = new Set([
  'lines[].id',
  'lines[].lineExtensionAmount',
  'lines[].unitCode',
  'notes',
  'references',
  'references.contractId',
  'references.purchaseOrderId',
]);

/** Findings for missing fields; if null is enough for a field, null is the remedy. */
export function withNullForAbsent(
  findings: readonly Finding[],
  request: unknown,
  specification: RequestSpecification,
): Finding[] {
  const { documentTypes } = specification;
  const sent: unknown = Reflect.get(Object(request), 'documentType');
  // A value that is not a text cannot be looked up, and may throw when converted.
  const facts =
    typeof sent === 'string' && Object.hasOwn(documentTypes, sent) ? documentTypes[sent] : undefined;
  const isInvoice = facts?.root === 'Invoice';
  return findings.map((finding) => {
    const field = finding.path.replaceAll(/\[\d+\]/g, '[]');
    // Only a credit note refers to an earlier document.
    const isEnough = nullSaysEnough.has(field) || (isInvoice && field === 'precedingInvoiceNumber');
    return finding.text === 'requiredOrNull' && isEnough ? { ...finding, remedy: { value: null } } : finding;
  });
}
