/** Writes the pages for every function and type that the package exports, with TypeDoc. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { entrySources, packageName } from '../entry-points.ts';
import { projectFolder } from '../sources.ts';
import { makeAccessible } from './accessible-api.ts';
import { docsFolder } from './reference.ts';

const pages = join(docsFolder, 'public/api');
const entries = join(docsFolder, '.vitepress/entry-points');

export function writeApi(): void {
  const files = Object.entries(entrySources).map(([name, source]) =>
    // TypeDoc names a module after its file, programs by the package's name.
    reexport(join(entries, `${packageName(name)}.ts`), join(projectFolder, source)),
  );
  const settings = join(entries, 'tsconfig.json');
  writeFileSync(settings, JSON.stringify({ extends: '../../../tsconfig.json', include: ['**/*.ts'] }));
  execFileSync(
    'npx',
    [
      'typedoc',
      ...files.flatMap((file) => ['--entryPoints', file]),
      ...['--tsconfig', settings, '--skipErrorChecking'],
      // A tree of links in the navigation would put links inside buttons, so it only lists the modules.
      '--navigation.includeFolders',
      'false',
      ...Object.keys(entrySources).flatMap((name) => ['--navigationLeaves', packageName(name)]),
      ...[
        '--customCss',
        join(projectFolder, 'scripts/docs/api.css'),
        '--out',
        pages,
        '--name',
        'pint-ae',
        '--readme',
        'none',
      ],
      ...['--disableSources', '--excludeExternals', '--hideGenerator', '--githubPages', 'false'],
      ...['--validation.notExported', 'false', '--logLevel', 'Warn'],
    ],
    { cwd: docsFolder, stdio: 'inherit' },
  );
  rmSync(entries, { recursive: true });
  makeAccessible(pages);
}

function reexport(file: string, source: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export * from '${relative(dirname(file), source)}';\n`);
  return file;
}
