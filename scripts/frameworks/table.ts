/** Checks of what a framework answers besides the invoices: undefined, or how it differs. */

/** The description of the API shows the document request, and each of its references leads somewhere. */
async function differenceOfSwagger(port: number): Promise<string | undefined> {
  const description = await (await fetch(`http://127.0.0.1:${port}/docs-json`)).text();
  const dangling = danglingReferences(JSON.parse(description));
  if (dangling.length > 0) return `references that lead nowhere: ${dangling.join(', ')}`;
  return description.includes('"unitPrice"') ? undefined : `no schema of the request: ${description}`;
}

export function danglingReferences(description: unknown): string[] {
  const references: string[] = [];
  JSON.stringify(description, (name, value) => {
    if (name === '$ref' && typeof value === 'string') references.push(value);
    return value;
  });
  return references.filter((reference) => !reference.startsWith('#/') || !leadsTo(description, reference));
}

function leadsTo(description: unknown, reference: string): boolean {
  const steps = reference.slice(2).split('/');
  const found = steps.reduce<unknown>((part, step) => Reflect.get(Object(part), step), description);
  return found !== undefined;
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
export interface Framework {
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

export const frameworks: readonly Framework[] = [
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
