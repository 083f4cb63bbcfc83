import { invalidInvoice, invoice, selfBillingInvoice, stranger } from '../../support/requests.ts';
import type { Who, World } from '../world.ts';
import { created, newNumber, unnumbered } from './documents.ts';
import type { People } from './people.ts';

type Part = Readonly<Record<string, unknown>>;

const partner = {
  ...{ code: 'N-1', name: 'Oasis Consulting', vatTrn: '100712345600003', participantId: '0235:1007123456' },
  ...{ companyRegistrationNumber: 'CN-1', contactPerson: 'Amal', phone: '+971 2 555 0100' },
  ...{ email: 'a@oasis.example', address: 'Office 801', addressLine2: 'Corniche', city: 'Abu Dhabi' },
  ...{ country: 'AE', stateProvince: 'AUH' },
};
const goods = { code: 'N-1', name: 'Chair', unitOfMeasure: 'EA', unitPrice: 845.5 };
const unspoken = { taxTotal: null, legalMonetaryTotal: null, allowancesCharges: null };
const plainLine = { id: '1', quantity: 2, vatCategory: 'S', vatRate: 5, lineExtensionAmount: null };
const strict = { prefer: 'handling=strict' };

/** Documents that leave their parties, lines and files to what the company keeps, in every way in which they can differ. */
export async function namingSteps(world: World, { seller, buyer }: People): Promise<void> {
  const { ask } = world;
  for (const [list, body] of [
    ['customers', partner],
    ['customers', { ...partner, code: 'N-2', isActive: false, vatTrn: null, participantId: null, city: ' ' }],
    ['vendors', partner],
    ['items', goods],
    ['items', { ...goods, code: 'N-2', unitPrice: 0, isActive: false }],
  ] as const)
    await ask(seller, `POST /v1/${list}`, { body });
  const validate = (name: string, body: object, headers = {}) =>
    ask(seller, 'POST /v1/validate', { body, headers: { 'x-variant': name, ...headers } });
  const parts = (party: Part, line: Part, more: Part = {}) => ({
    ...{ ...invoice, ...unspoken, ...more },
    ...{ buyer: { recordCode: 'N-1', ...party }, lines: [{ ...plainLine, recordCode: 'N-1', ...line }] },
  });
  const elsewhere = {
    ...{ line1: 'Office 1', line2: 'x', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'OM' },
  };
  const differing: readonly Part[] = [
    ...[{}, { name: ' oasis CONSULTING ' }, { name: 'Another' }, { name: ' ' }, { name: null }, { trn: '1' }],
    ...[{ participantId: '0235:1' }, { legalRegistrationNumber: 'CN-2' }, { contactName: 'Ali' }],
    ...[{ contactPhone: '1' }, { contactEmail: 'b@oasis.example' }, { trn: '100712345600003' }],
    ...[{ address: {} }, { address: 'text' }, { address: null }, { address: { city: 'abu dhabi' } }],
    ...[{ address: elsewhere }, { recordCode: 'N-2' }, { recordCode: ' N-1 ' }, { recordCode: 7 }],
    ...[{ recordCode: '' }, { recordId: 'none' }],
    { recordCode: 'x'.repeat(200), name: 'y'.repeat(200) },
    { name: 'y'.repeat(200) },
  ];
  for (const party of differing) await validate(`buyer ${JSON.stringify(party)}`, parts(party, {}));
  const lines: readonly Part[] = [
    ...[{ unitPrice: 1 }, { unitPrice: 0 }, { unitPrice: null }, { unitPrice: 845.5 }],
    ...[{ unitPrice: '845.50' }, { unitCode: 'HUR' }, { unitCode: 'ea' }, { unitCode: 'HUR', unitPrice: 3 }],
    ...[{ description: 'Desk' }, { description: ' chair ' }, { recordCode: 'N-2' }],
    ...[{ recordCode: 'N-2', unitPrice: 4 }, { sellersItemId: 'x' }],
  ];
  for (const line of lines) await validate(`line ${JSON.stringify(line)}`, parts({}, line));
  for (const currency of ['USD', ' aed ', ''])
    await validate(`currency ${currency}`, parts({}, {}, { currency, currencyExchangeRate: 3.6725 }));
  const { lines: both } = parts({}, {});
  await validate('several lines', {
    ...parts({}, {}),
    lines: [...both, { ...plainLine, id: '2' }, { ...plainLine, id: '3', recordCode: 'none' }],
  });
  await validate('in Arabic', parts({ name: 'Another', recordCode: 'N-2' }, { description: 'Desk' }), {
    'accept-language': 'ar',
  });
  const selfBilled = { ...selfBillingInvoice, ...unspoken, buyer: invoice.seller };
  const vendor = { recordCode: 'N-1', name: 'Other' };
  for (const body of [
    { ...selfBilled, seller: vendor, lines: [{ ...plainLine, recordCode: 'N-1', description: 'Desk' }] },
    { ...selfBilled, buyer: { ...invoice.seller, recordCode: 'N-1' } },
    { ...parts({}, {}), seller: { ...invoice.seller, recordCode: 'N-1' } },
    {
      ...parts({}, {}),
      documentType: 'CreditNote',
      precedingInvoiceNumber: 'N-SAME',
      creditNoteReasonCode: 'DL8.61.1.A',
    },
  ]) {
    await validate('the other side', body);
    await kept(world, seller, body);
  }
  await kept(world, seller, parts({ name: 'Another', contactName: 'Ali' }, { description: 'Desk' }));
  await kept(
    world,
    seller,
    parts({ recordCode: 'N-2', trn: invoice.buyer.trn }, { recordCode: 'N-2', unitPrice: 5 }),
  );
  await filesNamed(world, seller);
  await readBack(world, seller);
  await preferences(world, seller);
  const [line] = invoice.lines;
  const doubtful = { ...line, quantity: 3, unitPrice: 33.3333, lineExtensionAmount: 99.99, unitCode: null };
  const exempt = { ...invalidInvoice.lines[2], lineExtensionAmount: null };
  for (const lines of [[{ ...doubtful, allowancesCharges: null }], [exempt, exempt]]) {
    const body = { ...invoice, ...unspoken, lines, warehouse: 'Jebel Ali' };
    await kept(world, seller, body);
    const path = await created(world, seller, unnumbered(body));
    await ask(seller, `PUT ${path}`, { body: { ...body, invoiceNumber: newNumber() }, headers: strict });
    await ask(seller, `POST ${path}/submit`, { headers: strict });
  }
  for (const party of [
    stranger,
    { ...invoice.seller, participantId: invoice.seller.participantId.toUpperCase() },
    { ...invoice.seller, participantId: null },
    { ...invoice.seller, trn: '1003548797' },
    { ...invoice.seller, trn: null },
  ])
    await kept(world, seller, { ...invoice, seller: party });
  await kept(world, buyer, { ...selfBillingInvoice, seller: invoice.seller, buyer: stranger });
}

