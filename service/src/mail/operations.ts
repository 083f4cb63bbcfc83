import { z } from '@hono/zod-openapi';
import { answers, documentJson, jsonReply, type Operation, operation } from '../http/operation.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import { holdDocument } from '../read/find-document.ts';
import { documentResponse, readerOf } from '../read/representation.ts';
import { outboundKinds, outboundShelf } from '../read/resources.ts';
import { documentResponseSchema } from '../read/schemas.ts';
import { mailbox } from '../texts/forms.ts';
import type { DocumentKind } from '../track/states.ts';
import { exchangeOf } from '../track/stored-tracks.ts';
import { openMail } from './open-mail.ts';

const mailRequest = z
  .strictObject({
    to: z
      .string()
      .regex(mailbox, 'Is not a plain e-mail address, such as accounts@buyer.example.')
      .nullable()
      .default(null)
      .openapi({
        description: 'The address to which it goes; null for the one in the document.',
        example: 'accounts@buyer.example',
      }),
  })
  .describe('Where the document is to go by e-mail.')
  .openapi('MailRequest');

/** Sends a document by e-mail again, or to another address. */
export function mailOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
  return operation({
    name: `mail${name}`,
    method: 'post',
    path: `${path}/{id}/mail`,
    tag,
    summary: { text: 'mailDocument', values: { noun } },
    description: { text: 'mailedLater' },
    scope: `${scope}:write`,
    body: { kind: 'json', schema: mailRequest },
    success: answers(202, 'queued', documentJson(documentResponseSchema)),
    problems: ['not-found', 'conflict'],
    handle: async (call) => {
      const { scoped, service, caller, body } = call;
      const held = await holdDocument(scoped, outboundShelf(kind, call), call.id);
      if (service.sendMail === undefined) throw conflict('noMailServer');
      const company = await scoped
        .selectFrom('companies')
        .where('id', '=', caller.companyId)
        .select('mails_invoices')
        .executeTakeFirst();
      if (company?.mails_invoices !== true) throw conflict('mailOff');
      if (held.status !== 'Sent' || exchangeOf(held).status !== 'notApplicable')
        throw conflict('mailNetwork');
      await openMail(scoped, service, held, body.to);
      return jsonReply(202, documentResponse(readerOf(call), held));
    },
  });
}

function conflict(text: 'noMailServer' | 'mailOff' | 'mailNetwork'): RequestProblem {
  return new RequestProblem('conflict', { title: { text: 'mailTitle' }, detail: { text } });
}
