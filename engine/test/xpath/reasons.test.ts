import ts from '@typescript/typescript6';
import { describe, expect, test } from 'vitest';
import { arabicEvaluation } from '../../src/xpath/arabic-evaluation.ts';
import { arabicReason } from '../../src/xpath/arabic-reason.ts';
import evaluation from '../../src/xpath/messages/evaluation.json' with { type: 'json' };
import refusals from '../../src/xpath/messages/refusals.json' with { type: 'json' };
import { because, reasonText } from '../../src/xpath/reason.ts';
import { sourceFiles, textOf } from '../source-files.ts';

const sentences = Object.entries({ ...refusals, ...evaluation });

/** The texts in a folder of the sources that are given to functions of these names. */
function textsGivenTo(functions: readonly string[], folders: readonly string[]): string[] {
  const found = new Set<string>();
  const textsIn = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.add(node.text);
    else if (ts.isTemplateExpression(node)) found.add(templateText(node));
    else if (ts.isBinaryExpression(node) || ts.isConditionalExpression(node)) ts.forEachChild(node, textsIn);
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && functions.includes(calledName(node)))
      node.arguments?.forEach(textsIn);
    ts.forEachChild(node, visit);
  };
  for (const file of sourceFiles('src').filter(
    (file) => file.endsWith('.ts') && folders.some((folder) => file.startsWith(folder)),
  ))
    visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest));
  return [...found];
}

function calledName({ expression }: ts.CallExpression | ts.NewExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

const templateText = ({ head, templateSpans }: ts.TemplateExpression) =>
  head.text + templateSpans.map(({ literal }) => `{}${literal.text}`).join('');

const namesIn = (text: string) => Array.from(text.matchAll(/\{(\w*)\}/g), ([, name]) => name);
const withoutNames = (text: string) => text.replaceAll(/\{\w+\}/g, '{}');
const isCode = (text: string) => /^[A-Z]{4}\d{4}$/.test(text);

describe('the reasons of the compiler', () => {
  const given = textsGivenTo(
    ['because', 'fail', 'failAt'],
    ['src/index.ts', 'src/xpath/', 'src/schematron/'],
  );

  test('are all told in Arabic', () => {
    expect(given.length).toBeGreaterThan(120);
    expect(given.filter((text) => !(text in refusals) && !(text in evaluation))).toEqual([]);
  });

  test('are all given somewhere', () => {
    expect(Object.keys(refusals).filter((text) => !given.includes(text))).toEqual([]);
  });

  test('do not compile without a text in Arabic, or without a value', () => {
    // @ts-expect-error -- there is no such sentence in the table.
    expect(reasonText(because('nobody has translated this'))).toBe('nobody has translated this');
    // @ts-expect-error -- the type is missing.
    expect(reasonText(because('{type} cannot be averaged', { name: 'x' }))).toBe(' cannot be averaged');
  });
});

describe('the reasons of evaluating', () => {
  const thrown = textsGivenTo(['DynamicError', 'typeError'], ['src/xpath/runtime']).filter(
    (text) => !isCode(text),
  );
  const ofCompiler = textsGivenTo(['because'], ['src/xpath/compile', 'src/schematron/compiled']);

  test('are all told in Arabic', () => {
    const known = Object.keys(evaluation).map(withoutNames);
    expect(thrown.length).toBeGreaterThan(35);
    expect(thrown.filter((text) => !known.includes(text))).toEqual([]);
  });

  test('are all thrown somewhere', () => {
    const unused = Object.keys(evaluation).filter(
      (text) => !thrown.includes(withoutNames(text)) && !ofCompiler.includes(text),
    );
    expect(unused).toEqual([]);
  });

  test.each(Object.keys(evaluation))('are recognized where only their English words are left: %s', (text) => {
    const values = Object.fromEntries(namesIn(text).map((name, at) => [name, `xs:type${at}`]));
    expect(arabicEvaluation(`XPTY0004: ${reasonText({ text, values })}`)).toBe(
      `XPTY0004: ${arabicReason({ text, values })}`,
    );
  });

  test('keep the words of a rule or of another engine', () => {
    expect(arabicEvaluation('FOER0000: The seller is unknown')).toBe('FOER0000: The seller is unknown');
    expect(arabicEvaluation('Maximum call stack size exceeded')).toBe('Maximum call stack size exceeded');
  });

  test('are found in a text of a document once, though it has the words of many', () => {
    const words = ' where at most one is allowed cannot be compared with is not a valid and have no order';
    const value = JSON.stringify(words.repeat(20_000));
    expect(arabicEvaluation(`FORG0001: ${value} is not a valid xs:date`)).toBe(
      `FORG0001: ${value} ليس قيمة صالحة للنوع xs:date`,
    );
  });

  test('name the function that calls itself in the sentence about it', () => {
    const { text, values } = because('the function {name}() ({file}:{line})', {
      name: 'own:f',
      file: 'a.sch',
      line: 3,
    });
    const english = `${reasonText({ text, values })} calls itself, directly or through others, more often than memory allows; let it end earlier, or use for or a range`;
    expect(arabicEvaluation(`XPDY0130: ${english}`)).toMatch(
      /^XPDY0130: الدالة own:f\(\) \(a\.sch:3\) تستدعي نفسها/,
    );
  });
});

describe('each Arabic sentence', () => {
  test('has the names of the English one', () => {
    const differing = sentences.filter(
      ([english, arabic]) => namesIn(english).sort().join() !== namesIn(arabic).sort().join(),
    );
    expect(differing).toEqual([]);
  });

  test('is Arabic, if it has words of its own', () => {
    const isBare = (english: string) => !/[a-z]/i.test(english.replaceAll(/\{\w+\}/g, ''));
    const foreign = sentences.filter(
      ([english, arabic]) => !isBare(english) && !/\p{sc=Arab}{2}/u.test(arabic),
    );
    expect(foreign).toEqual([]);
    const english = sentences.filter(([, arabic]) => /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(arabic));
    expect(english).toEqual([]);
  });

  test('joins no Arabic letter to a Latin one or to a value', () => {
    const joined = sentences.filter(([, arabic]) =>
      /[\u0621-\u064a][\p{sc=Latn}{\d]|[\p{sc=Latn}}\d][\u0621-\u064a]/u.test(arabic),
    );
    expect(joined).toEqual([]);
  });
});

test('a bracket alone keeps its direction in an Arabic sentence', () => {
  expect(arabicReason(because('unexpected {found}', { found: ')' }))).toBe('لا يُتوقع هنا \u200e)\u200e');
});
