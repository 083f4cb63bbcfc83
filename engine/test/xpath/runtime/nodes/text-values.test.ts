import { expect, test } from 'vitest';
import * as runtime from '../../../../src/xpath/runtime/index.ts';
import { treeOf } from '../../../schematron/compiled/evaluate-xpath.ts';
import { errorOf } from '../error-of.ts';

const names = runtime.createNameTable([
  ['', 'a'],
  ['', 'b'],
]);
const [a, b] = [1, 2];

/** The answer to a question about the index of a document, whose root is its element 1. */
function asked<Answer>(xml: string, ask: (d: runtime.DocumentIndex) => Answer): Answer {
  return runtime.createIndexer(names).withIndex(treeOf(xml), 'billing', ask);
}

const textOfDecimal = (value: runtime.XsDecimal | undefined) => value && runtime.decimalToString(value);

test.each([
  ['<a/>', true],
  ['<a> </a>', true],
  ['<a> \n\t </a>', true],
  ['<a><!-- comment --></a>', true],
  ['<a><!-- one --> <!-- two --></a>', true],
  ['<a>x</a>', false],
  ['<a>!</a>', false],
  ['<a> x</a>', false],
  ['<a> <!-- one -->x</a>', false],
  ['<a>&#xA0;</a>', false],
  ['<a><b/></a>', false],
  ['<a> <b> </b> </a>', false],
])('an element is blank if it has neither elements nor text that shows: %s', (xml, isBlank) => {
  expect(asked(xml, (d) => runtime.isBlankLeaf(d, 1))).toBe(isBlank);
});

test.each([
  ['<a/>', undefined],
  ['<a><c>1</c></a>', undefined],
  ['<a><b> 1.50 </b></a>', '1.5'],
  ['<a><c>9</c><b>1<!-- in two -->2</b></a>', '12'],
  [`<a><b>3</b>${'<c/>'.repeat(60)}</a>`, '3'],
])('the only child of a name is read as a decimal: %s', (xml, decimal) => {
  expect(asked(xml, (d) => textOfDecimal(runtime.onlyDecimal(d, 1, b)))).toBe(decimal);
});

test.each([
  ['<a><b>one</b></a>', 'FORG0001'],
  ['<a><b/></a>', 'FORG0001'],
  ['<a><b>1</b><b>2</b></a>', 'XPTY0004'],
])('the decimal of a child that is no number, or of several, is an error: %s', (xml, code) => {
  expect(asked(xml, (d) => errorOf(() => runtime.onlyDecimal(d, 1, b)))).toMatch(code);
  expect(asked(`<a>${xml}</a>`, (d) => errorOf(() => runtime.sumOfOnly(d, [2], b)))).toMatch(code);
});

test.each([
  ['<a/>', '0'],
  ['<a><a/><a><c>7</c></a></a>', '0'],
  ['<a><a><b>0.1</b></a><a/><a><b>0.2</b></a><a><c/><b>-5</b></a></a>', '-4.7'],
])('a sum takes the child of each element that has one: %s', (xml, sum) => {
  expect(asked(xml, (d) => textOfDecimal(runtime.sumOfOnly(d, runtime.children(d, 1, a), b)))).toBe(sum);
});

test('the texts of elements are in the order of the elements, each with all its text', () => {
  const xml = '<a><b>1</b><b/><b>2<!-- in two -->3</b><b>4<c>5</c></b></a>';
  expect(asked(xml, (d) => runtime.textsOf(d, runtime.children(d, 1, b)))).toEqual(['1', '', '23', '45']);
  expect(asked(xml, (d) => runtime.textsOf(d, []))).toEqual([]);
});

test.each<[readonly string[], string | undefined]>([
  [['1.50'], '1.5'],
  [[' 7 '], '7'],
  [['one'], undefined],
  [[''], undefined],
  [[], undefined],
  [['1', '2'], undefined],
])('some texts are a decimal if they are one text, and that a number: %j', (texts, decimal) => {
  expect(textOfDecimal(runtime.decimalIfOne(texts))).toBe(decimal);
});
