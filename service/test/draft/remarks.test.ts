import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { type Ask, asker } from '../support/asking.ts';
import { buyerId, invalidInvoice, invoice, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let ask: Ask;
let numbers = 0;

beforeAll(async () => {
  opened = await openTestService();
  ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
  await opened.company({ participantId: buyerId });
});
afterAll(() => opened.close());

/** A request under a number that no other document has. */
function numbered(body: object = invoice) {
  numbers += 1;
  return { ...body, invoiceNumber: `R-${numbers}` };
}

const [line] = invoice.lines;
const plainLine = { ...line, lineExtensionAmount: null, allowancesCharges: null };

/** Valid, but a line amount is off, a unit is assumed, and a field that no request has is left out. */
const doubtful = () => {
  const { legalMonetaryTotal: _, taxTotal: __, ...rest } = invoice;
  const first = { ...plainLine, quantity: 3, unitPrice: 33.3333, lineExtensionAmount: 99.99, unitCode: null };
  return numbered({ ...rest, lines: [first], allowancesCharges: null, warehouse: 'Jebel Ali' });
};
const adjustment = {
  path: 'lines[0].lineExtensionAmount',
  sent: '99.99',
  written: '100.00',
  why: expect.stringContaining('100.00'),
};

const strict = { prefer: 'handling=strict' };
const create = (body: object, headers = {}) => ask('/v1/invoices', { method: 'POST', body, headers });
const validate = async (id: string, headers = {}) =>
  (await ask(`/v1/invoices/${id}/validate`, { method: 'POST', headers })).body;
const submit = (id: string, headers = {}) => ask(`/v1/invoices/${id}/submit`, { method: 'POST', headers });
const rulesOf = (found: readonly { rule: string }[]) => found.map(({ rule }) => rule);

describe('What the library says of a document besides its errors', () => {
  test('is what validate answers beside its issues', async () => {
    const { body } = await create(doubtful());
    const result = await validate(body.id);
    expect(result).toMatchObject({ valid: true, issues: [], adjustments: [adjustment] });
    expect(rulesOf(result.warnings)).toEqual(['ibr-023', 'ibr-147-ae', 'pint-ae-unknown-field']);
    expect(result.warnings[0]).toEqual({
      rule: 'ibr-023',
      message: 'At lines[0].unitCode: The line has no unit; we used EA (each).',
      hint: expect.any(String),
      severity: 'warning',
      path: 'lines[0].unitCode',
    });
  });

  test('is counted in the answers to create, replace and submit, and wherever the document is shown', async () => {
    const created = await create(doubtful());
    const counts = { warningCount: 3, adjustmentCount: 1 };
    const path = `/v1/invoices/${created.body.id}`;
    expect(created.body).toMatchObject(counts);
    expect((await ask(path, { method: 'PUT', body: numbered() })).body).toMatchObject({
      warningCount: 0,
      adjustmentCount: 0,
    });
    expect((await ask(path, { method: 'PUT', body: doubtful() })).body).toMatchObject(counts);
    expect((await submit(created.body.id)).body).toMatchObject(counts);
    await opened.drain();
    expect((await ask(path)).body).toMatchObject({ status: 'Sent', ...counts });
    expect((await ask('/v1/invoices?limit=1')).body.items[0]).toMatchObject(counts);
  });

  test('is kept in the history of what was written and of what was sent, in the language of its reader', async () => {
    const { id } = (await create(doubtful())).body;
    await submit(id);
    await opened.drain();
    const entries = (await ask(`/v1/invoices/${id}/history`)).body.items;
    expect(
      entries.map(({ trigger, warnings }: { trigger: string; warnings: [] }) => [trigger, warnings.length]),
    ).toEqual([
      ['create', 3],
      ['submit', 0],
      ['succeed', 3],
    ]);
    for (const entry of [entries[0], entries[2]]) expect(entry.adjustments).toEqual([adjustment]);
    const inArabic = (await ask(`/v1/invoices/${id}/history?lang=ar`)).body.items[2];
    expect(inArabic.warnings[0].message).toMatch(/^في lines\[0\]\.unitCode: \p{Script=Arabic}/u);
    expect(inArabic.adjustments[0].why).toMatch(/\p{Script=Arabic}/u);
  });

  test('is empty for a document that is written as it was sent', async () => {
    const { id, warningCount, adjustmentCount } = (await create(numbered())).body;
    expect([warningCount, adjustmentCount]).toEqual([0, 0]);
    expect(await validate(id)).toEqual({ valid: true, issues: [], warnings: [], adjustments: [] });
  });

  test('may be so much that only a part is listed, but all of it is counted', async () => {
    const lines = Array.from({ length: 150 }, (_, index) => ({
      ...plainLine,
      id: `${index}`,
      unitCode: null,
    }));
    const { body } = await create({ ...doubtful(), lines });
    expect(body.warningCount).toBe(151);
  });
});

describe('An issue', () => {
  test('names its place in its message and has its path, so that two lines have two issues', async () => {
    const exempt = invalidInvoice.lines[2];
    const { id } = (await create(numbered({ ...invalidInvoice, lines: [exempt, exempt] }))).body;
    const { issues } = await validate(id);
    const [first, second] = issues.filter(({ rule }: { rule: string }) => rule === 'ibr-167-ae');
    expect(first.path).toBe('lines[0].exemptionReasonCode');
    expect(second.path).toBe('lines[1].exemptionReasonCode');
    expect(second.message).toBe(first.message.replace('lines[0]', 'lines[1]'));
    expect(first.message).toContain('At lines[0].exemptionReasonCode: ');
  });
});

describe('Strict handling', () => {
  test('refuses what is created or replaced with warnings or adjustments, each at its field', async () => {
    const { id } = (await create(numbered())).body;
    for (const [path, method] of [
      ['/v1/invoices', 'POST'],
      [`/v1/invoices/${id}`, 'PUT'],
    ] as const) {
      const refused = await ask(path, { method, body: doubtful(), headers: strict });
      expect(refused.status).toBe(422);
      expect(refused.body.title).toBe('The document has warnings, which strict handling refuses');
      expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
        'lines[0].unitCode',
        'lines[0].lineExtensionAmount',
        'warehouse',
      ]);
    }
    expect((await create(numbered(), strict)).status).toBe(201);
  });

  test('tells warnings as issues of validate, and refuses to submit', async () => {
    const { id } = (await create(doubtful())).body;
    const result = await validate(id, strict);
    expect(result).toMatchObject({ valid: false, warnings: [], adjustments: [adjustment] });
    expect(rulesOf(result.issues)).toEqual(['ibr-023', 'ibr-147-ae', 'pint-ae-unknown-field']);
    expect((await submit(id, strict)).status).toBe(422);
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('Draft');
    expect((await submit(id)).status).toBe(202);
  });

  test('may be a setting of a company: then nothing with warnings is created or sent', async () => {
    const trns = [invoice.seller.trn ?? ''];
    const companyId = await opened.company({ participantId: '0235:1000000077', trns });
    const own = asker(opened.app, await opened.key(companyId));
    const seller = { ...invoice.seller, participantId: '0235:1000000077' };
    const { id } = (await own('/v1/invoices', { method: 'POST', body: { ...doubtful(), seller } })).body;
    const line = ['companies', 'update', companyId, '--handling'];
    expect((await administer(opened.service, [...line, 'strictly'])).code).toBe(2);
    expect(await administer(opened.service, [...line, 'strict'])).toMatchObject({ code: 0 });
    expect((await own('/v1/invoices', { method: 'POST', body: { ...doubtful(), seller } })).status).toBe(422);
    expect((await own(`/v1/invoices/${id}/validate`, { method: 'POST' })).body.valid).toBe(false);
    await administer(opened.service, [...line, 'lenient']);
    await own(`/v1/invoices/${id}/submit`, { method: 'POST' });
    await administer(opened.service, [...line, 'strict']);
    await opened.drain();
    const { body } = await own(`/v1/invoices/${id}`);
    expect(body.status).toBe('DeliveryFailed');
    expect(body.submissionError).toContain('lines[0].unitCode');
  });
});

