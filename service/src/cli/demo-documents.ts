import { readFile } from 'node:fs/promises';
import { convert, type DocumentRequest } from 'pint-ae';
import { createApp } from '../app/app.ts';
import { receive } from '../receive/receive-document.ts';
import type { Service } from '../service.ts';

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
