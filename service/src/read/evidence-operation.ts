import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { answers, type Call, fileReply, type Operation, operation } from '../http/operation.ts';
import type { DocumentKind } from '../track/kinds.ts';
import { evidenceOf } from './evidence.ts';
import { readWithRequest } from './find-document.ts';
import { readerOf } from './representation.ts';
import { outboundKinds, outboundShelf } from './resources.ts';

const zip = 'application/zip';

export function evidenceOperation(kind: DocumentKind): Operation {
  const { path, tag, name, noun, scope } = outboundKinds[kind];
  return operation({
    name: `get${name}Evidence`,
    method: 'get',
    path: `${path}/{id}/evidence`,
    tag,
    summary: { text: 'readEvidence', values: { noun } },
    description: { text: 'evidenceDescription' },
    scope: `${scope}:read`,
    success: answers(
      200,
      'theEvidence',
      [{ mediaType: zip, schema: z.string().openapi({ format: 'binary' }) }],
      ['Content-Disposition'],
    ),
    problems: ['not-found', 'unavailable'],
    handle: async (call) => {
      const { id, scoped, hold } = call;
      const { text: request, ...row } = await readWithRequest(call, outboundShelf(kind, call), id);
      hold.text((await bytesOf(call)) + (request?.length ?? 0));
      const evidence = JSON.stringify(
        await evidenceOf(scoped, row, { request, ubl: null }, readerOf(call), hold),
      );
      return async () => fileReply(await call.run('evidenceFile', { evidence }), zip, `${id}.zip`);
    },
  });
}

async function bytesOf({ scoped, caller, id }: Call): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (coalesce((select sum(octet_length(ubl)) from submissions
        where company_id = ${caller.companyId} and document_id = ${id}), 0)
      + coalesce((select sum(octet_length(content)) from message_statuses
        where submission_id in (select id from submissions
          where company_id = ${caller.companyId} and document_id = ${id})), 0))::double precision as bytes`.execute(
    scoped,
  );
  return rows[0]?.bytes ?? 0;
}
