/**
 * `npm run tool -- clients --jar FILE [LANGUAGE…]`: has openapi-generator make a client of `pint-ae serve` in each language,
 * compiles it without a warning, and runs its program of `examples/clients/` against a server: a valid document, its UBL, and
 * one that is not valid with its field and message; each number of the document has to come with the digits that it has.
 * Without --jar, Maven brings the generator. Needs the registries. Exits with 1 if one does otherwise.
 */
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Decimal } from 'decimal.js';
import { convert, type DocumentRequest, validate } from 'pint-ae';
import { createHandler, openApiDocument } from 'pint-ae/http';
import { toNodeListener } from 'pint-ae/http/node';
import { type ClientLanguage, languages } from './clients/languages.ts';
import { projectFolder } from './project-folder.ts';
import { inFolder, shell, tryEach } from './trials.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { jar: { type: 'string' }, keep: { type: 'string' } },
});
const version = '7.25.0';
/** Warnings that the generator prints of every description of this kind, and that change nothing. */
const harmless =
  /OpenAPI 3\.1 support is still in beta|schema name: null|Ignoring complex example|Default to typing\.Any/;

const sent: string[] = [];
const answer = toNodeListener(createHandler());
const server = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => sent.push(Buffer.concat(chunks).toString()));
  answer(incoming, outgoing);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const [valid, broken] = documents();
const expected = [valid, broken].map(printedOf).join('');

try {
  await (values.keep === undefined ? inFolder(tryAll) : tryAll(values.keep));
} finally {
  server.close();
  server.closeAllConnections();
}

async function tryAll(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const documents = Object.entries({ valid, broken }).map(([name, text]) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, text);
    return file;
  });
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(openApiDocument()));
  const jar = values.jar ?? (await downloaded(folder));
  await tryEach('clients', languages, positionals, (language) =>
    tryClient(language, { jar, folder, documents }),
  );
}

async function downloaded(folder: string): Promise<string> {
  await shell(
    `mvn --quiet --batch-mode dependency:copy -Dartifact=org.openapitools:openapi-generator-cli:${version} -DoutputDirectory=.`,
    folder,
  );
  return join(folder, `openapi-generator-cli-${version}.jar`);
}

interface Given {
  readonly jar: string;
  readonly folder: string;
  readonly documents: readonly string[];
}

async function tryClient(
  { name, options, files, compile, start }: ClientLanguage,
  { jar, folder, documents }: Given,
): Promise<void> {
  const cwd = join(folder, name);
  mkdirSync(cwd, { recursive: true });
  const run = (lines: string) =>
    shell(`exec 2>&1\n${lines}`, cwd, { PINT_AE_SERVER: address, TZ: 'Pacific/Honolulu' });
  const said = await run(`java -jar ${jar} generate -i ../openapi.json -o client ${options}`);
  const warnings = said.split('\n').filter((line) => /\bWARN\b/.test(line) && !harmless.test(line));
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    if (content.startsWith('examples/')) cpSync(join(projectFolder, content), join(cwd, path));
    else writeFileSync(join(cwd, path), content);
  }
  const compiled = await run(compile);
  if (/\bwarning\b/i.test(compiled)) throw new Error(compiled);
  sent.length = 0;
  const printed = await run(`${start} ${documents.join(' ')}`);
  if (printed.replaceAll('\r', '') !== expected)
    throw new Error(`printed\n${printed}\ninstead of\n${expected}`);
  const [first = '', second = '', third = ''] = sent;
  for (const [body, document] of [
    [first, valid],
    [second, valid],
    [third, broken],
  ] as const)
    if (numbersIn(body) !== numbersIn(document))
      throw new Error(`sent\n${numbersIn(body)}\ninstead of\n${numbersIn(document)}`);
}

/** A valid document whose amounts have as many digits as the server takes, and one without an invoice number. */
function documents(): readonly [valid: string, broken: string] {
  const invoice = JSON.parse(readFileSync(join(projectFolder, 'examples/standard-invoice.json'), 'utf8'));
  const { taxTotal: _, legalMonetaryTotal: __, ...rest } = invoice;
  const prices = ['845.123456789012', '8450000000000.25', '0.1', '1.00', '0.000001'];
  const lines = prices.map((price, index) => ({
    ...invoice.lines[0],
    id: `${index + 1}`,
    quantity: 1,
    unitPrice: `<${price}>`,
    lineExtensionAmount: null,
  }));
  const text = (document: object) => JSON.stringify(document).replaceAll(/"<([\d.]+)>"/g, '$1');
  return [text({ ...rest, lines }), text({ ...rest, lines, invoiceNumber: null })];
}

/** Returns what a program prints of a document: its outcome, each issue with its field, and the UBL of a valid one. */
function printedOf(text: string): string {
  const document: DocumentRequest = JSON.parse(text);
  const { outcome, issues, valid } = validate(document);
  const told = issues.map(({ path, rule, message, hint }) => `${path} (${rule})\n${message}\n${hint}\n`);
  return `${outcome}\n${told.join('')}${valid ? `${convert(document).xml}\n` : ''}`;
}

/** The numbers in a JSON text with their fields; a zero at the end of a fraction, and how it is divided, are not digits. */
function numbersIn(text: string): string {
  const numbers = text.matchAll(/"(\w+)"\s*:\s*(-?\d[\d.eE+-]*)/g);
  return Array.from(numbers, ([, name, number = '']) => `${name} ${new Decimal(number).toFixed()}`)
    .toSorted()
    .join('\n');
}
