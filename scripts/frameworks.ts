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
import { lintedOpenApi } from './extras/index.ts';
import { projectFolder } from './project-folder.ts';
import { freePort, inFolder, packed, shell, tryEach } from './trials.ts';

/** Checks of what a framework answers besides the invoices: undefined, or how it differs. */

/** The description of the API shows the document request, and each of its references leads somewhere. */
async function differenceOfSwagger(port: number): Promise<string | undefined> {
  const description = await (await fetch(`http://127.0.0.1:${port}/docs-json`)).text();
  const found = await lintedOpenApi(description, 'spec');
  const dangling = found.filter((each) => each.startsWith('no-unresolved-refs'));
  if (dangling.length > 0) return dangling.join('\n');
  return description.includes('"unitPrice"') ? undefined : `no schema of the request: ${description}`;
}

/** The form, sent as a browser without JavaScript sends it, shows the field of the error. */
async function differenceOfForm(port: number, invoice: string, field: string): Promise<string | undefined> {
  const address = `http://127.0.0.1:${port}/`;
  const page = await (await fetch(address)).text();
  const form = new FormData();
  for (const [input] of page.matchAll(/<input type="hidden"[^>]*>/g))
    form.append(attribute(input, 'name'), attribute(input, 'value'));
  form.append('invoice', invoice);
  const answer = await (await fetch(address, { method: 'POST', body: form })).text();
  return answer.includes(`<code>${field}</code>`) ? undefined : answer;
}

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** A recipe in a real framework: how it is installed, and the command that serves it on 127.0.0.1. */
interface Framework {
  readonly name: string;
  /** Its folder in `examples/frameworks/`, which is copied. */
  readonly folder: string;
  /** The package of Python in an environment of its own, or the package of Node.js as a tarball. */
  readonly needs?: 'python' | 'package';
  /** Lines for a shell, in the copy: `$PYTHON` is that of the environment, `$TARBALL` the package. */
  readonly install: string;
  readonly start: (port: number) => string;
  /** A check beside the invoices, which gets a broken one and its field. */
  readonly besides?: (port: number, broken: string, field: string) => Promise<string | undefined>;
}

const npm = (packages: string) =>
  `echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund $TARBALL typescript@5.9 @types/node@20 ${packages}`;
const compile = (options: string) =>
  `npx tsc --strict --skipLibCheck --target es2022 --module nodenext --types node ${options}`;

const debian = (program: string, packages: string) =>
  `${program} >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}; } >/dev/null`;

const frameworks: readonly Framework[] = [
  {
    name: 'Flask',
    folder: 'flask',
    needs: 'python',
    install: '$PYTHON -m pip install --quiet flask',
    start: (port) => `$PYTHON -m flask --app invoices run --port ${port}`,
  },
  {
    name: 'Django',
    folder: 'django',
    needs: 'python',
    install: '$PYTHON -m pip install --quiet django',
    start: (port) => `SECRET_KEY=of-a-test $PYTHON invoices.py runserver --noreload ${port}`,
  },
  {
    name: 'Laravel',
    folder: 'laravel',
    install: `${debian('php -r "require \'Illuminate/autoload.php\';"', 'php-cli php-laravel-framework')}
mkdir -p config bootstrap/cache storage/logs
echo "<?php return ['env' => 'production', 'timezone' => 'UTC', 'locale' => 'en', 'providers' => []];" > config/app.php`,
    start: (port) => `php -S 127.0.0.1:${port} application.php`,
  },
  {
    name: 'Spring Boot',
    folder: 'spring',
    install: `${debian('mvn --version', 'maven')}
mvn --quiet --batch-mode package`,
    start: (port) => `java -jar target/invoices-1.jar --server.port=${port}`,
  },
  {
    name: 'Fastify',
    folder: 'fastify',
    needs: 'package',
    install: `${npm('fastify@5')}
${compile('server.ts')}`,
    start: (port) => `PORT=${port} node server.js`,
  },
  {
    name: 'NestJS',
    folder: 'nestjs',
    needs: 'package',
    install: `${npm('piscina @nestjs/common @nestjs/core @nestjs/platform-express @nestjs/swagger reflect-metadata rxjs')}
${compile('--experimentalDecorators main.ts')}`,
    start: (port) => `PORT=${port} node main.js`,
    besides: differenceOfSwagger,
  },
  {
    name: 'Next',
    folder: 'next',
    needs: 'package',
    install: `${npm('next@15 react@19 react-dom@19 @types/react@19')}
NEXT_TELEMETRY_DISABLED=1 npx next build`,
    start: (port) => `NEXT_TELEMETRY_DISABLED=1 node node_modules/next/dist/bin/next start --port ${port}`,
    besides: differenceOfForm,
  },
  {
    // Its schema engine, which would be downloaded, is for migrations alone.
    name: 'Prisma',
    folder: 'prisma',
    needs: 'package',
    install: `${npm('prisma@7 @prisma/client@7 pglite-prisma-adapter @electric-sql/pglite')}
PRISMA_SCHEMA_ENGINE_BINARY=/bin/true npx prisma generate
${compile('server.ts')}`,
    start: (port) => `PORT=${port} node server.js`,
  },
];

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
    if (needs.has('package')) await packed(folder);
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
