import type { Finding } from '../core/findings/finding.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import { factsAt } from './fields.ts';

/**
 * Findings for missing fields. Null is the remedy for a field that every request has and that is null if there is
 * nothing to say or the value is derived: many systems omit them. For any other one, null is also a mistake.
 */
export function withNullForAbsent(
  findings: readonly Finding[],
  request: unknown,
  specification: RequestSpecification,
): Finding[] {
  const { documentTypes } = specification;
  const sent: unknown = Reflect.get(Object(request), 'documentType');
  // A value that is not a text cannot be looked up, and may throw when converted.
  const type =
    typeof sent === 'string' && Object.hasOwn(documentTypes, sent) ? documentTypes[sent] : undefined;
  return findings.map((finding) => {
    if (finding.text !== 'requiredOrNull') return finding;
    const nullIsEnough = factsAt(finding.path.replaceAll(/\[\d+\]/g, '[]'), specification)?.nullIsEnough;
    const isEnough = nullIsEnough === 'always' || (nullIsEnough !== undefined && nullIsEnough === type?.root);
    return isEnough ? { ...finding, remedy: { value: null } } : finding;
  });
}
