/** Builds the page to try documents on: one file that loads nothing, with the library, its style and the examples inside. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { projectFolder } from './sources.ts';

const source = (name: string) => readFileSync(join(projectFolder, 'src/page', name), 'utf8');

export default async function buildPage(): Promise<void> {
  const file = join(projectFolder, 'src/generated/page.html');
  const [script, style] = [await scriptText(), source('page.css').replaceAll(/\n\s*/g, '\n')];
  const parts: Readonly<Record<string, string>> = {
    policy: policyOf(script, style),
    style,
    script,
    examples: JSON.stringify(examples()).replaceAll('<', '\\u003c'),
  };
  const page = source('page.html').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
}

async function scriptText(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectFolder,
    entryPoints: ['src/page/main.ts'],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'warning',
    write: false,
    // The package says that its modules only export; those of the page do more.
    ignoreAnnotations: true,
  });
  const [bundle] = outputFiles;
  if (bundle === undefined) throw new Error('esbuild gave no bundle');
  // A script ends at the first end tag in it, wherever that stands.
  return bundle.text.replaceAll('</script', '<\\/script').trim();
}

/** Nothing is loaded, nothing is sent, and no code runs but this. */
function policyOf(script: string, style: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'`;
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
