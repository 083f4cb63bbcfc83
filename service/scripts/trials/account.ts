import { setTimeout as pause } from 'node:timers/promises';
import type { OtherSide } from './other-side.ts';
import { openAcrossCompanies } from './server.ts';
import type { Traffic } from './traffic.ts';

const patienceMilliseconds = 240_000;

/** Waits until a database has no work in progress, then counts values that must be 0, each by its name. */
export async function faultsOf(
  databaseUrl: string,
  { accepted, others }: Pick<Traffic, 'accepted' | 'others'>,
  { documents, reports }: OtherSide,
): Promise<readonly (readonly [string, number])[]> {
  const client = await openAcrossCompanies(databaseUrl);
  const count = async (query: string): Promise<number> =>
    Number((await client.query<{ count: string }>(`select count(*) ${query}`)).rows[0]?.count);
  const end = Date.now() + patienceMilliseconds;
  while ((await count("from submissions where state in ('open', 'waiting')")) > 0 && Date.now() < end)
    await pause(200);
  const { rows } = await client.query<{ id: string; number: string; status: string; reporting: string }>(
    `select id, invoice_number as number, status, reporting_status as reporting from documents
      where direction = 'Outbound' and status <> 'Draft'`,
  );
  const kept = new Map(rows.map(({ number, id }) => [number, id]));
  const notOnce = (of: OtherSide['documents']) =>
    rows.filter(({ number }) => of.get(number)?.size !== 1).length;
  const faults = [
    ['accepted and not kept', [...accepted].filter(([number, id]) => kept.get(number) !== id).length],
    ['kept twice', rows.length - kept.size],
    ['not Sent', rows.filter(({ status }) => status !== 'Sent').length],
    ['not reported', rows.filter(({ reporting }) => reporting !== 'sent').length],
    ['documents handed over never, or under several instances', notOnce(documents)],
    ['reports handed over never, or under several instances', notOnce(reports)],
    ['leases that stand', await count("from submissions where state = 'open' and leased_until is not null")],
    [
      'histories other than Draft, Pending, Sent',
      await count(`from documents where direction = 'Outbound' and status = 'Sent'
        and array['Draft', 'Pending', 'Sent'] <> (select array_agg(to_status order by id)
          from document_history where document_id = documents.id and track is null)`),
    ],
    [
      'documents whose events are not one each',
      await count(`from documents where direction = 'Outbound' and status = 'Sent'
        and array['document.sent', 'document.submitted'] <> (select array_agg(type order by type)
          from events where payload::jsonb #>> '{data,id}' = documents.id)`),
    ],
    [
      'documents without a state',
      await count(`from document_contents where id not in (select document_id from document_states)`),
    ],
    ['answers with 500', sum([...others].filter(([answer]) => answer.startsWith('500')))],
    ['answers without a sentence', sum([...others].filter(([answer]) => /^\d+ undefined/.test(answer)))],
  ] as const;
  await client.end();
  return faults;
}

function sum(counts: readonly (readonly [string, number])[]): number {
  return counts.reduce((total, [, count]) => total + count, 0);
}

/** Prints what was tested, and the values that must be 0; the process fails if one is not. */
export function tell(
  title: string,
  { accepted, others }: Pick<Traffic, 'accepted' | 'others'>,
  faults: readonly (readonly [string, number])[],
): void {
  console.log(`${title}: ${accepted.size} documents.`);
  for (const [answer, count] of others) console.log(`  ${count} x ${answer}`);
  for (const [name, count] of faults) console.log(`  ${count} ${name}`);
  if (faults.some(([, count]) => count !== 0)) process.exitCode = 1;
}
