/**
 * Builds the page for trying out documents: one file that loads nothing and contains the library, its style
 * and the examples.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { PageFacts } from '../../src/page/texts.ts';
import { packagesIn } from '../packages-in.ts';
import { projectFolder } from '../sources.ts';
import { replaceFile } from './replace-file.ts';

const source = (name: string) => readFileSync(join(projectFolder, 'src/page', name), 'utf8');

export default async function buildPage(): Promise<void> {
  const file = join(projectFolder, 'src/generated/page.html');
  const [main, judging] = await Promise.all([
    bundled('src/page/main.ts'),
    bundled('src/page/answering/worker.ts'),
  ]);
  const [script, worker] = [main.text, judging.text];
  const style = [source('page.css'), source('form/form.css')].join('').replaceAll(/\n\s*/g, '\n');
  const parts: Readonly<Record<string, string>> = {
    policy: policyOf(script, style),
    style,
    script,
    worker,
    facts: asData(await pageFacts()),
    examples: asData(examples()),
  };
  const page = source('page.html').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
  replaceFile(
    join(projectFolder, packagesOfPage),
    asData([...new Set([...main.packages, ...judging.packages])].toSorted()),
  );
  replaceFile(file, page);
}

/** The names of the packages whose code the page contains, for their licences. */
export const packagesOfPage = 'src/generated/page-packages.json';

/** A bundle, and the packages whose code is in it. */
interface Bundle {
  readonly text: string;
  readonly packages: readonly string[];
}

/**
 * The facts about the specification that texts of the page mention; only the worker has the specification
 * itself.
 */
async function pageFacts(): Promise<PageFacts> {
  // Imported here, because it needs the compiled rules, which may have been generated just before.
  const { defaultSpecification } = await import('../../src/specification/default.ts');
  const { byIssueDate, releasesOf } = await import('../../src/judge/rule-sets.ts');
  return {
    currency: defaultSpecification.accounting.currency,
    rules: { releases: releasesOf(defaultSpecification).map(({ version }) => version), byIssueDate },
    country: defaultSpecification.homeCountryName,
  };
}

function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Modules of the page have side effects, although the package declares that its modules have none. */
const pageModules: Plugin = {
  name: 'modules of the page',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      return file.startsWith(join(projectFolder, 'src/page/'))
        ? { path: file, sideEffects: true }
        : undefined;
    });
  },
};

async function bundled(entryPoint: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    metafile: true,
    absWorkingDir: projectFolder,
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    plugins: [pageModules],
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'warning',
    write: false,
  });
  const [bundle] = outputFiles;
  if (bundle === undefined) throw new Error('esbuild gave no bundle');
  // The first end tag ends a script, even inside a string; the start of an HTML comment could hide a later
  // one.
  const text = bundle.text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--').trim();
  return { text, packages: packagesIn(metafile) };
}

/**
 * Nothing is loaded or sent, and no code runs except this script and the worker that it makes from text in
 * the page.
 */
function policyOf(script: string, style: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    'worker-src blob:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function examples(): Record<string, string> {
  const folder = join(projectFolder, 'examples');
  const files = ['', 'broken/'].flatMap((below) =>
    readdirSync(join(folder, below))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${below}${name}`),
  );
  return Object.fromEntries(
    files.map((name) => [name.replace('.json', ''), readFileSync(join(folder, name), 'utf8')]),
  );
}
