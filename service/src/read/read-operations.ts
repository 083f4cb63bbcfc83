import { z } from '@hono/zod-openapi';
import { attachmentsOf } from '../attachments/store.ts';
import {
  type Asked,
  answers,
  type Call,
  documentJson,
  jsonText,
  type Operation,
  operation,
  xmlReply,
} from '../http/operation.ts';
import { etagOf } from '../http/revision.ts';
import { languageOf } from '../texts/preferred-language.ts';
import type { DocumentKind } from '../track/states.ts';
import type { AskedAbout } from './document-texts.ts';
import { isLarge, readDocument, readWithRequest, sizeAndSmall } from './find-document.ts';
import { historyContent, historyReply } from './history.ts';
import { printedContent, printedReply, wantedForm } from './printed-form.ts';
import { detailOf, readerOf } from './representation.ts';
import { outboundKinds, outboundShelf } from './resources.ts';
import { documentDetailSchema } from './schemas.ts';

type KeptDocument = Awaited<ReturnType<typeof readWithRequest>>;

export function readOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
  return operation({
    name: `get${name}`,
    method: 'get',
    path: `${path}/{id}`,
    tag,
    summary: { text: 'read', values: { noun } },
    description: { text: 'forms' },
    scope: `${scope}:read`,
    success: answers(
      200,
      'theDocument',
      [
        ...documentJson(documentDetailSchema),
        { mediaType: 'application/xml', schema: z.string() },
        ...printedContent,
      ],
      ['ETag'],
    ),
    problems: ['not-found', 'not-acceptable', 'validation-failed'],
    handle: async (call) => {
      const wanted = wantedForm(call);
      const row = await readWithRequest(call, outboundShelf(kind, call), call.id);
      if (wanted === 'data') {
        const { text: request, ...facts } = row;
        const detailed = { ...detailOf(readerOf(call), facts), request: request ?? '{}' };
        return async () => jsonText(200, await call.run('detailText', detailed), etagOf(row));
      }
      const submitted = await submittedUbl(row, call);
      if (wanted === 'xml' && submitted !== null) return xmlReply(submitted);
      const attachments = await attachmentsOf(call.scoped, row, call.hold);
      const asked = { ...askedAbout(row, call), attachments };
      // The message that would be written now.
      if (wanted === 'xml') return async () => xmlReply(await call.run('writtenUbl', asked));
      const shown = { ...asked, submitted };
      return async () => printedReply(call, wanted, await call.run('shownDocument', shown));
    },
  });
}

/** The submitted UBL, which may have arrived whatever the status is. Null if nothing was submitted. */
async function submittedUbl({ id, version }: KeptDocument, call: Call): Promise<string | null> {
  const { scoped, caller, hold } = call;
  const submission = scoped
    .selectFrom('submissions')
    .where('company_id', '=', caller.companyId)
    .where('document_id', '=', id)
    .where('document_version', '=', version)
    .where('message', '=', 'document')
    .orderBy('id', 'desc');
  const sized = await submission.select(sizeAndSmall('ubl')).executeTakeFirst();
  if (sized === undefined || !isLarge(sized)) return sized?.text ?? null;
  hold.text(sized.bytes);
  return (await submission.select('ubl').executeTakeFirst())?.ubl ?? null;
}

export function askedAbout(
  { text: request, document_type: documentType }: KeptDocument,
  call: Asked,
): AskedAbout {
  const { sender } = call.caller;
  return { request: request ?? '{}', documentType, sender, language: languageOf(call.request) };
}

export function historyOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
  return operation({
    name: `get${name}History`,
    method: 'get',
    path: `${path}/{id}/history`,
    tag,
    summary: { text: 'readHistory', values: { noun } },
    description: { text: 'everyChange' },
    scope: `${scope}:read`,
    success: answers(200, 'theChanges', historyContent),
    problems: ['not-found'],
    handle: async (call) => {
      const { id } = await readDocument(call.scoped, outboundShelf(kind, call), call.id);
      return historyReply(call, id);
    },
  });
}
