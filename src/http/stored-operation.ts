import { perform, workOf } from './document-operation.ts';
import { type Exchange, problemDetails } from './exchange.ts';
import type { HandlerOptions, StoredDocument } from './options.ts';
import { problemAnswer } from './problem-answer.ts';
import type { Answer } from './work.ts';

/** `POST invoices/{id}/validate`: the verdict on a document that the server keeps. Persists nothing. */
export async function storedOperation<Context>(
  { id, kind }: Pick<StoredDocument<Context>, 'id' | 'kind'>,
  exchange: Exchange<Context>,
  options: HandlerOptions<Context>,
): Promise<Answer> {
  const { request, context } = exchange;
  const stored = await options.loadDocument?.({ id, kind, request, context });
  if (stored === undefined) {
    const detail = `There is no ${kind} with this id.`;
    return problemAnswer('not-found', { ...problemDetails(exchange, options), detail });
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
