import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from 'pint-ae';
import { companyOfParticipant, createCompany } from '../companies/companies.ts';
import { acrossCompanies, type Scoped } from '../database/database.ts';
import { createKey } from '../keys/keys.ts';
import { scopes } from '../keys/scopes.ts';
import type { Service } from '../service.ts';
import { inWords } from '../texts/service-text.ts';
import { createDemoDocuments } from './demo-documents.ts';

/** The parties of the demo's example document. */
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
