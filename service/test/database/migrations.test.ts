import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { companyOfParticipant } from '../../src/companies/companies.ts';
import { acrossCompanies, databaseOn, forCompany } from '../../src/database/database.ts';
import { openEmbedded } from '../../src/database/embedded.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openServer } from '../../src/database/server.ts';
import { tellSameCodes } from '../../src/records/codes.ts';
import { jsonLog } from '../../src/telemetry/log.ts';
import { reasonOrNull } from '../../src/track/reason.ts';
import { createDatabase } from '../support/postgres.ts';

async function openNew() {
  const server = process.env.DATABASE_URL;
  if (server === undefined) return { pool: await openEmbedded(undefined), drop: async () => {} };
  const { url, drop } = await createDatabase(server);
  return { pool: openServer(url, { connections: 2, timeoutSeconds: 60 }, () => {}), drop };
}

test('Reasons that were stored as text by an earlier release are still shown', async () => {
  const { pool, drop } = await openNew();
  const database = databaseOn(pool);
  await migrate(database, '003-row-level-security');
  await acrossCompanies(database, async (scoped) => {
    await sql`insert into companies values ('c', 'A company', null, null, now())`.execute(scoped);
    await sql`insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date,
      currency, seller_name, buyer_name, submission_error, version, created_at, updated_at) values ('d', 'c', 'invoice',
      'Outbound', 'Invoice', 'DeliveryFailed', '1', '2026-11-21', 'AED', 's', 'b', 'It failed.', 1, now(), now())`.execute(
      scoped,
    );
    await sql`insert into document_history (company_id, document_id, trigger, detail, at) values
      ('c', 'd', 'fail', 'It failed.', now()), ('c', 'd', 'submit', null, now())`.execute(scoped);
    await sql`insert into inbound_refused (id, instance_id, reason, content, received_at)
      values ('r', 'i', 'It failed.', '<a/>', now())`.execute(scoped);
  });
  expect(await migrate(database)).toContain('004-reasons');
  const told = await acrossCompanies(database, async (scoped) => {
    const document = await scoped
      .selectFrom('documents')
      .select('submission_error')
      .executeTakeFirstOrThrow();
    const history = await scoped.selectFrom('document_history').select('detail').orderBy('id').execute();
    const refused = await scoped.selectFrom('inbound_refused').select('reason').executeTakeFirstOrThrow();
    return [document.submission_error, refused.reason, ...history.map(({ detail }) => detail)].map((reason) =>
      reasonOrNull(reason, 'ar'),
    );
  });
  expect(told).toEqual(['It failed.', 'It failed.', 'It failed.', null]);
  await database.destroy();
  await drop();
});

test('Documents that were stored before the index of text parts are found by it', async () => {
  const { pool, drop } = await openNew();
  const database = databaseOn(pool);
  await migrate(database, '005-filters');
  await acrossCompanies(database, async (scoped) => {
    await sql`insert into companies values ('c', 'A company', null, null, now())`.execute(scoped);
    await sql`insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date,
      currency, seller_name, buyer_name, version, created_at, updated_at) values ('d', 'c', 'invoice', 'Outbound',
      'Invoice', 'Draft', '1', '2026-11-21', 'AED', 's', 'Falcon', 1, now(), now())`.execute(scoped);
  });
  expect(await migrate(database, '006-search')).toEqual(['006-search']);
  const found = await forCompany(database, 'c', (scoped) =>
    sql`select document_id from document_search
      where parts @> text_parts(list_salt('c', 'Outbound', 'invoice'), 'FALC', 3)`.execute(scoped),
  );
  expect(found.rows).toEqual([{ document_id: 'd' }]);
  await database.destroy();
  await drop();
});