/** A draft, its verdicts and its notes, and what strict handling says of it. */
async function kept(world: World, who: Who, body: Part): Promise<void> {
  const path = await created(world, who, unnumbered(body));
  if (path.endsWith('undefined')) return;
  await world.ask(who, `POST ${path}/validate`);
  await world.ask(who, `POST ${path}/validate?lang=ar`, { headers: strict });
  await world.ask(who, `GET ${path}/history`);
  await created(world, who, unnumbered(body), 'invoices', strict);
}

/** Files that documents refer to, beside others and twice. */
async function filesNamed(world: World, seller: Who): Promise<void> {
  const { ask } = world;
  const { body: file } = await ask(seller, 'POST /v1/attachments?fileName=named.csv', {
    body: 'a,b',
    headers: { 'content-type': 'text/csv' },
  });
  const { body: quoted } = await ask(seller, "POST /v1/attachments?fileName=it's%20(1)*.csv", {
    body: 'a',
    headers: { 'content-type': 'text/csv' },
  });
  await ask(seller, `GET /v1/attachments/${quoted?.id}/content`);
  const own = { documentId: 'TS-1', attachmentId: file?.id };
  const entries: readonly (readonly Part[])[] = [
    ...[[own], [own, { ...own, documentId: 'TS-2' }], [{ ...own, attachmentId: 7 }]],
    ...[[{ ...own, attachmentId: 'none' }], [{ ...own, fileName: 'other.csv' }], [{ ...own, fileName: ' ' }]],
    ...[[{ ...own, mimeCode: ' text/csv ' }], [{ ...own, mimeCode: 'application/pdf' }]],
    ...[[{ ...own, embeddedBase64: 'YQ==' }], [{ documentId: 'TS-3' }]],
    [{ documentId: 'TS-4', attachmentId: 'x'.repeat(200) }, own],
  ];
  for (const additionalDocuments of entries) {
    const body = { ...invoice, additionalDocuments };
    const headers = { 'x-variant': JSON.stringify(additionalDocuments).slice(0, 100) };
    await ask(seller, 'POST /v1/validate', { body, headers });
    const path = await created(world, seller, unnumbered(body), 'invoices', headers);
    if (!path.endsWith('undefined'))
      await ask(seller, `GET ${path}`, { headers: { accept: 'application/xml' } });
  }
}

