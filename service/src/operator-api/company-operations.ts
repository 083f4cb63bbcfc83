import { z } from '@hono/zod-openapi';
import { type Expression, type SqlBool, sql } from 'kysely';
import {
  changeCompany,
  changeCompanyStatus,
  closeCompany,
  createCompany,
  expectMailServer,
} from '../companies/companies.ts';
import { operatorId } from '../companies/operator.ts';
import type { Scoped } from '../database/database.ts';
import { senderOf } from '../database/sender-of.ts';
import { dubaiMonth } from '../draft/quota.ts';
import { baseUrlOf } from '../http/base-url.ts';
import { type Call, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import { insertDeed } from '../keys/audit.ts';
import { createKey } from '../keys/keys.ts';
import { type Scope, scopes } from '../keys/scopes.ts';
import { pageBy, pageOf, pageQuery, searchText } from '../lists/page.ts';
import { described } from '../problems/parameter-text.ts';
import { notFound } from '../problems/request-problem.ts';
import type { ServiceText } from '../texts/service-text.ts';

const path = '/v1/operator/companies';
const statuses = ['active', 'suspended', 'closed'] as const;

const quotaDescription = {
  description: 'Number of documents that it may create in a month; null without a limit.',
};

/** Facts of a company that its operator sets, when it is created and later. */
const companyFields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .openapi({ description: 'For people; two companies may have one name.' }),
  participants: z
    .array(
      z.string().regex(/^\d{4}:\S{1,100}$/, 'Is not a scheme and an identifier, such as 0235:1003548797.'),
    )
    .max(100)
    .openapi({
      description: 'Under which it sends and receives, the first one first; each belongs to one company.',
    }),
  trns: z
    .array(z.string().regex(/^\d{15}$/, 'Is not a TRN of 15 digits.'))
    .max(100)
    .openapi({
      description: 'Its TRN, or those of the members of its VAT group; without any, its participants say it.',
    }),
  monthlyQuota: z.int().min(0).max(999_999_999).nullable().openapi(quotaDescription),
  handling: z.enum(['lenient', 'strict']).openapi({ description: 'Whether warnings are told, or refused.' }),
  numberGaps: z
    .boolean()
    .openapi({ description: 'Whether a number that is missing in a series is a warning.' }),
  mailsInvoices: z.boolean().openapi({
    description: 'Whether its documents for buyers outside of the network go to them by e-mail, as PDFs.',
  }),
  repeatsNumbers: z
    .boolean()
    .openapi({ description: 'Whether it may send two documents of one number, seller and type.' }),
  sharesTrns: z
    .boolean()
    .openapi({ description: 'Allows a TRN that another company has too, as members of a VAT group do.' }),
};

const companySchema = z
  .object({
    id: z.string().openapi({ description: 'As the commands take it.' }),
    name: z.string().openapi({ description: 'For people; two companies may have one name.' }),
    participantId: z
      .string()
      .nullable()
      .openapi({ description: 'Under which documents reach it; null if none do, or it is closed.' }),
    participants: z.array(z.string()).openapi({
      description: 'All under which it sends and receives, the first one first; without any it keeps drafts.',
    }),
    trns: z.array(z.string()).openapi({
      description: 'Its TRN, or those of its VAT group; empty if its participants say it.',
    }),
    status: z.enum(statuses).openapi({
      description: 'A suspended company reads and receives, and changes nothing; a closed one has no keys.',
    }),
    monthlyQuota: z.int().nullable().openapi(quotaDescription),
    documentsThisMonth: z.int().openapi({ description: 'How many it created, by the calendar of Dubai.' }),
    handling: companyFields.handling,
    numberGaps: companyFields.numberGaps,
    mailsInvoices: companyFields.mailsInvoices,
    repeatsNumbers: companyFields.repeatsNumbers,
    exportedAt: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'When it was last exported whole; null if it never was.' }),
    erasedAt: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'When it was erased, but for what the law keeps; null if it was not.' }),
    createdAt: z.iso.datetime().openapi({ description: 'When it was created.' }),
  })
  .openapi('Company', { description: 'A company of the service, for its operator.' });

const companiesQuery = pageQuery.extend({
  status: described(z.enum(statuses).optional(), { text: 'companyStatusParameter' }),
  text: described(searchText.optional(), { text: 'companyTextParameter' }),
});
type CompaniesQuery = z.infer<typeof companiesQuery>;

