import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '../../src/app/openapi.ts';
import { type Ask, type Asked, asker } from '../support/asking.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

const maximumBodyBytes = 20_000;

let opened: TestService;
let companyId: string;
let ask: Ask;
let stranger: Ask;
let numbers = 0;
let customer: { id: string };

const { buyer } = invoice;
const customerBody = {
  code: 'C-1',
  name: buyer.name,
  vatTrn: buyer.trn,
  participantId: buyer.participantId,
  address: buyer.address.line1,
  city: buyer.address.city,
  stateProvince: buyer.address.countrySubentity,
  country: buyer.address.countryCode,
};
const itemBody = { code: 'A-1', name: 'Office chair', unitOfMeasure: 'EA', unitPrice: 250 };

beforeAll(async () => {
  opened = await openTestService({ settings: { maximumBodyBytes } });
  companyId = await opened.company({ participantId: sellerId });
  ask = asker(opened.app, await opened.key(companyId));
  stranger = asker(opened.app, await opened.key(await opened.company()));
  customer = (await ask('/v1/customers', { method: 'POST', body: customerBody })).body;
  await ask('/v1/items', { method: 'POST', body: itemBody });
});
afterAll(() => opened.close());

const [line] = invoice.lines;
const { legalMonetaryTotal: _, taxTotal: __, ...plain } = invoice;
const itemLine = (given: object) => ({
  id: '1',
  quantity: 2,
  lineExtensionAmount: null,
  vatCategory: 'S',
  vatRate: 5,
  classifications: line?.classifications,
  itemTypeCode: line?.itemTypeCode,
  serviceAccountingCode: line?.serviceAccountingCode,
  ...given,
});

/** An invoice that leaves its buyer and its line to records. */
function naming(given: object = {}) {
  numbers += 1;
  const parts = { buyer: { recordCode: 'C-1' }, lines: [itemLine({ recordCode: 'A-1' })] };
  return { ...plain, allowancesCharges: null, ...parts, invoiceNumber: `N-${numbers}`, ...given };
}

const create = (body: object, asked: Asked = {}) => ask('/v1/invoices', { method: 'POST', body, ...asked });
const strict = { prefer: 'handling=strict' };
const validate = async (id: string, headers = {}) =>
  (await ask(`/v1/invoices/${id}/validate`, { method: 'POST', headers })).body;

describe('A document that names records', () => {
  test('stays as it was created when a record changes, and says on the next replacement what differs', async () => {
    const own = { ...customerBody, code: 'C-2' };
    const record = (await ask('/v1/customers', { method: 'POST', body: own })).body;
    const { id } = (await create(naming({ buyer: { recordId: record.id } }))).body;
    await ask(`/v1/customers/${record.id}`, { method: 'PUT', body: { ...own, city: 'Al Ain' } });
    const read = (await ask(`/v1/invoices/${id}`)).body;
    expect(read.document.buyer.address.city).toBe(buyer.address.city);
    expect((await validate(id)).warnings).toEqual([]);
    const replaced = await ask(`/v1/invoices/${id}`, { method: 'PUT', body: read });
    expect(replaced.body.warningCount).toBe(1);
    const [warning] = (await validate(id)).warnings;
    expect(warning).toMatchObject({
      rule: 'pint-ae-service-record',
      severity: 'warning',
      path: 'buyer.address.city',
      message: `At buyer.address.city: The document has ${buyer.address.city} here, which counts; the customer C-2 has Al Ain.`,
    });
    await ask(`/v1/customers/${record.id}`, { method: 'DELETE' });
    expect((await validate(id)).valid).toBe(true);
  });

  test('is created once for one Idempotency-Key, whatever its records are meanwhile', async () => {
    const own = { ...itemBody, code: 'A-2' };
    const record = (await ask('/v1/items', { method: 'POST', body: own })).body;
    const body = naming({ lines: [itemLine({ recordCode: 'A-2' })] });
    const headers = { 'idempotency-key': 'records' };
    const first = await create(body, { headers });
    await ask(`/v1/items/${record.id}`, { method: 'PUT', body: { ...own, unitPrice: 999 } });
    const again = await create(body, { headers });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test('is taken under strict handling if nothing differs; a party that differs is refused there', async () => {
    expect((await create(naming(), { headers: strict })).status).toBe(201);
    const other = naming({ buyer: { recordCode: 'C-1', contactName: 'Ali', name: 'Another name' } });
    const refused = await create(other, { headers: strict });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ field: 'buyer.name' }]);
    const { id, warningCount } = (await create(other)).body;
    expect(warningCount).toBe(1);
    expect((await validate(id)).valid).toBe(true);
    expect((await validate(id, strict)).valid).toBe(false);
    // A price of its own is every day's business.
    const priced = naming({ lines: [itemLine({ recordCode: 'A-1', unitPrice: 199 })] });
    const given = await create(priced, { headers: strict });
    expect(given.status).toBe(201);
    const { warnings } = await validate(given.body.id);
    expect(warnings).toMatchObject([{ severity: 'information', path: 'lines[0].unitPrice' }]);
    expect((await ask(`/v1/invoices/${given.body.id}`)).body.document.lines[0].unitPrice).toBe(199);
  });
});

