import { existsSync, readdirSync } from 'node:fs';
import type { Part } from './parts.ts';

/** Hold every operation to what interface.txt says of it, and to words for all that it takes and gives. */
const described = ['service/test/app/interface.test.ts', 'service/test/app/description.test.ts'];

/** The tests of folders that have not all of them in a folder of their own. */
const testsElsewhere: Readonly<Record<string, readonly string[]>> = {
  'src/specification': [
    'test/specification',
    'test/core/specification',
    'test/texts.test.ts',
    'test/render',
    'test/network',
  ],
  'src/server': ['test/server', 'test/cli/serve.test.ts', 'test/cli/serve-processes.test.ts'],
  'src/ui': ['test/ui', 'test/page', 'test/batch/report-in-browser.test.ts'],
  'service/src/attachments': ['service/test/documents/attachments.test.ts', ...described],
  'service/src/companies': ['service/test/companies', 'service/test/http/access.test.ts', ...described],
  'service/src/content': [
    'service/test/content',
    'service/test/documents',
    'service/test/inbound',
    'service/test/statements',
    ...described,
  ],
  'service/src/diagnostics': [
    'service/test/http/access.test.ts',
    'service/test/http/answers.test.ts',
    ...described,
  ],
  'service/src/documents': ['service/test/documents', 'service/test/inbound/statuses.test.ts', ...described],
  'service/src/http': ['service/test/http', ...described],
  'service/src/inbound': ['service/test/inbound', ...described],
  'service/src/keys': ['service/test/keys', 'service/test/companies', 'service/test/http/access.test.ts'],
  'service/src/lists': ['service/test/lists', 'service/test/documents/lists.test.ts'],
  'service/src/problems': ['service/test/http', ...described],
  'service/src/records': ['service/test/records', 'service/test/http/round-trip.test.ts', ...described],
  'service/src/statements': ['service/test/statements', ...described],
  'service/src/texts': [
    'service/test/texts',
    'service/test/http/languages.test.ts',
    'service/test/http/idempotency.test.ts',
  ],
  'service/src/ubl': ['service/test/ubl', 'service/test/documents/kept-ubl.test.ts'],
  'service/src/webhooks': ['service/test/webhooks', ...described],
};

/** Folders without code that a change could spoil. */
const withoutCode = ['src/generated', 'src/internal'];

/** Each folder of the package and of the service, tried on the tests of the same name or those above, and on no others. */
export const folders: Readonly<Record<string, Part>> = Object.fromEntries(
  ['src', 'service/src']
    .flatMap((root) => readdirSync(root, { withFileTypes: true }).map((each) => ({ each, root })))
    .filter(({ each }) => each.isDirectory())
    .map(({ each: { name }, root }) => `${root}/${name}`)
    .filter((folder) => !withoutCode.includes(folder))
    .map((folder) => [folder, partOf(folder)]),
);

function partOf(folder: string): Part {
  const own = folder.replace('src/', 'test/');
  return {
    sources: [folder],
    tests: testsElsewhere[folder] ?? (existsSync(own) ? [own] : []),
    isOwnTestsAlone: true,
    workspace: folder.startsWith('service/') ? 'service' : '.',
  };
}
