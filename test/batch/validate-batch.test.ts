import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { type BatchInput, validateBatch } from '../../src/batch/index.ts';
import { ownFile, schemaOf } from '../own-rules.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { brief, invalid, invoice, linesInput, manyLines, run, ubl, valid } from './documents.ts';

const crashingWorker = new URL('./crashing-worker.js', import.meta.url);

async function ndjson(inputs: readonly BatchInput[], options = {}): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of validateBatch(inputs, options).ndjson()) parts.push(part);
  return Buffer.concat(parts);
}

test('a verdict says what validate says', async () => {
  const { verdicts } = await run([{ name: 'one', content: invalid }]);
  const { document, invoiceNumber, seller, buyer, form, ...result } = verdicts[0] ?? {};
  expect([document, invoiceNumber, form]).toEqual(['one', JSON.parse(invalid).invoiceNumber, 'request']);
  expect(result).toEqual(validate(JSON.parse(invalid)));
});

test('the output is the same whatever number of workers writes it, and in the order of the input', async () => {
  const lines = manyLines(100);
  const inputs = () => [
    linesInput(...lines.map((line) => `${line}\n`)),
    { name: 'whole', content: ubl },
    linesInput(`${lines.join('\n')}\n`),
  ];
  const here = await ndjson(inputs(), { threads: 0 });
  const written = here.toString().trimEnd().split('\n');
  const names = written.map((line) => JSON.parse(line).document);
  const numbered = lines.map((_, index) => `in:${index + 1}`);
  expect(names).toEqual([...numbered, 'whole', ...numbered]);
  expect(await ndjson(inputs(), { threads: 1 })).toEqual(here);
  expect(await ndjson(inputs(), { threads: 3 })).toEqual(here);
});

test('compressed output is gzip as a whole', async () => {
  const inputs = () => [linesInput(...manyLines(40).map((line) => `${line}\n`))];
  const plain = await ndjson(inputs(), { threads: 1 });
  expect(gunzipSync(await ndjson(inputs(), { threads: 1, compression: 'gzip' }))).toEqual(plain);
  const { verdicts } = await run(inputs(), { compression: 'gzip' });
  expect(verdicts).toHaveLength(40);
});

test.each([0, 2])('a slow consumer limits the reading, with %d workers', async (threads) => {
  let read = 0;
  function* pieces() {
    for (; read < 40; read += 1) yield new TextEncoder().encode(`${invoice(`INV-${read}`)}\n`);
  }
  let taken = 0;
  for await (const _ of validateBatch([{ name: 'in', lines: pieces() }], { threads }).ndjson()) {
    taken += 1;
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(read).toBeLessThanOrEqual(taken + 2 * threads + 2);
  }
  expect(taken).toBe(40);
});

test('documents that come one by one are judged while the next is awaited', async () => {
  let askForMore = () => {};
  const more = new Promise<void>((resolve) => {
    askForMore = resolve;
  });
  async function* inputs() {
    yield { name: 'first', content: valid };
    await more;
    yield { name: 'second', content: valid };
  }
  const names: string[] = [];
  for await (const { document } of validateBatch(inputs(), { threads: 0 })) {
    names.push(document);
    askForMore();
  }
  expect(names).toEqual(['first', 'second']);
});

test('the options of validate go to the workers, and so do rule sets', async () => {
  const never = '<rule context="/*"><assert id="own-1" test="false()">Never.</assert></rule>';
  const ruleSet = ownFile(schemaOf(`<pattern>${never}</pattern>`));
  const { verdicts } = await run([{ name: 'one', content: valid }], { threads: 1, ruleSets: [ruleSet] });
  expect(verdicts[0]?.issues.map(({ rule }) => rule)).toEqual(['own-1']);
  const by103 = await run([{ name: 'one', content: valid }], { threads: 1, release: '1.0.3' });
  expect(by103.verdicts[0]?.ruleSet).toMatchObject({ version: '1.0.3' });
  const unknown = { name: 'one', content: valid.replace('{', '{"unknown":1,') };
  const strict = await run([unknown], { threads: 1, strict: true });
  expect(strict.verdicts[0]?.outcome).toBe('invalid');
});

