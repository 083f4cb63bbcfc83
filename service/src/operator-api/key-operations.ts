import { z } from '@hono/zod-openapi';
import { operatorId } from '../companies/operator.ts';
import type { Scoped } from '../database/database.ts';
import { answers, json, jsonReply, type Operation, ofOperator, operation } from '../http/operation.ts';
import { insertDeed } from '../keys/audit.ts';
import { createKey, listKeys, revokeKey, rotateKey } from '../keys/keys.ts';
import { type Scope, scopes } from '../keys/scopes.ts';
import { notFound } from '../problems/request-problem.ts';

const ofCompany = '/v1/operator/companies/{id}/keys';
const ofKey = '/v1/operator/keys/{id}';

const keySchema = z
  .object({
    id: z.string().describe('As the commands take it.'),
    name: z.string().describe('For people.'),
    hint: z.string().describe('The beginning and the end of the key.'),
    scopes: z.array(z.string()).describe('What it may do.'),
    createdAt: z.iso.datetime().describe('When it was made.'),
    expiresAt: z.iso.datetime().nullable().describe('From when on it is refused, if ever.'),
    revokedAt: z.iso.datetime().nullable().describe('When it was revoked; null if it holds.'),
    lastUsedAt: z.iso.datetime().nullable().describe('To a few minutes; null if never.'),
  })
  .describe('A key of a company, without its secret.')
  .openapi('CompanyKey');
export type CompanyKey = z.infer<typeof keySchema>;

const keysSchema = z
  .object({ items: z.array(keySchema).describe('All of them, the newest last.') })
  .describe('The keys of a company.')
  .openapi('CompanyKeys');

async function expectCompany(scoped: Scoped, id: string): Promise<void> {
  const company = scoped.selectFrom('companies').where('id', '=', id).where('id', '!=', operatorId);
  await company.select('id').executeTakeFirstOrThrow(notFound);
}

const listOperation = operation({
  name: 'listCompanyKeys',
  method: 'get',
  path: ofCompany,
  ...ofOperator.reading,
  summary: { text: 'listCompanyKeys' },
  success: answers(200, 'theKeys', json(keysSchema)),
  problems: ['not-found'],
  handle: async ({ scoped, id }) => {
    await expectCompany(scoped, id);
    const rows = await listKeys(scoped, id);
    return jsonReply(200, {
      items: rows.map(({ created_at, expires_at, revoked_at, last_used_at, ...row }) => ({
        ...row,
        createdAt: created_at.toISOString(),
        expiresAt: expires_at?.toISOString() ?? null,
        revokedAt: revoked_at?.toISOString() ?? null,
        lastUsedAt: last_used_at?.toISOString() ?? null,
      })),
    });
  },
});

const newKeySchema = z
  .strictObject({
    name: z.string().trim().min(1).max(200).describe('For people.'),
    scopes: z
      .array(z.enum(scopes as [Scope, ...Scope[]]))
      .min(1)
      .describe('What it may do.'),
    expiresAt: z.iso.datetime().nullable().default(null).describe('From when on it is refused.'),
  })
  .describe('A key to make for a company.')
  .openapi('NewKey');

const shownOnceSchema = z
  .object({
    id: z.string().describe('Of the key.'),
    apiKey: z.string().nullable().describe('The key, shown once; null where the request is repeated.'),
  })
  .describe('A key that was made.')
  .openapi('CreatedKey');

const createOperation = operation({
  name: 'createCompanyKey',
  method: 'post',
  path: ofCompany,
  ...ofOperator.changing,
  summary: { text: 'createCompanyKey' },
  description: { text: 'keyShownOnce' },
  body: { kind: 'json', schema: newKeySchema },
  success: answers(201, 'theKey', json(shownOnceSchema)),
  problems: ['not-found'],
  handle: async (call) => {
    const { scoped, service, id, body } = call;
    await expectCompany(scoped, id);
    const { environment } = service.settings;
    const expiresAt = body.expiresAt === null ? null : new Date(body.expiresAt);
    const created = await createKey(
      scoped,
      { ...body, companyId: id, expiresAt },
      { ...service, environment },
    );
    const deed = { companyId: id, resourceId: created.id, operation: 'keys create' };
    await insertDeed(scoped, service, deed).execute();
    return jsonReply(201, created);
  },
});

const rotatedSchema = shownOnceSchema
  .extend({ until: z.iso.datetime().describe('Until when the old key goes on.') })
  .describe('A key in the place of another.')
  .openapi('RotatedKey');

const rotationSchema = z
  .strictObject({
    overlapHours: z
      .int()
      .min(1)
      .max(9999)
      .default(24)
      .describe('For how long the old key goes on, unless it expires before.'),
  })
  .describe('How a key is replaced.')
  .openapi('KeyRotation');

const rotateOperation = operation({
  name: 'rotateCompanyKey',
  method: 'post',
  path: `${ofKey}/rotate`,
  ...ofOperator.changing,
  summary: { text: 'rotateCompanyKey' },
  description: { text: 'keyShownOnce' },
  body: { kind: 'json', schema: rotationSchema },
  success: answers(201, 'theKey', json(rotatedSchema)),
  problems: ['not-found'],
  handle: async (call) => {
    const { scoped, service, id, body } = call;
    const { environment } = service.settings;
    const rotated = await rotateKey(scoped, { id, ...body }, { ...service, environment });
    if (rotated === undefined || rotated.companyId === operatorId) throw notFound();
    const deed = { companyId: rotated.companyId, resourceId: rotated.id, operation: 'keys rotate' };
    await insertDeed(scoped, service, deed).execute();
    return jsonReply(201, { id: rotated.id, apiKey: rotated.apiKey, until: rotated.until.toISOString() });
  },
});

const revokeOperation = operation({
  name: 'revokeCompanyKey',
  method: 'post',
  path: `${ofKey}/revoke`,
  ...ofOperator.changing,
  summary: { text: 'revokeCompanyKey' },
  success: answers(200, 'theKeys', json(keysSchema)),
  problems: ['not-found'],
  handle: async (call) => {
    const { scoped, service, id } = call;
    const companyId = await revokeKey(scoped, id, service.clock);
    if (companyId === undefined || companyId === operatorId) throw notFound();
    const deed = { companyId, resourceId: id, operation: 'keys revoke' };
    await insertDeed(scoped, service, deed).execute();
    return listOperation.handle({ ...call, id: companyId });
  },
});

/** The operator's operations on the keys of companies; only commands change the operator's own keys. */
export const keyOperations: readonly Operation[] = [
  listOperation,
  createOperation,
  rotateOperation,
  revokeOperation,
];
