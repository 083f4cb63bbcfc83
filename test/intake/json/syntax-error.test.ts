import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../src/intake/read-document.ts';

/** Returns the reason why a text is not JSON, with line and column. */
function reasonIn(text: string) {
  const read = readDocument(text, { format: 'json' });
  if (read.ok) return [];
  return read.failure.findings.map((finding) => [
    finding.rule,
    finding.text,
    finding.place?.line,
    finding.place?.column,
  ]);
}

describe('a text that is not JSON is told why, and where it begins not to be', () => {
  test.each([
    ['{"a": hello}', 'invalidSymbol', 7],
    ['{"a": 1, }', 'nameExpected', 10],
    ['{1: 2}', 'nameExpected', 2],
    ['{"a": }', 'valueExpected', 7],
    ['{"a":, "b": 1}', 'valueExpected', 6],
    ['[1, ]', 'valueExpected', 5],
    ['[: 1]', 'valueExpected', 2],
    ['{"a" 1}', 'colonExpected', 6],
    ['{"a", "b"}', 'colonExpected', 5],
    ['{"a": 1 "b": 2}', 'commaExpected', 9],
    ['{"a": 1: 2}', 'commaExpected', 8],
    ['[1 2]', 'commaExpected', 4],
    ['["a" true]', 'commaExpected', 6],
    ['[{} {}]', 'commaExpected', 5],
    ['[1}', 'commaExpected', 3],
    ['{"a": 1]', 'commaExpected', 8],
    ['{]', 'nameExpected', 2],
    ['[}', 'valueExpected', 2],
    ['{"a": [1', 'commaExpected', 9],
    ['{"a": {}', 'commaExpected', 9],
    ['"a" "b"', 'endExpected', 5],
    ['1, 2', 'endExpected', 2],
    ['{}}', 'endExpected', 3],
    ['{"a": 1} // paid', 'comment', 10],
    ['{"a": 1 /* paid */}', 'comment', 9],
    ['{"a": /* paid', 'comment', 7],
    ['{"a": "b', 'openText', 7],
    ['{"a": 1.}', 'invalidNumber', 7],
    ['{"a": "\\u12"}', 'invalidUnicode', 7],
    ['{"a": "\\x"}', 'invalidEscape', 7],
    ['{"a": "b\tc"}', 'invalidCharacter', 7],
  ])('%j: %s', (text, reason, column) => {
    expect(reasonIn(text)).toEqual([['pint-ae-not-json', reason, 1, column]]);
    expect(reasonIn(`\n\n${text}`)).toEqual([['pint-ae-not-json', reason, 3, column]]);
  });

  test.each([
    '{}',
    '[]',
    '{"a": [[], {}]}',
    '{"a": {}, "b": [true, false, null]}',
    '{"a": [{"b": "c"}, -1e2]}',
  ])('%j is JSON', (text) => {
    expect(reasonIn(text)).toEqual([]);
  });
});

describe('several documents in one file are called that, with the place of the second', () => {
  test.each([
    ['one on each line', '{"a": 1}\n{"a": 2}\n', 'documentsOnLines', 2, 1],
    ['a list on each line', '[1]\n[2]', 'documentsOnLines', 2, 1],
    ['with a comma between them', '{"a": 1},\n{"a": 2}', 'documentAfterDocument', 2, 1],
    ['on one line', '{"a": 1} {"a": 2}', 'documentAfterDocument', 1, 10],
    ['written over several lines', '{\n"a": 1\n}\n{\n"a": 2\n}', 'documentAfterDocument', 4, 1],
    ['after blanks', ' {"a": 1}\n{"a": 2}', 'documentAfterDocument', 2, 1],
    ['the second of which breaks off', '{"a": 1}\n  {"a": ', 'documentsOnLines', 2, 3],
  ])('%s', (_, text, said, line, column) => {
    expect(reasonIn(text)).toEqual([['pint-ae-several-documents', said, line, column]]);
  });

  test.each([
    ['a bracket after a text', '"a" {"b": 1}', 5],
    ['a word after a document', '{"a": 1}\nhello {', 1],
    ['a comma after a document', '{"a": 1},', 9],
  ])('but not %s', (_, text, column) => {
    const [[rule, , , at] = []] = reasonIn(text);
    expect([rule, at]).toEqual(['pint-ae-not-json', column]);
  });
});

describe('a list is no document', () => {
  test.each([
    ['of objects', '[{"a": 1}, {"a": 2}]', 'listOfDocuments'],
    ['of one object', '[{}]', 'listOfDocuments'],
    ['of a word and a list', '[null, []]', 'listOfDocuments'],
  ])('%s holds several', (_, text, said) => {
    expect(reasonIn(text)).toEqual([['pint-ae-several-documents', said, undefined, undefined]]);
  });

  test.each(['[]', '[1, "a", null]'])('%s is read, and has not the shape of a request', (text) => {
    expect(readDocument(text)).toEqual({
      ok: true,
      value: { kind: 'request', value: JSON.parse(text), text },
    });
  });
});
