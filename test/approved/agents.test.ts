import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createMcpServer } from '../../src/cli/mcp/server.ts';
import { sayBy } from '../../src/cli/mcp/tools.ts';
import { run } from '../../src/cli/run.ts';
import { onceAsked } from '../../src/core/once-per.ts';
import { example } from '../requests.ts';
import { fixture } from '../schematron/fixture.ts';
import { validDocument } from '../schematron/network-cases.ts';
import { type Asked, compareWithApproved } from './approved.ts';

const client = onceAsked(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const made = new Client({ name: 'test', version: '1' });
  await createMcpServer(sayBy(run)).connect(ours);
  await made.connect(theirs);
  return made;
});

const documents: Readonly<Record<string, string>> = {
  invoice: JSON.stringify(example('standard-invoice')),
  'not valid': JSON.stringify(example('broken/wrong-amounts-and-trn')),
  fixable: JSON.stringify({
    ...example('standard-invoice'),
    currency: 'Dirham',
    dueDat: '2026-12-02',
    dueDate: undefined,
  }),
  UBL: fixture('extensive-invoice'),
  status: validDocument('message-status'),
  report: validDocument('tax-data'),
  nothing: '',
};

const network = {
  role: '01',
  authority: '000773',
  representative: '001147',
  issued_at: '2026-11-26T08:00:05Z',
};
const status = { from: '001147', to: '000773', of: 'i-1', id: 's-1', issued_at: '2026-11-26T08:00:05Z' };
const credit = { number: 'CN-1', reason: 'DL8.61.1.D', issue_date: '2026-12-01' };

/** Arguments beside the document, by what they are for. */
const further: Readonly<Record<string, object>> = {
  alone: {},
  'in Arabic': { lang: 'ar' },
  strictly: { strict: true, today: '2026-11-30', max_findings: 1 },
  'with network facts': { ...network, ...status, delivered: 'confirmed' },
  'with credit facts': { ...credit, line: ['1=1'] },
  'with too many': { unknown: 1 },
  'with a wrong value': { lang: 'fr', max_findings: 'x', strict: 'yes' },
};

const uris = [
  ...[
    'pint-ae://rules/ibr-002',
    'pint-ae://rules/none',
    'pint-ae://rules/',
    'pint-ae://x',
    'PINT-AE://rules/ibr-002',
  ],
  ...['pint-ae://rules/ibr-002/x', 'pint-ae://rules/ibr%2D002', 'https://rules/ibr-002'],
];
const table = Buffer.from('Type;Invoice no;Item;Qty;Price;VAT\nInvoice;A-1;Chair;2;10.5;5\n').toString(
  'base64',
);

/** Arguments beside what a tool takes: none, wrong ones, and each lexical form. */
const furtherArguments: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>
> = {
  nothing: { validate: {}, explain: {}, table: {}, fix: {}, credit_note: { lang: 'ar' } },
  'null values': {
    validate: { document: null },
    explain: { words: null, lang: 'ar' },
    fix: { document: null },
  },
  'a table': { table: { file: table } },
  'a table of a kind': { table: { file: table, document_type: 'Invoice', lang: 'ar' } },
  'no table': { table: { file: 'x y z' } },
  'a number as text': { validate: { document: '{}', max_findings: '1' } },
  'a number': {
    validate: { document: '{}', max_findings: 1 },
    explain: { words: [380, 'AE'], today: '2026-11-30' },
  },
  'a fraction': { validate: { document: '{}', max_findings: 1.5, lang: 'ar' }, explain: { words: [1.5] } },
  'a list for a text': { validate: { document: ['{}'] }, explain: { words: [['a']] } },
  'an object for a text': { validate: { document: {}, lang: 'ar' }, fix: { document: { a: 1 } } },
  'switches off': { validate: { document: '{}', strict: false, ignore_advice: [] } },
  'switches on': { validate: { document: '{}', strict: true, ignore_advice: ['pint-ae-advice-line-vat'] } },
  'a word with a dash': { explain: { words: ['--help'] }, find_rules: { words: ['-x', '--lang'] } },
  'a value with a dash': { validate: { document: '{}', today: '-1' } },
  'all that it needs': {
    credit_note: {
      ...{ document: documents.invoice, number: 'CN-1', reason: 'DL8.61.1.D', issue_date: '2026-12-01' },
      line: ['1=2'],
    },
    write_message_status: {
      ...{ document: documents.UBL, from: '001147', to: '000773', of: 'i-1', id: 's-1' },
      ...{ issued_at: '2026-11-26T08:00:05Z', delivered: 'confirmed' },
    },
    write_tax_data: {
      ...{ document: documents.UBL, role: '01', authority: '000773', representative: '001147' },
      issued_at: '2026-11-26T08:00:05Z',
    },
    render: { document: documents.invoice, lang: 'ar' },
  },
  'two languages': {
    fix: { document: '{"dueDat":1}', lang: 'xx' },
    validate: { document: '{}', lang: 'xx' },
  },
};

const words = [['payment'], ['ibr-002'], ['IBT-081', 'AE'], [], ['nothing-like-it']];

const propertiesOf = onceAsked(async () => {
  const { tools } = await (await client()).listTools();
  return new Map(tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]));
});

/** Those of the arguments that a tool takes, and one that none does. */
async function takenBy(tool: string, given: Readonly<Record<string, unknown>>) {
  const taken = (await propertiesOf()).get(tool) ?? [];
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => name === 'unknown' || taken.includes(name)),
  );
}

/** An answer without the mark, a new one each time, of the parts that quote the document. */
async function answerTo(name: string, given: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { content, isError, structuredContent } = await (await client()).callTool({ name, arguments: given });
  const text = JSON.stringify({ content, isError, structuredContent });
  const [, mark = ''] = /"pint-ae\/data":"([^"]+)"/.exec(text) ?? [];
  return JSON.parse(mark === '' ? text : text.replaceAll(mark, 'MARK'));
}

const tools = [
  ...['validate', 'convert', 'render', 'read', 'write_tax_data', 'read_tax_data', 'write_message_status'],
  ...['read_message_status', 'compute', 'credit_note', 'fix', 'no_tool'],
];

function* asked(): Generator<Asked> {
  yield { name: 'tools: all', answer: async () => (await client()).listTools() };
  yield { name: 'resources: all', answer: async () => (await client()).listResources() };
  yield { name: 'resources: templates', answer: async () => (await client()).listResourceTemplates() };
  for (const uri of uris)
    yield { name: `resources: ${uri}`, answer: async () => (await client()).readResource({ uri }) };
  for (const [name, given] of Object.entries(furtherArguments))
    for (const [tool, more] of Object.entries(given))
      yield { name: `${tool}: ${name}`, answer: () => answerTo(tool, more) };
  for (const tool of tools)
    for (const [what, document] of Object.entries(documents))
      for (const [way, more] of Object.entries(further))
        yield {
          name: `${tool}: ${what} ${way}`,
          isVariant: true,
          answer: async () => answerTo(tool, await takenBy(tool, { document, ...more })),
        };
  for (const tool of ['find_rules', 'explain'])
    for (const given of words)
      for (const [way, more] of Object.entries({
        alone: {},
        'in Arabic': { lang: 'ar' },
        'of a term': { term: 'IBT-081', topic: 'payment' },
      }))
        yield {
          name: `${tool}: ${given.join(' ')} ${way}`,
          isVariant: true,
          answer: async () => answerTo(tool, await takenBy(tool, { words: given, ...more })),
        };
}

compareWithApproved('agents', asked());
