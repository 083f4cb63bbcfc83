import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { internalSources } from '../../scripts/entry-points.ts';
import { importsOf, sourceFiles, textOf } from '../../test/source-files.ts';

/**
 * The layers of the service, in their order: a folder, or a file beside the folders, imports only from itself and from
 * those before it, types included.
 */
const layers = {
  // What a document says: functions from data to data.
  content: ['texts', 'surroundings.ts', 'problems', 'ubl', 'content'],
  // What every subject stands on.
  kernel: [
    'database',
    'keys',
    'targets',
    'settings.ts',
    'telemetry',
    'limits',
    'delivery',
    'participants',
    'document-work',
    'queue',
    'printing',
    'service.ts',
    'http',
    'lists',
  ],
  // What is kept and done, each with its operations.
  subjects: [
    'diagnostics',
    'companies',
    'webhooks',
    'records',
    'attachments',
    'documents',
    'inbound',
    'statements',
    'exports',
    'operator-api',
  ],
  // A page, which runs in a browser and knows nothing of the others but what they answer.
  page: ['console'],
  // The lists of all, and what starts and runs them.
  assembly: ['app', 'admin-commands', 'lifecycle', 'cli'],
} as const;

const order: readonly string[] = Object.values(layers).flat();
const root = 'service/src/';
const files = sourceFiles('service/src').filter((file) => file.endsWith('.ts'));
const placeOf = (file: string) => order.indexOf(file.slice(root.length).split('/')[0] ?? '');

test('every file of src belongs to a layer, and every layer has files', () => {
  expect(files.filter((file) => placeOf(file) < 0)).toEqual([]);
  expect(order.filter((_, place) => !files.some((file) => placeOf(file) === place))).toEqual([]);
});

test('nothing of src imports from a later layer, types included', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => imported.startsWith(root) && placeOf(imported) > placeOf(file))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(wrong).toEqual([]);
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
