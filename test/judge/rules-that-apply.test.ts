import { describe, expect, test } from 'vitest';
import { validateUbl } from '../../src/index.ts';
import { ownRuleSet } from '../own-rules.ts';
import { fixture } from '../schematron/fixture.ts';

const rulesOn = (context: string, appliesTo?: string) =>
  ownRuleSet(
    `<ns prefix="ubl" uri="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/><ns prefix="cbc" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"/><pattern><rule context="${context}"><assert id="own-1" test="true()">-</assert></rule></pattern>`,
    { version: '7', appliesTo },
  );
const outcomeUnder = (ruleSet: ReturnType<typeof rulesOn>) => {
  const { valid, outcome, issues } = validateUbl(fixture('invoice'), { ruleSets: [ruleSet] });
  return [valid, outcome, ...issues.map(({ message }) => message)];
};

describe('a document is not valid by rules that do not apply to it', () => {
  const notAbout =
    'The rules own 7 are not about this document (Invoice, CustomizationID urn:peppol:pint:billing-1@ae-1): none of them applies.';

  test('if no rule found anything to judge', () => {
    expect(outcomeUnder(rulesOn('order'))).toEqual([false, 'not-judged', notAbout]);
    expect(outcomeUnder(rulesOn('ubl:Invoice'))).toEqual([true, 'valid']);
    expect(outcomeUnder(rulesOn('/'))).toEqual([true, 'valid']);
  });

  test('if the contexts begin at other root elements, whatever the rules on any element found', () => {
    expect(outcomeUnder(rulesOn('/ubl:CreditNote | //*'))).toEqual([false, 'not-judged', notAbout]);
    expect(outcomeUnder(rulesOn('/ubl:Invoice | //*'))).toEqual([true, 'valid']);
  });

  test('if the condition on its documents in the rule set does not hold', () => {
    expect(outcomeUnder(rulesOn('ubl:Invoice', '/ubl:Invoice/cbc:CustomizationID'))).toEqual([true, 'valid']);
    expect(outcomeUnder(rulesOn('ubl:Invoice', "/ubl:Invoice[cbc:CustomizationID = 'urn:other']"))).toEqual([
      false,
      'not-judged',
      notAbout,
    ]);
  });

  test('if that condition cannot be evaluated, which is reported', () => {
    expect(outcomeUnder(rulesOn('ubl:Invoice', '/*/cbc:ID + 1 = 2'))).toEqual([
      false,
      'not-judged',
      'It cannot be decided whether own 7 apply to /: FORG0001: "RF-2025-0612" is not a valid xs:double',
    ]);
  });

  test('and a condition that is not XPath is refused', () => {
    expect(() => rulesOn('ubl:Invoice', '/ubl:Invoice[')).toThrow('appliesTo:1: expected an expression');
  });
});
