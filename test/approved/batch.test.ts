import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BatchInput, type BatchOptions, readVerdicts, validateBatch } from '../../src/batch/index.ts';
import { fixture } from '../schematron/fixture.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { outputsIn } from './command-inputs.ts';
import { madeDocuments } from './made-documents.ts';
import { examples } from './request-documents.ts';
import { stable } from './stable.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const lineOf = (document: unknown) => `${JSON.stringify(document)}\n`;

/** Inputs of a batch: lines in pieces, single documents, and what is no document. */
const inputs: Readonly<Record<string, readonly BatchInput[]>> = {
  examples: [
    { name: 'in.ndjson', lines: [bytes(examples.map(({ document }) => lineOf(document)).join(''))] },
  ],
  'made, in pieces': [
    { name: 'made.ndjson', lines: madeDocuments(15).map(({ document }) => bytes(lineOf(document))) },
  ],
  'blank lines': [
    { name: 'b', lines: [bytes('\n \n{"a":1}\n\n'), bytes('{"documentType":'), bytes('"Invoice"}')] },
  ],
  UBL: [
    {
      name: 'x',
      lines: [bytes(lineOf(fixture('invoice'))), bytes(lineOf({ id: 'A', xml: fixture('credit-note') }))],
    },
  ],
  'named lines': [
    {
      name: 'n',
      lines: examples.slice(0, 4).map(({ name, document }) => bytes(lineOf({ id: name, request: document }))),
    },
  ],
};

const ways: Readonly<Record<string, BatchOptions>> = {
  plainly: {},
  strictly: { strict: true, failFast: true },
  'with every line': { blankLines: 'judge' },
  'with UBL': { ublInVerdicts: true },
  'with some fields': { fields: ['document', 'outcome', 'issues'] },
  'within limits': { limits: { maxBytes: 2500, maxFindings: 1 } },
  'in Arabic': { language: 'ar' },
};

async function answerTo(given: readonly BatchInput[], options: BatchOptions) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'out'));
  const told: unknown[] = [];
  const batch = validateBatch(given, {
    threads: 0,
    ublFolder: join(folder, 'out'),
    requestFolder: join(folder, 'out'),
    ...options,
    onFailed: (lines) => told.push(lines),
    onOtherFile: (kind, name) => told.push([kind, name]),
  });
  let text = '';
  for await (const part of batch.ndjson()) text += new TextDecoder().decode(part);
  const outputs = Object.keys(outputsIn(folder));
  const { seconds: _, documentsPerSecond: __, ...summary } = batch.summary();
  const verdicts = join(folder, 'verdicts.ndjson');
  writeFileSync(verdicts, text);
  const written = options.fields === undefined ? await readVerdicts(verdicts).catch(String) : null;
  return { text: stable(text, folder), summary, told, outputs, written };
}

function* asked(): Generator<Asked> {
  for (const [input, given] of Object.entries(inputs))
    for (const [way, options] of Object.entries(ways))
      yield { name: `${input}: ${way}`, answer: () => answerTo(given, options) };
}

compareWithApproved('batch', asked());