test('Customers, items and vendors that were stored earlier are found by parts of their texts and by whether they are active', async () => {
  const { pool, drop } = await openNew();
  const database = databaseOn(pool);
  await migrate(database, '006-search');
  const tables = ['customers', 'items', 'vendors'] as const;
  await acrossCompanies(database, async (scoped) => {
    await sql`insert into companies values ('c', 'A company', null, null, now())`.execute(scoped);
    for (const table of tables)
      await sql`insert into ${sql.table(table)} (id, company_id, content, created_at, updated_at)
        values ('r', 'c', '{"name":"Falcon","code":null,"isActive":false}', now(), now())`.execute(scoped);
  });
  expect(await migrate(database, '007-record-search')).toEqual(['007-record-search']);
  for (const table of tables) {
    const found = await forCompany(database, 'c', (scoped) =>
      sql`select row_id, is_active from ${sql.table(`${table}_search`)} join ${sql.table(table)} on id = row_id
        where parts @> text_parts(list_salt('c', 'records', ${table}), 'FALC', 3)`.execute(scoped),
    );
    expect(found.rows).toEqual([{ row_id: 'r', is_active: false }]);
  }
  await database.destroy();
  await drop();
});

test('Documents and customers that were stored before spellings were treated alike are found in any spelling', async () => {
  const { pool, drop } = await openNew();
  const database = databaseOn(pool);
  await migrate(database, '008-environment');
  await acrossCompanies(database, async (scoped) => {
    await sql`insert into companies values ('c', 'A company', null, null, now())`.execute(scoped);
    await sql`insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date,
      currency, seller_name, buyer_name, version, created_at, updated_at) values ('d', 'c', 'invoice', 'Outbound',
      'Invoice', 'Draft', '1', '2026-11-21', 'AED', 's', 'مؤسّسة أحمد', 1, now(), now())`.execute(scoped);
    await sql`insert into customers (id, company_id, content, created_at, updated_at)
      values ('r', 'c', '{"name":"A","nameAr":"شركة ٢٠٢٦","code":null,"isActive":true}', now(), now())`.execute(
      scoped,
    );
  });
  expect(await migrate(database, '009-searched-form')).toEqual(['009-searched-form']);
  const found = await forCompany(database, 'c', (scoped) =>
    sql`select document_id, row_id from document_search, customers_search
      where document_search.parts @> text_parts(list_salt('c', 'Outbound', 'invoice'), search_text('موسسه احمد'), 3)
        and customers_search.parts @> text_parts(list_salt('c', 'records', 'customers'), search_text('شركه 2026'), 3)`.execute(
      scoped,
    ),
  );
  expect(found.rows).toEqual([{ document_id: 'd', row_id: 'r' }]);
  await database.destroy();
  await drop();
});

test('Documents that were sent earlier are found by their TRNs, their receiver and their tracks; what a later release has changed is left alone', async () => {
  const { pool, drop } = await openNew();
  const database = databaseOn(pool);
  await migrate(database, '017-usage');
  const party = (trn: string, participantId: string) => ({ trn, participantId });
  const request = JSON.stringify({ seller: party(' 1 ', '0235:1'), buyer: party('2', '0235:2') });
  await acrossCompanies(database, async (scoped) => {
    await sql`insert into companies values ('c', 'A company', null, null, now())`.execute(scoped);
    for (const [id, type, text] of [
      ['a', 'Invoice', request],
      ['b', 'SelfBillingInvoice', request],
      ['c', 'Invoice', '{"seller":'],
    ])
      await sql`insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date,
        currency, seller_name, buyer_name, request, version, created_at, updated_at) values (${id}, 'c', 'invoice',
        'Outbound', ${type}, 'Draft', '1', '2026-11-21', 'AED', 's', 'b', ${text}, 1, now(), now())`.execute(
        scoped,
      );
  });
  await migrate(database, '030-lists');
  const rows = await forCompany(database, 'c', (scoped) =>
    scoped
      .selectFrom('documents')
      .select(['seller_trn', 'buyer_trn', 'receiver', 'revision'])
      .orderBy('id')
      .execute(),
  );
  expect(rows).toEqual([
    { seller_trn: '1', buyer_trn: '2', receiver: '0235:2', revision: 1 },
    { seller_trn: '1', buyer_trn: '2', receiver: '0235:1', revision: 1 },
    { seller_trn: null, buyer_trn: null, receiver: null, revision: 1 },
  ]);
  await acrossCompanies(database, async (scoped) => {
    await sql`update documents set status = 'Sent' where id = 'a'`.execute(scoped);
    await sql`update documents set exchange = '{"status":"delivered"}', reporting = '{"status":"sent"}' where id = 'b'`.execute(
      scoped,
    );
  });
  await migrate(database);
  const stand = await forCompany(database, 'c', (scoped) =>
    scoped
      .selectFrom('documents')
      .select(['exchange_status', 'reporting_status', 'revision'])
      .orderBy('id')
      .execute(),
  );
  expect(stand).toEqual([
    { exchange_status: 'sent', reporting_status: 'notReported', revision: 2 },
    { exchange_status: 'delivered', reporting_status: 'sent', revision: 2 },
    { exchange_status: 'notApplicable', reporting_status: 'notReported', revision: 1 },
  ]);
  await sql`insert into kysely_migration values ('999-later', now()::text)`.execute(database);
  // By whoever starts an earlier release.
  await expect(migrate(database)).rejects.toMatchObject({
    told: { text: 'laterRelease', values: { migration: '999-later' } },
  });
  await database.destroy();
  await drop();
});

