import { join } from 'node:path';
import { projectFolder } from './project-folder.ts';

/** The source files of the package's entry points, by the name of the file in `dist`. */
export const entrySources = {
  index: 'src/index.ts',
  ar: 'src/core/messages/arabic.ts',
  saxon: 'src/schematron/saxon.ts',
  steps: 'src/api/steps.ts',
  'rule-set': 'src/schematron/rule-set-file.ts',
  schematron: 'src/schematron/index.ts',
  'schematron-runtime': 'engine/src/xpath/runtime/index.ts',
  network: 'src/network/index.ts',
  ledger: 'src/ledger/index.ts',
  render: 'src/render/index.ts',
  table: 'src/table/index.ts',
  batch: 'src/batch/index.ts',
  http: 'src/http/index.ts',
  'http-node': 'src/http/node.ts',
  server: 'src/server/index.ts',
} as const;

/** The entry points with a twin in CommonJS. */
export const commonJsEntries: readonly string[] = ['index', 'http'];

/** Sources that the workspaces of this repository share beyond the entry points, by the name in an import. */
export const internalSources = {
  'pint-ae/internal/server': 'src/internal/server.ts',
  'pint-ae/internal/texts': 'src/internal/texts.ts',
  'pint-ae/internal/ui': 'src/internal/ui.ts',
} as const;

/** The name by which a program imports an entry point. */
export function packageName(entry: string): string {
  return entry === 'index' ? 'pint-ae' : `pint-ae/${entry.replace(/^(http|schematron)-/, '$1/')}`;
}

/** The sources of the workspace `schematron-compiler`, so that nothing has to build it first. */
const engineAliases = [
  [/^schematron-compiler$/, 'engine/src/index.ts'],
  [/^schematron-compiler\/testing$/, 'engine/test/testing.ts'],
  [/^schematron-compiler\/runtime$/, 'engine/src/xpath/runtime/index.ts'],
  [/^schematron-compiler\/([\w-]+)$/, 'engine/src/entries/$1.ts'],
] as const;

/** Aliases by which a test runner finds the sources of what is imported by the name of a package. */
export const sourceAliases = [
  ...Object.entries(entrySources).map(
    ([entry, source]) => [new RegExp(`^${packageName(entry)}$`), source] as const,
  ),
  ...Object.entries(internalSources).map(([name, source]) => [new RegExp(`^${name}$`), source] as const),
  ...engineAliases,
].map(([find, source]) => ({ find, replacement: join(projectFolder, source) }));
