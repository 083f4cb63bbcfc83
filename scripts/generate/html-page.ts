/** Parts of a page: one file that contains its scripts, its style and its data. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { PageFacts } from '../../src/ui/texts.ts';
import { packagesIn } from '../licences.ts';
import { projectFolder } from '../sources.ts';

/** Modules of a page have side effects, although the package declares that its modules have none. */
const pageModules: Plugin = {
  name: 'modules of the page',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      return ['src/page/', 'src/ui/'].some((folder) => file.startsWith(join(projectFolder, folder)))
        ? { path: file, sideEffects: true }
        : undefined;
    });
  },
};

/** Only workers word findings: what they work for has no texts of rules. */
const withoutTexts: Plugin = {
  name: 'without the texts of rules',
  setup({ onResolve }) {
    onResolve({ filter: /\/included-texts\.ts$/ }, () => ({
      path: join(projectFolder, 'src/core/messages/no-included-texts.ts'),
      sideEffects: false,
    }));
  },
};

/** Sources of a page, by their paths in the project. */
interface PageSources {
  readonly script: string;
  readonly template: string;
  readonly styles: readonly string[];
  /** Places to which it may send something. */
  readonly connect?: readonly string[];
  /** Parts of its template besides those of every page. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Builds a page with the worker that judges; returns it with the packages whose code it contains. */
export async function builtPage({ script, template, styles, connect = [], data = {} }: PageSources) {
  const [main, judging] = await Promise.all([bundled(script), bundled('src/ui/answering/worker.ts')]);
  const style = styles.map(sourceOf).join('').replaceAll(/\n\s*/g, '\n');
  const facts = Object.entries({ facts: await pageFacts(), ...data });
  const parts: Readonly<Record<string, string>> = {
    policy: policyOf(main.text, style, connect),
    style,
    script: main.text,
    worker: judging.text,
    ...Object.fromEntries(facts.map(([name, value]) => [name, asData(value)])),
  };
  return {
    html: sourceOf(template).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? ''),
    packages: [...new Set([...main.packages, ...judging.packages])].toSorted(),
  };
}

const sourceOf = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

async function bundled(entryPoint: string) {
  const { outputFiles, metafile } = await build({
    metafile: true,
    absWorkingDir: projectFolder,
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    plugins: entryPoint.endsWith('worker.ts') ? [pageModules] : [withoutTexts, pageModules],
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
 * The facts about the specification that texts of the page mention; only the worker has the specification
 * itself.
 */
async function pageFacts(): Promise<PageFacts> {
  // Imported here, because it needs the compiled rules, which may have been generated just before.
  const { defaultSpecification } = await import('../../src/specification/default.ts');
  const { releaseChoices, releasesOf } = await import('../../src/judge/rule-sets.ts');
  return {
    currency: defaultSpecification.accounting.currency,
    rules: {
      releases: releasesOf(defaultSpecification).map(({ version }) => version),
      byIssueDate: releaseChoices(defaultSpecification).at(-1) ?? '',
    },
    country: defaultSpecification.homeCountryName,
  };
}

function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * No code runs except this script and the worker that it makes from text in the page, and nothing is loaded or sent but
 * to where `connect` says.
 */
function policyOf(script: string, style: string, connect: readonly string[]): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    ...(connect.length === 0 ? [] : [`connect-src ${connect.join(' ')}`]),
    'worker-src blob:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
