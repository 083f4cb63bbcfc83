import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { type ChunkJudge, createChunkJudge } from '../../src/batch/judge-chunk.ts';
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
afterEach(() => {
  room.characters = Number.POSITIVE_INFINITY;
});

async function judge(folder: string): Promise<ReturnType<ChunkJudge>> {
  const judgeChunk = await createChunkJudge({
    validation: {},
    blankLines: 'skip',
    failFast: false,
    ublFolder: folder,
    requestFolder: null,
    pages: null,
    compression: 'none',
    ublInVerdicts: false,
    fields: null,
  });
  const bytes = new TextEncoder().encode(JSON.stringify(example('standard-invoice')));
  return judgeChunk({
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

test('or not at all, as on a full disk, which ends the batch', async () => {
  const folder = temporaryFolder();
  room.characters = 1000;
  expect(await judge(folder)).toEqual({
    failure: expect.stringContaining('ENOSPC'),
    unwritten: { path: `${folder}/000001-a.xml`, code: 'ENOSPC' },
  });
  expect(readdirSync(folder)).toEqual([]);
});
