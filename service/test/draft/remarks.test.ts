import { afterAll, describe, expect, test } from 'vitest';
import { administer } from '../../src/admin-commands/administer.ts';
import { asker } from '../support/asking.ts';
import { buyerId, invalidInvoice, invoice, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

let numbers = 0;

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

const strict = { prefer: 'handling=strict' };
const create = (body: object, headers = {}) => ask('/v1/invoices', { method: 'POST', body, headers });
const validate = async (id: string, headers = {}) =>
  (await ask(`/v1/invoices/${id}/validate`, { method: 'POST', headers })).body;
const submit = (id: string, headers = {}) => ask(`/v1/invoices/${id}/submit`, { method: 'POST', headers });
const rulesOf = (found: readonly { rule: string }[]) => found.map(({ rule }) => rule);

const opened = await openTestService();
const ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
await opened.company({ participantId: buyerId });
afterAll(() => opened.close());

describe('What the library says of a document besides its errors', () => {
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

describe('Strict handling', () => {
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
