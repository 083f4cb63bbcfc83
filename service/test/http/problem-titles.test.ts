import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, type Ask, asker } from '../support/asking.ts';
import { invalidInvoice, invoice, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
let ask: Ask;

beforeAll(async () => {
  opened = await openTestService();
  ask = asker(opened.app, await opened.key(await opened.company({ participantId: sellerId })));
});
afterAll(() => opened.close());

const arabic = { 'accept-language': 'ar' };
const strict = { prefer: 'handling=strict' };
const fromAnother = (request: Pick<typeof invoice, 'seller'>) => ({
  ...request,
  seller: { ...request.seller, participantId: '0235:1000000001', trn: '100000000100003' },
});

let numbers = 0;

/** Under a number that no other document has, which strict handling would refuse too. */
const numbered = (body: object) => {
  numbers += 1;
  return { ...body, invoiceNumber: `T-${numbers}` };
};

/** Every way to get a 422, given a document. */
const refusals: Readonly<Record<string, (request: object, headers: object) => Promise<Answered>>> = {
  create: (body, headers) =>
    ask('/v1/invoices', { method: 'POST', body: numbered(body), headers: { ...strict, ...headers } }),
  replace: async (body, headers) => {
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: invoice })).body;
    const asked = { method: 'PUT', body: numbered(body), headers: { ...strict, ...headers } };
    return ask(`/v1/invoices/${id}`, asked);
  },
  'submit again': async (body, headers) => {
    const { id } = (await ask('/v1/invoices', { method: 'POST', body })).body;
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    await opened.drain();
    return ask(`/v1/invoices/${id}/submit`, { method: 'POST', headers: { ...headers } });
  },
  'read its UBL': async (body, headers) => {
    const { id } = (await ask('/v1/invoices', { method: 'POST', body })).body;
    return ask(`/v1/invoices/${id}`, { headers: { accept: 'application/xml', ...headers } });
  },
};

describe.each(Object.entries(refusals))('The problem of a refusal to %s', (_, refuse) => {
  test('of a document that breaks rules names each rule, and says so', async () => {
    const { status, body } = await refuse(invalidInvoice, {});
    expect(status).toBe(422);
    expect(body).toMatchObject({
      type: 'http://localhost/errors/validation-failed',
      title: 'The document breaks rules of PINT-AE',
      detail: 'The document breaks 1 rule of PINT-AE. See errors for its field.',
    });
    expect(body.errors[0].message).toMatch(/^ibr-167-ae: /);
  });

  test('of a document that only names another sender does not mention rules of PINT-AE', async () => {
    const { status, body } = await refuse(fromAnother(invoice), {});
    expect(status).toBe(422);
    expect(body).toMatchObject({
      type: 'http://localhost/errors/validation-failed',
      title: 'The document does not name the company as its sender',
      detail: `The party seller is 0235:1000000001, and this company sends as ${sellerId}.`,
    });
    expect(body.errors).toHaveLength(1);
    const inArabic = (await refuse(fromAnother(invoice), arabic)).body;
    expect(inArabic.title).toMatch(/\p{Script=Arabic}/u);
    expect(JSON.stringify(inArabic)).not.toContain('PINT-AE');
  });

  test('of a document with both faults mentions both', async () => {
    const { body } = await refuse(fromAnother(invalidInvoice), {});
    expect(body.title).toBe('The document breaks rules of PINT-AE');
    expect(body.detail).toMatch(/breaks 1 rule of PINT-AE.* The party seller is /);
    expect(body.errors).toHaveLength(2);
  });
});

test('A printed form that cannot be made says which rules the document breaks', async () => {
  const { id } = (await ask('/v1/invoices', { method: 'POST', body: { ...invoice, notes: 'a\u0001b' } }))
    .body;
  const { status, body } = await ask(`/v1/invoices/${id}`, { headers: { accept: 'text/html' } });
  if (status === 200) return;
  expect(status).toBe(422);
  expect(body.errors.length).toBeGreaterThan(0);
});

test('The submissionError of a document that only names another sender does not mention PINT-AE', async () => {
  const { id } = (await ask('/v1/invoices', { method: 'POST', body: fromAnother(invoice) })).body;
  await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
  await opened.drain();
  for (const headers of [{}, arabic]) {
    const { submissionError } = (await ask(`/v1/invoices/${id}`, { headers })).body;
    expect(submissionError).toContain('pint-ae-service-sender');
    expect(submissionError).not.toContain('PINT-AE');
  }
});
