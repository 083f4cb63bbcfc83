/**
 * `npm run tool -- consumers [NAME…]`: installs the packed package where programs meet it (test runners, bundlers, frameworks,
 * package managers), and has each say the verdicts on a request, its UBL and something malformed. Needs
 * `npm run build` and the registry. Exits with 1 if one says otherwise.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from './project-folder.ts';
import { inFolder, packed, shell, tryEach } from './trials.ts';

/** A program of a user, which says the words if the package works there. */
interface Consumer {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  readonly install?: 'npm' | 'pnpm' | 'yarn';
  /** A line for a shell, in the folder of the files. */
  readonly run: string;
}

/** The outcomes of a request when validated, when converted, as UBL, and of an empty object. */
const expectedWords = 'valid valid valid malformed';

const words = `const said = (request) => {
  const { outcome, xml } = convert(request);
  return [validate(request).outcome, outcome, validateUbl(xml).outcome, validate({}).outcome].join(' ');
};`;
const names = '{ convert, validate, validateUbl }';
const asModule = `import ${names} from 'pint-ae';
import { readFileSync } from 'node:fs';
${words}
console.log(said(JSON.parse(readFileSync('request.json', 'utf8'))));`;
const asScript = `const ${names} = require('pint-ae');
${words}
console.log(said(JSON.parse(require('node:fs').readFileSync('request.json', 'utf8'))));`;
/** The compilers of TypeScript whose users the declarations are for: the oldest, and the newest of each major version. */
const compilers = ['5.4', '5.9', '6', '7'].map((version) => ({
  version,
  name: `typescript-${version}`,
}));

const options = [
  ...[
    'ValidateOptions',
    'ValidateUblOptions',
    'ValidateRequestOptions',
    'EnvelopeOptions',
    'NormaliseOptions',
  ],
  ...['SpecificationAdditions', 'DocumentRequest', 'LineRequest'],
];
const typed = `import { type AmountValue, type Issue, convert, createCreditNote, defineCheck, extendSpecification, validate, validateDocument, validateRequest, validateUbl, type ValidResult, ${options.map((name) => `type ${name}`).join(', ')} } from 'pint-ae';
import { createHandler, type HandlerOptions } from 'pint-ae/http';
import { readTable, type ReadTableOptions } from 'pint-ae/table';
import { arabic } from 'pint-ae/ar';
type Chosen<T> = { [K in keyof T]: T[K] | (undefined extends T[K] ? undefined : never) };
${[...options, 'HandlerOptions', 'ReadTableOptions'].map((name) => `export const of${name} = (chosen: Chosen<${name}>): ${name} => chosen;`).join('\n')}
export const limited = (bytes: number | undefined) => validateDocument('{}', { limits: { maxBytes: bytes }, language: arabic, strict: undefined });
export const line = (unitPrice: AmountValue): Partial<LineRequest<AmountValue>> => ({ unitPrice, quantity: '1.50' });
export const isOurs = ({ rule }: Issue) => rule === 'ibr-002' || rule === 'my-own-rule';
export const made = (request: unknown) => convert(request);
export const checked = (xml: string) => validateUbl(xml);
export const credited = createCreditNote;
export const anyOf = (document: string | Uint8Array | object) => validate(document).outcome;
export const own = extendSpecification({ checks: [] });
export const handler = createHandler({ specification: own });
export const table = (bytes: Uint8Array) => readTable(bytes);
export const facts = (request: unknown) => { const result = validateRequest(request); return result.outcome === 'valid' ? result.totals.payableAmount : result.issues[0]?.message; };
export { defineCheck }; export type { ValidResult };`;
const typeScript = {
  'package.json': '{ "private": true, "type": "module" }',
  'typed.ts': typed,
  'program.mjs': asModule,
};

/** All that the declarations lead to is checked, as strictly as a compiler can. */
const strictly =
  '--strict --exactOptionalPropertyTypes --skipLibCheck false --noEmit --declaration --target es2022';
const withEach = (name: string) =>
  ['nodenext nodenext', 'node16 node16', 'esnext bundler']
    .map((modules) => modules.split(' '))
    .map(
      ([module, resolution]) =>
        `node $TOOLS/node_modules/${name}/bin/tsc ${strictly} --module ${module} --moduleResolution ${resolution} --typeRoots $TOOLS/node_modules/@types --types node typed.ts`,
    )
    .join(' && ');

const inTest = (first: string) => `${first}
test('verdicts', () => { const text = said(JSON.parse(require_('request.json'))); console.log(text); expect(text).toBe('${expectedWords}'); });`;
const jest = '--rootDir . --silent=false 2>&1';

