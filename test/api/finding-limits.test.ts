import { treeOf } from 'schematron-compiler/testing';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { parseDocumentRequest } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import type { Issue } from '../../src/core/findings/finding.ts';
import { childElements, locationOf } from '../../src/core/xml/element.ts';
import { document, noSums } from '../cases/request-cases.ts';
import { ownRuleSet } from '../own-rules.ts';
import { example, lineOf } from '../requests.ts';

const xml = convert(example('standard-invoice')).xml ?? '';
const withChildren = (children: string) => xml.replace('</Invoice>', `${children}</Invoice>`);

function wrongLines(count: number) {
  const exempt = { id: null, lineExtensionAmount: null, vatCategory: 'E', vatRate: 0 };
  const line = { ...lineOf(example('standard-invoice')), ...exempt };
  return document('standard-invoice', { lines: Array.from({ length: count }, () => line), ...noSums });
}

const ofRule = (rule: string, found: readonly Issue[]) => found.filter((each) => each.rule === rule);

describe('findings are listed up to a limit', () => {
  test('100 of one rule are, and the others are counted', () => {
    const { issues, valid } = validate(wrongLines(250));
    expect(valid).toBe(false);
    expect(ofRule('ibr-167-ae', issues)).toHaveLength(100);
    const message = '150 more findings are not listed.';
    expect(issues.at(-1)).toMatchObject({ rule: 'pint-ae-more-findings', message });
    const arabic = validate(wrongLines(250), { language: 'ar' }).issues.at(-1);
    expect(arabic?.message).toBe('توجد 150 ملاحظة أخرى غير مذكورة.');
  });

  test('options set other limits', () => {
    const rules = (options: object) => validate(wrongLines(250), options).issues.map(({ rule }) => rule);
    expect(rules({ limits: { maxFindingsPerRule: 300 } })).toHaveLength(250);
    expect(rules({ limits: { maxFindings: 3 } })).toEqual([
      ...Array(3).fill('ibr-167-ae'),
      'pint-ae-more-findings',
    ]);
    expect(() => validate({}, { limits: { maxFindings: 0 } })).toThrow('maxFindings is 0');
    expect(() => validate({}, { limits: { maxFinding: 5 } } as object)).toThrow('did you mean maxFindings');
    expect(() => validate({}, { maxFindings: 5 } as object)).toThrow('write it inside limits');
  });

  test('a document is invalid even if only warnings come before its one error', () => {
    const unknown = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`x${index}`, 1]));
    const { valid, issues, warnings } = validate(
      { ...Object(wrongLines(1)), ...unknown },
      { limits: { maxFindings: 2, maxFindingsPerRule: 2000 } },
    );
    expect(valid).toBe(false);
    expect(issues.map(({ rule }) => rule)).toEqual(['ibr-167-ae']);
    expect(warnings.at(-1)?.rule).toBe('pint-ae-more-findings');
    expect(warnings).toHaveLength(2);
  });

  test('a valid document stays valid, and its warnings are counted', () => {
    const unknown = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`x${index}`, 1]));
    const { valid, issues, warnings } = validate({ ...example('standard-invoice'), ...unknown });
    expect([valid, issues]).toEqual([true, []]);
    expect(warnings.at(-1)).toMatchObject({ rule: 'pint-ae-more-findings', severity: 'information' });
  });

  test('UBL of 2,000 foreign elements in a namespace of 100,000 characters has a short answer', () => {
    const hostile = withChildren(`<x:a xmlns:x="urn:${'n'.repeat(100_000)}">${'<x:b/>'.repeat(2000)}</x:a>`);
    const result = validateUbl(hostile);
    expect(result.valid).toBe(false);
    expect(JSON.stringify(result).length).toBeLessThan(1_000_000);
  });

  test('elements nested 200 deep with 40,000 children are listed 100 times for each rule', () => {
    const hostile = withChildren(`${'<a>'.repeat(200)}${'<a/>'.repeat(40_000)}${'</a>'.repeat(200)}`);
    const { outcome, issues } = validateUbl(hostile);
    expect(outcome).toBe('invalid');
    expect(issues.length).toBeLessThan(1002);
    expect(issues.at(-1)?.rule).toBe('pint-ae-more-findings');
  });

  test('the rules of UBL that fail on every line are listed 100 times each, and counted', () => {
    const line = /<cac:InvoiceLine>.*?<\/cac:InvoiceLine>/s.exec(xml)?.[0] ?? '';
    const broken = line.replace(/<cbc:ID>.*?<\/cbc:ID>/, '');
    const { issues } = validateUbl(withChildren(broken.repeat(300)));
    const rules = new Set(issues.map(({ rule }) => rule));
    expect(Math.max(...[...rules].map((rule) => ofRule(rule, issues).length))).toBe(100);
    expect(issues.at(-1)?.rule).toBe('pint-ae-more-findings');
  });
});

