import { CompiledQuery, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { acrossCompanies } from '../../src/database/database.ts';
import { asker } from '../support/asking.ts';
import { openTestService } from '../support/service.ts';

/** So many that reading all of them shows. */
const documents = 12_000;
const seldom = '100000000100003';
let last: CompiledQuery | undefined;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

function nodesOf(plan: Plan): readonly Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Returns the number of documents that the statement of a list reads, and how. */
async function readBy(list: string): Promise<{ readonly read: number; readonly isWhole: boolean }> {
  last = undefined;
  const { status, body } = await ask(list);
  expect(status, JSON.stringify(body)).toBe(200);
  if (last === undefined) throw new Error(`${list} read no documents.`);
  const { sql: text, parameters } = last as CompiledQuery;
  const explained = await opened.service.database.executeQuery<{ 'QUERY PLAN': [{ readonly Plan: Plan }] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
  );
  const [found] = explained.rows[0]?.['QUERY PLAN'] ?? [];
  const nodes = (found === undefined ? [] : nodesOf(found.Plan)).filter(
    (node) => node['Relation Name'] === 'document_contents',
  );
  expect(nodes.length, list).toBeGreaterThan(0);
  return {
    read: nodes.reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    ),
    isWhole: nodes.some((node) => node['Node Type'] === 'Seq Scan'),
  };
}

const filters = {
  trn: `trn=${seldom}`,
  documentType: 'documentType=SelfBillingInvoice',
  status: 'status=Sent',
  exchange: 'exchange=sent',
  reporting: 'reporting=sent',
  receiver: 'receiver=0235:1000000001',
  invoiceNumber: 'invoiceNumber=P-11001',
  issued: 'issuedFrom=2026-03-01&issuedTo=2026-03-02',
} as const;
const names = Object.keys(filters) as (keyof typeof filters)[];
/** The same of what most documents have. */
const frequent = {
  trn: 'trn=100354879700003',
  documentType: 'documentType=Invoice',
  status: 'status=Draft',
} as const;
const orders = ['', '&sort=-updatedAt', '&sort=issueDate'];

const opened = await openTestService({
  onStatement: (text, values = []) => {
    if (/from "documents"/.test(text)) last = CompiledQuery.raw(text, [...values]);
  },
});
const company = await opened.company();
const ask = asker(opened.app, await opened.key(company));
await acrossCompanies(opened.service.database, async (scoped) => {
  // What searches and histories need is not what is looked at here.
  for (const table of ['document_contents', 'document_states'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(scoped);
  // One in a thousand has what is seldom; a tenth of them arrived.
  await sql`insert into document_contents (id, company_id, kind, direction, document_type, invoice_number, issue_date,
      currency, seller_name, buyer_name, seller_trn, buyer_trn, receiver, version, created_at)
    select 'plan-' || n, ${company}, 'invoice', case when n % 10 = 0 then 'Inbound' else 'Outbound' end,
      case when n % 1000 = 1 then 'SelfBillingInvoice' else 'Invoice' end, 'P-' || n,
      date '2026-01-01' + n / 50, 'AED', 's', 'b', case when n % 2000 = 1 then ${seldom} else '100354879700003' end,
      case when n % 2000 = 1001 then ${seldom} else '100712345600003' end,
      case when n % 1000 = 1 then '0235:1000000001' else '0235:1007123456' end, 1, now()
    from generate_series(1, ${documents}::int) as n`.execute(scoped);
  await sql`insert into document_states (document_id, company_id, kind, direction, position, issue_date, status,
      exchange_status, reporting_status, updated_at, changed_at)
    select id, company_id, kind, direction, position, issue_date,
      case when n % 10 = 0 then 'Received' when n % 1000 = 1 then 'Sent' else 'Draft' end,
      case when n % 1000 = 1 then 'sent' else 'notApplicable' end,
      case when n % 1000 = 1 then 'sent' else 'notReported' end, now(), now() + n * interval '1 second'
    from document_contents cross join lateral (select substr(id, 6)::int as n) as numbered`.execute(scoped);
  for (const table of ['document_contents', 'document_states'])
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(scoped);
});
await sql`analyze document_contents, document_states`.execute(opened.service.database);
afterAll(() => opened.close());

describe.each(orders)('With %j no list reads a tenth of the documents of its company', (order) => {
  test.each(names)('by %s', async (name) => {
    const { read, isWhole } = await readBy(`/v1/invoices?limit=50&${filters[name]}${order}`);
    expect(isWhole).toBe(false);
    expect(read).toBeLessThan(documents / 10);
  });
});

test('Nor does a list by two of them, one by what most documents have beside one, nor one of what arrived', async () => {
  const lists = [
    ...names.flatMap((one, index) =>
      names.slice(index + 1).map((other) => `/v1/invoices?${filters[one]}&${filters[other]}`),
    ),
    ...names.flatMap((one) =>
      Object.entries(frequent).flatMap(([name, other]) =>
        name === one ? [] : [`/v1/invoices?${filters[one]}&${other}`],
      ),
    ),
    ...Object.values(frequent).map((one) => `/v1/invoices?${one}`),
    `/v1/purchase-invoices?${filters.trn}`,
    `/v1/purchase-invoices?${filters.documentType}`,
  ];
  for (const list of lists) {
    const { read, isWhole } = await readBy(list);
    expect({ list, isWhole, isMuch: read >= documents / 10 }).toEqual({
      list,
      isWhole: false,
      isMuch: false,
    });
  }
});