test('Customers, items and vendors that have one code stay as they are, and the oldest has it', async () => {
  const { pool, drop } = await openNew();
  const database = databaseOn(pool);
  await migrate(database, '050-retention');
  const codes = ['"A"', '" A "', 'null', '"B"', '"A"', 'null'];
  await acrossCompanies(database, async (scoped) => {
    await sql`insert into companies values ('c', 'A company', null, null, now()), ('d', 'Another', null, null, now())`.execute(
      scoped,
    );
    for (const table of ['customers', 'items', 'vendors'])
      for (const [index, code] of codes.entries())
        await sql`insert into ${sql.table(table)} (id, company_id, content, created_at, updated_at)
          values (${`r${index}`}, ${index === 4 ? 'd' : 'c'}, ${`{"name":"N","code":${code},"isActive":true}`}::jsonb,
            now(), now())`.execute(scoped);
  });
  expect(await migrate(database, '060-record-codes')).toEqual(['060-record-codes']);
  const told: string[] = [];
  const log = jsonLog(
    'error',
    () => new Date(),
    (line) => told.push(line),
  );
  await tellSameCodes(database, log);
  for (const table of ['customers', 'items', 'vendors'] as const) {
    const rows = await acrossCompanies(database, (scoped) =>
      scoped.selectFrom(table).select(['id', 'same_code_as', 'revision', 'content']).orderBy('id').execute(),
    );
    expect(rows.map((row) => [row.id, row.same_code_as, row.revision, row.content.code])).toEqual([
      ['r0', null, 1, 'A'],
      ['r1', 'r0', 1, ' A '],
      ['r2', null, 1, null],
      ['r3', null, 1, 'B'],
      ['r4', null, 1, 'A'],
      ['r5', null, 1, null],
    ]);
    const lines = told.filter((line) => line.includes(`"table":"${table}"`));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"id":"r1","sameCodeAs":"r0"');
  }
  await database.destroy();
  await drop();
});

test('What broke the rules when an earlier release received it is Refused, and its history says so', async () => {
  const { pool, drop } = await openNew();
  const database = databaseOn(pool);
  await migrate(database, '072-attachments');
  const verdict = (outcome: string, findings: readonly object[]) =>
    JSON.stringify({ verdict: { form: 'ubl', outcome, findings }, instance: 'i' });
  const found = { rule: 'ibr-001', severity: 'error', path: '', foundBy: 'schematron' };
  await acrossCompanies(database, async (scoped) => {
    await sql`insert into companies values ('c', 'A company', null, null, now())`.execute(scoped);
    for (const [id, detail] of [
      ['bad', verdict('invalid', [found])],
      ['good', verdict('valid', [])],
    ]) {
      await sql`insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date,
        currency, seller_name, buyer_name, version, created_at, updated_at) values (${id}, 'c', 'invoice', 'Inbound',
        'Invoice', 'Received', '1', '2026-11-21', 'AED', 's', 'b', 1, now(), now())`.execute(scoped);
      await sql`insert into document_history (company_id, document_id, to_status, trigger, detail, at)
        values ('c', ${id}, 'Received', 'receive', ${detail}::jsonb, now())`.execute(scoped);
    }
  });
  expect(await migrate(database)).toContain('080-refused-arrivals');
  const rows = await forCompany(database, 'c', (scoped) =>
    scoped.selectFrom('documents').select(['id', 'status', 'error_count']).orderBy('id').execute(),
  );
  expect(rows).toEqual([
    { id: 'bad', status: 'Refused', error_count: 1 },
    { id: 'good', status: 'Received', error_count: null },
  ]);
  const told = await forCompany(database, 'c', (scoped) =>
    scoped
      .selectFrom('document_history')
      .where('trigger', '=', 'refuse')
      .select(['document_id', 'from_status', 'to_status'])
      .execute(),
  );
  expect(told).toEqual([{ document_id: 'bad', from_status: 'Received', to_status: 'Refused' }]);
  await database.destroy();
  await drop();
});

