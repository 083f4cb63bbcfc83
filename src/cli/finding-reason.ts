import type { Finding } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import { messageOf } from '../core/message.ts';
import { defaultSpecification } from '../specification/default.ts';

/** What is wrong with a text that is not of a document, each finding at its field, as the reason of a UsageError. */
export function reasonOfFindings(findings: readonly Finding[]): (language: Language) => string {
  const { messages } = defaultSpecification;
  return (language) =>
    findings.map((finding) => `${finding.path} ${messageOf(finding, messages, language)}`.trim()).join('; ');
}
