import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { defaultRelease } from '../../src/api/option-shapes.ts';
import { embeddedRuleSet } from '../../src/api/published.ts';
import { compute, normalise, parseDocumentRequest, toUbl } from '../../src/api/steps.ts';
import { showResult } from '../../src/api/stored-result.ts';
import { validate } from '../../src/api/validate.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { versionsQuoted } from '../releases.ts';
import { example } from '../requests.ts';
import { readUbl, wrapUbl } from '../results.ts';

const request = example('standard-invoice');
const xml = convert(request).xml ?? '';
const { invoice } = normalise(request);
const computed = compute(invoice);

const ruleSetKind = 'a rule set such as loadRuleSet gives, or "pint-ae"';
const engineKind = 'an engine, which has a name and a function judge';

/** Each option with a value that it does not accept, and the message about that value. */
const mistakes: readonly (readonly [option: string, value: unknown, said: string])[] = [
  ['specification', {}, 'specification is {}, not a specification'],
  [
    'specification',
    { ...defaultSpecification, checks: 7 },
    'specification is an object, not a specification',
  ],
  ['specification', null, 'specification is null, not a specification'],
  ['language', 'fr', 'language is "fr", not one of "en", "ar"'],
  ['docsUrl', 'docs', 'docsUrl is "docs", not an address'],
  ['docsUrl', 'javascript:alert(1)', 'docsUrl is "javascript:alert(1)", not an address'],
  ['limits', { maxFindings: 0 }, 'limits.maxFindings is 0, which is less than 1'],
  ['limits', { maxFindingsPerRule: 1.5 }, 'limits.maxFindingsPerRule is 1.5, not a whole number'],
  ['strict', 1, 'strict is 1, not true or false'],
  ['ignoreAdvice', 'x', 'ignoreAdvice is "x", not a list'],
  ['ignoreAdvice', [7], 'ignoreAdvice[0] is 7, not a text'],
  ['today', '2026-13-01', 'today is "2026-13-01", not a date such as 2026-11-21'],
  ['engine', { name: 'x' }, `engine is an object, not ${engineKind}`],
  ['engine', { judge: () => undefined }, `engine is an object, not ${engineKind}`],
  ['release', 7, 'release is 7, not a text'],
  ['release', [], 'release is a list, not a list with an entry'],
  ['release', '1.0.33', `release is "1.0.33", not one of ${versionsQuoted} (did you mean 1.0.3?)`],
  ['ruleSets', [{}], `ruleSets[0] is {}, not ${ruleSetKind}`],
  ['ruleSets', embeddedRuleSet, 'ruleSets is an object, not a list'],
  ['ruleSets', ['x'], 'ruleSets[0] is "x", not "pint-ae"'],
  ...(['id', 'version', 'hash', 'engine'] as const).map(
    (member) =>
      [
        'ruleSets',
        [{ ...embeddedRuleSet, [member]: undefined }],
        `ruleSets[0] is an object, not ${ruleSetKind}`,
      ] as const,
  ),
  ['ruleSets', [{ ...embeddedRuleSet, engine: {} }], `ruleSets[0] is an object, not ${ruleSetKind}`],
  ['profile', 'b2b', 'profile is "b2b", not one of "billing", "selfbilling"'],
  ['structure', true, 'structure is true, not one of "on", "off"'],
  ['format', 'pdf', 'format is "pdf", not one of "json", "xml"'],
  ['documentType', 'Order', 'documentType is "Order", not one of '],
  ['limits', { maxBytes: 0 }, 'limits.maxBytes is 0, which is less than 1'],
  ['limits', { maxCharacters: 0 }, 'limits.maxCharacters is 0, which is less than 1'],
  ['limits', { maxLines: 0 }, 'limits.maxLines is 0, which is less than 1'],
  ['limits', { maxNodes: 0 }, 'limits.maxNodes is 0, which is less than 1'],
  ['limits', { maxAttributes: 0 }, 'limits.maxAttributes is 0, which is less than 1'],
  ['limits', { maxNesting: 0 }, 'limits.maxNesting is 0, which is less than 1'],
  ['limits', { maxNesting: 1e6 }, 'limits.maxNesting is 1000000, which is more than '],
];

/** Every function that takes options, by its name. */
const functions: Readonly<Record<string, (options: never) => unknown>> = {
  validateDocument: (options) => validateDocument(xml, options),
  validate: (options) => validate(request, options),
  convert: (options) => convert(request, options),
  validateUbl: (options) => validateUbl(xml, options),
  readUbl: (options) => readUbl(xml, options),
  normalise: (options) => normalise(request, options),
  compute: (options) => compute(invoice, options),
  toUbl: (options) => toUbl(computed, options),
  parseDocumentRequest: (options) => parseDocumentRequest(request, options),
  showResult: (options) => showResult({ form: 'ubl', outcome: 'valid', findings: [] }, options),
  wrapUbl: (options) => wrapUbl(xml, { id: '7', createdAt: '2026-01-31T08:00:00Z', ...(options as object) }),
};

describe('a wrong option is refused, with its allowed values', () => {
  test.each(mistakes)('%s: %j', (option, value, said) => {
    expect(() => validateDocument(xml, { [option]: value })).toThrow(TypeError);
    expect(() => validateDocument(xml, { [option]: value })).toThrow(`validateDocument: ${said}`);
  });

  test.each(Object.entries(functions))('by %s, and by its name', (name, call) => {
    const options = { specification: {} };
    expect(() => call(options as never)).toThrow(`${name}: specification is {}, not a specification`);
    expect(() => call({ colour: 'red' } as never)).toThrow(`${name}: there is no option colour`);
    expect(() => call({ specification: defaultSpecification } as never)).not.toThrow();
  });

  test('a document type of another specification, and advice that it does not have', () => {
    const specification = { ...defaultSpecification, documentTypes: { Bill: {} }, advice: [] };
    const said = (options: object) => {
      try {
        return normalise(request, { specification, ...options } as never) && '';
      } catch (error) {
        return String(error);
      }
    };
    expect(said({ documentType: 'Invoice' })).toContain('documentType is "Invoice", not "Bill"');
    expect(() =>
      validate(request, { specification, ignoreAdvice: ['pint-ae-advice-gtin'] } as never),
    ).toThrow('ignoreAdvice[0] is "pint-ae-advice-gtin", not one of');
    expect(() => validate(request, { ignoreAdvice: ['pint-ae-advice-gtin'] })).not.toThrow();
  });

  test('the id of another rule set than that of the specification', () => {
    const specification = { ...defaultSpecification, ruleSet: { ...embeddedRuleSet, id: 'own' } };
    expect(validate(request, { specification, ruleSets: ['own'] } as never).outcome).toBe('valid');
    expect(() => validate(request, { specification, ruleSets: ['pint-ae'] } as never)).toThrow(
      'ruleSets[0] is "pint-ae", not "own"',
    );
  });
});

test('A release that there is not is a mistake also where no specification can be given', () => {
  const { mistakes } = defaultRelease;
  expect([mistakes('9.9.9', 'release').length, mistakes('1.0.3', 'release').length]).toEqual([1, 0]);
});