test('A company that has sent already keeps its participant, and the TRNs of what it sent unless they are of another here', async () => {
  const { pool, drop } = await openNew();
  const database = databaseOn(pool);
  await migrate(database, '080-refused-arrivals');
  await acrossCompanies(database, async (scoped) => {
    await sql`insert into companies values ('a', 'A', '0235:1003548797', null, now()), ('b', 'B', '0235:1888888888', null,
      now()), ('c', 'C', null, null, now())`.execute(scoped);
    for (const [id, company, status, trn] of [
      ['1', 'a', 'Sent', '100354879700003'],
      ['2', 'a', 'Sent', '100777777700003'],
      ['3', 'a', 'Sent', '188888888800003'],
      ['4', 'a', 'Draft', '100999999900003'],
      ['5', 'c', 'Sent', '100999999900003'],
    ])
      await sql`insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date,
        currency, seller_name, buyer_name, seller_trn, version, created_at, updated_at) values (${id}, ${company},
        'invoice', 'Outbound', 'Invoice', ${status}, ${id}, '2026-11-21', 'AED', 's', 'b', ${trn}, 1, now(), now())`.execute(
        scoped,
      );
  });
  expect(await migrate(database)).toContain('081-senders');
  const companies = await acrossCompanies(database, (scoped) =>
    scoped
      .selectFrom('companies')
      .select(['id', 'trns'])
      .where('id', '!=', 'operator')
      .orderBy('id')
      .execute(),
  );
  expect(companies.filter(({ id }) => id.length === 1)).toEqual([
    { id: 'a', trns: ['100354879700003', '100777777700003'] },
    { id: 'b', trns: [] },
    { id: 'c', trns: [] },
  ]);
  const participants = await acrossCompanies(database, (scoped) =>
    scoped.selectFrom('company_participants').selectAll().orderBy('company_id').execute(),
  );
  expect(participants).toEqual([
    { company_id: 'a', participant_id: '0235:1003548797' },
    { company_id: 'b', participant_id: '0235:1888888888' },
  ]);
  await database.destroy();
  await drop();
});

