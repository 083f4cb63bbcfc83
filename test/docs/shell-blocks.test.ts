import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { convert } from '../../src/api/convert.ts';
import { example } from '../requests.ts';
import { startedJudging } from '../server/running.ts';
import { snippetsOf } from '../snippets.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { environmentWithProgram } from './program.ts';
import { writtenPages } from './site-pages.ts';

/** The shell blocks that need files of the reader; the cluster page has tests of its own. */
const blocks = writtenPages
  .filter(({ path }) => !path.startsWith('ar/') && path !== 'guides/cluster.md')
  .flatMap(({ path, markdown }) =>
    snippetsOf(markdown)
      .filter(({ language }) => language === 'bash')
      .map(({ code }) => ({ path, code })),
  );

const request = example('standard-invoice');
const folder = temporaryFolder();
const env = environmentWithProgram(folder);

beforeAll(async () => {
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
  const lines = `${JSON.stringify(request)}\n`.repeat(3);
  for (const name of ['invoices', 'received']) mkdirSync(join(folder, name));
  write('invoice.json', JSON.stringify(request));
  write('invoices/one.json', JSON.stringify(request));
  write('invoices.ndjson', lines);
  write('invoices.ndjson.gz', gzipSync(lines));
  write('received.xml', convert(request).xml ?? '');
  cpSync(join(folder, 'received.xml'), join(folder, 'received/one.xml'));
  write(
    'own.sch',
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
      <pattern><rule context="/*"><assert id="own-1" test="exists(*)">Something.</assert></rule></pattern>
    </schema>`,
  );
  // The table that the example is one row of; its seller stands in it.
  await shell('mkdir sales && cp invoice.json sales/ && pint-ae table --from sales/ --out invoices.xlsx');
  write('company.json', '{}');
});

/** Runs a block line by line, as a reader would, and stops at the first failure. */
async function shell(code: string): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-euc', code], { cwd: folder, env });
  return stdout;
}

const written = (name: string) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');

/** The expected effect of each block, by its beginning. */
const outcomes: Readonly<Record<string, (stdout: string) => void>> = {
  'curl --data @invoice.json': (stdout) => expect(JSON.parse(stdout).valid).toBe(true),
  'curl --data-binary @received.xml': (stdout) =>
    expect(JSON.parse(stdout).request.invoiceNumber).toBe(request.invoiceNumber),
  "pint-ae batch invoices/ --out 'nights": () => {
    const [night = ''] = readdirSync(join(folder, 'nights')).filter((name) => !name.includes('.'));
    expect(written(`nights/${night}/verdicts.ndjson`)).toHaveLength(1);
    expect(written(`nights/${night}.html`).join()).toContain('<html');
  },
  'pint-ae batch invoices/ --release': () => {
    const releases = ['before', 'after'].flatMap((name) => written(`${name}.ndjson`));
    expect(releases.map((line) => JSON.parse(line).ruleSet.version)).toEqual(['1.0.3', '1.0.4']);
  },
  'pint-ae batch invoices/': () => {
    expect(written('verdicts.ndjson')).toHaveLength(1);
    // The last of the commands on this folder writes it anew.
    expect(written('results/verdicts.ndjson')).toHaveLength(1);
    // Of valid documents there is nothing to tell.
    expect(written('night.csv')).toHaveLength(1);
    expect(written('night.html').join()).toContain('<html');
    expect(written('read-back/verdicts.ndjson')).toHaveLength(1);
  },
  'pint-ae convert invoice.json --sbdh': () =>
    expect(written('invoice.sbd.xml').join('\n')).toContain('ALWAYS_SEND'),
  'pint-ae rule-set compile': (stdout) => expect(stdout).toContain(String(request.invoiceNumber)),
  'pint-ae table invoices.xlsx': () => {
    const made = JSON.parse(written(`requests/${request.invoiceNumber}.json`).join(''));
    expect(made.lines).toEqual(request.lines);
    expect(written(`ubl/${request.invoiceNumber}.xml`).join()).toContain(String(request.invoiceNumber));
  },
  'time pint-ae batch --filter': () => expect(written('verdicts.ndjson')).toHaveLength(3),
};

/** The tests of the package cover its installation. */
const elsewhere = 'npm install pint-ae';

describe('every block of commands on files of the reader does what its page says', () => {
  test.each(blocks.filter(({ code }) => !code.startsWith(elsewhere)))('$path: $code', async ({ code }) => {
    const [, outcome] = Object.entries(outcomes).find(([start]) => code.startsWith(start)) ?? [];
    expect(outcome, 'what the block must have done').toBeDefined();
    if (!code.startsWith('curl')) return outcome?.(await shell(code));
    const server = await startedJudging();
    outcome?.(await shell(code.replace('http://127.0.0.1:8080', server.url)));
  });

  test('the page is saved by the line that says so', async () => {
    const guide = writtenPages.find(({ path }) => path === 'guides/server.md')?.markdown ?? '';
    const [, line = ''] = /`(curl -o [^`]+)`/.exec(guide) ?? [];
    const server = await startedJudging();
    await shell(line.replace('http://127.0.0.1:8080', server.url).replace(' http', ' -sS http'));
    expect(written('page.html')[0]).toMatch(/^<!doctype html>/i);
  });
});

test('npm run service starts the service with a key to try it', { timeout: 180_000 }, async () => {
  // What it generates first is there.
  const [generates, starts = ''] = manifest.scripts.service.split(' && ');
  expect(generates).toBe('npm run --silent generate');
  const [, program = '', ...words] = starts.split(' ');
  const service = spawn(process.execPath, [program, ...words], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_FOLDER: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(service, 'exit');
  let told = '';
  for await (const line of createInterface({ input: service.stdout })) {
    told += `${line}\n`;
    if (line.includes('curl')) break;
  }
  process.kill(-Number(service.pid), 'SIGTERM');
  await ended;
  expect(told).toMatch(/^pint_test_[\w-]+$/m);
});
