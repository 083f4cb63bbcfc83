/**
 * `npm run tool -- consumers [NAME…]`: installs the packed package where programs meet it (test runners, bundlers, frameworks,
 * package managers, runtimes), and has each say the verdicts on a request, its UBL and something malformed. Needs
 * `npm run build` and the registry. Exits with 1 if one says otherwise.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Consumer, compilers, consumers, expectedWords } from './consumers/table.ts';
import { projectFolder } from './project-folder.ts';

const tools = join(projectFolder, 'node_modules/.cache/consumers');
const installation: Readonly<Record<NonNullable<Consumer['install']>, (tarball: string) => string>> = {
  npm: (tarball) => `npm install --silent --no-audit --no-fund --omit=optional ${tarball}`,
  pnpm: (tarball) => `pnpm add --silent ${tarball}`,
  yarn: (tarball) =>
    `yarn config set nodeLinker pnp && yarn config set enableImmutableInstalls false && yarn add pint-ae@file:${tarball}`,
};

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'pint-ae-consumers-'));
let differing = 0;
try {
  const tarball = packed();
  installTools();
  for (const consumer of consumers.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const said = wordsOf(consumer, tarball);
    if (said !== undefined) differing += 1;
    console.log(`${consumer.name}: ${said ?? 'as expected'}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`${consumers.length} consumers, ${differing} differ`);
process.exitCode = differing === 0 ? 0 : 1;

function packed(): string {
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
  return join(folder, execFileSync('npm', args, { cwd: projectFolder, encoding: 'utf8' }).trim());
}

/** The programs that build and test, in a cache and never among the dependencies. */
function installTools(): void {
  if (compilers.every(({ name }) => existsSync(join(tools, 'node_modules', name)))) return;
  mkdirSync(tools, { recursive: true });
  const names = ['jest@30', 'webpack@5', 'vite@6', 'next@15', 'react@19', 'react-dom@19', 'miniflare@4'];
  const others = ['pnpm@10', '@yarnpkg/cli-dist@4', 'esbuild@0.25', 'typescript@5.9', '@types/node@20'];
  others.push(...compilers.map(({ name, version }) => `${name}@npm:typescript@${version}`));
  const args = ['install', '--no-audit', '--no-fund', '--silent', '--prefix', tools, ...names, ...others];
  execFileSync('npm', args, { stdio: 'inherit' });
}

/** The output of a consumer that lacks the words; undefined if it has them. */
function wordsOf({ name, files, install = 'npm', run }: Consumer, tarball: string): string | undefined {
  const at = join(folder, name.replaceAll(/\W/g, '-'));
  const all = { 'package.json': '{ "private": true }', ...files };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), content);
  }
  cpSync(join(projectFolder, 'examples/standard-invoice.json'), join(at, 'request.json'));
  try {
    shell(installation[install](tarball), at);
    const output = shell(run, at);
    return output.includes(expectedWords) ? undefined : output.slice(-2_000);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    return `${error instanceof Error ? error.message : error}${stdout}${stderr}`.slice(-3_000);
  }
}

function shell(command: string, cwd: string): string {
  const path = `${join(tools, 'node_modules/.bin')}:${process.env.PATH}`;
  const environment = { ...process.env, PATH: path, TOOLS: tools, CI: '1', NEXT_TELEMETRY_DISABLED: '1' };
  return execFileSync('sh', ['-c', command], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
    timeout: 600_000,
  });
}
