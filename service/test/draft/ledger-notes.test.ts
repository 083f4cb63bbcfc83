import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { acrossCompanies } from '../../src/database/database.ts';
import { besideRow } from '../../src/draft/ledger-neighbours.ts';
import { asker } from '../support/asking.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const statements: string[] = [];

const strict = { prefer: 'handling=strict' };
const [line] = invoice.lines;

/** An invoice or credit note over so many pieces at 100 dirhams. */
function bill(invoiceNumber: string, quantity: number, more: object = {}) {
  const { legalMonetaryTotal: _, taxTotal: __, ...rest } = invoice;
  const one = {
    ...line,
    id: '1',
    quantity,
    unitPrice: 100,
    lineExtensionAmount: null,
    allowancesCharges: null,
    sellersItemId: 'P-1',
  };
  return { ...rest, invoiceNumber, lines: [one], allowancesCharges: null, prepaidAmount: null, ...more };
}
const credit = (number: string, of: string, quantity: number, more: object = {}) =>
  bill(number, quantity, {
    documentType: 'CreditNote',
    dueDate: null,
    precedingInvoiceNumber: of,
    precedingInvoiceIssueDate: invoice.issueDate,
    creditNoteReasonCode: 'DL8.61.1.D',
    ...more,
  });
const pathOf = ({ documentType }: { documentType?: string }) =>
  documentType === 'CreditNote' ? '/v1/credit-notes' : '/v1/invoices';
const create = (body: ReturnType<typeof bill>, headers = {}) =>
  ask(pathOf(body), { method: 'POST', body, headers });

/** The warnings of a document that was created, as its history and `validate` tell them. */
async function warningsOf(body: ReturnType<typeof bill>) {
  const created = await create(body);
  expect(created.status).toBe(201);
  const path = `${pathOf(body)}/${created.body.id}`;
  const history = (await ask(`${path}/history`)).body.items[0].warnings;
  const { warnings, valid } = (await ask(`${path}/validate`, { method: 'POST' })).body;
  expect(valid).toBe(true);
  expect(warnings).toEqual(history);
  const counted: { rule: string; message: string; path: string; severity: string }[] = warnings.filter(
    ({ severity }: { severity: string }) => severity === 'warning',
  );
  expect(created.body.warningCount).toBe(counted.length);
  return counted;
}
const rulesOf = (found: readonly { rule: string }[]) => found.map(({ rule }) => rule);

const opened = await openTestService({ onStatement: (text) => statements.push(text) });
const companyId = await opened.company({ participantId: sellerId });
const ask = asker(opened.app, await opened.key(companyId));
afterAll(() => opened.close());

