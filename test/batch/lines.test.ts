import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentsOf } from '../../src/batch/chunk.ts';
import { batchLimits, lineChunks } from '../../src/batch/chunks.ts';
import { createSkip } from '../../src/batch/skip.ts';
import { brief, invalid, invoice, linesInput, run, ubl, valid } from './documents.ts';

async function namesAndTexts(pieces: readonly Uint8Array[]) {
  const found: [string, string][] = [];
  const source = { input: 0, name: 'in', lines: pieces };
  for await (const chunk of lineChunks(source, batchLimits, createSkip(undefined, 'judge'))) {
    const documents = [...documentsOf(chunk, 'judge')];
    expect(documents).not.toEqual([]);
    for (const { name, content } of documents)
      found.push([name, content.kind === 'bytes' ? new TextDecoder().decode(content.bytes) : content.kind]);
  }
  return found;
}

test('lines are the same in whatever pieces they are read', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '\n', ' ') }), { maxLength: 12 }),
      async (texts) => {
        const text = texts.join('');
        const expected = text.split('\n').map((line, index): [string, string] => [`in:${index + 1}`, line]);
        if (text === '' || text.endsWith('\n')) expected.pop();
        expect(await namesAndTexts(texts.map((piece) => new TextEncoder().encode(piece)))).toEqual(expected);
      },
    ),
  );
});

describe('a batch of lines', () => {
  test('has a verdict for each line, named by its number, and none for blank lines', async () => {
    const { verdicts } = await run([linesInput(`${valid}\n\n  \t\r\n${invalid}\r\n`, valid)]);
    expect(brief(verdicts)).toEqual(['in:1 valid', 'in:4 invalid', 'in:5 valid']);
  });

  test('reports the number of a request', async () => {
    const { verdicts } = await run([linesInput(`${invoice('INV-7')}\n{"invoiceNumber":7}\n`)]);
    expect(verdicts.map(({ invoiceNumber }) => invoiceNumber)).toEqual(['INV-7', undefined]);
  });

  test('treats blank lines as malformed if each line must have a verdict', async () => {
    const { verdicts } = await run([linesInput(`${valid}\n\n`)], { blankLines: 'judge' });
    expect(brief(verdicts)).toEqual(['in:1 valid', 'in:2 malformed']);
  });

  test('says where a line that is not JSON breaks, and continues', async () => {
    const { verdicts } = await run([linesInput(`{"lines": [}\n\u0000\n${valid}\n`)]);
    expect(brief(verdicts)).toEqual(['in:1 malformed', 'in:2 malformed', 'in:3 valid']);
    expect(verdicts[0]?.issues[0]?.message).toBe(
      'The document is not JSON: value expected at line 1, column 12.',
    );
  });

  test('survives lines that are not documents at all', async () => {
    const lines = ['null', '7', '[]', '"text"', '{}', '"<"', '{"xml":7}', '['.repeat(100_000)];
    const { verdicts } = await run([linesInput(`${lines.join('\n')}\n${valid}`)]);
    expect(verdicts.map(({ valid }) => valid)).toEqual([...lines.map(() => false), true]);
  });

  test('takes UBL as a line, as a text, and as the only field of an object', async () => {
    const onOneLine = ubl.replaceAll('\n', ' ');
    const lines = [onOneLine, JSON.stringify(ubl), JSON.stringify({ xml: ubl })];
    const { verdicts } = await run([linesInput(lines.join('\n'))]);
    expect(verdicts.map(({ form, outcome }) => [form, outcome])).toEqual(lines.map(() => ['ubl', 'valid']));
  });

  test('treats a line that is too long as malformed, in one piece or in many, and continues', async () => {
    const limit = { limits: { maxBytes: valid.length } };
    const long = valid.replace('{', `{${' '.repeat(50)}`);
    const text = `${valid}\n${long}\n${valid}\n${long}`;
    const expected = ['in:1 valid', 'in:2 malformed', 'in:3 valid', 'in:4 malformed'];
    const whole = await run([linesInput(text)], limit);
    expect(brief(whole.verdicts)).toEqual(expected);
    expect(whole.verdicts[1]?.issues[0]?.message).toBe(`The document is longer than ${valid.length} bytes.`);
    const inPieces = await run([linesInput(...(text.match(/(.|\n){1,97}/g) ?? []))], limit);
    expect(brief(inPieces.verdicts)).toEqual(expected);
  });

  test('reports a failure to read at its line, and continues with the next input', async () => {
    async function* broken() {
      yield new TextEncoder().encode(`${valid}\n{"half`);
      throw new Error('connection reset');
    }
    const { verdicts } = await run([{ name: 'broken', lines: broken() }, linesInput(valid)]);
    expect(brief(verdicts)).toEqual(['broken:1 valid', 'broken:2 not-judged', 'in:1 valid']);
    expect(verdicts[1]?.issues[0]?.message).toBe('The document could not be read: connection reset.');
  });
});
