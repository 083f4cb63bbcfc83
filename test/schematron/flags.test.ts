import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { rulesIn } from '../../src/schematron/rules-refusal.ts';
import { loadSaxonRuleSet, withSaxon } from '../../src/schematron/saxon.ts';
import { loadRuleSet, ownFile, schemaOf } from '../own-rules.ts';
import { example } from '../requests.ts';
import { remove } from './edits.ts';
import { fixture } from './judge.ts';

/** Rules of a publisher that fail on every document, each with its attributes. */
function ruleSetFile(...asserts: readonly string[]) {
  const rules = asserts.map((attributes) => `<assert ${attributes} test="false()">Never.</assert>`).join('');
  return ownFile(schemaOf(`<pattern><rule context="/*">${rules}</rule></pattern>`));
}

const ids = (issues: readonly { readonly rule: string; readonly severity: string }[]) =>
  issues.map(({ rule, severity }) => `${severity} ${rule}`);

describe('what a publisher flags as a warning or information', () => {
  const file = rulesIn(withSaxon(ruleSetFile('id="mild" flag="warning"', 'id="milder" role="INFORMATION"')));

  test.each([
    ['compiled', loadRuleSet(file)],
    ['SaxonJS', rulesIn(loadSaxonRuleSet(file))],
  ])('leaves a document valid and is listed among the warnings: %s', (_, ruleSet) => {
    // PINT has the terms of delivery elsewhere, which is a warning.
    const ubl = validateUbl(remove('cac:DeliveryTerms')(fixture('invoice')), { ruleSets: [ruleSet] });
    expect([ubl.outcome, ubl.issues]).toEqual(['valid', []]);
    expect(ids(ubl.warnings)).toEqual(['warning mild', 'information milder']);

    const request = validate(example('standard-invoice'), { ruleSets: [ruleSet] });
    expect([request.outcome, request.issues]).toEqual(['valid', []]);
    expect(ids(request.warnings)).toEqual(expect.arrayContaining(['warning mild', 'information milder']));
  });

  test('does not hide findings that are fatal or not flagged', () => {
    const ruleSet = loadRuleSet(
      ruleSetFile('id="a" flag="fatal"', 'id="b"', 'id="c" flag="warning"', 'id="c" flag="fatal"'),
    );
    const { outcome, issues, warnings } = validateUbl(fixture('invoice'), { ruleSets: [ruleSet] });
    expect(outcome).toBe('invalid');
    expect(ids(issues)).toEqual(['error a', 'error b', 'error c', 'error c']);
    expect(warnings).toEqual([]);
  });
});