describe('A credit note', () => {
  test('that credits part of an invoice is told nothing, until the parts are more than the whole', async () => {
    await create(bill('BK-1', 10));
    expect(await warningsOf(credit('BK-C1', 'BK-1', 4))).toEqual([]);
    expect(await warningsOf(credit('BK-C2', 'BK-1', 6))).toEqual([]);
    const above = await warningsOf(credit('BK-C3', 'BK-1', 1));
    expect(rulesOf(above)).toEqual(['credit-above-category', 'credit-above-quantity']);
    expect(above[0]).toMatchObject({
      message:
        'At precedingInvoiceNumber: The credit notes for BK-1 credit AED 1100.00 excl. VAT in VAT category S. The invoice has AED 1000.00, 100.00 less.',
      path: 'precedingInvoiceNumber',
      severity: 'warning',
    });
  });

  test('in another VAT category than its invoice is told so', async () => {
    await create(bill('BK-10', 10));
    const zero = { ...bill('', 1).lines[0], vatCategory: 'Z', vatRate: 0 };
    expect(rulesOf(await warningsOf(credit('BK-C10', 'BK-10', 1, { lines: [zero] })))).toContain(
      'credit-other-category',
    );
  });

  test('of an invoice that nobody knows, or that is not valid, is told so', async () => {
    expect(rulesOf(await warningsOf(credit('BK-C20', 'BK-NONE', 1)))).toEqual(['preceding-missing']);
    await create(bill('BK-20', 10, { buyer: { ...invoice.buyer, name: '' } }));
    expect(rulesOf(await warningsOf(credit('BK-C21', 'BK-20', 1)))).toEqual(['preceding-not-valid']);
  });

  test('of an invoice without facts for the books is not compared', async () => {
    await create(bill('BK-30', 1));
    await acrossCompanies(opened.service.database, (scoped) =>
      sql`update documents set ledger = null, series = null where invoice_number = 'BK-30'`.execute(scoped),
    );
    expect(await warningsOf(credit('BK-C30', 'BK-30', 5))).toEqual([]);
  });

  test('is refused under strict handling, in both languages, and only one of several at the same moment is taken', async () => {
    await create(bill('BK-40', 10));
    const refused = await create(credit('BK-C40', 'BK-40', 11), strict);
    expect(refused.status).toBe(422);
    expect(refused.body.title).toBe('The document has warnings, which strict handling refuses');
    expect(refused.body.errors.map(({ message }: { message: string }) => message.split(':')[0])).toEqual([
      'credit-above-category',
      'credit-above-quantity',
    ]);
    const arabic = await create(credit('BK-C40', 'BK-40', 11), { ...strict, 'accept-language': 'ar' });
    expect(arabic.body.errors[0].message).toContain('إشعارات دائنة للفاتورة BK-40');
    const answers = await Promise.all(
      [1, 2, 3].map((at) => create(credit(`BK-C4${at}`, 'BK-40', 6), strict)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test('of a strict company is not sent if the books have changed since it was created', async () => {
    await create(bill('BK-50', 10));
    const { id } = (await create(credit('BK-C50', 'BK-50', 6))).body;
    await create(credit('BK-C51', 'BK-50', 6));
    await administer(opened.service, ['companies', 'update', companyId, '--handling', 'strict']);
    const { valid, issues } = (await ask(`/v1/credit-notes/${id}/validate`, { method: 'POST' })).body;
    expect([valid, rulesOf(issues)]).toEqual([false, ['credit-above-category', 'credit-above-quantity']]);
    expect((await ask(`/v1/credit-notes/${id}/submit`, { method: 'POST' })).status).toBe(422);
    await administer(opened.service, ['companies', 'update', companyId, '--handling', 'lenient']);
    await ask(`/v1/credit-notes/${id}/submit`, { method: 'POST' });
    await administer(opened.service, ['companies', 'update', companyId, '--handling', 'strict']);
    await opened.drain();
    const { body } = await ask(`/v1/credit-notes/${id}`);
    expect(body.status).toBe('DeliveryFailed');
    expect(body.submissionError).toContain('credit-above-category');
    await administer(opened.service, ['companies', 'update', companyId, '--handling', 'lenient']);
  });
});

test('An invoice that is replaced by a smaller one than its credit notes is told so', async () => {
  const { id } = (await create(bill('BK-60', 10))).body;
  await create(credit('BK-C60', 'BK-60', 10));
  const replaced = await ask(`/v1/invoices/${id}`, { method: 'PUT', body: bill('BK-60', 5) });
  expect(replaced.body.warningCount).toBe(2);
  const { warnings } = (await ask(`/v1/invoices/${id}/validate`, { method: 'POST' })).body;
  expect(rulesOf(warnings)).toEqual(['credit-above-category', 'credit-above-quantity']);
});

test('Advances that later invoices set off above what was asked for are told', async () => {
  await create(bill('BK-70', 10));
  const setOff = { precedingInvoiceNumber: 'BK-70', precedingInvoiceIssueDate: invoice.issueDate };
  expect(await warningsOf(bill('BK-71', 100, { ...setOff, prepaidAmount: 1000 }))).toEqual([]);
  const [above, ...others] = await warningsOf(bill('BK-72', 100, { ...setOff, prepaidAmount: 100 }));
  expect([above?.rule, above?.path, others]).toEqual(['advance-above', 'prepaidAmount', []]);
});

test('A missing number is told to a company that wants it, and to no other', async () => {
  const own = await opened.company({ participantId: '0235:1000000078' });
  const askOwn = asker(opened.app, await opened.key(own));
  const seller = { ...invoice.seller, participantId: '0235:1000000078' };
  const count = async (number: string) =>
    (await askOwn('/v1/invoices', { method: 'POST', body: bill(number, 1, { seller }) })).body.warningCount;
  expect([await count('GAP-0001'), await count('GAP-0003')]).toEqual([0, 0]);
  const line = ['companies', 'update', own, '--gaps'];
  expect((await administer(opened.service, [...line, 'perhaps'])).code).toBe(2);
  expect(await administer(opened.service, [...line, 'tell'])).toMatchObject({ code: 0 });
  expect([await count('GAP-0004'), await count('GAP-0007'), await count('OTHER-9')]).toEqual([0, 1, 0]);
  expect(await count('GAP-0009')).toBe(1);
  // One that is given up has not taken its number.
  await acrossCompanies(opened.service.database, (scoped) =>
    sql`update documents set status = 'DeliveryFailed', submission_error = '{"text":"exchangeNotSet","values":{}}'
      where invoice_number = 'GAP-0009'`.execute(scoped),
  );
  const body = bill('GAP-0010', 1, { seller });
  const refused = await askOwn('/v1/invoices', { method: 'POST', body, headers: strict });
  expect(refused.body.errors).toContainEqual({
    field: 'invoiceNumber',
    message: expect.stringContaining('number-gap: GAP-0008 to GAP-0009'),
  });
});

test('What matters to a document is found by indexes: nothing is asked for one that nothing precedes', async () => {
  statements.length = 0;
  await create(bill('BK-80', 1));
  expect(statements.filter((text) => text.includes('document_preceding'))).toEqual([]);
  await acrossCompanies(opened.service.database, async (scoped) => {
    await sql`insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date,
        currency, seller_name, buyer_name, version, created_at, updated_at, ledger, series, series_number)
      select 'filler-' || n, ${companyId}, 'invoice', 'Outbound', 'Invoice', 'Draft', 'FILL-' || n, '2026-11-01',
        'AED', 'a', 'b', 1, now(), now(),
        jsonb_build_object('document', jsonb_build_object('preceding', jsonb_build_array(jsonb_build_object('number',
        'OLD-' || n)))), 'FILL-', n from generate_series(1, 4000) as n`.execute(scoped);
    await sql`analyze document_contents, document_states`.execute(scoped);
    await sql`analyze document_preceding`.execute(scoped);
  });
  statements.length = 0;
  await create(credit('BK-C80', 'BK-80', 1));
  expect(statements.filter((text) => text.includes('document_preceding'))).toHaveLength(1);
  const plan = await acrossCompanies(opened.service.database, async (scoped) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select ${besideRow} from documents
      where invoice_number = 'BK-C80' and company_id = ${companyId} and direction = 'Outbound'`.execute(
      scoped,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).not.toMatch(/Seq Scan on (?:documents|document_preceding)/);
});
