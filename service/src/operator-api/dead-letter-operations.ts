import { z } from '@hono/zod-openapi';
import { deadLetters, discardLetter, type HandledLetter, resendLetter } from '../deliver/dead-letters.ts';
import {
  answers,
  type Call,
  json,
  jsonReply,
  type Operation,
  ofOperator,
  operation,
} from '../http/operation.ts';
import { insertDeed } from '../keys/audit.ts';
import { pageBy, pageOf, pageQuery } from '../lists/page.ts';
import { notFound } from '../problems/request-problem.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { inWords, type ServiceText } from '../texts/service-text.ts';

const path = '/v1/operator/dead-letters';

const letterSchema = z
  .object({
    id: z.string().describe('The instance identifier under which it was sent.'),
    companyId: z.string().describe('Whose document it is of.'),
    documentId: z.string().describe('For its company; the operator cannot read it.'),
    message: z
      .enum(['document', 'report', 'withdrawal', 'status'])
      .describe('What could not be sent: the document itself, or a message about it.'),
    attempts: z.int().describe('How often it was tried.'),
    error: z.string().nullable().describe('Why it was given up.'),
    updatedAt: z.iso.datetime().describe('When it was given up.'),
  })
  .describe('A message that was given up.')
  .openapi('DeadLetter');
export type DeadLetter = z.infer<typeof letterSchema>;

const handledSchema = z
  .object({
    id: z.string().describe('Of the dead letter.'),
    documentId: z.string().describe('The document that it is of.'),
    done: z.string().describe('What was done, in words.'),
  })
  .describe('What was done with a dead letter.')
  .openapi('HandledLetter');

const listOperation = operation({
  name: 'listDeadLetters',
  method: 'get',
  path,
  ...ofOperator.reading,
  summary: { text: 'listDeadLetters' },
  description: { text: 'whatIsDead' },
  query: pageQuery,
  success: answers(200, 'aPage', json(pageOf(letterSchema, 'DeadLetterList'))),
  handle: async (call) => {
    const { scoped, request, query } = call;
    const most = query.limit + 1;
    const rows = await deadLetters(scoped, languageOf(request), { after: query.cursor, most });
    const page = pageBy(rows, call, represented, ({ id }) => id);
    return jsonReply(200, page);
  },
});

function represented(row: Awaited<ReturnType<typeof deadLetters>>[number]): z.infer<typeof letterSchema> {
  return {
    id: row.id,
    companyId: row.company_id,
    documentId: row.document_id,
    message: row.message,
    attempts: row.attempts,
    error: row.error,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Changes a dead letter like the command, and adds this to the audit of its company. */
function handling(
  name: string,
  verb: 'resend' | 'discard',
  texts: { readonly summary: ServiceText; readonly description: ServiceText; readonly done: ServiceText },
  handle: (call: Call) => Promise<HandledLetter | undefined>,
): Operation {
  return operation({
    name,
    method: 'post',
    path: `${path}/{id}/${verb}`,
    ...ofOperator.changing,
    summary: texts.summary,
    description: texts.description,
    success: answers(200, texts.done, json(handledSchema)),
    problems: ['not-found', 'validation-failed'],
    handle: async (call) => {
      const { scoped, service, id, request } = call;
      const handled = await handle(call);
      if (handled === undefined) throw notFound();
      const { companyId, documentId, text } = handled;
      const deed = { companyId, resourceId: documentId, operation: `dead-letters ${verb}` };
      await insertDeed(scoped, service, deed).execute();
      return jsonReply(200, { id, documentId, done: inWords(text, languageOf(request)) });
    },
  });
}

/** Operations of the operator on messages that were given up. */
export const deadLetterOperations: readonly Operation[] = [
  listOperation,
  handling(
    'resendDeadLetter',
    'resend',
    {
      summary: { text: 'resendDeadLetter' },
      description: { text: 'sameInstance' },
      done: { text: 'letterHandled' },
    },
    ({ scoped, service, id, traceId, request }) =>
      resendLetter(scoped, service, id, { traceId, language: languageOf(request) }),
  ),
  handling(
    'discardDeadLetter',
    'discard',
    {
      summary: { text: 'discardDeadLetter' },
      description: { text: 'staysAsItIs' },
      done: { text: 'letterHandled' },
    },
    ({ scoped, service, id }) => discardLetter(scoped, service, id),
  ),
];
