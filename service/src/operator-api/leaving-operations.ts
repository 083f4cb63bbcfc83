import { join } from 'node:path';
import { z } from '@hono/zod-openapi';
import { fingerprintOf } from '../exports/archive-format.ts';
import { erasableOf, eraseCompany, erasedText } from '../exports/erase-company.ts';
import { exportKnownCompany } from '../exports/export-company.ts';
import { answers, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import { insertDeed } from '../keys/audit.ts';
import { notFound, RequestProblem } from '../problems/request-problem.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { inWords } from '../texts/service-text.ts';

const path = '/v1/operator/companies/{id}';

const exportSchema = z
  .object({
    file: z.string().openapi({ description: 'The archive, in the folder of EXPORT_FOLDER.' }),
    documents: z.int().openapi({ description: 'How many documents it has.' }),
    key: z.string().openapi({ description: 'The fingerprint of the key that signed it.' }),
  })
  .openapi('CompanyExport', { description: 'The archive of a company.' });

/** Exports a company to a file on the service's machine: the operator's key cannot read documents. */
const exportOperation = operation({
  name: 'exportCompany',
  method: 'post',
  path: `${path}/export`,
  tag: 'Operator',
  summary: { text: 'exportCompany' },
  description: { text: 'exportedToFolder' },
  scope: 'operator:write',
  idempotent: true,
  success: answers(200, 'theExport', json(exportSchema)),
  problems: ['not-found', 'conflict'],
  prepare: async ({ service, id: companyId }) => {
    const { exportKey: key, exportFolder } = service.settings;
    if (key === undefined || exportFolder === undefined)
      throw new RequestProblem('conflict', { detail: { text: 'exportSettings' } });
    const moment = service.clock
      .now()
      .toISOString()
      .replaceAll(/[-:]|\.\d+/g, '');
    const file = join(exportFolder, `${companyId}-${moment}.tar`);
    const documents = await exportKnownCompany(service, { companyId, file, key });
    if (documents === undefined) throw notFound();
    return { file, documents, key: fingerprintOf(key) };
  },
  handle: async ({ prepared }) => jsonReply(200, prepared),
});

const erased = {
  removed: z.int().openapi({ description: 'How many documents are removed.' }),
  kept: z.int().openapi({ description: 'How many stay with their evidence, as the law asks.' }),
  keptUntil: z.iso
    .date()
    .nullable()
    .openapi({ description: 'The day from which the last of them need not be kept; null if none are.' }),
};

const erasableSchema = z
  .object({
    ...erased,
    records: z.int().openapi({ description: 'How many customers, items and vendors are removed.' }),
    webhooks: z.int().openapi({ description: 'How many webhooks are removed.' }),
    keys: z.int().openapi({ description: 'How many keys are removed, revoked ones included.' }),
  })
  .openapi('Erasable', { description: 'What erasing a company would remove now.' });
export type Erasable = z.infer<typeof erasableSchema>;

const erasableOperation = operation({
  name: 'getErasable',
  method: 'get',
  path: `${path}/erasable`,
  tag: 'Operator',
  summary: { text: 'readErasable' },
  scope: 'operator:read',
  success: answers(200, 'theErasable', json(erasableSchema)),
  problems: ['not-found'],
  handle: async ({ scoped, service, id }) => {
    const company = scoped.selectFrom('companies').where('id', '=', id).select('id');
    if ((await company.executeTakeFirst()) === undefined) throw notFound();
    return jsonReply(200, await erasableOf(scoped, service, id));
  },
});

const erasedSchema = z
  .object({ ...erased, done: z.string().openapi({ description: 'What was done, in words.' }) })
  .openapi('Erasure', { description: 'The removed and kept documents of a company.' });

const eraseOperation = operation({
  name: 'eraseCompany',
  method: 'post',
  path: `${path}/erase`,
  tag: 'Operator',
  summary: { text: 'eraseCompany' },
  description: { text: 'keptByLaw' },
  scope: 'operator:write',
  idempotent: true,
  success: answers(200, 'theErasure', json(erasedSchema)),
  problems: ['not-found', 'conflict'],
  handle: async ({ scoped, service, id, request }) => {
    const done = await eraseCompany(scoped, service, id);
    if (done === undefined) throw notFound();
    const deed = { companyId: id, resourceId: id, operation: 'companies erase' };
    await insertDeed(scoped, service, deed).execute();
    return jsonReply(200, { ...done, done: inWords(erasedText(done), languageOf(request)) });
  },
});

/** Operations for a leaving company: its archive and its erasure. */
export const leavingOperations: readonly Operation[] = [exportOperation, erasableOperation, eraseOperation];
