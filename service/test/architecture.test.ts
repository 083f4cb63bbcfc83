import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { internalSources } from '../../scripts/entry-points.ts';
import { importsOf, sourceFiles, textOf } from '../../test/source-files.ts';

/**
 * The layers of the service, in their order: a folder, or a file beside the folders, imports only from itself and from
 * those before it, types included.
 */
const layers = {
  // Functions from data to data.
  foundation: ['texts', 'surroundings.ts', 'problems', 'ubl'],
  // What every subject stands on.
  kernel: [
    'database',
    'keys',
    'targets',
    'settings.ts',
    'telemetry',
    'limits',
    'access-points',
    'participants',
    'document-work',
    'queue',
    'printing',
    'service.ts',
    'http',
    'lists',
  ],
  // What is kept and done, each with its operations.
  subjects: ['diagnostics', 'companies', 'webhooks', 'records', 'attachments'],
  // A document, by its stage.
  stages: ['read', 'track', 'draft', 'submit', 'report', 'mail', 'deliver', 'receive', 'statements'],
  // What is made of many documents.
  collections: ['exports', 'network-statistics', 'operator-api'],
  // A page, which runs in a browser and knows nothing of the others but what they answer.
  page: ['console'],
  // The lists of all, and what starts and runs them.
  assembly: ['app', 'admin-commands', 'lifecycle', 'cli'],
} as const;

const order: readonly string[] = Object.values(layers).flat();
const root = 'service/src/';
const files = sourceFiles('service/src').filter((file) => file.endsWith('.ts'));
const roomOf = (file: string) => file.slice(root.length).split('/')[0] ?? '';
const placeOf = (file: string) => order.indexOf(roomOf(file));
const importedBy = (file: string) => importsOf(file).filter((imported) => imported.startsWith(root));

test('every file of src belongs to a layer, and every layer has files', () => {
  expect(files.filter((file) => placeOf(file) < 0)).toEqual([]);
  expect(order.filter((_, place) => !files.some((file) => placeOf(file) === place))).toEqual([]);
});

const isFoundation = (file: string) =>
  file.endsWith('.json') || layers.foundation.some((room) => room === roomOf(file));
const isOfStage = (file: string) => layers.stages.some((room) => room === roomOf(file));

/** Files of the stages that stand on the foundation alone: functions from data to data, which threads run. */
const ofData = new Set(files.filter(isOfStage));
for (let before = -1; before !== ofData.size; ) {
  before = ofData.size;
  for (const file of ofData)
    if (!importedBy(file).every((imported) => isFoundation(imported) || ofData.has(imported)))
      ofData.delete(file);
}

test('nothing of src imports from a later layer, types included, but for what a stage does to data', () => {
  const wrong = files.flatMap((file) =>
    importedBy(file)
      .filter((imported) => placeOf(imported) > placeOf(file) && !ofData.has(imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(wrong).toEqual([]);
});

test('no file of src imports itself, by whatever way', () => {
  const left = new Set(files);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const file of left) if (!importedBy(file).some((imported) => left.has(imported))) left.delete(file);
  }
  expect([...left]).toEqual([]);
});

test('nothing of src imports from tests or scripts', () => {
  const isOutside = (imported: string) => /^service\/(?!src\/)|^(?:test|scripts)\//.test(imported);
  expect(files.filter((file) => importsOf(file).some(isOutside))).toEqual([]);
});

test('a command that a running service answers loads no package for that, which would take longer than the answer', () => {
  const shared: Readonly<Record<string, string>> = internalSources;
  const loaded = new Set(['service/src/cli/index.ts']);
  for (const file of loaded) {
    if (!file.endsWith('.ts')) continue;
    for (const [, imported = ''] of textOf(file).matchAll(/^import (?!type\b)[^;]*?from '([^']+)'/gm))
      loaded.add(
        imported.startsWith('.') ? posix.join(dirname(file), imported) : (shared[imported] ?? imported),
      );
  }
  expect(loaded).toContain('service/src/admin-commands/ask-running.ts');
  expect([...loaded].filter((name) => !/^(?:service|src)\/|^node:/.test(name))).toEqual([]);
});
