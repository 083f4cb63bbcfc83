import { expect, test } from 'vitest';
import { evaluate, treeOf } from '../../../schematron/compiled/evaluate-xpath.ts';

const valueIn = (xml: string) => {
  const root = treeOf(xml);
  return (expression: string) => evaluate(expression, root);
};

/** Texts, comments and instructions of different elements with no start tag between them. */
const between = valueIn('<r><a><b/>x</a>y<b/><a>u<c/>v<!--m--></a>z<!--n--><?p q?></r>');

test.each([
  ['//*/text()', 'node =x | node =y | node =u | node =v | node =z'],
  ['//text() | //comment()', 'node =x | node =y | node =u | node =v | node =m | node =z | node =n'],
  [
    '//a/node() | node()/self::comment()',
    'node b= | node =x | node =u | node c= | node =v | node =m | node =n',
  ],
  ['count(//*/node())', 'xs:integer 13'],
  ['text() intersect //a/text()', ''],
  ['text() except //a/text()', 'node =y | node =z'],
  ['(//text())[. << (//comment())[1]]', 'node =x | node =y | node =u | node =v'],
  ['(//comment())[1]/following::node()', 'node =z | node =n | node p=q'],
  ['(//text())[1] is (//text())[2]', 'xs:boolean false'],
])('what is deeper ends before what follows it: %s', (expression, value) => {
  expect(between(expression)).toBe(value);
});

test.each([
  ['deep-equal((//processing-instruction())[1], (//processing-instruction())[2])', 'xs:boolean false'],
  ['deep-equal((//processing-instruction())[1], (//processing-instruction())[3])', 'xs:boolean true'],
])('processing instructions are equal with the same target and text: %s', (expression, value) => {
  expect(valueIn('<r><?p q?><?o q?><?p q?></r>')(expression)).toBe(value);
});
