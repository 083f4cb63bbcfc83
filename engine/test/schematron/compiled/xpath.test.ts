import { beforeAll, describe, expect, test } from 'vitest';
import type { XmlElement } from '../../../src/xml/element.ts';
import { functionOf, unsupported } from '../../../src/xpath/functions/table.ts';
import { functionNamespace } from '../../../src/xpath/syntax/cursor.ts';
import { evaluate, treeOf } from './evaluate-xpath.ts';
import { document } from './expression-document.ts';
import { expressions } from './expressions.ts';
import {
  castable,
  numbers,
  numericCalls,
  operands,
  regularExpressions,
  sequenceCalls,
  sequences,
  textCalls,
  texts,
  types,
} from './operands.ts';
import { type SaxonDocument, saxonDocument, saxonEvaluate } from './saxon-xpath.ts';

let ours: XmlElement;
let saxons: SaxonDocument;

beforeAll(() => {
  ours = treeOf(document);
  saxons = saxonDocument(document);
});

/** Expressions for which the two give different values, or only one gives an error. */
function differences(all: readonly string[]): string[] {
  return all.flatMap((expression) => {
    const [mine, theirs] = [evaluate(expression, ours), saxonEvaluate(expression, saxons)];
    // Without a code SaxonJS did not raise an error but crashed.
    const same =
      mine === theirs ||
      (isError(mine) && isError(theirs)) ||
      theirs === 'error undefined' ||
      isShortest(theirs, mine);
    return same ? [] : [`${expression}: ${mine} where SaxonJS gives ${theirs}`];
  });
}

/**
 * SaxonJS turns a double into the shortest decimal that reads as it; the recommendation asks for the closest
 * (XPath functions, 17.1.3.2 and 17.1.3.4), as Saxon-HE gives it.
 */
function isShortest(theirs: string, mine: string): boolean {
  const [type, written] = theirs.split(' ');
  const [ours, exact] = mine.split(' ');
  return (
    (type === 'xs:decimal' || type === 'xs:integer') && type === ours && Number(written) === Number(exact)
  );
}

const isError = (result: string) => /^(?:error|refused)/.test(result);

function pairs(left: readonly string[], operators: readonly string[], right: readonly string[]): string[] {
  return left.flatMap((a) => operators.flatMap((operator) => right.map((b) => `${a} ${operator} ${b}`)));
}

function calls(functions: readonly string[], on: readonly string[]): string[] {
  return on.flatMap((operand) => functions.map((each) => each.replaceAll('#', operand)));
}

describe('compiled XPath gives what SaxonJS gives', () => {
  test('for paths, predicates and the expressions that rules are made of', () => {
    expect(expressions.length).toBeGreaterThan(390);
    expect(differences(expressions)).toEqual([]);
  });

  test('for general comparisons', () => {
    expect(differences(pairs(operands, ['=', '!=', '<', '>='], operands))).toEqual([]);
  });

  test('for value comparisons', () => {
    // SaxonJS raises an error for some comparisons with an empty sequence, for which the recommendation
    // demands an empty result.
    const present = operands.filter((operand) => !['()', 'cbc:Missing'].includes(operand));
    expect(differences(pairs(present, ['eq', 'ne', 'lt'], present))).toEqual([]);
    expect(differences(pairs(['cbc:Missing'], ['eq', 'ne', 'lt'], ['5', "'5'", 'cbc:N']))).toEqual([]);
  });

  test('for arithmetic', () => {
    const present = operands.filter((operand) => !['()', 'cbc:Missing'].includes(operand));
    const all = pairs(present, ['+', '-', '*', 'div', 'idiv', 'mod'], present);
    expect(differences(all)).toEqual([]);
  });

  test('for casts', () => {
    const casts = castable.flatMap((value) =>
      types.flatMap((type) => [
        `${value} cast as xs:${type}`,
        `${value} castable as xs:${type}?`,
        `xs:${type}(${value})`,
      ]),
    );
    expect(differences(casts)).toEqual([]);
  });

  test('for functions on numbers', () => {
    expect(differences(calls(numericCalls, numbers))).toEqual([]);
  });

  test('for functions on sequences', () => {
    expect(differences(calls(sequenceCalls, sequences))).toEqual([]);
  });

  test('for functions on text', () => {
    expect(differences(calls(textCalls, texts))).toEqual([]);
  });

  test('for regular expressions', () => {
    const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
    const all = regularExpressions.flatMap(([pattern, text, flags]) => {
      const more = flags === undefined ? '' : `, '${flags}'`;
      return [
        `matches(${quoted(text)}, ${quoted(pattern)}${more})`,
        `replace(${quoted(text)}, ${quoted(pattern)}, 'Z'${more})`,
      ];
    });
    expect(differences(all)).toEqual([]);
  });
});