describe('fail fast', () => {
  const input = () => [linesInput(...[valid, valid, invalid, valid, 'no JSON'].map((line) => `${line}\n`))];

  test.each([0, 2])('ends with the first document that is not valid, with %d workers', async (threads) => {
    const { verdicts, summary } = await run(input(), { threads, failFast: true });
    expect(brief(verdicts)).toEqual(['in:1 valid', 'in:2 valid', 'in:3 invalid']);
    expect([summary.end, summary.documents, summary.invalid]).toEqual(['failed-fast', 3, 1]);
  });

  test('also ends within a chunk', async () => {
    const { verdicts } = await run([linesInput(`${valid}\n${invalid}\n${valid}\n`)], { failFast: true });
    expect(brief(verdicts)).toEqual(['in:1 valid', 'in:2 invalid']);
  });

  test('leaves no UBL of documents without a verdict', async () => {
    const ublFolder = temporaryFolder();
    const { verdicts } = await run(input(), { threads: 2, failFast: true, ublFolder });
    expect(readdirSync(ublFolder).map((name) => `ubl/${name}`)).toEqual(
      verdicts.flatMap(({ ubl: file }) => file ?? []),
    );
  });
});

test('the UBL of valid documents is written to files that the verdicts name', async () => {
  const ublFolder = temporaryFolder();
  const inputs = [
    linesInput(`${valid}\n${invalid}\n${JSON.stringify(ubl)}\n`),
    { name: '../../etc/x', content: ubl },
  ];
  const { verdicts } = await run(inputs, { threads: 1, ublFolder });
  expect(verdicts.map((verdict) => verdict.ubl)).toEqual([
    'ubl/000001-000000001-in.xml',
    undefined,
    'ubl/000001-000000003-in.xml',
    'ubl/000002-etc_x.xml',
  ]);
  expect(readdirSync(ublFolder)).toHaveLength(3);
  const written = readFileSync(join(ublFolder, '000001-000000001-in.xml'), 'utf8');
  expect(written).toBe(convert(example('standard-invoice')).xml);
});

test('the tax data documents are written by workers too', async () => {
  const folder = temporaryFolder();
  const issuing = { authority: '000773', representative: '001147', issuedAt: '2027-01-31T08:00:05Z' };
  const taxData = { taxDataFolder: folder, role: '01', ...issuing } as const;
  const { verdicts, summary } = await run([linesInput(`${valid}\n${invalid}\n`)], { threads: 1, ...taxData });
  expect(verdicts.map(({ tdd }) => tdd)).toEqual(['tdd/000001-000000001-in.xml', undefined]);
  expect(readdirSync(folder)).toEqual(['000001-000000001-in.xml']);
  expect(verdicts[1]?.tddIssues).toMatchObject([{ rule: 'pint-ae-tdd-invalid-document' }]);
  expect(summary).toMatchObject({ documents: 2, withTaxData: 1, withoutTaxData: 1 });
});

test('a folder that cannot be written to ends nothing, and is a warning on each document', async () => {
  // No folder can be made below a file.
  const ublFolder = join(import.meta.filename, 'ubl');
  for (const threads of [0, 1]) {
    const { verdicts, summary } = await run([linesInput(`${valid}\n${invalid}\n`)], { threads, ublFolder });
    expect(verdicts.map(({ outcome, warnings }) => [outcome, warnings.at(-1)?.rule])).toEqual([
      ['valid', 'pint-ae-unwritten-file'],
      ['invalid', undefined],
    ]);
    expect(summary).toMatchObject({ documents: 2, notWritten: 1 });
  }
});

