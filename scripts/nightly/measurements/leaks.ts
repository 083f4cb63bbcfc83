import { invoiceWithLines } from '../../../bench/requests.ts';
import { type Verdict, validateBatch } from '../../../src/batch/index.ts';
import { collectOnOneThreadEach, prepareForManyFunctions } from '../../../src/cli/v8-flags.ts';
import type { DocumentRequest } from '../../../src/specification/default.ts';
import type { Extent, Figure } from './table.ts';

/**
 * Runs a batch over many generated documents, each of which must have its verdict in order: the resident memory of its last tenth
 * against that of its second, when the workers are warm. Fewer documents do not warm them up.
 */
export async function* leaks({ minutes }: Extent): AsyncGenerator<Figure> {
  const count = Math.max(100, Math.round(20_000 * minutes));
  // As `pint-ae batch` does.
  collectOnOneThreadEach();
  prepareForManyFunctions();
  /** The largest resident memory in each tenth of the documents. */
  const memory: number[] = [];
  const batch = validateBatch([{ name: 'generated', lines: generatedLines(count) }], { threads: 2 });
  let verdicts = 0;
  for await (const lines of batch.ndjson()) {
    for (const line of Buffer.from(lines).toString().trimEnd().split('\n')) {
      checkVerdict(line, verdicts);
      verdicts += 1;
    }
    const tenth = Math.min(9, Math.floor((verdicts * 10) / count));
    memory[tenth] = Math.max(memory[tenth] ?? 0, process.memoryUsage.rss());
  }
  if (verdicts !== count) throw new Error(`${count} documents have ${verdicts} verdicts`);
  const [second = 0, last = 0] = [memory[1], memory[9]];
  const bound = count >= 100_000 ? 1.25 : 2;
  yield { of: `memory after ${count} documents`, value: last / (second || last), unit: 'times', bound };
}

interface Template {
  readonly before: string;
  readonly after: string;
  readonly outcome: Verdict['outcome'];
}

const mark = '@number@';
const templates: readonly Template[] = Array.from({ length: 100 }, (_, index) => templateAt(index));

/** Of a hundred documents, five are invalid, two have a field of the wrong type, and one is not JSON. */
function templateAt(index: number): Template {
  const request = { ...invoiceWithLines(5 + (index % 11)), invoiceNumber: mark };
  if (index % 20 === 7) return templateOf({ ...request, dueDate: null, paymentMode: '999' }, 'invalid');
  if (index % 50 === 12) return templateOf({ ...request, lines: 'none' }, 'malformed');
  if (index === 77) return { before: '{"invoiceNumber": "', after: '", "lines": [', outcome: 'malformed' };
  return templateOf(request, 'valid');
}

function templateOf(
  request: Omit<DocumentRequest, 'lines'> & { readonly lines: unknown },
  outcome: Template['outcome'],
) {
  const [before = '', after = ''] = JSON.stringify(request).split(mark);
  return { before, after, outcome };
}

function templateOfDocument(index: number): Template {
  const template = templates[(index * 37) % templates.length];
  if (template === undefined) throw new Error('there are no templates');
  return template;
}

function* generatedLines(count: number): Generator<Uint8Array> {
  let text = '';
  for (let index = 0; index < count; index += 1) {
    const { before, after } = templateOfDocument(index);
    text += `${before}INV-${index}${after}\n`;
    if (text.length < 256 * 1024 && index < count - 1) continue;
    yield Buffer.from(text);
    text = '';
  }
}

function checkVerdict(line: string, index: number): void {
  const { outcome } = templateOfDocument(index);
  const begins = line.startsWith(`{"document":"generated:${index + 1}",`);
  if (begins && line.includes(`"outcome":"${outcome}"`)) return;
  throw new Error(`verdict ${index + 1} of an ${outcome} document is ${line.slice(0, 300)}`);
}