function companiesIn(scoped: Scoped, month: string) {
  return scoped
    .selectFrom('companies')
    .where('companies.id', '!=', operatorId)
    .selectAll('companies')
    .select(senderOf.as('sender'))
    .select(
      sql<number>`coalesce((select sum(documents) from (
        select documents from document_usage where company_id = companies.id and month = ${month}
        union all
        select documents from document_usage_parts where company_id = companies.id and month = ${month}
      ) as parts), 0)::integer`.as('documents'),
    );
}

type CompanyRow = Awaited<ReturnType<ReturnType<typeof companiesIn>['executeTakeFirstOrThrow']>>;

function represented(row: CompanyRow): z.infer<typeof companySchema> {
  return {
    id: row.id,
    name: row.name,
    participantId: row.participant_id,
    participants: [...row.sender.participants],
    trns: [...row.sender.trns],
    status: row.status,
    monthlyQuota: row.monthly_quota,
    documentsThisMonth: row.documents,
    handling: row.handling,
    numberGaps: row.number_gaps,
    mailsInvoices: row.mails_invoices,
    repeatsNumbers: row.repeats_numbers,
    exportedAt: row.exported_at?.toISOString() ?? null,
    erasedAt: row.erased_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

function thisMonth({ service }: Pick<Call, 'service'>): string {
  return dubaiMonth(service.clock.now());
}

/** Part of a name, or of an identifier. */
function named(text: string): Expression<SqlBool> {
  return sql<SqlBool>`strpos(search_text(name || ' ' || coalesce(participant_id, '') || ' ' || companies.id || ' ' ||
    array_to_string(trns, ' ') || ' ' || coalesce((select string_agg(own.participant_id, ' ')
    from company_participants as own where own.company_id = companies.id), '')), search_text(${text})) > 0`;
}

const listOperation = operation<CompaniesQuery, unknown>({
  name: 'listCompanies',
  method: 'get',
  path,
  tag: 'Operator',
  summary: { text: 'listCompanies' },
  description: { text: 'newestFirst' },
  scope: 'operator:read',
  query: companiesQuery,
  success: {
    status: 200,
    description: { text: 'aPage' },
    content: json(pageOf(companySchema, 'CompanyList')),
  },
  problems: [],
  handle: async (call) => {
    const { scoped, query } = call;
    let companies = companiesIn(scoped, thisMonth(call));
    if (query.status !== undefined) companies = companies.where('status', '=', query.status);
    if (query.text !== undefined) companies = companies.where(named(query.text));
    if (query.cursor !== undefined) companies = companies.where('companies.id', '<', query.cursor);
    const rows = await companies
      .orderBy('companies.id', 'desc')
      .limit(query.limit + 1)
      .execute();
    return jsonReply(
      200,
      pageBy(rows, call, represented, ({ id }) => id),
    );
  },
});

const readOperation = operation({
  name: 'getCompany',
  method: 'get',
  path: `${path}/{id}`,
  tag: 'Operator',
  summary: { text: 'readCompany' },
  scope: 'operator:read',
  success: { status: 200, description: { text: 'theCompany' }, content: json(companySchema) },
  problems: ['not-found'],
  handle: async (call) => jsonReply(200, represented(await readCompany(call))),
});

async function readCompany(call: Call): Promise<CompanyRow> {
  const row = await companiesIn(call.scoped, thisMonth(call))
    .where('companies.id', '=', call.id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Tells the audit of a company what the operator did with it, as the command of the same words does. */
async function tellAudit({ scoped, service }: Pick<Call, 'scoped' | 'service'>, id: string, verb: string) {
  const deed = { companyId: id, resourceId: id, operation: `companies ${verb}` };
  await insertDeed(scoped, service, deed).execute();
}

const newCompanySchema = z
  .strictObject({
    name: companyFields.name,
    participants: companyFields.participants.default([]),
    trns: companyFields.trns.default([]),
    monthlyQuota: companyFields.monthlyQuota.default(null),
    handling: companyFields.handling.default('lenient'),
    numberGaps: companyFields.numberGaps.default(false),
    mailsInvoices: companyFields.mailsInvoices.default(false),
    repeatsNumbers: companyFields.repeatsNumbers.default(false),
    sharesTrns: companyFields.sharesTrns.default(false),
    scopes: z
      .array(z.enum(scopes as [Scope, ...Scope[]]))
      .min(1)
      .default([...scopes])
      .openapi({ description: 'Those of its first key; by default all.' }),
  })
  .openapi('NewCompany', { description: 'A company to create.' });
type NewCompanyBody = z.infer<typeof newCompanySchema>;

const createdCompanySchema = companySchema
  .extend({
    keyId: z.string().openapi({ description: 'Of its first key.' }),
    apiKey: z.string().nullable().openapi({
      description: 'Its first key, shown once; null where the request is repeated.',
    }),
  })
  .openapi('CreatedCompany', { description: 'A company, and its first key.' });

const createCompanyOperation = operation<unknown, NewCompanyBody>({
  name: 'createCompany',
  method: 'post',
  path,
  tag: 'Operator',
  summary: { text: 'createCompany' },
  description: { text: 'keyShownOnce' },
  scope: 'operator:write',
  idempotent: true,
  body: { kind: 'json', schema: newCompanySchema },
  success: {
    status: 201,
    description: { text: 'companyWithKey' },
    content: json(createdCompanySchema),
    headers: ['Location'],
  },
  problems: ['conflict'],
  handle: async (call) => {
    const { scoped, service, body, request } = call;
    const { participants, scopes: granted, ...given } = body;
    expectMailServer(service, given);
    const [participantId = null, ...furtherParticipants] = [...new Set(participants)];
    const id = await createCompany(scoped, { ...given, participantId, furtherParticipants }, service);
    const { environment } = service.settings;
    const key = { companyId: id, name: given.name, scopes: granted };
    const { id: keyId, apiKey } = await createKey(scoped, key, { ...service, environment });
    await tellAudit(call, id, 'create');
    const location = `${baseUrlOf(service.settings, request)}${path}/${id}`;
    const company = represented(await readCompany({ ...call, id }));
    return jsonReply(201, { ...company, keyId, apiKey }, { location });
  },
});

const changeSchema = z
  .strictObject(companyFields)
  .partial()
  .openapi('CompanyChange', { description: 'What changes of a company; what is left out stays.' });
type CompanyChangeBody = z.infer<typeof changeSchema>;

const changeOperation = operation<unknown, CompanyChangeBody>({
  name: 'changeCompany',
  method: 'put',
  path: `${path}/{id}`,
  tag: 'Operator',
  summary: { text: 'changeCompany' },
  description: { text: 'leftOutStays' },
  scope: 'operator:write',
  body: { kind: 'json', schema: changeSchema },
  success: { status: 200, description: { text: 'theCompany' }, content: json(companySchema) },
  problems: ['not-found', 'conflict'],
  handle: async (call) => {
    const { scoped, service, id, body } = call;
    const { participants, ...given } = body;
    expectMailServer(service, given);
    const [participantId = null, ...furtherParticipants] = [...new Set(participants)];
    const change = participants === undefined ? given : { ...given, participantId, furtherParticipants };
    if (!(await changeCompany(scoped, id, change))) throw notFound();
    await tellAudit(call, id, 'update');
    return jsonReply(200, represented(await readCompany(call)));
  },
});

/** Changes whether a company may work, as the command does, and tells its audit so. */
function changing(
  verb: 'suspend' | 'resume' | 'close',
  texts: { readonly summary: ServiceText; readonly description: ServiceText },
  change: (call: Call) => Promise<boolean>,
): Operation {
  return operation({
    name: `${verb}Company`,
    method: 'post',
    path: `${path}/{id}/${verb}`,
    tag: 'Operator',
    ...texts,
    scope: 'operator:write',
    idempotent: true,
    success: { status: 200, description: { text: 'theCompany' }, content: json(companySchema) },
    problems: ['not-found'],
    handle: async (call) => {
      if (!(await change(call))) throw notFound();
      await tellAudit(call, call.id, verb);
      return jsonReply(200, represented(await readCompany(call)));
    },
  });
}

/** Operations by which the operator creates, sees and stops companies. */
export const companyOperations: readonly Operation[] = [
  createCompanyOperation,
  listOperation,
  readOperation,
  changeOperation,
  changing(
    'suspend',
    { summary: { text: 'suspendCompany' }, description: { text: 'readsAndReceives' } },
    ({ scoped, id }) => changeCompanyStatus(scoped, id, 'suspended'),
  ),
  changing(
    'resume',
    { summary: { text: 'resumeCompany' }, description: { text: 'worksAgain' } },
    ({ scoped, id }) => changeCompanyStatus(scoped, id, 'active'),
  ),
  changing(
    'close',
    { summary: { text: 'closeCompany' }, description: { text: 'closedForGood' } },
    ({ scoped, id, service }) => closeCompany(scoped, id, service.clock),
  ),
];
