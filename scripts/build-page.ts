/** Builds the page to try documents on: one file that loads nothing, with the library, its style and the examples inside. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { PageFacts } from '../src/page/texts.ts';
import { shortNamesInside } from './short-names.ts';
import { projectFolder } from './sources.ts';

const source = (name: string) => readFileSync(join(projectFolder, 'src/page', name), 'utf8');

export default async function buildPage(): Promise<void> {
  const file = join(projectFolder, 'src/generated/page.html');
  const [script, worker] = await Promise.all([
    bundled('src/page/main.ts', { minify: true }),
    // Names are those of the library, so that the package holds what both have once.
    bundled('src/page/worker.ts', {
      minifyWhitespace: true,
      minifySyntax: true,
      plugins: [shortNamesInside],
    }),
  ]);
  const style = source('page.css').replaceAll(/\n\s*/g, '\n');
  const parts: Readonly<Record<string, string>> = {
    policy: policyOf(script, style),
    style,
    script,
    worker,
    facts: asData(await pageFacts()),
    examples: asData(examples()),
  };
  const page = source('page.html').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
}

/** What the texts of the page name of the specification, which itself only the worker has. */
async function pageFacts(): Promise<PageFacts> {
  // It stands on the compiled rules, which may be made just before.
  const { defaultSpecification } = await import('../src/specification/default.ts');
  return {
    currency: defaultSpecification.accounting.currency,
    country: defaultSpecification.homeCountryName,
  };
}

function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Modules of the page do more than export, whatever the package says of its modules. */
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

async function bundled(
  entryPoint: string,
  { plugins = [], ...form }: Pick<BuildOptions, 'minify' | 'minifyWhitespace' | 'minifySyntax' | 'plugins'>,
): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectFolder,
    entryPoints: [entryPoint],
    bundle: true,
    ...form,
    plugins: [pageModules, ...plugins],
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
  // A script ends at the first end tag in it, wherever that stands, and a comment in it may hide that.
  return bundle.text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--').trim();
}

/** Nothing is loaded, nothing is sent, and no code runs but this, and the worker that it makes of its own text. */
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPage();