const fetching = `const { readFileSync } = require('node:fs');
const { spawn } = require('node:child_process');
const request = readFileSync('request.json', 'utf8');
const server = spawn('node_modules/.bin/next', ['start', '-p', '4801'], { stdio: 'ignore', detached: true });
const post = (path, body) => fetch('http://127.0.0.1:4801' + path, { method: 'POST', body, headers: { 'content-type': body[0] === '<' ? 'application/xml' : 'application/json', accept: 'application/json' } }).then((r) => r.json());
(async () => {
  for (let tries = 0; tries < 60; tries += 1) { try { await fetch('http://127.0.0.1:4801/'); break; } catch { await new Promise((r) => setTimeout(r, 500)); } }
  const made = await post('/edge/v1/convert', request);
  const answers = [await post('/edge/v1/validate', request), made, await post('/edge/v1/validate', made.xml), await post('/edge/v1/validate', '{}')];
  process.kill(-server.pid);
  const said = answers.map(({ outcome, title }) => outcome ?? title).join(' ');
  console.log(/^valid valid valid /.test(said) ? '${expectedWords}' : said);
})();`;
const route = `import { createHandler } from 'pint-ae/http';
export const runtime = 'edge';
export const POST = createHandler({ prefix: '/edge/v1', parameters: ['path'] });`;

const worker = `import ${names} from 'pint-ae';
${words}
export default { fetch: async (request) => new Response(said(await request.json())) };`;
const inWorkerd = `const { Miniflare } = require(process.env.TOOLS + '/node_modules/miniflare');
const { readFileSync } = require('node:fs');
(async () => {
  const flare = new Miniflare({ modules: true, scriptPath: 'out/worker.mjs', compatibilityDate: '2025-01-01' });
  console.log(await (await flare.dispatchFetch('http://localhost/', { method: 'POST', body: readFileSync('request.json', 'utf8') })).text());
  await flare.dispose();
})();`;

const consumers: readonly Consumer[] = [
  {
    name: 'Jest, CommonJS',
    files: {
      'words.test.js': inTest(
        `const ${names} = require('pint-ae'); const require_ = (file) => require('node:fs').readFileSync(file, 'utf8'); ${words}`,
      ),
    },
    run: `jest ${jest}`,
  },
  {
    name: 'Jest, ES modules',
    files: {
      'package.json': '{ "private": true, "type": "module", "jest": { "transform": {} } }',
      'words.test.js': inTest(
        `import ${names} from 'pint-ae'; import { readFileSync } from 'node:fs'; const require_ = (file) => readFileSync(file, 'utf8'); ${words}`,
      ),
    },
    run: `NODE_OPTIONS=--experimental-vm-modules jest ${jest}`,
  },
  ...compilers.map(({ name, version }) => ({
    name: `TypeScript ${version}`,
    files: typeScript,
    run: `${withEach(name)} && node program.mjs`,
  })),
  {
    name: 'TypeScript with declarations, pnpm',
    files: typeScript,
    install: 'pnpm',
    run: 'tsc --strict --declaration --target es2022 --module nodenext --moduleResolution nodenext --typeRoots $TOOLS/node_modules/@types --types node --outDir out typed.ts && node program.mjs',
  },
  {
    name: 'webpack',
    files: {
      'program.mjs': asModule,
      'build.cjs': `require(process.env.TOOLS + '/node_modules/webpack')({ mode: 'production', target: 'node', entry: './program.mjs', output: { filename: 'a.cjs' } }, (error, stats) => { if (error || stats.hasErrors()) { console.error(error ?? stats.toString()); process.exit(1); } });`,
    },
    run: 'node build.cjs && node dist/a.cjs',
  },
  {
    name: 'Vite',
    files: { 'program.mjs': asModule },
    run: 'vite build --ssr program.mjs --outDir out --logLevel error && node out/program.mjs',
  },
  {
    name: 'Next, edge',
    files: {
      'package.json': '{ "private": true }',
      'app/layout.js': 'export default ({ children }) => <html><body>{children}</body></html>;',
      'app/page.js': 'export default () => <p>ok</p>;',
      'app/edge/v1/[...path]/route.js': route,
      'ask.cjs': fetching,
    },
    run: 'npm install --silent --no-audit --no-fund next@15 react@19 react-dom@19 && node_modules/.bin/next build >build.log 2>&1 || { cat build.log; exit 1; }; node ask.cjs',
  },
  {
    name: 'workerd',
    files: { 'worker.mjs': worker, 'ask.cjs': inWorkerd },
    run: 'esbuild worker.mjs --bundle --format=esm --conditions=workerd,worker --outfile=out/worker.mjs --log-level=error && node ask.cjs',
  },
  {
    name: 'Yarn PnP',
    files: { 'program.mjs': asModule, 'program.cjs': asScript, 'yarn.lock': '' },
    install: 'yarn',
    run: 'yarn node program.cjs && yarn node program.mjs',
  },
];

const tools = join(projectFolder, 'node_modules/.cache/consumers');
const installation: Readonly<Record<NonNullable<Consumer['install']>, (tarball: string) => string>> = {
  npm: (tarball) => `npm install --silent --no-audit --no-fund --omit=optional ${tarball}`,
  pnpm: (tarball) => `pnpm add --silent ${tarball}`,
  yarn: (tarball) =>
    `yarn config set nodeLinker pnp && yarn config set enableImmutableInstalls false && yarn add pint-ae@file:${tarball}`,
};

await inFolder(async (folder) => {
  const tarball = await packed(folder);
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
