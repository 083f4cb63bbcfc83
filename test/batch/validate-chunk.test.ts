import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import type { WrittenTaxData } from '../../src/batch/settings.ts';
import { type ChunkValidator, createChunkValidator } from '../../src/batch/validate-chunk.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const { room } = vi.hoisted(() => ({ room: { characters: Number.POSITIVE_INFINITY } }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeFileSync: typeof fs.writeFileSync = (path, content) => {
    fs.writeFileSync(path, String(content).slice(0, room.characters));
    if (String(content).length > room.characters)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return { ...fs, writeFileSync };
});
const loaded = vi.hoisted(() => ({ reports: 0 }));
vi.mock('../../src/batch/tax-data.ts', async (original) => {
  loaded.reports += 1;
  return original();
});
afterEach(() => {
  room.characters = Number.POSITIVE_INFINITY;
});

async function judge(
  folder: string,
  taxData: WrittenTaxData | null = null,
): Promise<ReturnType<ChunkValidator>> {
  const validateChunk = await createChunkValidator({
    validation: {},
    blankLines: 'skip',
    failFast: false,
    ublFolder: folder,
    requestFolder: null,
    pages: null,
    taxData,
    compression: 'none',
    ublInVerdicts: false,
    fields: null,
    givesFindings: false,
    givesFailed: false,
  });
  const bytes = new TextEncoder().encode(JSON.stringify(example('standard-invoice')));
  return validateChunk({
    kind: 'documents',
    documents: [{ input: 0, name: 'a.json', content: { kind: 'bytes', bytes } }],
  });
}

test('the UBL of a document is written whole', async () => {
  const folder = temporaryFolder();
  await judge(folder);
  expect(readdirSync(folder)).toEqual(['000001-a.xml']);
  expect(readFileSync(`${folder}/000001-a.xml`, 'utf8')).toContain('</Invoice>');
});

test('or not at all, as on a full disk, which the verdict says', async () => {
  const folder = temporaryFolder();
  room.characters = 1000;
  const { bytes, tally } = await judge(folder);
  const verdict = JSON.parse(new TextDecoder().decode(bytes));
  expect([verdict.outcome, verdict.ubl, verdict.warnings.at(-1)?.message]).toEqual([
    'valid',
    undefined,
    'ubl/000001-a.xml could not be written: there is no space left.',
  ]);
  expect(tally).toMatchObject({ documents: 1, valid: 1, notWritten: 1 });
  expect(readdirSync(folder)).toEqual([]);
});

test('reports are loaded only where they are asked for', async () => {
  await judge(temporaryFolder());
  expect(loaded.reports).toBe(0);
  const [ubl, folder] = [temporaryFolder(), temporaryFolder()];
  const providers = { authority: '000773', representative: '001147' };
  await judge(ubl, { taxDataFolder: folder, role: '01', ...providers, issuedAt: '2027-01-31T08:00:05Z' });
  expect(loaded.reports).toBe(1);
  expect(readdirSync(folder)).toEqual(['000001-a.xml']);
});
