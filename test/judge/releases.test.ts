import { describe, expect, test } from 'vitest';
import { release } from '../../rules/ae/releases/index.ts';
import type { Engine } from '../../src/core/specification/engine.ts';
import {
  convert,
  showResult,
  storeResult,
  type ValidateRequestOptions,
  validate,
  validateDocument,
  validateUbl,
} from '../../src/index.ts';
import { saxonEngine } from '../../src/schematron/saxon.ts';
import { releaseOn, versions, versionsQuoted } from '../releases.ts';
import { example } from '../requests.ts';

const by103: ValidateRequestOptions = { release: '1.0.3' };
const rulesOf = (request: unknown, options: ValidateRequestOptions) =>
  validate(request, options).issues.map(({ rule, path }) => `${rule} ${path}`);

describe('a document is judged', () => {
  test('by the release that was chosen, which the result names', () => {
    expect(versions).toEqual(expect.arrayContaining(['1.0.3', '1.0.4']));
    for (const version of versions) {
      const result = validate(example('standard-invoice'), { release: version });
      expect(result).toMatchObject({ valid: true, ruleSet: { id: 'pint-ae', version } });
    }
  });

  test('by the default release, if none was chosen', () => {
    const named = validate(example('standard-invoice'), { release: release.version });
    expect(validate(example('standard-invoice'))).toEqual(named);
  });

  test.each([
    ['2026-03-24', '1.0.3'],
    ['2026-05-24', '1.0.3'],
    ['2026-05-25', '1.0.4'],
    ['2030-01-01', releaseOn('2030-01-01')],
  ])('by the release of its issue date, on %s by %s', (issueDate, version) => {
    const request = { ...example('standard-invoice'), issueDate };
    expect(validate(request, { release: ['1.0.3', '1.0.4'] }).ruleSet?.version).toBe(version);
    const { xml } = convert(request);
    expect(validateUbl(xml ?? '', { release: ['1.0.3', '1.0.4'] }).ruleSet?.version).toBe(version);
  });

  test('by the default release, if it has no issue date to choose by', () => {
    const { xml } = convert(example('standard-invoice'));
    const undated = String(xml).replace(/<cbc:IssueDate>.*<\/cbc:IssueDate>/, '');
    const { ruleSet, issues } = validateUbl(undated, { release: ['1.0.3', '1.0.4'] });
    expect(ruleSet?.version).toBe(release.version);
    expect(issues.map(({ rule }) => rule)).toContain('ibr-003');
  });

  test.each([
    ['0.0.1', `release is "0.0.1", not one of ${versionsQuoted}`],
    ['', `release is "", not one of ${versionsQuoted}`],
    [['0.0.1'], `release[0] is "0.0.1", not one of ${versionsQuoted}`],
    [[], 'release is a list, not a list with an entry'],
  ])('by no release that does not exist: %j', (release, said) => {
    expect(() => validate(example('standard-invoice'), { release })).toThrow(said);
  });

  test('by SaxonJS with the rules of the release too', () => {
    const { issues } = validate(example('export-usd'), { ...by103, engine: saxonEngine });
    expect(issues.map(({ rule, path }) => `${rule} ${path}`)).toEqual(['ibr-126 currency']);
  });

  test('by no engine that cannot run the rules of the release', () => {
    const engine: Engine = { name: 'own', judge: () => ({ failed: [], unjudged: [] }) };
    const { outcome, issues } = validate(example('standard-invoice'), { ...by103, engine });
    expect(outcome).toBe('not-judged');
    expect(issues[0]?.message).toBe('The engine that was chosen cannot run the rules pint-ae 1.0.3.');
  });
});

describe('by 1.0.3', () => {
  test('no document in another currency than AED is valid, and the finding says why', () => {
    const { valid, issues } = validate(example('export-usd'), by103);
    expect(valid).toBe(false);
    expect(issues.map(({ rule, path }) => `${rule} ${path}`)).toEqual(['ibr-126 currency']);
    expect(issues[0]?.message).toContain('its lines must give amounts in AED; release 1.0.3 refuses amounts');
  });

  test('such a document is not written otherwise', () => {
    expect(convert(example('export-usd'), by103).xml).toBe(convert(example('export-usd')).xml);
  });

  test('its UBL fails on the amounts of the lines', () => {
    const { xml } = convert(example('export-usd'));
    const { issues } = validateUbl(xml ?? '', by103);
    expect(new Set(issues.map(({ rule }) => rule))).toEqual(new Set(['ibr-126']));
    expect(issues[0]?.location).toContain('cac:ItemPriceExtension');
    expect(issues[0]?.message).toContain('release 1.0.3 allows no exception');
  });

  test.each([
    ['a currency that it still had', 'BGN', ['ibr-126 currency']],
    ['a currency that it did not have yet', 'XCG', ['ibr-cl-04 currency', 'ibr-126 currency']],
  ])('%s', (_, currency, rules) => {
    const request = { ...example('export-usd'), currency, currencyExchangeRate: 2 };
    expect(rulesOf(request, by103)).toEqual(rules);
  });

  test('a credit note must not name the means of payment', () => {
    const paid = { ...example('credit-note'), paymentMode: '10' };
    expect(validate(paid).valid).toBe(true);
    expect(rulesOf(paid, by103)).toEqual(['ibr-191-ae paymentMode']);
  });

  test('an invoice that is paid already is refused', () => {
    const paid = { ...example('standard-invoice'), legalMonetaryTotal: null, prepaidAmount: 11125.8 };
    expect(validate(paid).valid).toBe(true);
    expect(rulesOf(paid, by103)).toEqual(['ibr-127-ae dueDate']);
  });

  test('a stored verdict keeps the release, for its words', () => {
    const judged = validateDocument(JSON.stringify(example('export-usd')), by103);
    const kept = JSON.parse(JSON.stringify(storeResult(judged)));
    expect(kept.release).toBe('1.0.3');
    for (const language of ['en', 'ar'] as const)
      expect(showResult(kept, { language }).issues).toEqual(
        validate(example('export-usd'), { ...by103, language }).issues,
      );
  });
});