describe('A record that cannot fill in a document', () => {
  test('because it has no price says so, and an inactive one is a warning', async () => {
    await ask('/v1/items', { method: 'POST', body: { code: 'A-3', name: 'Free', isActive: false } });
    const refused = await create(naming({ lines: [itemLine({ recordCode: 'A-3' })] }));
    expect(refused.body.errors[0]).toMatchObject({ field: 'lines[0].unitPrice' });
    const { id } = (await create(naming({ lines: [itemLine({ recordCode: 'A-3', unitPrice: 5 })] }))).body;
    const { warnings } = await validate(id);
    expect(warnings).toMatchObject([{ path: 'lines[0]', severity: 'warning' }]);
    expect(warnings[0].message).toContain('The item A-3 is not active.');
  });

  test('is the same whether another company has it or nobody', async () => {
    const message = async (by: Ask, buyer: object) =>
      (await by('/v1/invoices', { method: 'POST', body: naming({ buyer }) })).body.errors[0].message;
    const theirs = await message(stranger, { recordId: customer.id });
    const nobodys = await message(stranger, { recordId: 'x'.repeat(customer.id.length) });
    expect(theirs.replace(customer.id, '')).toBe(nobodys.replace(/x{8,}/, ''));
    expect(await message(stranger, { recordCode: 'C-1' })).toContain('no customer C-1');
  });

  test('because it would be larger than one may be is a 422, as it is for POST /v1/validate', async () => {
    const code = 'LARGE';
    const large = { ...itemBody, code, name: 'ك'.repeat(1000) };
    expect((await ask('/v1/items', { method: 'POST', body: large })).status).toBe(201);
    const lines = Array.from({ length: maximumBodyBytes / 2000 }, () => itemLine({ recordCode: code }));
    for (const path of ['/v1/invoices', '/v1/validate']) {
      const { status, body } = await ask(path, { method: 'POST', body: naming({ lines }) });
      expect([status, body.errors?.[0].field]).toEqual([422, 'lines']);
      expect(body.detail).toBe(
        'With the values from its records, the document is larger than 20000 bytes, the maximum. Send it as several documents.',
      );
    }
  });

  test('because the key may not read such records is a 403', async () => {
    const key = asker(opened.app, await opened.key(companyId, ['invoices:write', 'customers:read']));
    const refused = await key('/v1/invoices', { method: 'POST', body: naming() });
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toBe(
      'The document names records that this API key may not read: it lacks the scope items:read. Use a key with that scope, or write the fields themselves.',
    );
  });
});

describe('POST /v1/validate', () => {
  test('says of a document that names records what creating it would say', async () => {
    const company = await opened.company();
    const by = asker(opened.app, await opened.key(company));
    await by('/v1/customers', {
      method: 'POST',
      body: { name: 'Oasis', code: 'C-9', vatTrn: invoice.buyer.trn, isActive: false },
    });
    const named = { ...invoice, buyer: { ...invoice.buyer, name: '', recordCode: 'C-9' } };
    const verdict = await by('/v1/validate', { method: 'POST', body: named });
    const { id } = (await by('/v1/invoices', { method: 'POST', body: named })).body;
    const created = (await by(`/v1/invoices/${id}/validate`, { method: 'POST' })).body;
    const facts = ({ valid, warnings, adjustments }: typeof created) => ({
      valid,
      warnings: warnings.map(({ rule, path, severity }: typeof created) => ({ rule, path, severity })),
      adjustments,
    });
    expect(verdict.status).toBe(200);
    expect(facts(verdict.body)).toEqual(facts(created));
    expect(verdict.body.adjustments[0]).toMatchObject({ path: 'buyer.name', written: 'Oasis' });
    const unknown = { ...named, buyer: { ...named.buyer, recordCode: 'none' } };
    const writer = asker(opened.app, await opened.key(company, ['invoices:write']));
    for (const [status, asking, body] of [
      [422, by, unknown],
      [403, writer, named],
    ] as const) {
      const [judged, refused] = await Promise.all(
        ['/v1/validate', '/v1/invoices'].map((path) => asking(path, { method: 'POST', body })),
      );
      expect(judged?.status).toBe(status);
      const told = { instance: '', traceId: '' };
      expect({ ...judged?.body, ...told }).toEqual({ ...refused?.body, ...told });
    }
    expect((await writer('/v1/validate', { method: 'POST', body: invoice })).body.valid).toBe(true);
  });
});

describe('The schema of a document in the description of the interface', () => {
  const ajv = new Ajv2020({ strict: false, logger: false });
  formats.default(ajv);
  ajv.addSchema({ $id: 'openapi', ...openApiDocument('') });
  const schema = { $ref: 'openapi#/components/schemas/DocumentRequest' };

  const parts = { buyer, line: { ...line } };
  /** A part without a value for one of its members. */
  const without = (part: object, name: string, nothing?: null) => {
    const { [name]: _, ...others }: Readonly<Record<string, unknown>> = { ...part };
    return nothing === undefined ? others : { ...others, [name]: nothing };
  };
  const members = Object.entries(parts).flatMap(([at, part]) => Object.keys(part).map((name) => [at, name]));

  test.each([
    ['by its code', { buyer: { recordCode: 'C-1' }, line: { recordCode: 'A-1' } }],
    ['by nothing', { buyer: { recordId: null }, line: {} }],
  ])('has what the service takes, and only that, of parts whose record is named %s', async (_, named) => {
    const differing: unknown[] = [];
    // Without a rate only a business fact can say it, which the schema does not tell.
    for (const [at = '', name = ''] of members.filter(([, name]) => name !== 'vatRate'))
      for (const nothing of [undefined, null]) {
        const own = { ...parts, [at]: without(Object(parts)[at], name, nothing) };
        const body = naming({
          buyer: { ...own.buyer, ...named.buyer },
          lines: [{ ...own.line, ...named.line }],
        });
        const { status } = await create(body);
        if ((status === 201) !== ajv.validate(schema, body)) differing.push([at, name, nothing, status]);
      }
    expect(differing).toEqual([]);
  });
});
