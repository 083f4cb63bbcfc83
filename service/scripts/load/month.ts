import { sql } from 'kysely';
import { createLedgerEntry } from 'pint-ae/ledger';
import { acrossCompanies } from '../../src/database/database.ts';
import { vatColumnsOf } from '../../src/draft/document-columns.ts';
import { openService } from '../../src/lifecycle/open.ts';
import { readSettings } from '../../src/settings.ts';
import { newCompany, newKey } from '../../test/support/company.ts';
import { createDatabase } from '../../test/support/postgres.ts';
import { startProcess } from '../../test/support/process.ts';
import { invoice } from '../../test/support/requests.ts';
import { processorTime } from './processor-time.ts';
import { line, rounded } from './table.ts';

const documents = 200_000;
const month = '2026-10';
/** The entry of the books of an invoice; with a unit price of half a fil it is rounded. */
const entryOf = (unitPrice: number) => {
  const request = {
    ...invoice,
    lines: invoice.lines.map((line) => ({ ...line, unitPrice, lineExtensionAmount: null })),
    ...{ issueDate: `${month}-02`, taxTotal: null, legalMonetaryTotal: null },
  };
  const { outcome, document } = createLedgerEntry(request, { name: '' });
  if (outcome !== 'valid') throw new Error(`An invoice at ${unitPrice} is ${outcome}.`);
  return vatColumnsOf({ outcome, document }).vat;
};

/** Prints the cost of a month's books in which a quarter of the documents are rounded. */
export async function printMonth(server: string): Promise<void> {
  const { url, drop } = await createDatabase(server);
  const environment = { DATABASE_URL: url, DATABASE_TIMEOUT_SECONDS: '600' };
  const { service, close } = await openService({ ...readSettings(environment), logLevel: 'silent' });
  const companyId = await newCompany(service);
  const { apiKey } = await newKey(service, companyId);
  // Nobody searches them.
  await sql`alter table document_contents disable trigger user`.execute(service.database);
  await acrossCompanies(service.database, async (scoped) => {
    await sql`
      insert into document_contents (id, company_id, kind, direction, document_type, invoice_number, issue_date, currency,
        seller_name, buyer_name, payable_amount, request, version, created_at, supplied_on, vat)
      select 'month-' || n, ${companyId}, 'invoice', 'Outbound', 'Invoice', 'F-' || n, date '2026-10-01' + n * 31 / ${documents}::int,
        'AED', ${invoice.seller.name}, ${invoice.buyer.name}, '3708.60', '{}', 1, now(),
        date '2026-10-01' + n * 31 / ${documents}::int, 
        case when n % 4 = 0 then ${entryOf(84.557)} else ${entryOf(84.5)} end::jsonb
      from generate_series(0, ${documents - 1}::int) as n`.execute(scoped);
    await sql`
      insert into document_states (document_id, company_id, kind, direction, position, issue_date, status, exchange,
        reporting, updated_at)
      select id, company_id, kind, direction, position, issue_date, 'Sent', '{"status":"delivered"}', '{"status":"reported"}',
        now() from document_contents`.execute(scoped);
  });
  await sql`analyze document_contents, document_states`.execute(service.database);
  await close();
  const running = startProcess(environment);
  const address = (await running.address) ?? '';
  process.stdout.write(
    `\n${line([`A month of ${documents.toLocaleString('en')} documents`, 'seconds', 'processor', 'size'])}|---|---|---|---|\n`,
  );
  for (const format of ['json', 'csv', 'xlsx']) {
    const before = await processorTime([running.pid]);
    const began = performance.now();
    const path = `/v1/statements/${month}?format=${format}`;
    const answer = await fetch(`${address}${path}`, { headers: { 'x-api-key': apiKey } });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    const { byteLength } = await answer.arrayBuffer();
    const seconds = (performance.now() - began) / 1000;
    const spent = ((await processorTime([running.pid])) - before) / 1000;
    process.stdout.write(
      line([format, `${rounded(seconds)} s`, `${rounded(spent)} s`, `${rounded(byteLength / 1e6)} MB`]),
    );
  }
  await running.kill('SIGTERM');
  await drop();
}
