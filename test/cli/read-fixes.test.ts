import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFixes } from '../../src/cli/batch/read-fixes.ts';
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

test('each change that corrects a request may stand in a list of fixes', async () => {
  const patches = remedies.map(([path, remedy]) => fixOf(remedy, path, request) ?? []);
  expect(new Set(patches.flat().map(({ op }) => op))).toEqual(new Set(['replace', 'add', 'remove', 'move']));
  const report = join(temporaryFolder(), 'night.fixes.json');
  writeFileSync(report, JSON.stringify(patches.map((patch) => ({ documents: ['INV-1'], patch }))));
  expect((await readFixes(report)).of('INV-1', '{}')).toEqual(patches);
});
