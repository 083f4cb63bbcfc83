import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { convert, documentRequest } from 'pint-ae';
import { PrismaClient } from './client/client.js';

const prisma = new PrismaClient({ adapter: new PrismaPGlite(new PGlite()) });
await prisma.$executeRaw`CREATE TABLE "Line" ("id" serial PRIMARY KEY, "invoice" text, "description" text,
  "quantity" numeric(18, 4), "unitPrice" numeric(18, 4))`;

/** Stores the quantities and prices of an invoice, and converts it with those of the database. */
async function converted(sent: unknown) {
  const parsed = documentRequest.safeParse(sent);
  if (!parsed.success) return convert(sent);
  const request = parsed.data;
  const invoice = request.invoiceNumber ?? '';
  await prisma.line.deleteMany({ where: { invoice } });
  for (const { description, quantity, unitPrice } of request.lines)
    await prisma.line.create({ data: { invoice, description, quantity, unitPrice } });
  const stored = await prisma.line.findMany({ where: { invoice }, orderBy: { id: 'asc' } });
  const lines = request.lines.map((line, at) => {
    // Both are Decimal objects: pint-ae reads them exactly.
    const { quantity, unitPrice } = stored[at] ?? line;
    return { ...line, quantity, unitPrice };
  });
  return convert({ ...request, lines });
}

createServer(async (incoming, answer) => {
  const { outcome, xml, issues } = await converted(await json(incoming));
  if (outcome === 'valid') return answer.setHeader('content-type', 'application/xml').end(xml);
  const errors = issues.map(({ path, message, hint }) => ({ path, message, hint }));
  answer.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify({ errors }));
}).listen(Number(process.env.PORT ?? 3000), '127.0.0.1');
