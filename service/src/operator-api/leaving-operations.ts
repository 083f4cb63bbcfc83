import { join } from 'node:path';
import { z } from '@hono/zod-openapi';
import { fingerprintOf } from '../exports/archive-format.ts';
import { erasableOf, eraseCompany, erasedText } from '../exports/erase-company.ts';
import { exportKnownCompany } from '../exports/export-company.ts';
import { answers, json, jsonReply, type Operation, ofOperator, operation } from '../http/operation.ts';
import { insertDeed } from '../keys/audit.ts';
import { notFound, RequestProblem } from '../problems/request-problem.ts';
import { languageOf } from '../texts/preferred-language.ts';
import { inWords } from '../texts/service-text.ts';

const path = '/v1/operator/companies/{id}';

const exportSchema = z
  .object({
    file: z.string().describe('The archive, in the folder of EXPORT_FOLDER.'),
    documents: z.int().describe('How many documents it has.'),
    key: z.string().describe('The fingerprint of the key that signed it.'),
  })
  .describe('The archive of a company.')
  .openapi('CompanyExport');

/** Exports a company to a file on the service's machine: the operator's key cannot read documents. */
const exportOperation = operation({
  name: 'exportCompany',
  method: 'post',
  path: `${path}/export`,
  ...ofOperator.changing,
  summary: { text: 'exportCompany' },
  description: { text: 'exportedToFolder' },
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
  removed: z.int().describe('How many documents are removed.'),
  kept: z.int().describe('How many stay with their evidence, as the law asks.'),
  keptUntil: z.iso
    .date()
    .nullable()
    .describe('The day from which the last of them need not be kept; null if none are.'),
};

const erasableSchema = z
  .object({
    ...erased,
    records: z.int().describe('How many customers, items and vendors are removed.'),
    webhooks: z.int().describe('How many webhooks are removed.'),
    keys: z.int().describe('How many keys are removed, revoked ones included.'),
  })
  .describe('What erasing a company would remove now.')
  .openapi('Erasable');
export type Erasable = z.infer<typeof erasableSchema>;

const erasableOperation = operation({
  name: 'getErasable',
  method: 'get',
  path: `${path}/erasable`,
  ...ofOperator.reading,
  summary: { text: 'readErasable' },
  success: answers(200, 'theErasable', json(erasableSchema)),
  problems: ['not-found'],
  handle: async ({ scoped, service, id }) => {
    await scoped.selectFrom('companies').where('id', '=', id).select('id').executeTakeFirstOrThrow(notFound);
    return jsonReply(200, await erasableOf(scoped, service, id));
  },
});

const erasedSchema = z
  .object({ ...erased, done: z.string().describe('What was done, in words.') })
  .describe('The removed and kept documents of a company.')
  .openapi('Erasure');

const eraseOperation = operation({
  name: 'eraseCompany',
  method: 'post',
  path: `${path}/erase`,
  ...ofOperator.changing,
  summary: { text: 'eraseCompany' },
  description: { text: 'keptByLaw' },
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
