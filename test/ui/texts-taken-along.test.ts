import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import { csvOf } from '../../src/report/write-csv.ts';
import { serialise } from '../../src/ubl/serialise.ts';
import { formatted } from '../../src/ui/answering/format-text.ts';
import { example } from '../requests.ts';
import { fixture } from '../schematron/judge.ts';

describe('a text that is divided into lines', () => {
  test('JSON says the same as before, to the last digit', () => {
    const text = '{"a":1.10,"b":[1e2,"x"]}';
    expect(formatted(text)).toBe('{\n  "a": 1.10,\n  "b": [\n    1e2,\n    "x"\n  ]\n}');
    expect(JSON.parse(formatted(JSON.stringify(example('credit-note'))))).toEqual(example('credit-note'));
  });

  test('XML has each element on a line of its own, with its comments and values as they are', () => {
    expect(formatted('<a><!-- one --><b>1 &lt; 2</b><c x="a>b"/><d> <e> f </e></d></a>')).toBe(
      '<a>\n  <!-- one -->\n  <b>1 &lt; 2</b>\n  <c x="a>b"/>\n  <d>\n    <e> f </e>\n  </d>\n</a>\n',
    );
  });

  test('UBL that is in one line reads back as the same document', () => {
    const parsed = parseUbl(fixture('invoice'));
    if (!parsed.ok) throw new Error('the fixture is not UBL');
    const inOneLine = fixture('invoice').replaceAll(/>\s+</g, '><');
    const again = parseUbl(formatted(inOneLine));
    const bare = (text: string) => text.replaceAll(/>\s+</g, '><');
    expect(again.ok && bare(serialise(again.value, 'exact'))).toBe(bare(serialise(parsed.value, 'exact')));
  });

  test.each(['{"a":', '<a>', 'a,b'])('%s, which cannot be read, stays as it is', (text) => {
    expect(formatted(text)).toBe(text);
  });
});

describe('a table as CSV', () => {
  test('has no cell that a spreadsheet treats as a formula', () => {
    expect(csvOf([['=1+1', '@x', '-5', 'a "b", c']])).toBe('\ufeff\'=1+1,\'@x,\'-5,"a ""b"", c"\r\n');
  });

  test('has as many records as rows, whatever they contain', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1 }), (rows) => {
        const outside = csvOf(rows).replaceAll(/"(?:[^"]|"")*"/g, '');
        expect(outside.split('\r\n')).toHaveLength(rows.length + 1);
      }),
    );
  });
});
