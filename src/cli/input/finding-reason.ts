import type { Finding } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { messageOf } from '../../core/messages/message.ts';
import { defaultSpecification } from '../../specification/default.ts';

/** Returns the reason of a UsageError: findings in a text that is not a document, in words. */
export function reasonOfFindings(findings: readonly Finding[]): (language: Language) => string {
  const { messages } = defaultSpecification;
  return (language) => findings.map((finding) => messageOf(finding, messages, language)).join(' ');
}
