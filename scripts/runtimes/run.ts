/**
 * `npm run tool -- runtimes [NAME ...]`: runs the same checks in every runtime on the packed package, and the tests of the command
 * line on it, and prints the results. With names only these are run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { compressedLines } from '../../test/compressed-lines.ts';
import { projectFolder } from '../sources.ts';
import type { Documents, Outcome } from './checks.ts';
import { binaryName, testedBinary, testedCommandLine } from './command-line.ts';
import { type Program, programFile, programs } from './programs.ts';

const chromiumName = 'Chromium';
const wanted = process.argv.slice(2);
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((each) => each === name || name.startsWith(`${each},`));
const folder = mkdtempSync(join(tmpdir(), 'pint-ae-runtimes-'));
try {
  const runs = await inEveryRuntime(folder);
  for (const { runtime, version, outcomes } of runs)
    for (const { check, documents, error } of outcomes)
      console.log(`${runtime} ${version}: ${check}: ${error ?? `${documents} documents`}`);
  process.exitCode = runs.every(({ outcomes }) => outcomes.every(({ error }) => error === null)) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

interface RuntimeRun {
  readonly runtime: string;
  readonly version: string;
  readonly outcomes: readonly Outcome[];
}

async function inEveryRuntime(at: string): Promise<RuntimeRun[]> {
  unpackPackage(at);
  const documents = join(at, 'documents.json');
  writeFileSync(documents, JSON.stringify(readDocuments()));
  await bundle('in-program', at, 'node');
  await bundle('in-browser', at, 'browser');
  return [
    ...programs.filter(({ name }) => isWanted(name)).map((program) => inProgram(program, at, documents)),
    ...(isWanted(binaryName) ? [testedBinary(at)] : []),
    ...(isWanted(chromiumName) ? await inChromium(at) : []),
  ];
}

function unpackPackage(at: string): void {
  const target = join(at, 'node_modules/pint-ae');
  mkdirSync(target, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', at], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  execFileSync('tar', ['-xzf', join(at, packed.trim()), '-C', target, '--strip-components', '1']);
  // Deno resolves packages of a folder if its package.json names them.
  writeFileSync(
    join(at, 'package.json'),
    JSON.stringify({ type: 'module', dependencies: { 'pint-ae': '*' } }),
  );
  for (const name of readdirSync(join(projectFolder, 'node_modules')))
    if (name !== 'pint-ae' && !name.startsWith('.'))
      symlinkSync(join(projectFolder, 'node_modules', name), join(at, 'node_modules', name));
}

function readDocuments(): Documents {
  return {
    corpus: compressedLines(join(projectFolder, 'dist/corpus.ndjson.br')).map((line) => JSON.parse(line)),
    valid: requestsIn('examples'),
    broken: requestsIn('examples/broken'),
  };
}

function requestsIn(path: string): Record<string, object> {
  const files = readdirSync(join(projectFolder, path)).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [name, JSON.parse(readFileSync(join(projectFolder, path, name), 'utf8'))]),
  );
}

/** Bundles the checks into one file; programs import the package by its name, for browsers it is included. */
async function bundle(name: string, at: string, platform: 'node' | 'browser'): Promise<void> {
  await build({
    entryPoints: [join(projectFolder, `scripts/runtimes/${name}.ts`)],
    outfile: join(at, `${name}.${platform === 'node' ? 'mjs' : 'js'}`),
    bundle: true,
    platform,
    format: platform === 'node' ? 'esm' : 'iife',
    ...(platform === 'node' ? { packages: 'external' as const } : { nodePaths: [join(at, 'node_modules')] }),
    // The project's paths lead to its sources, but the package is meant here.
    tsconfigRaw: {},
    logLevel: 'error',
  });
}

function inProgram(program: Program, at: string, documents: string): RuntimeRun {
  const file = programFile(program);
  const [version = ''] = execFileSync(file, ['--version'], { encoding: 'utf8' }).split('\n');
  const args = [...program.arguments, join(at, 'in-program.mjs'), documents];
  const { stdout, stderr, error } = spawnSync(file, args, {
    cwd: at,
    encoding: 'utf8',
    timeout: 300_000,
    maxBuffer: 2 ** 27,
  });
  const outcomes = outcomesIn(stdout) ?? [{ check: 'all', documents: 0, error: `${error ?? ''}${stderr}` }];
  const command = join(at, 'node_modules/pint-ae/dist/cli.js');
  return {
    runtime: program.name,
    version: version.replace(/^v|^deno | \(.*/g, ''),
    outcomes: [...outcomes, testedCommandLine([file, ...program.arguments, command], at)],
  };
}

function outcomesIn(output: string): Outcome[] | undefined {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** Runs the checks in a page and in its worker, both under a policy that forbids eval. */
async function inChromium(at: string): Promise<RuntimeRun[]> {
  const served: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/': ['text/html', '<!doctype html><meta charset="utf-8"><script src="/in-page.js"></script>'],
    '/in-page.js': ['text/javascript', readFileSync(join(at, 'in-browser.js'), 'utf8')],
    '/documents.json': ['application/json', readFileSync(join(at, 'documents.json'), 'utf8')],
  };
  const server = createServer(({ url = '' }, response) => {
    const [type, body] = served[url] ?? ['text/plain', ''];
    const policy = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'";
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    const inPage = await page.evaluate(async () => {
      const data = await (await fetch('/documents.json')).json();
      return new Promise<Outcome[]>((resolve) => {
        addEventListener('message', ({ data: told }) => told.outcomes && resolve(told.outcomes));
        postMessage(data);
      });
    });
    const inWorker = await page.evaluate(async () => {
      const worker = new Worker('/in-page.js');
      const data = await (await fetch('/documents.json')).json();
      return new Promise<Outcome[]>((resolve, reject) => {
        worker.onmessage = ({ data: told }) => resolve(told.outcomes);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(data);
      });
    });
    const version = browser.version();
    return [
      { runtime: chromiumName, version, outcomes: inPage },
      { runtime: `${chromiumName}, worker without eval`, version, outcomes: inWorker },
    ];
  } finally {
    await browser.close();
    server.close();
  }
}
