import complete from '../../../../examples/allowances-and-charges.json' with { type: 'json' };
import { invoice, sellerId } from '../../support/requests.ts';
import type { World } from '../world.ts';
import { created, newNumber, unnumbered } from './documents.ts';
import type { People } from './people.ts';
import { variantsOf } from './shapes.ts';

const business = {
  name: 'Oasis Consulting',
  nameAr: 'واحة للاستشارات',
  email: 'accounts@oasis.example',
  phone: '+971 2 555 0100',
  vatTrn: '100712345600003',
  address: 'Office 801',
  addressLine2: 'Corniche Road',
  city: 'Abu Dhabi',
  country: 'AE',
  stateProvince: 'AUH',
  postalCode: '12345',
  contactPerson: 'Amal',
  participantId: '0235:1007123456',
  companyRegistrationNumber: 'CN-2290117',
  code: 'C-1',
  isActive: true,
};
const item = {
  code: 'I-1',
  name: 'Chair',
  nameAr: 'كرسي',
  description: 'Black',
  unitOfMeasure: 'EA',
  unitPrice: 845.5,
  isActive: true,
};

/** Customers, items and vendors, and documents that name them. */
export async function recordSteps(world: World, { seller, buyer, reader }: People): Promise<void> {
  const { ask } = world;
  for (const [list, schema, body] of [
    ['customers', 'BusinessPartnerRequest', business],
    ['items', 'ItemRequest', item],
    ['vendors', 'BusinessPartnerRequest', business],
  ] as const) {
    const { body: made } = await ask(seller, `POST /v1/${list}`, { body });
    const path = `/v1/${list}/${made.id}`;
    // Vendors are customers under another name.
    const variants = list === 'vendors' ? [] : variantsOf(schema, { ...body, code: 'V' });
    for (const [at, { name, body: variant }] of variants.entries()) {
      const code = Object(variant).code === 'V' ? { code: `V-${at}` } : {};
      await ask(seller, `POST /v1/${list}`, {
        body: { ...Object(variant), ...code },
        headers: { 'x-variant': name },
      });
    }
    await ask(seller, `POST /v1/${list}`, { body });
    await ask(seller, `POST /v1/${list}`, { body: { ...body, code: ' C-1 ' } });
    await ask(buyer, `POST /v1/${list}`, { body });
    await ask(reader, `POST /v1/${list}`, { body });
    for (const who of [seller, buyer, reader]) {
      await ask(who, `GET ${path}`);
      await ask(who, `PUT ${path}`, { body: { ...made, name: `${made.name} again` } });
    }
    for (const match of ['"1"', '"2"', '"3"', '*'])
      await ask(seller, `PUT ${path}`, { body, headers: { 'if-match': match } });
    await ask(seller, `PUT ${path}`, { body: { ...body, code: 'V-3' } });
    await ask(seller, `PUT ${path}`, { body: { ...body, isActive: false } });
    const { body: other } = await ask(seller, `POST /v1/${list}`, { body: { ...body, code: 'GONE' } });
    await ask(seller, `DELETE /v1/${list}/${other.id}`, { headers: { 'if-match': '"9"' } });
    await ask(buyer, `DELETE /v1/${list}/${other.id}`);
    await ask(seller, `DELETE /v1/${list}/${other.id}`);
    await ask(seller, `DELETE /v1/${list}/${other.id}`);
    await ask(seller, `PUT ${path}`, { body });
  }
  const { body: customers } = await ask(seller, 'GET /v1/customers?code=C-1');
  const [line] = invoice.lines;
  const naming = async (party: object, named: object, name: string) => {
    const path = await created(
      world,
      seller,
      unnumbered({
        ...invoice,
        buyer: party,
        lines: [{ quantity: 2, vatRate: 5, ...named }],
        taxTotal: null,
        legalMonetaryTotal: null,
      }),
      'invoices',
      { 'x-variant': name },
    );
    await ask(seller, `GET ${path}`);
  };
  await naming({ recordCode: 'C-1' }, { recordCode: 'I-1' }, 'by code');
  await naming(
    { recordId: customers.items[0]?.id },
    { ...line, recordCode: 'I-1' },
    'by id, with values of its own',
  );
  await naming({ recordCode: 'none' }, { recordCode: 'none' }, 'unknown');
  await naming({ recordCode: 'V-5', name: 'Other name' }, { recordCode: 'V-5', unitPrice: 1 }, 'partly');
  await naming({ recordId: 'none', recordCode: 'C-1' }, { recordId: 'none' }, 'unknown id');
}

/** A request with every part of it changed, which the company of a buyer has as drafts. */
export async function requestSteps({ ask }: World, { operator, buyer, ids }: People): Promise<void> {
  await ask(operator, `PUT /v1/operator/companies/${ids.buyer}`, { body: { monthlyQuota: null } });
  const base = {
    ...complete,
    seller: { ...complete.seller, participantId: '0235:1007123456', trn: '100712345600003' },
    buyer: { ...complete.buyer, participantId: sellerId },
  };
  for (const [at, { name, body }] of variantsOf('DocumentRequest', base).entries()) {
    // The library has tests of each; here is what the service makes of some.
    if (at % 7 > 0) continue;
    const numbered =
      Object(body).invoiceNumber === base.invoiceNumber
        ? { ...Object(body), invoiceNumber: newNumber() }
        : body;
    await ask(buyer, 'POST /v1/invoices', { body: numbered, headers: { 'x-variant': name } });
  }
}

/** Files that are kept apart, up to the last byte that a company may have. */
export async function attachmentSteps(world: World, { seller, buyer, reader }: People): Promise<void> {
  const { ask } = world;
  const upload = async (body: string, query = '', type = 'application/pdf', who = seller) =>
    (await ask(who, `POST /v1/attachments${query}`, { body, headers: { 'content-type': type } })).body?.id;
  const first = await upload('%PDF hours', '?fileName=hours.pdf');
  await upload('%PDF hours', '?fileName=again.pdf');
  await upload('a,b', '?fileName=hours.csv', 'application/octet-stream');
  await upload('a,b', '?fileName=hours.exe', 'application/octet-stream');
  await upload('a,b', '', 'text/html');
  await upload('');
  for (const name of ['x'.repeat(200), 'x'.repeat(201), '../up.pdf', ' ', '...', 'ملف.pdf'])
    await upload('%PDF', `?fileName=${encodeURIComponent(name)}`);
  await upload('%PDF', '', 'application/pdf', reader);
  const { body: usage } = await ask(seller, 'GET /v1/usage');
  const left = 200 - Number(usage.attachments.bytes);
  await upload('x'.repeat(left + 1));
  const last = await upload('x'.repeat(left));
  await upload('x');
  await ask(seller, `DELETE /v1/attachments/${last}`);
  await ask(seller, `DELETE /v1/attachments/${last}`);
  const referring = (attachmentId: string) =>
    unnumbered({ ...invoice, additionalDocuments: [{ documentId: 'TS-1', attachmentId }] });
  const path = await created(world, seller, referring(first));
  await created(world, seller, referring(last));
  await created(world, buyer, referring(first));
  await ask(seller, `DELETE /v1/attachments/${first}`);
  for (const who of [seller, buyer, reader]) {
    await ask(who, `GET /v1/attachments/${first}`);
    await ask(who, `GET /v1/attachments/${first}/content`);
  }
  await ask(seller, `GET ${path}`, { headers: { accept: 'application/xml' } });
  await ask(seller, `PUT ${path}`, { body: unnumbered(invoice) });
  await ask(seller, `DELETE /v1/attachments/${first}`);
}
