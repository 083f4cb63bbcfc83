import { z } from '@hono/zod-openapi';
import { type Expression, type SqlBool, sql } from 'kysely';
import {
  changeCompany,
  changeCompanyStatus,
  closeCompany,
  createCompany,
  expectMailServer,
} from '../companies/companies.ts';
import { dubaiMonth } from '../draft/quota.ts';
import { baseUrlOf } from '../http/base-url.ts';
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
import { createKey } from '../keys/keys.ts';
import { type Scope, scopes } from '../keys/scopes.ts';
import { pageBy, pageOf, pageQuery, searchText } from '../lists/page.ts';
import { notFound } from '../problems/request-problem.ts';
import { described } from '../problems/schema-errors.ts';
import type { ServiceText } from '../texts/service-text.ts';
import { companiesIn, companyFields, companySchema, companyStatuses, representedCompany } from './company.ts';

const path = '/v1/operator/companies';
const companiesQuery = pageQuery.extend({
  status: described(z.enum(companyStatuses).optional(), { text: 'companyStatusParameter' }),
  text: described(searchText.optional(), { text: 'companyTextParameter' }),
});

function thisMonth({ service }: Pick<Call, 'service'>): string {
  return dubaiMonth(service.clock.now());
}

function named(text: string): Expression<SqlBool> {
  return sql<SqlBool>`strpos(search_text(name || ' ' || coalesce(participant_id, '') || ' ' || companies.id || ' ' ||
    array_to_string(trns, ' ') || ' ' || coalesce((select string_agg(own.participant_id, ' ')
    from company_participants as own where own.company_id = companies.id), '')), search_text(${text})) > 0`;
}

const listOperation = operation({
  name: 'listCompanies',
  method: 'get',
  path,
  ...ofOperator.reading,
  summary: { text: 'listCompanies' },
  description: { text: 'newestFirst' },
  query: companiesQuery,
  success: answers(200, 'aPage', json(pageOf(companySchema, 'CompanyList'))),
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
    const page = pageBy(rows, call, representedCompany, ({ id }) => id);
    return jsonReply(200, page);
  },
});

const readOperation = operation({
  name: 'getCompany',
  method: 'get',
  path: `${path}/{id}`,
  ...ofOperator.reading,
  summary: { text: 'readCompany' },
  success: answers(200, 'theCompany', json(companySchema)),
  problems: ['not-found'],
  handle: async (call) => jsonReply(200, await shownCompany(call)),
});

/** The company of a call as its operator sees it; throws the 404. */
async function shownCompany(call: Call) {
  const company = companiesIn(call.scoped, thisMonth(call)).where('companies.id', '=', call.id);
  return representedCompany(await company.executeTakeFirstOrThrow(notFound));
}

/** Adds the operator's action to the audit of a company, with the words of the matching command. */
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
      .describe('Those of its first key; by default all.'),
  })
  .describe('A company to create.')
  .openapi('NewCompany');

const createdCompanySchema = companySchema
  .extend({
    keyId: z.string().describe('Of its first key.'),
    apiKey: z.string().nullable().describe('Its first key, shown once; null where the request is repeated.'),
  })
  .describe('A company, and its first key.')
  .openapi('CreatedCompany');

const createCompanyOperation = operation({
  name: 'createCompany',
  method: 'post',
  path,
  ...ofOperator.changing,
  summary: { text: 'createCompany' },
  description: { text: 'keyShownOnce' },
  body: { kind: 'json', schema: newCompanySchema },
  success: answers(201, 'companyWithKey', json(createdCompanySchema), ['Location']),
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
    const company = await shownCompany({ ...call, id });
    return jsonReply(201, { ...company, keyId, apiKey }, { location });
  },
});

const changeSchema = z
  .strictObject(companyFields)
  .partial()
  .describe('What changes of a company; what is left out stays.')
  .openapi('CompanyChange');

const changeOperation = operation({
  name: 'changeCompany',
  method: 'put',
  path: `${path}/{id}`,
  ...ofOperator.changing,
  summary: { text: 'changeCompany' },
  description: { text: 'leftOutStays' },
  body: { kind: 'json', schema: changeSchema },
  success: answers(200, 'theCompany', json(companySchema)),
  problems: ['not-found', 'conflict'],
  handle: async (call) => {
    const { scoped, service, id, body } = call;
    const { participants, ...given } = body;
    expectMailServer(service, given);
    const [participantId = null, ...furtherParticipants] = [...new Set(participants)];
    const change = participants === undefined ? given : { ...given, participantId, furtherParticipants };
    if (!(await changeCompany(scoped, id, change))) throw notFound();
    await tellAudit(call, id, 'update');
    return jsonReply(200, await shownCompany(call));
  },
});

/** Suspends, resumes or closes a company like the command, and adds this to its audit. */
function changing(
  verb: 'suspend' | 'resume' | 'close',
  texts: { readonly summary: ServiceText; readonly description: ServiceText },
  change: (call: Call) => Promise<boolean>,
): Operation {
  return operation({
    name: `${verb}Company`,
    method: 'post',
    path: `${path}/{id}/${verb}`,
    ...ofOperator.changing,
    ...texts,
    success: answers(200, 'theCompany', json(companySchema)),
    problems: ['not-found'],
    handle: async (call) => {
      if (!(await change(call))) throw notFound();
      await tellAudit(call, call.id, verb);
      return jsonReply(200, await shownCompany(call));
    },
  });
}

/** Operations in which the operator creates, lists and stops companies. */
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