describe('A number that another document of the company has', () => {
  const again = (number: string, body: object = invoice) => ({ ...body, invoiceNumber: number });

  test('is a warning on create, replace and validate that names the other document', async () => {
    const first = (await create(numbered())).body;
    const second = await create(again(` ${first.invoiceNumber} `));
    expect(second.body).toMatchObject({ invoiceNumber: first.invoiceNumber, warningCount: 1 });
    const { valid, issues, warnings } = await validate(second.body.id);
    expect([valid, issues]).toEqual([true, []]);
    expect(warnings).toEqual([
      {
        rule: 'pint-ae-service-number',
        message: `At invoiceNumber: The number ${first.invoiceNumber} is already used by document ${first.id} of this company (Draft).`,
        hint: expect.stringContaining('Idempotency-Key'),
        severity: 'warning',
        path: 'invoiceNumber',
      },
    ]);
    const history = (await ask(`/v1/invoices/${second.body.id}/history`)).body.items;
    expect(rulesOf(history[0].warnings)).toEqual(['pint-ae-service-number']);
    const path = `/v1/invoices/${second.body.id}`;
    const replaced = await ask(path, { method: 'PUT', body: again(first.invoiceNumber) });
    expect(replaced.body.warningCount).toBe(1);
  });

  test.each(['Draft', 'Pending', 'Sent'])(
    'is an issue under strict handling if that is %s',
    async (status) => {
      const first = (await create(numbered())).body;
      if (status !== 'Draft') await submit(first.id);
      if (status === 'Sent') await opened.drain();
      const refused = await create(again(first.invoiceNumber), strict);
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toHaveLength(1);
      expect(refused.body.errors[0].message).toMatch(/^pint-ae-service-number: .*/);
      const second = (await create(again(first.invoiceNumber))).body;
      const result = await validate(second.id, strict);
      expect([result.valid, rulesOf(result.issues)]).toEqual([false, ['pint-ae-service-number']]);
      await opened.drain();
    },
  );

  test('is free if that one failed, was deleted or belongs to another company, and for the document itself', async () => {
    const failed = (await create(numbered(invalidInvoice))).body;
    await submit(failed.id);
    await opened.drain();
    const deleted = (await create(numbered())).body;
    await ask(`/v1/invoices/${deleted.id}`, { method: 'DELETE' });
    const stranger = asker(opened.app, await opened.key(await opened.company({ participantId: null })));
    const theirs = (await stranger('/v1/invoices', { method: 'POST', body: numbered() })).body;
    for (const { invoiceNumber } of [failed, deleted, theirs])
      expect((await create(again(invoiceNumber), strict)).status).toBe(201);
    const { id, invoiceNumber } = (await create(numbered())).body;
    const path = `/v1/invoices/${id}`;
    const replaced = await ask(path, { method: 'PUT', body: again(invoiceNumber), headers: strict });
    expect(replaced.status).toBe(200);
  });

  test('is given to one of several strict requests at the same moment', async () => {
    const body = numbered();
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(body, strict)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });
});
