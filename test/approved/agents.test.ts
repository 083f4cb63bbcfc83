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
  issuedAt: '2026-11-26T08:00:05Z',
};
const status = { from: '001147', to: '000773', of: 'i-1', id: 's-1', issuedAt: '2026-11-26T08:00:05Z' };
const credit = { number: 'CN-1', reason: 'DL8.61.1.D', issueDate: '2026-12-01' };

/** Arguments beside the document, by what they are for. */
const further: Readonly<Record<string, object>> = {
  alone: {},
  'in Arabic': { language: 'ar' },
  strictly: { strict: true, today: '2026-11-30', maxFindings: 1 },
  'with network facts': { ...network, ...status, delivered: 'confirmed' },
  'with credit facts': { ...credit, lines: ['1=1'] },
  'with too many': { unknown: 1 },
  'with a wrong value': { language: 'fr', maxFindings: 'x', strict: 'yes' },
};

const words = [['payment'], ['ibr-002'], ['IBT-081', 'AE'], [], ['nothing-like-it']];

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
  for (const tool of tools)
    for (const [what, document] of Object.entries(documents))
      for (const [way, more] of Object.entries(further))
        yield {
          name: `${tool}: ${what} ${way}`,
          isVariant: true,
          answer: () => answerTo(tool, { document, ...more }),
        };
  for (const tool of ['find_rules', 'explain'])
    for (const given of words)
      for (const [way, more] of Object.entries({
        alone: {},
        'in Arabic': { language: 'ar' },
        'of a term': { term: 'IBT-081', topic: 'payment' },
      }))
        yield {
          name: `${tool}: ${given.join(' ')} ${way}`,
          isVariant: true,
          answer: () => answerTo(tool, { words: given, ...more }),
        };
}

compareWithApproved('agents', asked());
