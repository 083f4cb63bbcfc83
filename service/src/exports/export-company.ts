import type { KeyObject } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import { type Pack, pack } from 'tar-stream';
import { operatorId } from '../companies/operator.ts';
import { acrossCompanies, readingAcross, type Scoped } from '../database/database.ts';
import { insertDeed } from '../keys/audit.ts';
import { evidenceOf } from '../read/evidence.ts';
import { announcedTo, documentSummary, listedColumns } from '../read/representation.ts';
import type { Service } from '../service.ts';
import {
  hashOf,
  indexName,
  type Manifest,
  manifestName,
  signatureName,
  signatureOf,
} from './archive-format.ts';

type Exporting = Pick<Service, 'database' | 'documentWork' | 'settings' | 'clock'>;

/** Number of texts in memory together, because texts may be large. */
const atOnce = 20;
const recordTables = ['customers', 'items', 'vendors'] as const;

interface ExportTo {
  readonly companyId: string;
  readonly file: string;
  readonly key: KeyObject;
}

/** Exports a company, after recording that in its audit; returns the number of documents, if it is known. */
export async function exportKnownCompany(
  service: Exporting & Pick<Service, 'random'>,
  to: ExportTo,
): Promise<number | undefined> {
  const { companyId } = to;
  const isKnown = await acrossCompanies(service.database, async (scoped) => {
    const found = scoped.selectFrom('companies').where('id', '=', companyId).select('id');
    if (companyId === operatorId || (await found.executeTakeFirst()) === undefined) return false;
    const deed = { companyId, resourceId: companyId, operation: 'companies export' };
    await insertDeed(scoped, service, deed).execute();
    return true;
  });
  return isKnown ? exportCompany(service, to) : undefined;
}

/**
 * Writes all stored data of a company to one new file: a tar with the evidence of each document, its records and its
 * audit, with a signed manifest. Each document is in its current state. Returns the number of documents.
 */
export async function exportCompany(service: Exporting, { companyId, file, key }: ExportTo): Promise<number> {
  const beside = `${file}.part`;
  await rm(beside, { force: true });
  const archive = pack();
  const target = createWriteStream(beside, { flags: 'wx', mode: 0o600, flush: true });
  archive.pipe(target as unknown as Parameters<Pack['pipe']>[0]);
  const files: Manifest['files'] = [];
  const exportedAt = service.clock.now();
  const put = async (name: string, content: Uint8Array | string): Promise<void> => {
    const bytes = Buffer.from(content);
    await new Promise<void>((done, fail) => {
      archive.entry({ name, mtime: exportedAt, mode: 0o400 }, bytes, (error) =>
        error ? fail(error) : done(),
      );
    });
    files.push({ name, bytes: bytes.length, sha256: hashOf(bytes) });
  };
  try {
    const reading = readingAcross(service.database);
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(reading);
    await putCompany(reading, companyId, put);
    const documents = await putDocuments(service, companyId, put);
    const format = 'pint-ae company archive 1' as const;
    const manifest: Manifest = { format, companyId, exportedAt: exportedAt.toISOString(), files: [...files] };
    const bytes = Buffer.from(JSON.stringify(manifest));
    await put(manifestName, bytes);
    await put(signatureName, signatureOf(bytes, key));
    archive.finalize();
    await finished(target);
    await rename(beside, file);
    for (const { now } of rows)
      await acrossCompanies(service.database, (scoped) =>
        scoped.updateTable('companies').set({ exported_at: now }).where('id', '=', companyId).execute(),
      );
    return documents;
  } catch (error) {
    archive.destroy();
    target.destroy();
    await rm(beside, { force: true });
    throw error;
  }
}

type Put = (name: string, content: Uint8Array | string) => Promise<void>;

async function putCompany(reading: Scoped, companyId: string, put: Put): Promise<void> {
  const company = await reading
    .selectFrom('companies')
    .where('id', '=', companyId)
    .selectAll()
    .executeTakeFirstOrThrow();
  await put('company.json', JSON.stringify(company));
  for (const table of recordTables) {
    const rows = await reading
      .selectFrom(table)
      .where('company_id', '=', companyId)
      .select(['id', 'content', 'created_at', 'updated_at'])
      .orderBy('id')
      .execute();
    await put(`records/${table}.ndjson`, linesOf(rows));
  }
  const deeds = await reading
    .selectFrom('audit')
    .where('company_id', '=', companyId)
    .selectAll()
    .orderBy('position')
    .execute();
  await put('audit.ndjson', linesOf(deeds));
}

async function putDocuments(service: Exporting, companyId: string, put: Put): Promise<number> {
  const reading = readingAcross(service.database);
  const reader = announcedTo(service.settings);
  const index: object[] = [];
  for (let after = 0; ; ) {
    const rows = await reading
      .selectFrom('documents')
      .where('company_id', '=', companyId)
      .where('position', '>', after)
      .select([...listedColumns, 'request', 'ubl'])
      .orderBy('position')
      .limit(atOnce)
      .execute();
    for (const { request, ubl, ...row } of rows) {
      after = row.position;
      const evidence = JSON.stringify(await evidenceOf(reading, row, { request, ubl }, reader));
      const file = `documents/${row.created_at.toISOString().slice(0, 7)}/${row.id}.zip`;
      await put(file, await service.documentWork.run('evidenceFile', { evidence }, companyId));
      const { kind, direction } = row;
      index.push({ ...documentSummary(reader, row), kind, direction, file });
    }
    if (rows.length < atOnce) break;
  }
  await put(indexName, linesOf(index));
  return index.length;
}

function linesOf(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
