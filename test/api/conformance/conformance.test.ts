import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ConformanceCase, compareVerdicts, countByRule } from '../../../src/api/conformance.ts';
import { convert } from '../../../src/api/convert.ts';
import { conformanceReport } from '../../../src/cli/commands/conformance.ts';
import { example } from '../../requests.ts';
import { isQuick } from '../../tier.ts';
import { withoutDirection } from '../../without-direction.ts';

const xml = convert(example('standard-invoice')).xml ?? '';
const withoutUuid = xml.replace(/<cbc:UUID>.*<\/cbc:UUID>/, '');
const twoDates = xml.replace(
  /<cbc:LineExtensionAmount currencyID="AED">450.00</,
  '<cbc:LineExtensionAmount currencyID="AED">x<',
);

function expecting(values: Partial<ConformanceCase>): ConformanceCase {
  return { id: 'one', profile: 'billing', failed: [], error: null, xml, ...values };
}

describe('comparing verdicts', () => {
  test.each([
    ['the same failed rules agree', { xml: withoutUuid, failed: ['ibr-193-ae'] }, true, [], []],
    [
      'a rule that ought to fail and does not is missed',
      { failed: ['ibr-193-ae'] },
      false,
      ['ibr-193-ae'],
      [],
    ],
    ['a rule that ought not to fail is a false alarm', { xml: withoutUuid }, false, [], ['ibr-193-ae']],
    [
      'a finding agrees where the reference run broke off',
      { xml: twoDates, failed: null, error: 'x' },
      true,
      [],
      [],
    ],
    ['no finding disagrees where the reference run broke off', { failed: null, error: 'x' }, false, [], []],
  ])('%s', (_, values: Partial<ConformanceCase>, agrees, missed, falseAlarms) => {
    expect(compareVerdicts(expecting(values))).toMatchObject({ agrees, missed, falseAlarms });
  });

  test('a rule whose context cannot be found is an alarm only where the reference found no failure', () => {
    const categoryTwice = xml.replaceAll('<cbc:ID>S</cbc:ID>', '<cbc:ID>S</cbc:ID><cbc:ID>S</cbc:ID>');
    const alarms = (failed: string[]) =>
      compareVerdicts(expecting({ xml: categoryTwice, failed })).falseAlarms;
    expect(alarms([])).toContain('pint-ae-rule-context');
    expect(alarms(['ibr-002'])).toEqual(alarms([]).filter((rule) => rule !== 'pint-ae-rule-context'));
  });

  test('if the reference run broke off, the failures known until then must be found, and more may be', () => {
    const brokenOff = (failed: string[] | null, document = withoutUuid) =>
      compareVerdicts(expecting({ xml: document, failed, error: 'x' }));
    expect(brokenOff(['ibr-193-ae'])).toStrictEqual({
      id: 'one',
      agrees: true,
      agreed: ['ibr-193-ae'],
      missed: [],
      falseAlarms: [],
      remark: null,
      error: 'x',
    });
    expect(brokenOff(['ibr-002'])).toMatchObject({ agrees: false, agreed: [], missed: ['ibr-002'] });
    expect(brokenOff(null)).toMatchObject({ agrees: true, agreed: [], falseAlarms: [] });
    expect(brokenOff(null, xml)).toMatchObject({
      agrees: false,
      remark: 'nothing-found',
    });
  });

  test('a document that could not be checked says so', () => {
    expect(compareVerdicts(expecting({ xml: '<Order>' }))).toMatchObject({
      agrees: false,
      remark: 'malformed',
    });
    expect(compareVerdicts(expecting({}))).toMatchObject({ agrees: true, agreed: [], remark: null });
  });

  test('rules are counted in the order of their numbers', () => {
    const comparison = (agreed: string[], missed: string[]) => ({
      ...compareVerdicts(expecting({})),
      agreed,
      missed,
    });
    const counts = countByRule([comparison(['ibr-10'], ['ibr-2']), comparison(['ibr-10'], [])]);
    expect([...counts]).toEqual([
      ['ibr-2', { agree: 0, missed: 1, falseAlarm: 0 }],
      ['ibr-10', { agree: 2, missed: 0, falseAlarm: 0 }],
    ]);
  });

  test('the report counts by rule and ends with the sum', () => {
    const comparisons = [
      compareVerdicts(expecting({ xml: withoutUuid, failed: ['ibr-193-ae'] })),
      compareVerdicts(expecting({ id: 'two', xml: withoutUuid })),
    ];
    expect(countByRule(comparisons).get('ibr-193-ae')).toEqual({ agree: 1, missed: 0, falseAlarm: 1 });
    expect(conformanceReport(comparisons, 'en').split('\n').slice(-3)).toEqual([
      'two: false alarm ibr-193-ae',
      'agree 1 of 2 documents',
      '',
    ]);
    const other = compareVerdicts(expecting({ xml: withoutUuid, failed: ['ibr-002', 'ibr-003'] }));
    expect(conformanceReport([other], 'en').split('\n')).toContain(
      'one: missed ibr-002, ibr-003; false alarm ibr-193-ae',
    );
    const broken = compareVerdicts(expecting({ xml, error: 'no date' }));
    expect(conformanceReport([broken], 'en').split('\n').slice(2)).toEqual([
      'one: the reference run stopped (no date) and ours finds nothing',
      'agree 0 of 1 document',
      '',
    ]);
    expect(withoutDirection(conformanceReport([...comparisons, broken], 'ar'))).toBe(
      [
        'القاعدة                         متفق        فائت  إنذار كاذب',
        'ibr-193-ae                         1           0           1',
        '',
        'two: إنذار كاذب: ibr-193-ae',
        'one: توقّف التشغيل المرجعي (no date) ولم نجد شيئاً',
        'اتفقت 1 من 3 مستندات',
        '',
      ].join('\n'),
    );
  });
});

const verdicts = resolve(
  import.meta.dirname,
  '../../../../shared/pint-ae/conformance/official-verdicts.ndjson',
);

if (!existsSync(verdicts)) console.log('The official verdicts are not here: their test is skipped.');

test.skipIf(!existsSync(verdicts))(
  'every document of the official verdicts gets the official verdict',
  () => {
    const cases: ConformanceCase[] = readFileSync(verdicts, 'utf8')
      .trim()
      .split('\n')
      .filter((_, at) => !isQuick || at % 6 === 0)
      .map((line) => JSON.parse(line));
    expect(cases.length).toBeGreaterThan(150);
    expect(cases.map((expected) => compareVerdicts(expected)).filter(({ agrees }) => !agrees)).toEqual([]);
  },
);
