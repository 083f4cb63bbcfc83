/**
 * `npm run tool -- frameworks [NAME…]`: installs the frameworks of `examples/frameworks/` and starts the recipe of each, which must
 * answer a valid invoice with its UBL, a broken one with 422 and the field, and anything else with 4xx. Needs the registries, and
 * `npm run build` for those of Node.js. Exits with 1 if one answers otherwise.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convert } from 'pint-ae';
import { createHandler } from 'pint-ae/http';
import { toNodeListener } from 'pint-ae/http/node';
import manifest from '../package.json' with { type: 'json' };
import { type Framework, frameworks } from './frameworks/table.ts';
import { freePort } from './free-port.ts';
import { projectFolder } from './project-folder.ts';

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'pint-ae-frameworks-'));
const invoice = (name: string) => readFileSync(join(projectFolder, `examples/${name}.json`), 'utf8');
const good = invoice('standard-invoice');
const broken = invoice('broken/exempt-without-reason');
const field = 'lines[2].exemptionReasonCode';

const server = createServer(toNodeListener(createHandler())).listen(0, '127.0.0.1');
await new Promise((listening) => server.once('listening', listening));
const environment = {
  ...process.env,
  PYTHON: join(folder, 'venv/bin/python'),
  PYTHONDONTWRITEBYTECODE: '1',
  TARBALL: join(folder, `pint-ae-${manifest.version}.tgz`),
  PINT_AE_SERVER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
};
const tried = frameworks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
let differing = 0;
try {
  if (tried.some(({ needs }) => needs === 'python')) installPython();
  if (tried.some(({ needs }) => needs === 'package'))
    shell(`npm pack --ignore-scripts --silent --pack-destination ${folder} >/dev/null`, projectFolder);
  for (const framework of tried) {
    const said = await differenceOf(framework);
    if (said !== undefined) differing += 1;
    console.log(`${framework.name}: ${said ?? 'as expected'}`);
  }
} finally {
  server.close();
  rmSync(folder, { recursive: true });
}
console.log(`${tried.length} frameworks, ${differing} differ`);
process.exitCode = differing === 0 ? 0 : 1;

/** The package of Python, made here and installed in an environment of its own. */
function installPython(): void {
  execFileSync('npm', ['run', '--silent', 'tool', '--', 'python'], { cwd: projectFolder, stdio: 'ignore' });
  shell(`python3 -m venv venv && $PYTHON -m pip install --quiet ${projectFolder}/python/dist/*.whl`, folder);
}

/** The answer of a recipe that is not as expected; undefined if both are. */
async function differenceOf({
  folder: name,
  install,
  start,
  besides,
}: Framework): Promise<string | undefined> {
  const cwd = join(folder, name);
  cpSync(join(projectFolder, 'examples/frameworks', name), cwd, { recursive: true });
  const application = join(projectFolder, `scripts/frameworks/${name}-application.php`);
  if (existsSync(application)) cpSync(application, join(cwd, 'application.php'));
  shell(install, cwd);
  const port = await freePort();
  const child = spawn('sh', ['-c', `exec env ${start(port)}`], { cwd, env: environment, stdio: 'ignore' });
  try {
    const ubl = await answered(port, good);
    if (ubl !== `200 ${convert(JSON.parse(good)).xml}`) return ubl.slice(0, 2_000);
    const refused = await answered(port, broken);
    if (!refused.startsWith('422 ') || !refused.includes(`"${field}"`)) return refused.slice(0, 2_000);
    const malformed = await answered(port, '{ "documentType": "Invoice" }');
    if (!/^4[02][02] /.test(malformed)) return malformed.slice(0, 2_000);
    return (await besides?.(port, broken, field))?.slice(0, 2_000);
  } finally {
    child.kill();
  }
}

/** Asks until the framework listens, for two minutes. */
async function answered(port: number, body: string): Promise<string> {
  for (let tries = 0; tries < 240; tries += 1) {
    try {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`http://127.0.0.1:${port}/invoices`, { method: 'POST', headers, body });
      return `${answer.status} ${await answer.text()}`;
    } catch {
      await new Promise((next) => setTimeout(next, 500));
    }
  }
  return 'no answer in two minutes';
}

/** Not waited for in steps: the server of this process answers nobody meanwhile, and nobody asks. */
function shell(command: string, cwd: string): void {
  execFileSync('sh', ['-ec', command], { cwd, env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
}
