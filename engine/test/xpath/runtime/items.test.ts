import { describe, expect, test } from 'vitest';
import * as runtime from '../../../src/xpath/runtime/index.ts';
import { evaluate, treeOf } from '../../schematron/compiled/evaluate-xpath.ts';

const root = treeOf(
  '<r xmlns:p="urn:p" xmlns:q="urn:p" b="1" p:b="2"><a b="3"/><a p:b="4">x</a><c xmlns:p="urn:other"/></r>',
);
const given = (expression: string) => evaluate(expression, root);

describe('a value whose type is known at run time only', () => {
  test.each([
    ["for $x in (1, 'a', true())[. instance of xs:integer] return $x", 'xs:integer 1'],
    ["(1, 2)[(9007199254740993, 'a')[. instance of xs:integer]]", ''],
    ["(1, 2)[('a', 2)[. instance of xs:integer]]", 'xs:integer 2'],
    ["boolean((0.0, 'a')[. instance of xs:decimal])", 'xs:boolean false'],
    ["boolean((0.5, 'a')[. instance of xs:decimal])", 'xs:boolean true'],
    ["boolean((0, 'a')[. instance of xs:integer])", 'xs:boolean false'],
    ["(for $x in (1.50, 'a') return $x cast as xs:string)", 'xs:string 1.5 | xs:string a'],
    ['(for $x in (true(), 7) return $x cast as xs:string)', 'xs:string true | xs:string 7'],
    [
      "(for $x in ('1', 'x', '1.0', '') return $x castable as xs:integer)",
      'xs:boolean true | xs:boolean false | xs:boolean false | xs:boolean false',
    ],
    ["'12' castable as xs:integer", 'xs:boolean true'],
    ["'1.2' castable as xs:integer", 'xs:boolean false'],
    ['string(a[1]/@b) castable as xs:integer', 'xs:boolean true'],
  ])('%s', (expression, result) => {
    expect(given(expression)).toBe(result);
  });
});

describe('numbers at the ends of what a double holds', () => {
  test.each([
    ['9007199254740991 * 3', 'xs:integer 27021597764222973'],
    ['-9007199254740993', 'xs:integer -9007199254740993'],
    ['-(9007199254740993.5)', 'xs:decimal -9007199254740993.5'],
    ['0 * -5', 'xs:integer 0'],
    ['0.0 * -5', 'xs:decimal 0'],
    ['round(125.5)', 'xs:decimal 126'],
    ['round(-125.5)', 'xs:decimal -125'],
    ['round-half-to-even(125.25, 1)', 'xs:decimal 125.2'],
    ['round-half-to-even(1255, -1)', 'xs:integer 1260'],
    ['round-half-to-even(1255.5, -1)', 'xs:decimal 1260'],
    ['count(1 to ())', 'xs:integer 0'],
    ['count(() to 3)', 'xs:integer 0'],
    ['count(3 to 1)', 'xs:integer 0'],
  ])('%s', (expression, result) => {
    expect(given(expression)).toBe(result);
  });
});

describe('attributes and namespaces', () => {
  test('an attribute in a namespace is another than one without', () => {
    expect(given('count(//*[@b])')).toBe('xs:integer 2');
    expect(given('count(//@b)')).toBe('xs:integer 2');
    expect(given("//@b = '4'")).toBe('xs:boolean false');
    expect(given("//@b = '3'")).toBe('xs:boolean true');
    runtime.createIndexer(runtime.createNameTable([])).withIndex(root, 'billing', (d) => {
      expect(runtime.attributeOwners(d, 'b')).toEqual([1, 2]);
      expect(runtime.attributeOwners(d, 'c')).toEqual([]);
    });
  });

  test('namespaces in scope are alike where prefix and name are', () => {
    expect(given('deep-equal(a[1]/namespace::p, a[2]/namespace::p)')).toBe('xs:boolean true');
    expect(given('deep-equal(a[1]/namespace::p, c/namespace::p)')).toBe('xs:boolean false');
    expect(given('deep-equal(a[1]/namespace::p, a[1]/namespace::q)')).toBe('xs:boolean false');
  });
});

test('the document is not an element', () => {
  runtime.createIndexer(runtime.createNameTable([])).withIndex(root, 'billing', (d) => {
    expect([runtime.documentNode(d, 0), runtime.documentNode(d, 1)]).toEqual([true, false]);
    expect([runtime.anyElement(d, 0), runtime.anyElement(d, 1)]).toEqual([false, true]);
    expect(() => runtime.elementOnly(0)).toThrow(runtime.DynamicError);
    expect(runtime.elementOnly(1)).toBe(1);
  });
});

test('a text is blank where nothing but white space is in it', () => {
  for (const blank of ['', ' ', '\t\r\n ', undefined]) expect(runtime.isBlankText(blank)).toBe(true);
  for (const text of ['a', ' a', 'a ', ' \n.', '\u00a0']) expect(runtime.isBlankText(text)).toBe(false);
});
