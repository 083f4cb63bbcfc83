import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { validateBatch } from '../../src/batch/index.ts';
import { createMcpServer } from '../../src/cli/mcp/server.ts';
import { sayBy } from '../../src/cli/mcp/tools.ts';
import { run } from '../../src/cli/run.ts';
import { documentRequestJsonSchema } from '../../src/http/schema/document-request.ts';
import { readTable, writeTemplate } from '../../src/table/index.ts';
import { pintAe } from '../cli/command-line.ts';
import { post } from '../http/asking.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { bothWays, supplyCases, withValues } from './supplies.ts';

const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer(sayBy(run)).connect(ours);
  await client.connect(theirs);
});
afterAll(() => client.close());

interface Judged {
  readonly issues: readonly { readonly path: string }[];
  readonly valid: boolean;
}
const said = ({ valid, issues }: Judged) => [valid, issues.map(({ path }) => path)];

type Door = (documents: readonly string[]) => Promise<Judged[]>;

const each =
  (judge: (document: string) => Judged | Promise<Judged>): Door =>
  (documents) =>
    Promise.all(documents.map(judge));

const batch =
  (threads: number): Door =>
  async (documents) => {
    const inputs = documents.map((content, index) => ({ name: `${index}.json`, content }));
    const judged: Judged[] = [];
    for await (const verdict of validateBatch(inputs, { threads })) judged.push(verdict);
    return judged;
  };

/** By the name of a door, what it says of requests. */
const doors: Readonly<Record<string, Door>> = {
  validateDocument: each((document) => validateDocument(document).result),
  'pint-ae validate': each(async (document) =>
    JSON.parse((await pintAe(['validate', '--format', 'json', '-'], document)).stdout),
  ),
  'a batch in its own thread': batch(0),
  'a batch in another thread': batch(1),
  'POST /v1/validate': each(async (document) => {
    const { status, text } = await post('/v1/validate', document);
    const answer = JSON.parse(text);
    if (status === 200) return answer;
    const errors: readonly { readonly field: string }[] = answer.errors;
    return { valid: false, issues: errors.map(({ field }) => ({ path: field })) };
  }),
  'an agent': each(async (document) => {
    const { content } = await client.callTool({ name: 'validate', arguments: { document } });
    return JSON.parse((content as { text: string }[])[0]?.text ?? '');
  }),
};

const cases = supplyCases.map((one) => bothWays(one).byFact);
const contradicting = cases.map((request) =>
  withValues(request, {
    transactionType: { exports: false, deemedSupply: false },
    'lines[].vatCategory': 'Z',
  }),
);

describe.each(Object.entries(doors))('%s', (_, judge) => {
  test('says of business facts what the library says', async () => {
    const requests = [...cases, ...contradicting];
    const judged = await judge(requests.map((request) => JSON.stringify(request)));
    expect(judged.map(said)).toEqual(requests.map((request) => said(convert(request))));
  });
});

test('pint-ae convert and POST /v1/convert write the UBL of the codes', async () => {
  for (const one of supplyCases.slice(0, 14)) {
    const { byFact, explicit } = bothWays(one);
    const { xml } = convert(explicit);
    expect((await pintAe(['convert', '-'], JSON.stringify(byFact))).stdout.trim()).toBe(xml?.trim());
  }
  const [request] = cases;
  const { text } = await post('/v1/convert', JSON.stringify(request), { accept: 'application/xml' });
  expect(text).toBe(convert(request).xml);
});

test('the JSON Schema takes a request without the codes that its fact says, and no other name', () => {
  const takes = new Ajv2020({ strict: false, validateFormats: false }).compile(documentRequestJsonSchema());
  for (const request of cases) expect([takes(request), takes.errors]).toEqual([true, null]);
  expect(takes({ ...cases[0], supply: 'export' })).toBe(false);
});

describe('a table', () => {
  const heads = [
    ...['Document type', 'Invoice number', 'Issue date', 'Buyer, Name', 'What is supplied'],
    ...['Description', 'Quantity', 'Unit price'],
  ];
  test.each([
    'healthcare',
    'Healthcare',
    'It is preventive or basic healthcare.',
    'هي خدمات رعاية صحية وقائية أو أساسية.',
  ])('names the fact by its name or sentence: %s', async (fact) => {
    const folder = temporaryFolder();
    const file = join(folder, 't.csv');
    const row = `Invoice,INV-1,2026-11-02,Oasis,"${fact}",Vaccination,2,100`;
    writeFileSync(file, `${heads.map((head) => `"${head}"`).join(',')}\n${row}\n`);
    await pintAe(['table', file, '--out', join(folder, 'out')]);
    const request: unknown = JSON.parse(readFileSync(join(folder, 'out/INV-1.json'), 'utf8'));
    expect(request).toMatchObject({ lines: [{ description: 'Vaccination' }] });
    expect(validate(request).issues.map(({ path }) => path)).not.toContain('lines[0].vatRate');
    expect(convert({ ...Object(request), supply: 'healthcare' }).xml).toBe(convert(request).xml);
  });

  test.each(['en', 'ar'] as const)('to start from has a column for it: %s', async (language) => {
    const template = await readTable(writeTemplate(language));
    if (!template.ok) throw new Error('the template is a table');
    const paths = template.value.columns.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['supply', 'lines[].supply']));
  });
});
