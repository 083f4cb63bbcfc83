import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFixes } from '../../src/cli/batch/read-fixes.ts';
import { UsageError } from '../../src/cli/io.ts';
import { fixOf, type Remedy } from '../../src/core/findings/fix.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const request = { note: 'x', buyer: {}, body: {} };
const remedies: readonly (readonly [string, Remedy])[] = [
  ['note', { value: 'y' }],
  ['buyer.name', { value: 'y' }],
  ['note', { leaveOut: true }],
  ['note', { name: 'notes' }],
  ['body', { unwrap: true }],
];

test.each([
  ['no list', {}],
  ['an entry without documents', [{}]],
  ['documents that are no list', [{ documents: 'INV-1' }]],
  ['a document that is no text', [{ documents: ['INV-1', 5] }]],
  ['a patch that is no list', [{ documents: ['INV-1'], patch: {} }]],
  [
    'a step of another kind',
    [
      {
        documents: ['INV-1'],
        patch: [
          { op: 'remove', path: '/a' },
          { op: 'test', path: '/a' },
        ],
      },
    ],
  ],
  ['a step without its path', [{ documents: ['INV-1'], patch: [{ op: 'remove' }] }]],
  ['a step from nowhere', [{ documents: ['INV-1'], patch: [{ op: 'move', path: '/a', from: 5 }] }]],
  ['an entry that is right before one that is not', [{ documents: ['INV-1'] }, { documents: [5] }]],
])('%s is refused as a list of fixes', async (_, list) => {
  const report = join(temporaryFolder(), 'night.fixes.json');
  writeFileSync(report, JSON.stringify(list));
  await expect(readFixes(report)).rejects.toThrow(UsageError);
});

test('a list without changes changes nothing', async () => {
  const report = join(temporaryFolder(), 'night.fixes.json');
  for (const list of [[], [{ documents: ['INV-1'] }]]) {
    writeFileSync(report, JSON.stringify(list));
    const fixes = await readFixes(report);
    expect([fixes.of('INV-1', '{}'), fixes.changes]).toEqual([[], []]);
  }
});

test('each change that corrects a request may stand in a list of fixes', async () => {
  const patches = remedies.map(([path, remedy]) => fixOf(remedy, path, request) ?? []);
  expect(new Set(patches.flat().map(({ op }) => op))).toEqual(new Set(['replace', 'add', 'remove', 'move']));
  const report = join(temporaryFolder(), 'night.fixes.json');
  writeFileSync(report, JSON.stringify(patches.map((patch) => ({ documents: ['INV-1'], patch }))));
  expect((await readFixes(report)).of('INV-1', '{}')).toEqual(patches);
});
