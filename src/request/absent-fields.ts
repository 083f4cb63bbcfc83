import type { Finding } from '../core/finding.ts';
import type { Specification } from '../core/specification.ts';

/**
 * Fields that every request has and that are null where there is nothing to say, or where it is worked out: many systems
 * leave them out then. Of any other field, null is a mistake of its own.
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

/** Findings of what is missing, with null as the remedy for a field that needs no more than that. */
export function withNullForAbsent(
  findings: readonly Finding[],
  request: unknown,
  specification: Specification,
): Finding[] {
  const { documentTypes } = specification;
  const sent: unknown = Reflect.get(Object(request), 'documentType');
  // What is no text has no name to look up, and may throw when asked for one.
  const facts =
    typeof sent === 'string' && Object.hasOwn(documentTypes, sent) ? documentTypes[sent] : undefined;
  const isInvoice = facts?.root === 'Invoice';
  return findings.map((finding) => {
    const field = finding.path.replaceAll(/\[\d+\]/g, '[]');
    // Only a credit note is about an earlier document.
    const isEnough = nullSaysEnough.has(field) || (isInvoice && field === 'precedingInvoiceNumber');
    return finding.text === 'requiredOrNull' && isEnough ? { ...finding, remedy: { value: null } } : finding;
  });
}