describe('a worker that ends', () => {
  test('loses only the verdicts on the documents that end workers', async () => {
    const lines = manyLines(60);
    lines[20] = '"END OF WORKER"';
    const inputs = [linesInput(`${lines.slice(0, 30).join('\n')}\n`, `${lines.slice(30).join('\n')}\n`)];
    const { verdicts, summary } = await run(inputs, { threads: 2, worker: crashingWorker });
    expect(verdicts.map(({ document }) => document)).toEqual(lines.map((_, index) => `in:${index + 1}`));
    const lost = verdicts.filter(({ outcome }) => outcome === 'not-judged');
    expect(lost.map(({ document }) => document)).toEqual(['in:21']);
    expect(lost[0]?.issues[0]?.rule).toBe('pint-ae-not-judged');
    expect([summary.end, summary.notJudged]).toEqual(['complete', 1]);
  });

  test('ends a batch that fails fast', async () => {
    const inputs = [linesInput(`${valid}\n"END OF WORKER"\n${valid}\n`)];
    const { verdicts } = await run(inputs, { threads: 1, failFast: true, worker: crashingWorker });
    expect(brief(verdicts)).toEqual(['in:1 valid', 'in:2 not-judged']);
  });

  test('that exceeds the time limit loses only the verdict on that document', async () => {
    const inputs = [linesInput(`${valid}\n"RUN ON"\n${valid}\n`)];
    const { verdicts } = await run(inputs, { threads: 1, timeLimit: 2000, worker: crashingWorker });
    expect(brief(verdicts)).toEqual(['in:1 valid', 'in:2 not-judged', 'in:3 valid']);
    expect(verdicts[1]?.issues[0]?.message).toContain('longer than');
  });

  test.each([0, 1, 2])(
    'that exceeds the time limit gets its time once, also as document %i of a chunk',
    async (place) => {
      const note = join(temporaryFolder(), 'runs');
      const inputs = [linesInput(`${[valid, valid].toSpliced(place, 0, `"RUN ON ${note}"`).join('\n')}\n`)];
      const { verdicts } = await run(inputs, { threads: 1, timeLimit: 2000, worker: crashingWorker });
      expect(verdicts.map(({ outcome }) => outcome)).toEqual(
        ['valid', 'valid'].toSpliced(place, 0, 'not-judged'),
      );
      expect(readFileSync(note, 'utf8')).toBe('run ');
    },
  );

  test('that exceeds its memory loses only the verdict on that document', async () => {
    const inputs = [linesInput(`${valid}\n"FILL MEMORY"\n${valid}\n`)];
    const { verdicts } = await run(inputs, { threads: 1, limits: { maxMemory: 64 }, worker: crashingWorker });
    expect(brief(verdicts)).toEqual(['in:1 valid', 'in:2 not-judged', 'in:3 valid']);
  });

  test('that runs on does not delay the end of a stopped batch', async () => {
    const stop = new AbortController();
    const inputs = [linesInput(`${valid}\n`, '"RUN ON"\n', `${valid}\n`)];
    const options = { threads: 1, timeLimit: 60_000, grace: 100, signal: stop.signal };
    const batch = validateBatch(inputs, { ...options, worker: crashingWorker });
    const names: string[] = [];
    for await (const { document } of batch) {
      names.push(document);
      stop.abort();
    }
    expect(names).toEqual(['in:1']);
    expect(batch.summary()).toMatchObject({ end: 'stopped', documents: 1 });
  });

  test('before it has begun ends the batch', async () => {
    const worker = new URL('./no-such-worker.js', import.meta.url);
    await expect(run([linesInput(valid)], { threads: 1, worker })).rejects.toThrow(
      'the workers cannot start',
    );
  });
});

test('a signal ends the reading; verdicts on what was read still come', async () => {
  const stop = new AbortController();
  async function* endless() {
    for (let index = 0; ; index += 1) yield new TextEncoder().encode(`${invoice(`INV-${index}`)}\n`);
  }
  const batch = validateBatch([{ name: 'in', lines: endless() }], { threads: 2, signal: stop.signal });
  const names: string[] = [];
  for await (const { document } of batch) {
    names.push(document);
    if (names.length === 5) stop.abort();
  }
  expect(names).toEqual(names.map((_, index) => `in:${index + 1}`));
  expect(batch.summary()).toMatchObject({ end: 'stopped', documents: names.length });
});

test('verdicts can be taken once', async () => {
  const batch = validateBatch([{ name: 'one', content: valid }], { threads: 0 });
  for await (const _ of batch);
  await expect(batch[Symbol.asyncIterator]().next()).rejects.toThrow('can be taken once');
});
