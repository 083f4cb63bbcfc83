import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Language } from 'pint-ae';
import { convert, type DocumentRequest } from 'pint-ae';
import { createApp } from '../app/app.ts';
import { companyOfParticipant, createCompany } from '../companies/companies.ts';
import { acrossCompanies, type Scoped } from '../database/database.ts';
import { createKey } from '../keys/keys.ts';
import { scopes } from '../keys/scopes.ts';
import { receive } from '../receive/receive-document.ts';
import type { Service } from '../service.ts';
import { inWords } from '../texts/service-text.ts';

const seller = { name: 'Falcon Office Supplies LLC', participantId: '0235:1003548797' };
const buyer = { name: 'Oasis Consulting FZ-LLC', participantId: '0235:1007123456' };
/** The folder in the package and in a checkout, from this file and from the bundle. */
const examples = ['examples', '../../../examples'].map((folder) => resolve(import.meta.dirname, folder));
export const exampleFile = resolve(
  examples.find((folder) => existsSync(folder)) ?? '',
  'standard-invoice.json',
);

/**
 * Creates two companies with a key each and, the first time, documents in every state. Returns commands that send a
 * document from one company to the other.
 */
export async function prepareDemo(service: Service, address: string, language: Language): Promise<string> {
  const [isNew, sellerKey, buyerKey] = await acrossCompanies(
    service.database,
    async (scoped): Promise<[boolean, string, string]> => [
      (await companyOfParticipant(scoped, seller.participantId)) === undefined,
      await keyOf(scoped, service, seller),
      await keyOf(scoped, service, buyer),
    ],
  );
  if (isNew) await createDemoDocuments(service, exampleFile, { seller: sellerKey, buyer: buyerKey });
  const asSeller = `curl -s -H 'X-Api-Key: ${sellerKey}'`;
  const asBuyer = `curl -s -H 'X-Api-Key: ${buyerKey}'`;
  const once = `-X POST -H "Idempotency-Key: $(date +%s%N)"`;
  const commands = [
    `ID=$(${asSeller} ${once} -H 'Content-Type: application/json' --data '@${exampleFile}' ${address}/v1/invoices | grep -o '"id":"[^"]*"' | cut -d'"' -f4); echo $ID`,
    `${asSeller} -X POST ${address}/v1/invoices/$ID/validate`,
    `${asSeller} ${once} ${address}/v1/invoices/$ID/submit`,
    `${asSeller} ${address}/v1/invoices/$ID`,
  ].join('\n');
  const arrived = `${asBuyer} ${address}/v1/purchase-invoices`;
  const values = { seller: seller.name, buyer: buyer.name, sellerKey, commands, arrived, address };
  return inWords({ text: 'demo', values }, language);
}

async function keyOf(
  scoped: Scoped,
  service: Service,
  { name, participantId }: { readonly name: string; readonly participantId: string },
): Promise<string> {
  const existing = await companyOfParticipant(scoped, participantId);
  const companyId =
    existing?.id ?? (await createCompany(scoped, { name, participantId, monthlyQuota: null }, service));
  const { environment } = service.settings;
  const { apiKey } = await createKey(
    scoped,
    { companyId, name: 'demo', scopes },
    { ...service, environment },
  );
  return apiKey;
}

interface DemoDocument {
  readonly number: string;
  /** First digits of the buyer's TRN, which decide the sandbox's behaviour; default: the buyer of the example. */
  readonly buyer?: string;
  readonly edit?: Partial<DocumentRequest>;
  readonly isSubmitted?: true;
}

/** Invoices of the seller, one for each state that a list can show. */
const sales: readonly DemoDocument[] = [
  { number: 'DEMO-1-DRAFT' },
  { number: 'DEMO-2-TO-FIX', edit: { dueDate: null } },
  { number: 'DEMO-3-RECEIVED', isSubmitted: true },
  { number: 'DEMO-4-NOT-REGISTERED', buyer: '1000000404', isSubmitted: true },
  { number: 'DEMO-5-REJECTED', buyer: '1000000422', isSubmitted: true },
  { number: 'DEMO-6-WAITING', buyer: '1000000503', isSubmitted: true },
  { number: 'DEMO-7-TDD-RE', isSubmitted: true },
];

/** Fills the lists of the demo through the service's interface: sales in each state, and purchases. */
export async function createDemoDocuments(
  service: Service,
  file: string,
  keys: { readonly seller: string; readonly buyer: string },
): Promise<void> {
  const example: DocumentRequest = JSON.parse(await readFile(file, 'utf8'));
  const swapped = { ...example, seller: example.buyer, buyer: example.seller };
  for (const each of sales) await create(service, keys.seller, requestOf(example, each), each);
  const purchase = { number: 'DEMO-8-PURCHASE', isSubmitted: true } as const;
  await create(service, keys.buyer, requestOf(swapped, purchase), purchase);
  // The company receives only what it sent itself: documents from elsewhere need another seller.
  const seller = { ...swapped.seller, trn: '199999999600003', participantId: '0235:1999999996' };
  const refused = convert(requestOf(swapped, { number: 'DEMO-9-REFUSED', edit: { seller, dueDate: null } }));
  await receive(service, new TextEncoder().encode(`${refused.xml}`));
}

function requestOf(example: DocumentRequest, { number, buyer, edit }: DemoDocument): DocumentRequest {
  const other = { name: `Receiver ${buyer}`, trn: `${buyer}00003`, participantId: `0235:${buyer}` };
  return {
    ...example,
    invoiceNumber: number,
    buyer: buyer === undefined ? example.buyer : { ...example.buyer, ...other },
    ...edit,
  };
}

async function create(
  service: Service,
  apiKey: string,
  request: DocumentRequest,
  { number, isSubmitted }: DemoDocument,
): Promise<void> {
  const app = createApp(service);
  const post = async (path: string, body?: object): Promise<{ readonly id: string }> => {
    const answer = await app.request(path, {
      method: 'POST',
      headers: {
        'x-api-key': apiKey,
        'idempotency-key': `${number} ${path}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`the demo's ${number} was refused: ${await answer.text()}`);
    return answer.json();
  };
  const { id } = await post('/v1/invoices', request);
  if (isSubmitted) await post(`/v1/invoices/${id}/submit`);
}
