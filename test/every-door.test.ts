import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convert } from '../src/api/convert.ts';
import { validateDocument } from '../src/api/validate-document.ts';
import { validateUbl } from '../src/api/validate-ubl.ts';
import { createMcpServer } from '../src/cli/mcp/server.ts';
import { sayBy } from '../src/cli/mcp/tools.ts';
import { run } from '../src/cli/run.ts';
import { writeReport } from '../src/network/tax-data.ts';
import { factsOfBothDoors } from './api/facts-of-both-doors.ts';
import { run as batchOf, linesInput } from './batch/documents.ts';
import { pintAe } from './cli/command-line.ts';
import { post } from './http/asking.ts';
import { example } from './requests.ts';
import { insertAfter, text } from './schematron/edits.ts';

const standard = convert(example('standard-invoice')).xml ?? '';

/** UBL that the official rules accept and pint-ae warns of: the facts of both doors, wrong figures, and what PINT does not read. */
const documents: readonly (readonly [rule: string, xml: string])[] = [
  ...factsOfBothDoors.map(([rule, , xml]) => [rule, xml] as const),
  ['pint-ae-figure', text('cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount', '50.00')(standard)],
  [
    'pint-ae-not-read',
    insertAfter(
      'cbc:DocumentCurrencyCode',
      '<cbc:PaymentCurrencyCode>USD</cbc:PaymentCurrencyCode>',
    )(standard),
  ],
];

const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer(sayBy(run)).connect(ours);
  await client.connect(theirs);
});
afterAll(() => client.close());

interface Judged {
  readonly issues: readonly { readonly rule: string }[];
  readonly warnings: readonly { readonly rule: string }[];
}

const rulesIn = ({ issues, warnings }: Judged) => [...issues, ...warnings].map(({ rule }) => rule).sort();

const asXml = { 'content-type': 'application/xml' };

/** By the name of a door, the rules that it names of a UBL document. */
const doors: Readonly<Record<string, (xml: string) => string[] | Promise<string[]>>> = {
  validateDocument: (xml) => rulesIn(validateDocument(xml).result),
  'the command line': async (xml) =>
    rulesIn(JSON.parse((await pintAe(['validate', '--format', 'json', '-'], xml)).stdout)),
  HTTP: async (xml) => rulesIn(JSON.parse((await post('/v1/validate', xml, asXml)).text)),
  'an agent': async (xml) => {
    const { content } = await client.callTool({ name: 'validate', arguments: { document: xml } });
    return rulesIn(JSON.parse((content as { text: string }[])[0]?.text ?? ''));
  },
  'a batch': async (xml) => {
    const { verdicts } = await batchOf([linesInput(JSON.stringify(xml))]);
    return verdicts.flatMap(rulesIn);
  },
};

describe.each(Object.entries(doors))('%s says of UBL what validateUbl says', (_, rulesAt) => {
  test.each(documents)('%s', async (rule, xml) => {
    const rules = rulesIn(validateUbl(xml));
    expect(rules).toContain(rule);
    expect(await rulesAt(xml)).toEqual(rules);
  });
});

describe('a report says each warning before it reaches the authority', () => {
  test.each(documents)('%s', (rule, xml) => {
    const { issues, warnings } = writeReport(xml, {
      role: '01',
      authority: '000773',
      representative: '001147',
      transportHeaderId: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10',
      issuedAt: '2026-11-02T08:00:05Z',
    });
    const said = validateUbl(xml).warnings.find((warning) => warning.rule === rule);
    expect(rulesIn({ issues, warnings }).includes(rule)).toBe(said?.severity === 'warning');
  });
});
