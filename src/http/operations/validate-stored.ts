import type { Issue } from '../../core/findings/finding.ts';
import { storedExamples } from '../openapi/examples.ts';
import { type StoredOperation, storedOperation } from '../operation.ts';
import { judging } from '../parameters.ts';
import type { AnyResult } from '../result-problem.ts';
import { isVerdict, json, validated, verdictAnswer } from '../verdict-answer.ts';

const ofBoth = {
  work: 'validate-stored',
  tag: 'Documents',
  parameters: judging,
  id: 'documentId',
  schema: 'ValidationResult',
  shown: null,
  tool: null,
  handle(work, options) {
    const { result } = validated(work, options);
    const isAnswered = isVerdict(result) || result.outcome === 'malformed';
    const content = () => json({ valid: result.valid, ...interfaceResult(result) });
    return verdictAnswer(result, isAnswered, content, work, options);
  },
} as const satisfies Partial<StoredOperation>;

export const validateInvoice = storedOperation({
  ...ofBoth,
  name: 'validateInvoice',
  path: '/invoices/{id}/validate',
  kind: 'invoice',
  examples: () => storedExamples.invoice,
});

export const validateCreditNote = storedOperation({
  ...ofBoth,
  name: 'validateCreditNote',
  path: '/credit-notes/{id}/validate',
  kind: 'credit-note',
  examples: () => storedExamples['credit-note'],
});

/** The issues of the Validation result of the interface, field for field; a stored document can also be malformed. */
function interfaceResult({ outcome, issues }: AnyResult): object {
  const messageOf = outcome === 'malformed' ? ({ message }: Issue) => message : withPath;
  return {
    issues: issues.map((issue) => ({ rule: issue.rule, message: messageOf(issue), hint: issue.hint })),
  };
}

/** The interface has no field for an issue's path, so a message without the path gets it at the start. */
function withPath({ path, message }: Issue): string {
  return path === '' ? message : `${path}: ${message}`;
}
