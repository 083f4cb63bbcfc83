import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BatchInput, BatchSummary } from '../../src/batch/index.ts';
import { ResumeError, readVerdicts, validateBatch } from '../../src/batch/index.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { invalid, linesInput, manyLines, run, ubl, valid } from './documents.ts';

let path: string;
beforeEach(() => {
  path = join(temporaryFolder(), 'verdicts.ndjson');
});

const lines = manyLines(20);
lines.splice(3, 0, '', '   ');
lines.splice(9, 0, 'no JSON', `"${'long '.repeat(3000)}"`);

function inputs(): BatchInput[] {
  return [
    { name: 'whole', content: ubl },
    linesInput(...lines.map((line) => `${line}\r\n`)),
    { name: 'lost', unreadable: 'permission denied' },
    { ...linesInput(`${lines.join('\n')}`), name: 'more' },
    { name: 'last', content: invalid },
  ];
}

const options = { threads: 0, limits: { maxBytes: 14_000 } };

async function output(resume = {}) {
  const parts: Uint8Array[] = [];
  const batch = validateBatch(inputs(), { ...options, ...resume });
  for await (const part of batch.ndjson()) parts.push(part);
  return { text: Buffer.concat(parts).toString(), summary: batch.summary() };
}

/** A summary without the figures that differ from run to run. */
function counted({ seconds, documentsPerSecond, resumedAfter, ...counts }: BatchSummary) {
  return counts;
}

test('wherever a run was cut off, resuming gives what was missing, and a summary of all', async () => {
  const whole = await output();
  const ends = Array.from(whole.text.matchAll(/\n/g), ({ index }) => index + 1);
  expect(ends).toHaveLength(47);
  for (const [at, end] of [0, ...ends].entries()) {
    // Cut in turn at the end of a verdict, and inside the next.
    const cut = Math.min(end + (at % 2) * 40, whole.text.length);
    writeFileSync(path, whole.text.slice(0, cut));
    const written = await readVerdicts(path);
    expect(written.bytes).toBe(Buffer.byteLength(whole.text.slice(0, end)));
    const rest = await output({ resume: written });
    expect(whole.text.slice(0, end) + rest.text === whole.text).toBe(true);
    expect(counted(rest.summary)).toEqual(counted(whole.summary));
    expect(rest.summary.resumedAfter).toBe(ends.indexOf(end) + 1);
  }
});

describe('what an earlier run wrote', () => {
  test('is nothing if there is no file', async () => {
    expect(await readVerdicts(path)).toMatchObject({ bytes: 0, documents: 0, lastDocument: '' });
  });

  test('ends at the first line that is not a verdict, as after a power cut', async () => {
    const { text } = await output();
    const end = text.indexOf('\n') + 1;
    const short = '{"document":"x","outcome":"valid"}\n';
    for (const damage of ['\0'.repeat(500), '{"document": 7}\n', 'null\n', short]) {
      writeFileSync(path, text.slice(0, end) + damage + text.slice(end));
      expect(await readVerdicts(path)).toMatchObject({ bytes: end, documents: 1, lastDocument: 'whole' });
    }
  });

  test('ends at the first verdict of which a file is cut off', async () => {
    const verdictOf = (ubl: string) =>
      `${JSON.stringify({ document: ubl, outcome: 'valid', issues: [], warnings: [], ubl })}\n`;
    const beside = dirname(path);
    writeFileSync(join(beside, 'whole.xml'), '<Invoice/>\n');
    writeFileSync(join(beside, 'cut.xml'), '<Invoice><ID');
    writeFileSync(path, verdictOf('whole.xml') + verdictOf('cut.xml') + verdictOf('whole.xml'));
    expect(await readVerdicts(path, beside)).toMatchObject({ documents: 1, lastDocument: 'whole.xml' });
  });
});

describe('a run is not resumed', () => {
  const written = async () => {
    const { text } = await output();
    writeFileSync(path, text);
    return readVerdicts(path);
  };

  test('on inputs other than its own', async () => {
    const others = [linesInput(...Array.from({ length: 60 }, () => `${valid}\n`))];
    await expect(run(others, { resume: await written() })).rejects.toThrow(ResumeError);
  });

  test('on inputs with fewer documents than it judged', async () => {
    await expect(run([linesInput(valid)], { resume: await written() })).rejects.toThrow('46 verdicts more');
  });
});