test('Participants are kept in small letters, but for those that two companies have: they stay, are found, and go to no third', async () => {
  const { pool, drop } = await openNew();
  const database = databaseOn(pool);
  await migrate(database, '088-roundings');
  await acrossCompanies(database, async (scoped) => {
    for (const [id, first, further] of [
      ['alone', '0088:ONE', '0088:ONE-b'],
      ['twice', '0088:Own', '0088:OWN'],
      ['two', '0088:Both', '0088:two-b'],
      ['three', '0088:BOTH', '0088:Further'],
      ['four', '0088:four', '0088:FURTHER'],
    ]) {
      await sql`insert into companies (id, name, participant_id, created_at) values (${id}, ${id}, ${first}, now())`.execute(
        scoped,
      );
      await sql`insert into company_participants values (${further}, ${id})`.execute(scoped);
    }
    await sql`insert into companies (id, name, participant_id, status, created_at)
      values ('closed', 'Closed', null, 'closed', now())`.execute(scoped);
  });
  expect(await migrate(database)).toContain('089-participant-letters');
  await acrossCompanies(database, async (scoped) => {
    const firsts = await scoped
      .selectFrom('companies')
      .innerJoin('company_participants as own', 'own.participant_id', 'companies.participant_id')
      .whereRef('own.company_id', '=', 'companies.id')
      .select(['companies.id', 'companies.participant_id'])
      .orderBy('companies.id')
      .execute();
    expect(firsts.map((row) => [row.id, row.participant_id])).toEqual([
      ['alone', '0088:one'],
      ['four', '0088:four'],
      ['three', '0088:BOTH'],
      ['twice', '0088:own'],
      ['two', '0088:Both'],
    ]);
    const all = await scoped.selectFrom('company_participants').selectAll().execute();
    expect(all.map((row) => `${row.company_id} ${row.participant_id}`).sort()).toEqual([
      'alone 0088:one',
      'alone 0088:one-b',
      'four 0088:FURTHER',
      'four 0088:four',
      'three 0088:BOTH',
      'three 0088:Further',
      'twice 0088:own',
      'two 0088:Both',
      'two 0088:two-b',
    ]);
    const owner = async (participant: string) => (await companyOfParticipant(scoped, participant))?.id;
    expect(await owner('0088:BOTH')).toBe('three');
    expect(await owner('0088:Both')).toBe('two');
    // To whom does not matter, as long as it is taken.
    expect(['two', 'three']).toContain(await owner('0088:both'));
    expect(await owner('0088:TWO-B')).toBe('two');
    expect(await owner('0088:OWN')).toBe('twice');
  });
  await database.destroy();
  await drop();
});

test('Documents that were stored earlier are listed by where they stand, and so is what an earlier release still changes', async () => {
  const { pool, drop } = await openNew();
  const database = databaseOn(pool);
  await migrate(database, '099-submission-senders');
  const add = (id: string, company: string, status: string) =>
    acrossCompanies(database, (scoped) =>
      sql`insert into documents (id, company_id, kind, direction, document_type, status, invoice_number, issue_date,
        currency, seller_name, buyer_name, version, created_at, updated_at) values (${id}, ${company}, 'invoice', 'Outbound',
        'Invoice', ${status}, ${id}, '2026-11-21', 'AED', 's', 'b', 1, now(), now())`.execute(scoped),
    );
  await acrossCompanies(database, (scoped) =>
    sql`insert into companies (id, name, created_at) values ('c', 'C', now()), ('d', 'D', now())`.execute(
      scoped,
    ),
  );
  await add('draft', 'c', 'Draft');
  await add('sent', 'c', 'Sent');
  await add('of another', 'd', 'Sent');
  expect(await migrate(database)).toContain('102-document-states');
  const stand = () =>
    forCompany(database, 'c', async (scoped) => {
      const states = await scoped
        .selectFrom('documents')
        .select(['id', 'status', 'exchange_status'])
        .orderBy('id')
        .execute();
      return states.map(({ id, status, exchange_status: exchange }) => `${id} ${status} ${exchange}`);
    });
  expect(await stand()).toEqual(['draft Draft notApplicable', 'sent Sent sent']);
  await add('later', 'c', 'Draft');
  await forCompany(database, 'c', async (scoped) => {
    const { rows } = await sql`update documents set status = 'Pending' where id = 'draft'
      returning revision, exchange_status as exchange, updated_at < changed_at as "isNoted",
        (select pg_current_xact_id()::xid = xmin from document_contents where id = 'draft') as "isWritten"`.execute(
      scoped,
    );
    expect(rows).toEqual([{ revision: 2, exchange: 'pending', isNoted: true, isWritten: false }]);
    const replaced = await sql`update documents set buyer_name = 'B', status = 'Draft' where id = 'draft'
      returning revision, searched`.execute(scoped);
    expect(replaced.rows).toEqual([{ revision: 3, searched: 'draft\ns\nb' }]);
    await sql`update documents set status = 'Pending' where id = 'draft'`.execute(scoped);
    await sql`delete from documents where id = 'sent'`.execute(scoped);
  });
  expect(await stand()).toEqual(['draft Pending pending', 'later Draft notApplicable']);
  await database.destroy();
  await drop();
});
