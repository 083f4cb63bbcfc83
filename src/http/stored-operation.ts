import { perform, workOf } from './document-operation.ts';
import { type Exchange, problemDetails } from './exchange.ts';
import type { HandlerOptions, StoredDocument } from './options.ts';
import { problemAnswer } from './problem-answer.ts';
import type { ProblemDetail } from './problem-kinds.ts';
import type { Answer } from './work.ts';

/** `POST invoices/{id}/validate`: the verdict on a document that the server keeps. Stores nothing. */
export async function storedOperation<Context>(
  { id, kind }: Pick<StoredDocument<Context>, 'id' | 'kind'>,
  exchange: Exchange<Context>,
  options: HandlerOptions<Context>,
): Promise<Answer> {
  const { request, context } = exchange;
  const stored = await options.loadDocument?.({ id, kind, request, context });
  if (stored === undefined) {
    return problemAnswer('not-found', { ...problemDetails(exchange, options), detail: noSuchDocument(kind) });
  }
  const body = new TextEncoder().encode(JSON.stringify(stored));
  const documentType = kind === 'credit-note' ? 'CreditNote' : undefined;
  return perform(
    {
      ...workOf(exchange),
      operation: 'validate-stored',
      body,
      format: 'json',
      answerFormat: 'json',
      documentType,
    },
    exchange,
    options,
  );
}

/** The detail for an unknown document id. */
export function noSuchDocument(kind: StoredDocument<unknown>['kind']): ProblemDetail {
  return { text: kind === 'invoice' ? 'noSuchInvoice' : 'noSuchCreditNote' };
}
