import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../src/intake/read-document.ts';

/** Returns the reason why a text is not JSON, with line and column. */
function reasonIn(text: string) {
  const read = readDocument(text, { format: 'json' });
  if (read.ok) return [];
  return read.failure.findings.map(({ rule, text: said, place }) => [rule, said, place?.line, place?.column]);
}

/** The text without the mark, and the line and the column where the mark stands. */
function marked(written: string): readonly [text: string, line: number, column: number] {
  const [before = '', after = ''] = written.split('▸');
  const lines = before.split('\n');
  return [before + after, lines.length, (lines.at(-1) ?? '').length + 1];
}

/** Texts, in which ▸ stands where they begin not to be JSON, by the reason. */
const mistakes: Readonly<Record<string, readonly string[]>> = {
  invalidSymbol: ['{"a": ▸hello}'],
  nameExpected: ['{"a": 1, ▸}', '{▸1: 2}', '{▸]'],
  valueExpected: ['{"a": ▸}', '{"a":▸, "b": 1}', '[1, ▸]', '[▸: 1]', '[▸}'],
  colonExpected: ['{"a" ▸1}', '{"a"▸, "b"}'],
  commaExpected: [
    ...['{"a": 1 ▸"b": 2}', '{"a": 1▸: 2}', '[1 ▸2]', '["a" ▸true]', '[{} ▸{}]', '[1▸}', '{"a": 1▸]'],
    ...['{"a": [1▸', '{"a": {}▸'],
  ],
  endExpected: ['"a" ▸"b"', '1▸, 2', '{}▸}'],
  comment: ['{"a": 1} ▸// paid', '{"a": 1 ▸/* paid */}', '{"a": ▸/* paid'],
  openText: ['{"a": ▸"b'],
  invalidNumber: ['{"a": ▸1.}'],
  invalidUnicode: ['{"a": ▸"\\u12"}'],
  invalidEscape: ['{"a": ▸"\\x"}'],
  invalidCharacter: ['{"a": ▸"b\tc"}'],
};

describe('a text that is not JSON is told why, and where it begins not to be', () => {
  const rows = Object.entries(mistakes).flatMap(([reason, texts]) => texts.map((text) => [text, reason]));

  test.each(rows)('%j: %s', (written, reason) => {
    for (const [text, line, column] of [marked(written), marked(`\n\n${written}`)])
      expect(reasonIn(text)).toEqual([['pint-ae-not-json', reason, line, column]]);
  });

  test('and JSON is not', () => {
    for (const text of ['{}', '[]', '{"a": [[], {}]}', '{"a": {}, "b": [true, null]}', '{"a": [{}, -1e2]}'])
      expect(reasonIn(text)).toEqual([]);
  });
});

describe('several documents in one file are called that, with the place of the second', () => {
  test.each([
    ['one on each line', '{"a": 1}\n▸{"a": 2}\n', 'documentsOnLines'],
    ['a list on each line', '[1]\n▸[2]', 'documentsOnLines'],
    ['with a comma between them', '{"a": 1},\n▸{"a": 2}', 'documentAfterDocument'],
    ['on one line', '{"a": 1} ▸{"a": 2}', 'documentAfterDocument'],
    ['written over several lines', '{\n"a": 1\n}\n▸{\n"a": 2\n}', 'documentAfterDocument'],
    ['after blanks', ' {"a": 1}\n▸{"a": 2}', 'documentAfterDocument'],
    ['the second of which breaks off', '{"a": 1}\n  ▸{"a": ', 'documentsOnLines'],
  ])('%s', (_, written, said) => {
    const [text, ...place] = marked(written);
    expect(reasonIn(text)).toEqual([['pint-ae-several-documents', said, ...place]]);
  });

  test.each(['"a" ▸{"b": 1}', '{"a": 1}\n▸hello {', '{"a": 1}▸,'])('but not %j', (written) => {
    const [text, ...place] = marked(written);
    const [[rule, , ...at] = []] = reasonIn(text);
    expect([rule, at]).toEqual(['pint-ae-not-json', place]);
  });
});

describe('a list is no document', () => {
  test.each(['[{"a": 1}, {"a": 2}]', '[{}]', '[null, []]'])('%s holds several', (text) => {
    const said = ['pint-ae-several-documents', 'listOfDocuments', undefined, undefined];
    expect(reasonIn(text)).toEqual([said]);
  });

  test.each(['[]', '[1, "a", null]'])('%s is read, and has not the shape of a request', (text) => {
    expect(readDocument(text)).toEqual({
      ok: true,
      value: { kind: 'request', value: JSON.parse(text), text },
    });
  });
});