/** Documents that are sent back as they were read, with facts that contradict them. */
async function readBack(world: World, seller: Who): Promise<void> {
  const { ask } = world;
  const path = await created(world, seller, unnumbered(invoice));
  const { body: read } = await ask(seller, `GET ${path}`);
  const facts = 'documentType invoiceNumber issueDate dueDate currency sellerName buyerName'.split(' ');
  for (const change of [
    ...[{}, { other: 1 }, { status: 'Sent' }, { lines: [] }, { document: null }, { document: [] }],
    ...facts.map((name) => ({ [name]: 'x' })),
    { document: { ...read.document, notes: 'Read back', buyer: { recordCode: 'none' } } },
    { document: { ...read.document, additionalDocuments: [{ documentId: 'x', attachmentId: 'none' }] } },
  ])
    await ask(seller, `PUT ${path}`, {
      body: { ...read, ...change },
      headers: { 'x-variant': JSON.stringify(change).slice(0, 60) },
    });
  const discount = { isCharge: false, reason: 'Discount', reasonCode: '95', vatCategory: 'S', vatRate: 5 };
  for (const entry of [
    { ...discount, multiplierPercent: 10 },
    { ...discount, multiplierPercent: 10, amount: null },
    { ...discount, multiplierPercent: 10, amount: 0 },
    { ...discount, multiplierPercent: 10, amount: 100, baseAmount: 1000 },
  ])
    for (const place of ['document', 'line'] as const) {
      const [line] = invoice.lines;
      const body = {
        ...{ ...invoice, taxTotal: null, legalMonetaryTotal: null },
        allowancesCharges: place === 'document' ? [entry] : null,
        lines: [
          { ...line, lineExtensionAmount: null, ...(place === 'line' ? { allowancesCharges: [entry] } : {}) },
        ],
      };
      await kept(world, seller, body);
    }
}

/** Every way in which a client can ask for strict handling. */
async function preferences({ ask }: World, seller: Who): Promise<void> {
  for (const prefer of [
    ...['handling=strict', 'Handling = "STRICT"', 'respond-async, handling=strict', 'handling=strict; x=1'],
    ...['handling=strictly', 'handling=lenient', 'xhandling=strict', 'handling="strict', ''],
  ])
    await ask(seller, 'POST /v1/invoices', {
      body: { ...invoice, invoiceNumber: newNumber(), notes: null, buyer: { ...invoice.buyer, trn: null } },
      headers: { prefer },
    });
}
