import { arabicReason } from 'schematron-compiler/arabic-reasons';
import { reasonText } from 'schematron-compiler/reasons';
import { expect, test } from 'vitest';
import { compileSchematron } from '../../src/schematron/index.ts';
import texts from '../../src/schematron/messages/rule-sets.json' with { type: 'json' };
import { loadSaxonRuleSet } from '../../src/schematron/saxon.ts';
import { ownFile, schemaOf } from '../own-rules.ts';

const rule = '<rule context="*"><assert id="a" test="true()">-</assert></rule>';
const ruleSet = ownFile(schemaOf(`<pattern>${rule}</pattern>`));

const refused: Readonly<Record<keyof typeof texts, unknown>> = {
  otherFormat: null,
  otherAt: { ...ruleSet, version: 1 },
  withoutSaxon: ruleSet,
  unreadableStylesheet: { ...ruleSet, stylesheet: 'AAAA' },
};

test.each(Object.entries(refused))('a rule set is refused in both languages: %s', (name, file) => {
  const reason = reasonOf(loadSaxonRuleSet(file));
  const { en } = texts[name as keyof typeof texts];
  expect(reasonText(reason)).toBe(en.replace('{format}', 'pint-ae-rule-set-2').replace('{place}', 'version'));
  expect(reasonText(reason)).not.toMatch(/\p{sc=Arab}/u);
  expect(arabicReason(reason)).toMatch(/\p{sc=Arab}{2}/u);
});

function reasonOf(loaded: ReturnType<typeof loadSaxonRuleSet>) {
  if (loaded.ok) throw new Error('it was not refused');
  return loaded.failure.reason;
}

test('a schema is refused with the place and the expression, as data', () => {
  const schema = (rest: string) =>
    compileSchematron(
      `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">\n${rest}</schema>`,
    );
  const refused = schema('<pattern><rule context="a"><assert id="a" test="1 +">-</assert></rule></pattern>');
  expect(refused).toMatchObject({
    ok: false,
    failure: {
      file: 'schema.sch',
      line: 2,
      expression: '1 + (at its end)',
      message: expect.stringMatching(/^schema\.sch:2: /),
    },
  });
  expect(structuredClone(refused)).toEqual(refused);
  const { failure } = schema('<pattern is-a="none"/>') as Extract<typeof refused, { readonly ok: false }>;
  expect(failure).toMatchObject({ file: 'schema.sch', line: 2 });
  expect(failure).not.toHaveProperty('expression');
});
