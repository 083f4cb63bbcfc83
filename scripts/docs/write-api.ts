/** Writes the pages for every function and type that the package exports, with TypeDoc. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { entrySources, packageName } from '../entry-points.ts';
import { projectFolder } from '../sources.ts';
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
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html'))
      writeFileSync(join(pages, file), accessiblePage(readFileSync(join(pages, file), 'utf8')));
}

function reexport(file: string, source: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export * from '${relative(dirname(file), source)}';\n`);
  return file;
}

/**
 * A page of TypeDoc that assistive technology can read, with named landmarks, no skipped heading levels and no controls inside
 * controls, and that leads back to the other pages; it looks the same.
 */
export function accessiblePage(page: string): string {
  const inParts = page
    .replace(
      /(data-base="([./]*)".*?<div id="tsd-toolbar-links">)/s,
      '$1<a href="$2../index.html">Documentation</a>',
    )
    .replace('<div class="col-content">', '<div class="col-content" role="main">')
    .replace(
      '<div class="page-menu">',
      '<div class="page-menu" role="navigation" aria-label="On this page">',
    );
  return withoutSkippedLevels(inParts.replace(/<summary\b.*?<\/summary>/gs, withoutPermalinks));
}

/** Not everybody can reach a link inside a summary; its target keeps the id. */
function withoutPermalinks(summary: string): string {
  return summary.replace(/<a\b[^>]*class="tsd-anchor-icon".*?<\/a>/gs, '');
}

/** Gives each heading a level at most one below the previous one, without changing its looks. */
function withoutSkippedLevels(page: string): string {
  let before = 0;
  return page.replace(/<h([1-6])\b/g, (tag, digit: string) => {
    const level = Math.min(Number(digit), before + 1);
    before = level;
    return level === Number(digit) ? tag : `${tag} aria-level="${level}"`;
  });
}