test('no function is both supported and known as not supported', () => {
  const names = [...unsupported].filter(
    (localName) => functionOf({ namespace: functionNamespace, prefix: '', localName }) !== undefined,
  );
  expect(names).toEqual([]);
});

describe('what cannot be compiled is refused', () => {
  test.each([
    [
      "format-integer(1, '1')",
      'refused: function format-integer() is not supported, only those of XPath 2.0, and some of XPath 3.1, that read nothing from outside; declare one with xsl:function that gives the same',
    ],
    ["format-date(xs:date('2024-02-11'), '[D] [w]')", 'refused: format-date() does not support "[w]"'],
    ["format-time(xs:time('10:00:00'), '[Y]')", 'refused: format-time() does not support "[Y]"'],
    [
      "format-dateTime(xs:dateTime('2024-02-11T10:00:00'), '[MNn]', 'de', (), ())",
      'refused: format-dateTime() does not support "de"',
    ],
    ["exists('x' | cbc:N)", 'refused: union of values that are not nodes'],
    ['not(cbc:N | (1, 2))', 'refused: union of values that are not nodes'],
    ['(cbc:N | count(cbc:N)) = 1', 'refused: union of values that are not nodes'],
    ["some $x in (cbc:N union 'x') satisfies $x = 'x'", 'refused: union of values that are not nodes'],
    ['count(cbc:N) = 4/2', 'refused: a step from a value that is not a node'],
    ['exists(sum(cbc:N)/2)', 'refused: a step from a value that is not a node'],
    ['exists(cbc:N/string()/string())', 'refused: only the last step may give values that are not nodes'],
    ['contains(1, "1")', 'refused: xs:integer where xs:string is required'],
    ["matches('a', '(')", 'refused: "(" is not a valid regular expression'],
    [
      'cbc:N cast as xs:NOTATION',
      'refused: there is no cast to xs:NOTATION; write a type such as xs:string or xs:decimal',
    ],
    ...['cbc:N', '()', '1', '(1, cbc:N)'].map((operand) => [
      `${operand} instance of xs:strin`,
      'refused: there is no type xs:strin in XPath 2.0; write one that there is, such as xs:string or element()',
    ]),
    ...["(1, 'a')[1] instance of", "'a' treat as"].map((asked) => [
      `${asked} xs:anyURI`,
      'refused: cannot tell whether this is xs:anyURI before there is a document; convert it with xs:anyURI(…)',
    ]),
    ...['instance of', 'treat as'].map((operator) => [
      `cbc:N ${operator} elment()`,
      'refused: there is no type elment() in XPath 2.0; write one that there is, such as xs:string or element()',
    ]),
    ['[1, 2]', 'refused: unexpected character "["; maps, arrays and functions as values are not supported'],
    ['cbc:N?a', 'refused: unexpected character "?"; maps, arrays and functions as values are not supported'],
    [
      'cbc:N[?a = 1]',
      'refused: unexpected character "?"; maps, arrays and functions as values are not supported',
    ],
    [
      'Q{urn:own}call(1)',
      'refused: function Q{urn:own}call() with 1 argument is not declared; declare it as xsl:function',
    ],
  ])('%s', (expression, refusal) => {
    expect(evaluate(expression, treeOf('<a/>'))).toBe(refusal);
  });
});
