import { existsSync, readdirSync } from 'node:fs';
import type { Part } from './parts.ts';

/** The tests of folders that have not all of them in a folder of their own. */
const testsElsewhere: Readonly<Record<string, readonly string[]>> = {
  'src/specification': [
    'test/specification',
    'test/core/specification',
    'test/texts.test.ts',
    'test/render',
    'test/network',
  ],
  'service/src/attachments': ['service/test/documents/attachments.test.ts'],
  'service/src/diagnostics': ['service/test/admin-commands'],
  'service/src/lists': ['service/test/lists', 'service/test/documents/lists.test.ts'],
  'service/src/problems': ['service/test/http'],
  'service/src/ubl': ['service/test/documents/kept-ubl.test.ts'],
};

/** Folders without code that a change could spoil. */
const withoutCode = ['src/generated', 'src/internal'];

/** Each folder of the package and of the service, tried on the tests of the same name alone. */
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
