import { z } from '@hono/zod-openapi';
import { operatorId } from '../companies/operator.ts';
import type { Scoped } from '../database/database.ts';
import { answers, type Call, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import { insertDeed } from '../keys/audit.ts';
import { createKey, listKeys, revokeKey, rotateKey } from '../keys/keys.ts';
import { type Scope, scopes } from '../keys/scopes.ts';
import { notFound } from '../problems/request-problem.ts';

const ofCompany = '/v1/operator/companies/{id}/keys';
const ofKey = '/v1/operator/keys/{id}';

const keySchema = z
  .object({
    id: z.string().openapi({ description: 'As the commands take it.' }),
    name: z.string().openapi({ description: 'For people.' }),
    hint: z.string().openapi({ description: 'The beginning and the end of the key.' }),
    scopes: z.array(z.string()).openapi({ description: 'What it may do.' }),
    createdAt: z.iso.datetime().openapi({ description: 'When it was made.' }),
    expiresAt: z.iso.datetime().nullable().openapi({ description: 'From when on it is refused, if ever.' }),
    revokedAt: z.iso.datetime().nullable().openapi({ description: 'When it was revoked; null if it holds.' }),
    lastUsedAt: z.iso.datetime().nullable().openapi({ description: 'To a few minutes; null if never.' }),
  })
  .openapi('CompanyKey', { description: 'A key of a company, without its secret.' });
export type CompanyKey = z.infer<typeof keySchema>;

const keysSchema = z
  .object({ items: z.array(keySchema).openapi({ description: 'All of them, the newest last.' }) })
  .openapi('CompanyKeys', { description: 'The keys of a company.' });

async function knownCompany(scoped: Scoped, id: string): Promise<void> {
  const company = scoped.selectFrom('companies').where('id', '=', id).where('id', '!=', operatorId);
  if ((await company.select('id').executeTakeFirst()) === undefined) throw notFound();
}

const listOperation = operation({
  name: 'listCompanyKeys',
  method: 'get',
  path: ofCompany,
  tag: 'Operator',
  summary: { text: 'listCompanyKeys' },
  scope: 'operator:read',
  success: answers(200, 'theKeys', json(keysSchema)),
  problems: ['not-found'],
  handle: async ({ scoped, id }) => {
    await knownCompany(scoped, id);
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
    name: z.string().trim().min(1).max(200).openapi({ description: 'For people.' }),
    scopes: z
      .array(z.enum(scopes as [Scope, ...Scope[]]))
      .min(1)
      .openapi({ description: 'What it may do.' }),
    expiresAt: z.iso
      .datetime()
      .nullable()
      .default(null)
      .openapi({ description: 'From when on it is refused.' }),
  })
  .openapi('NewKey', { description: 'A key to make for a company.' });

const shownOnceSchema = z
  .object({
    id: z.string().openapi({ description: 'Of the key.' }),
    apiKey: z.string().nullable().openapi({
      description: 'The key, shown once; null where the request is repeated.',
    }),
  })
  .openapi('CreatedKey', { description: 'A key that was made.' });

const createOperation = operation({
  name: 'createCompanyKey',
  method: 'post',
  path: ofCompany,
  tag: 'Operator',
  summary: { text: 'createCompanyKey' },
  description: { text: 'keyShownOnce' },
  scope: 'operator:write',
  idempotent: true,
  body: { kind: 'json', schema: newKeySchema },
  success: answers(201, 'theKey', json(shownOnceSchema)),
  problems: ['not-found'],
  handle: async (call) => {
    const { scoped, service, id, body } = call;
    await knownCompany(scoped, id);
    const { environment } = service.settings;
    const expiresAt = body.expiresAt === null ? null : new Date(body.expiresAt);
    const created = await createKey(
      scoped,
      { ...body, companyId: id, expiresAt },
      { ...service, environment },
    );
    await tellAudit(call, { companyId: id, keyId: created.id, verb: 'create' });
    return jsonReply(201, created);
  },
});

async function tellAudit(
  { scoped, service }: Pick<Call, 'scoped' | 'service'>,
  { companyId, keyId, verb }: { readonly companyId: string; readonly keyId: string; readonly verb: string },
): Promise<void> {
  await insertDeed(scoped, service, { companyId, resourceId: keyId, operation: `keys ${verb}` }).execute();
}

const rotatedSchema = shownOnceSchema
  .extend({ until: z.iso.datetime().openapi({ description: 'Until when the old key goes on.' }) })
  .openapi('RotatedKey', { description: 'A key in the place of another.' });

const rotationSchema = z
  .strictObject({
    overlapHours: z
      .int()
      .min(1)
      .max(9999)
      .default(24)
      .openapi({ description: 'For how long the old key goes on, unless it expires before.' }),
  })
  .openapi('KeyRotation', { description: 'How a key is replaced.' });

const rotateOperation = operation({
  name: 'rotateCompanyKey',
  method: 'post',
  path: `${ofKey}/rotate`,
  tag: 'Operator',
  summary: { text: 'rotateCompanyKey' },
  description: { text: 'keyShownOnce' },
  scope: 'operator:write',
  idempotent: true,
  body: { kind: 'json', schema: rotationSchema },
  success: answers(201, 'theKey', json(rotatedSchema)),
  problems: ['not-found'],
  handle: async (call) => {
    const { scoped, service, id, body } = call;
    const { environment } = service.settings;
    const rotated = await rotateKey(scoped, { id, ...body }, { ...service, environment });
    if (rotated === undefined || rotated.companyId === operatorId) throw notFound();
    await tellAudit(call, { companyId: rotated.companyId, keyId: rotated.id, verb: 'rotate' });
    return jsonReply(201, { id: rotated.id, apiKey: rotated.apiKey, until: rotated.until.toISOString() });
  },
});

const revokeOperation = operation({
  name: 'revokeCompanyKey',
  method: 'post',
  path: `${ofKey}/revoke`,
  tag: 'Operator',
  summary: { text: 'revokeCompanyKey' },
  scope: 'operator:write',
  idempotent: true,
  success: answers(200, 'theKeys', json(keysSchema)),
  problems: ['not-found'],
  handle: async (call) => {
    const { scoped, service, id } = call;
    const companyId = await revokeKey(scoped, id, service.clock);
    if (companyId === undefined || companyId === operatorId) throw notFound();
    await tellAudit(call, { companyId, keyId: id, verb: 'revoke' });
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
