import exportInvoice from '../../../../examples/export-usd.json' with { type: 'json' };
import reverse from '../../../../examples/reverse-charge.json' with { type: 'json' };
import several from '../../../../examples/several-vat-categories.json' with { type: 'json' };
import { creditNote, invoice } from '../../support/requests.ts';
import { filesIn, type World } from '../world.ts';
import { created, unnumbered } from './documents.ts';
import { bring, lastOf, statusOf } from './exchange.ts';
import type { People } from './people.ts';

/** Documents at the edges of months and quarters, and their books. */
export async function bookSteps(world: World, { seller, buyer, reader, operator }: People): Promise<void> {
  const { ask, work, step, app } = world;
  const supplied = (issueDate: string, vatPointDate?: string) => ({
    ...invoice,
    issueDate,
    dueDate: null,
    ...(vatPointDate === undefined ? {} : { vatPointDate }),
  });
  const bodies = [
    ...'2026-09-30 2026-10-01 2026-10-31 2026-11-01 2026-11-30 2026-12-01 2026-12-31 2027-01-01'
      .split(' ')
      .map((day) => supplied(day)),
    supplied('2026-12-01', '2026-11-30'),
    supplied('2026-11-30', '2026-12-01'),
    {
      ...invoice,
      payableRoundingAmount: 0.2,
      legalMonetaryTotal: { ...invoice.legalMonetaryTotal, payableAmount: 11126 },
    },
    ...[exportInvoice, reverse, several].map((body) => ({ ...body, seller: invoice.seller })),
    {
      ...invoice,
      lines: invoice.lines.map((line) => ({ ...line, unitPrice: 1.115, lineExtensionAmount: null })),
      taxTotal: null,
      legalMonetaryTotal: null,
    },
    // Rounded in each of its categories and at its end: a row for each, and its roundings once.
    {
      ...several,
      seller: invoice.seller,
      lines: several.lines.map((line) => ({
        ...line,
        unitPrice: 1.117,
        quantity: 3,
        lineExtensionAmount: null,
      })),
      payableRoundingAmount: 0.01,
      taxTotal: null,
      legalMonetaryTotal: null,
    },
  ];
  for (const body of bodies) {
    const path = await created(world, seller, unnumbered(body));
    await ask(seller, `POST ${path}/submit`);
    await work();
    await bring(world, statusOf(lastOf(world, 'document'), 'confirmed')).catch(() => undefined);
  }
  const credit = await created(
    world,
    seller,
    unnumbered({ ...creditNote, precedingInvoiceNumber: 'N-TWICE' }),
    'credit-notes',
  );
  await ask(seller, `POST ${credit}/submit`);
  await work();
  await created(world, seller, unnumbered({ ...exportInvoice, seller: invoice.seller }));
  for (const month of ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2026-13', '2026', 'none'])
    for (const query of ['', '?months=3', '?format=csv'])
      await ask(seller, `GET /v1/statements/${month}${query}`);
  for (const who of [buyer, reader, operator]) await ask(who, 'GET /v1/statements/2026-11');
  for (const query of ['months=2', 'format=pdf', 'lang=ar', 'lang=ar&format=csv', 'format=csv&months=3'])
    await ask(buyer, `GET /v1/statements/2026-11?${query}`);
  for (const who of [seller, buyer])
    for (const query of ['', '&lang=ar', '&months=3'])
      await step(`workbook of ${who.name}${query}`, async () => {
        const response = await app.request(`/v1/statements/2026-11?format=xlsx${query}`, {
          headers: { 'x-api-key': who.apiKey },
        });
        return filesIn(new Uint8Array(await response.arrayBuffer()));
      });
}
