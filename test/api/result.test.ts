import { describe, expect, test } from 'vitest';
import { resultOf, type UnwordedResult, verdictInWords } from '../../src/api/result.ts';
import { validateRequest } from '../../src/api/validate-request.ts';
import type { Finding } from '../../src/core/findings/finding.ts';
import { messagesOf, noMessages } from '../../src/core/messages/message.ts';
import type { RuleSet } from '../../src/core/specification/rule-set.ts';
import { messagesFor } from '../../src/specification/texts.ts';

const engine = { name: 'none', judge: () => ({ failed: [], unjudged: [] }) };

function ruleSet(id: string, others: Partial<RuleSet> = {}): RuleSet {
  return { id, version: '1', validFrom: null, validTo: null, hash: `hash of ${id}`, engine, ...others };
}

/** Messages that explain a single rule. */
const explaining = (rule: string, message: string) =>
  messagesOf(
    {
      own: {
        topic: {
          [rule]: {
            title: { en: 'Title', ar: 'عنوان' },
            message: { en: message, ar: `${message} (ع)` },
            hint: { en: 'Do it.', ar: 'افعله.' },
            terms: ['IBT-001'],
            fields: [],
          },
        },
      },
    },
    noMessages,
  );

const finding = (others: Partial<Finding> = {}): Finding => ({
  rule: 'ibr-002',
  severity: 'error',
  path: '',
  foundBy: 'checks',
  ...others,
});

const messages = messagesFor({});

const validated = (others: Partial<UnwordedResult> = {}): UnwordedResult => ({
  findings: [],
  unlisted: new Map(),
  completed: true,
  ruleSets: [ruleSet('own')],
  adjustments: [],
  messages,
  facts: { totals: null, kind: 'Invoice', profile: 'billing', typeCode: '380' },
  ...others,
});

const nothing = {
  valid: false,
  issues: [],
  warnings: [],
  ruleSet: null,
  adjustments: [],
  totals: null,
  kind: null,
  profile: null,
  typeCode: null,
};

describe('the result of a document that was judged', () => {
  test('has all that is known of the document, and names the rule set that judged', () => {
    expect(resultOf(validated(), {})).toStrictEqual({
      ...nothing,
      valid: true,
      outcome: 'valid',
      ruleSet: { id: 'own', version: '1', validFrom: null, validTo: null, hash: 'hash of own' },
      kind: 'Invoice',
      profile: 'billing',
      typeCode: '380',
    });
    expect(resultOf(validated({ ruleSets: [] }), {}).ruleSet).toBeNull();
    const several = resultOf(validated({ ruleSets: [ruleSet('a'), ruleSet('b')] }), {});
    expect([several.ruleSet?.id, several.ruleSets?.map(({ id }) => id)]).toEqual(['a', ['a', 'b']]);
  });
});

describe('the message of a rule in a rule set', () => {
  const told = (found: Partial<Finding>, ruleSets: readonly RuleSet[]) => {
    const findings = [finding({ assertion: 'Own words.', ...found })];
    return resultOf(validated({ findings, ruleSets }), {}).issues[0]?.message;
  };
  const withTexts = ruleSet('own', { messages: explaining('ibr-002', 'As the publisher has it.') });

  test('is what its rule set says about it, otherwise its own words, never the message of another set for the same id', () => {
    expect(told({ foundBy: 'schematron' }, [withTexts])).toBe('As the publisher has it.');
    expect(told({ foundBy: 'schematron' }, [ruleSet('silent')])).toBe('Own words.');
    expect(told({ foundBy: 'schematron' }, [])).toBe('Own words.');
    expect(told({ foundBy: 'checks' }, [withTexts])).toMatch(/number/i);
  });

  test('comes, of several rule sets, from the one of the finding', () => {
    const other = ruleSet('other', { messages: explaining('ibr-002', 'As another has it.') });
    const both = [withTexts, other];
    expect(told({ foundBy: 'schematron', ruleSet: 'other 1' }, both)).toBe('As another has it.');
    expect(told({ foundBy: 'schematron', ruleSet: 'own 1' }, both)).toBe('As the publisher has it.');
    expect(told({ foundBy: 'schematron' }, both)).toBe('As the publisher has it.');
  });

  test('is in the requested language, even in a verdict that was kept', () => {
    const verdict = { outcome: 'invalid', findings: [finding({ foundBy: 'schematron' })] } as const;
    expect(verdictInWords(verdict, [withTexts], { language: 'ar' })).toStrictEqual({
      ...nothing,
      outcome: 'invalid',
      issues: [
        {
          rule: 'ibr-002',
          message: 'As the publisher has it. (ع)',
          hint: 'افعله.',
          severity: 'error',
          path: '',
          terms: ['IBT-001'],
        },
      ],
    });
    const mild = { outcome: 'valid', findings: [finding({ severity: 'warning' })] } as const;
    expect(verdictInWords(mild, [], {})).toMatchObject({
      valid: true,
      outcome: 'valid',
      issues: [],
      warnings: [{ rule: 'ibr-002' }],
    });
  });
});

describe('a finding has a fix', () => {
  const remedied = finding({ path: 'seller.name', remedy: { value: 'A' } });
  const fixIn = (request: unknown, found = remedied) =>
    resultOf(validated({ findings: [found], request }), {}).issues[0];

  test('but not if the request throws when it is read again', () => {
    const throwing = {
      get seller(): never {
        throw new Error('not today');
      },
    };
    expect(fixIn(throwing)).toMatchObject({ rule: 'ibr-002' });
    expect(fixIn(throwing)).not.toHaveProperty('fix');
  });
});

test.each([[null], [[]], ['text'], [7]])(
  'a document type from the caller does not turn %j into a request',
  (request) => {
    const { outcome, issues } = validateRequest(request, { documentType: 'Invoice' });
    expect(outcome).toBe('malformed');
    expect(issues).toMatchObject([
      {
        path: '',
        message: expect.stringMatching(/^The request (must be an object, not|is a text, not an object)/),
      },
    ]);
  },
);
