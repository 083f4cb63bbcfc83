/**
 * `npm run tool -- frameworks [NAME…]`: installs the frameworks of `examples/frameworks/` and starts the recipe of each, which must
 * answer a valid invoice with its UBL, a broken one with 422 and the field, and anything else with 4xx. Needs the registries, and
 * `npm run build` for those of Node.js. Exits with 1 if one answers otherwise.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { convert } from 'pint-ae';
import { createHandler } from 'pint-ae/http';
import { toNodeListener } from 'pint-ae/http/node';
import manifest from '../package.json' with { type: 'json' };
import { type Framework, frameworks } from './frameworks/table.ts';
import { projectFolder } from './project-folder.ts';
import { freePort, inFolder, shell, tryEach } from './trials.ts';

const invoice = (name: string) => readFileSync(join(projectFolder, `examples/${name}.json`), 'utf8');
const good = invoice('standard-invoice');
const broken = invoice('broken/exempt-without-reason');
const field = 'lines[2].exemptionReasonCode';

const server = createServer(toNodeListener(createHandler())).listen(0, '127.0.0.1');
await once(server, 'listening');
try {
  await inFolder(async (folder) => {
    const environment = {
      PYTHON: join(folder, 'venv/bin/python'),
      PYTHONDONTWRITEBYTECODE: '1',
      TARBALL: join(folder, `pint-ae-${manifest.version}.tgz`),
      PINT_AE_SERVER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    };
    const names = process.argv.slice(2);
    const needs = new Set(
      frameworks.filter(({ name }) => names.length === 0 || names.includes(name)).map((each) => each.needs),
    );
    // The package of Python, made here and installed in an environment of its own.
    if (needs.has('python'))
      await shell(
        `(cd ${projectFolder} && npm run --silent tool -- python)
python3 -m venv venv && $PYTHON -m pip install --quiet ${projectFolder}/python/dist/*.whl`,
        folder,
        environment,
      );
    if (needs.has('package'))
      await shell(`npm pack --ignore-scripts --silent --pack-destination ${folder}`, projectFolder);
    await tryEach('frameworks', frameworks, names, async (framework) => {
      const difference = await differenceOf(framework, folder, environment);
      if (difference !== undefined) throw new Error(difference.slice(0, 2_000));
    });
  });
} finally {
  server.close();
}

async function differenceOf(
  { folder: name, install, start, besides }: Framework,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const cwd = join(folder, name);
  cpSync(join(projectFolder, 'examples/frameworks', name), cwd, { recursive: true });
  const application = join(projectFolder, `scripts/frameworks/${name}-application.php`);
  if (existsSync(application)) cpSync(application, join(cwd, 'application.php'));
  await shell(install, cwd, environment);
  const port = await freePort();
  const env = { ...process.env, ...environment };
  const child = spawn('sh', ['-c', `exec env ${start(port)}`], { cwd, env, stdio: 'ignore' });
  try {
    const ubl = await answered(port, good);
    if (ubl !== `200 ${convert(JSON.parse(good)).xml}`) return ubl;
    const refused = await answered(port, broken);
    if (!refused.startsWith('422 ') || !refused.includes(`"${field}"`)) return refused;
    const malformed = await answered(port, '{ "documentType": "Invoice" }');
    if (!/^4[02][02] /.test(malformed)) return malformed;
    return await besides?.(port, broken, field);
  } finally {
    child.kill();
  }
}

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
