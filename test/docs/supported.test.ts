import {
  attributesOfElements,
  differences,
  elementNames,
  forwardAxes,
  functionNames,
  reverseAxes,
  unsupported,
} from 'schematron-compiler/testing';
import { describe, expect, test } from 'vitest';
import {
  type Construct,
  exampleDocument,
  reasonOf,
  refusals,
  schemaOf,
  supported,
  supportedList,
} from '../../scripts/docs/supported-page.ts';
import { compileSchematron } from '../own-rules.ts';
import { textOf } from '../source-files.ts';

const named = <Named extends { readonly construct: readonly string[] }>(rows: readonly Named[]) =>
  rows.map((row) => [row.construct.join(', '), row] as const);

describe('of what Schematron has', () => {
  test.each(named(supported))('%s is supported: it decides on the verdict', (_, row) => {
    expect(outcomesOf(row)).toEqual(['valid', 'invalid']);
  });

  test.each(named(refusals))('%s is refused, in words of both languages', (_, row) => {
    expect(reasonOf(row, 'en')).toMatch(/^[^؀-ۿ]+$/);
    expect(reasonOf(row, 'ar')).toMatch(/[؀-ۿ]/);
  });
});

describe('the tables leave nothing out', () => {
  const constructs = new Set(supported.flatMap(({ construct }) => construct));

  test('of the elements and attributes that schemas may have', () => {
    const attributes = [...attributesOfElements].flatMap(([element, names]) =>
      names.map((name) => `${element}/@${name}`),
    );
    const isThere = (name: string) =>
      [...constructs].some((each) => each === name || each.startsWith(`${name}=`));
    expect([...elementNames(), ...attributes].filter((name) => !isThere(name))).toEqual([]);
  });

  test('of the axes and functions', () => {
    const axes = [...forwardAxes, ...reverseAxes].map((axis) => `${axis}::`);
    const functions = functionNames().map((name) => `${name}()`);
    expect([...axes, ...functions].filter((name) => !constructs.has(name))).toEqual([]);
  });

  test('and name no function that there is not', () => {
    const called = [...constructs]
      .filter((name) => /^[\w-]+\(\)$/.test(name))
      .map((name) => name.slice(0, -2));
    expect(called.filter((name) => unsupported.has(name))).toEqual([]);
  });

  test('and refuse no function that there is', () => {
    const refused = refusals.flatMap(({ construct }) => construct);
    expect(functionNames().filter((name) => refused.includes(`${name}()`))).toEqual([]);
  });
});

test('each function of the tables is called by its example', () => {
  const uncalled = supported.flatMap((row) => {
    const { construct, standard } = row;
    const text = schemaOf(row);
    const names = construct.filter((name) => standard === 'XPath functions' && name.endsWith('()'));
    return names.filter((name) => !text.includes(name.slice(0, -1)));
  });
  expect(uncalled).toEqual([]);
});

test.each([
  ['3.13', "(xs:token('a'), 'b') instance of xs:token", 'refused: cannot tell whether', 'xs:boolean false'],
  ['5.1', "if (false()) then 'a' + 1 else 2", 'refused: xs:string', 'xs:integer 2'],
  ['5.1', 'cbc:None/name() + 1', '', 'error XPTY0004'],
  ['2.3.4', 'string(1 idiv 0) instance of xs:string', 'error FOAR0001', 'xs:boolean true'],
  ['6.2.4', '(7, 7 div 1)', 'xs:integer 7 | xs:decimal 7', 'xs:integer 7 | xs:integer 7'],
  ['6.2', '5 div 3', 'xs:decimal 1.66666666666666666666', 'xs:decimal 1.666666666666666666'],
  ['6.2', '2 div 29', 'xs:decimal 0.06896551724137931034', 'xs:decimal 0.06896551724137931'],
  [undefined, '7 div 2', 'xs:decimal 3.5', 'xs:decimal 3.6'],
  [undefined, '(1, 2)', 'xs:integer 1 | xs:integer 2', 'xs:integer 1'],
])('section %s says why Saxon-HE gives something else for %s', (section, expression, ours, theirs) => {
  expect(differences.find(({ isOne }) => isOne({ expression, ours, theirs }))?.section).toBe(section);
});

test('the README of the engine lists them as they are (-u writes it)', async () => {
  const readme = textOf('engine/README.md');
  const list = readme.replace(/\| Standard \|(?:.*\n\|)*.*/, () => supportedList());
  await expect(list).toMatchFileSnapshot('../../engine/README.md');
});

function outcomesOf(row: Construct): readonly string[] {
  const { expression, valid = '', invalid = '', phase, documents, files = {}, clock } = row;
  if (expression !== undefined)
    return [expression, `not(${expression})`].map(
      (each) => compileSchematron(schemaOf({ ...row, expression: each })).judge(exampleDocument).outcome,
    );
  const { judge } = compileSchematron(schemaOf(row), {
    ...(phase === undefined ? {} : { phase }),
    ...(documents === undefined ? {} : { documents }),
    resolve: (path) => files[path] ?? '',
    ...(clock === undefined ? {} : { clock: () => clock }),
  });
  return [valid, invalid].map((each) => judge(each).outcome);
}