describe('the issues of a malformed request are listed up to a limit', () => {
  test('lines are no longer examined once there are more issues than are listed', () => {
    let looked = 0;
    const line = {
      get description() {
        looked += 1;
        return 1;
      },
    };
    const request = { ...example('standard-invoice'), lines: Array.from({ length: 100_000 }, () => line) };
    const { outcome, issues } = validate(request);
    expect(outcome).toBe('malformed');
    expect(issues).toHaveLength(1001);
    const message = 'The request has so many faults that the rest was not checked.';
    expect(issues.at(-1)).toMatchObject({ rule: 'pint-ae-more-findings', message });
    expect(looked).toBeLessThan(5000);
  });

  test('by every function that reads requests', () => {
    const request = { ...example('standard-invoice'), lines: Array.from({ length: 1000 }, () => ({})) };
    const parsed = parseDocumentRequest(request, { limits: { maxFindings: 5 } });
    expect(parsed.ok ? [] : parsed.failure).toHaveLength(6);
    const text = JSON.stringify(request);
    expect(validateDocument(text, { limits: { maxFindings: 5 } }).result.issues).toHaveLength(6);
  });

  test('a fault of the last line is found, and reported for that line', () => {
    const line = lineOf(example('standard-invoice'));
    const request = document('standard-invoice', { lines: [line, { ...line, quantity: 'two' }] });
    expect(validate(request).issues.map(({ path }) => path)).toEqual(['lines[1].quantity']);
  });
});

test('names and values are shortened in the middle', () => {
  const name = `first${'x'.repeat(50_000)}last`;
  const { warnings } = validate({ ...example('standard-invoice'), [name]: 1 });
  const [warning] = ofRule('pint-ae-unknown-field', warnings);
  expect(warning?.path).toMatch(/^firstx+…x+last$/);
  expect(warning?.path).toHaveLength(1000);
  expect(warning?.message.length).toBeLessThan(500);
  const ubl = withChildren(`<${name}/>`);
  for (const { location = '', message } of validateUbl(ubl).issues) {
    expect(location.length).toBeLessThanOrEqual(1000);
    expect(message.length).toBeLessThan(1500);
  }
});

test('a location is short however long the names on its path are', () => {
  const levels = 200;
  const namespace = `urn:${'n'.repeat(100_000)}`;
  const within = `${'<x:a>'.repeat(levels)}${'</x:a>'.repeat(levels)}`;
  const tree = treeOf(`<x:a xmlns:x="${namespace}">${within}</x:a>`);
  let deepest = tree;
  for (let [child] = childElements(tree); child !== undefined; [child] = childElements(child))
    deepest = child;
  expect(locationOf(deepest).length).toBeLessThan(levels * 300);
});

test('quotations of the document are shortened in the middle, in rules and in reasons why a rule cannot be judged', () => {
  const rules = `<pattern><rule context="*">
    <assert id="own-1" test="false()">The text is <value-of select="."/>.</assert><assert id="own-2" test="number(xs:decimal(.)) = 1">-</assert></rule></pattern>`;
  const hostile = withChildren(`${'<a>'.repeat(200)}${'x'.repeat(90_000)}${'</a>'.repeat(200)}`);
  const { issues } = validateUbl(hostile, { ruleSets: [ownRuleSet(rules)] });
  expect(ofRule('own-1', issues)).toHaveLength(100);
  expect(ofRule('own-2', issues)).toHaveLength(100);
  expect(ofRule('own-1', issues)[0]?.message).toMatch(/^The text is .*…x+\.$/);
  expect(Math.max(...issues.map((issue) => JSON.stringify(issue).length))).toBeLessThan(20_000);
});
