/**
 * `npm run tool -- consumers [NAME…]`: installs the packed package where programs meet it (test runners, bundlers, frameworks,
 * package managers), and has each say the verdicts on a request, its UBL and something malformed. Needs
 * `npm run build` and the registry. Exits with 1 if one says otherwise.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Consumer, compilers, consumers, expectedWords } from './consumers/table.ts';
import { projectFolder } from './project-folder.ts';
import { inFolder, shell, tryEach } from './trials.ts';

const tools = join(projectFolder, 'node_modules/.cache/consumers');
const installation: Readonly<Record<NonNullable<Consumer['install']>, (tarball: string) => string>> = {
  npm: (tarball) => `npm install --silent --no-audit --no-fund --omit=optional ${tarball}`,
  pnpm: (tarball) => `pnpm add --silent ${tarball}`,
  yarn: (tarball) =>
    `yarn config set nodeLinker pnp && yarn config set enableImmutableInstalls false && yarn add pint-ae@file:${tarball}`,
};

await inFolder(async (folder) => {
  const packed = `npm pack --ignore-scripts --silent --pack-destination ${folder}`;
  const tarball = join(folder, (await shell(packed, projectFolder)).trim());
  installTools();
  await tryEach('consumers', consumers, process.argv.slice(2), ({ name, ...consumer }) =>
    use(consumer, join(folder, name.replaceAll(/\W/g, '-')), tarball),
  );
});

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

/** Throws the output of a consumer that lacks the words. */
async function use({ files, install = 'npm', run }: Omit<Consumer, 'name'>, at: string, tarball: string) {
  const all = { 'package.json': '{ "private": true }', ...files };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), content);
  }
  cpSync(join(projectFolder, 'examples/standard-invoice.json'), join(at, 'request.json'));
  const path = `${join(tools, 'node_modules/.bin')}:${process.env.PATH}`;
  const environment = { PATH: path, TOOLS: tools, CI: '1', NEXT_TELEMETRY_DISABLED: '1' };
  await shell(installation[install](tarball), at, environment);
  const output = await shell(run, at, environment);
  if (!output.includes(expectedWords)) throw new Error(output.slice(-2_000));
}
