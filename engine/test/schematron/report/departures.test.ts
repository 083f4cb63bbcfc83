import { expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';

const schema = (content: string) =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${content}</schema>`;

const judged = (content: string) => compileSchematron(schema(content)).judge('<order/>');

const abstractRule = '<rule abstract="true" id="none"><assert test="false()">It fails.</assert></rule>';
const extending = '<pattern>\n<rule context="order"><extends rule="none"/></rule></pattern>';

test('An abstract rule of another pattern is applied, and told as a departure from the standard', () => {
  const { outcome, notices } = judged(`<pattern>${abstractRule}</pattern>${extending}`);
  expect(outcome).toBe('invalid');
  expect(notices).toEqual([{ kind: 'abstract-rule', file: 'schema.sch', line: 2, expression: 'none' }]);
});

test('An abstract rule of the same pattern, or of sch:rules, is no departure', () => {
  const inPattern = `<pattern>${abstractRule}<rule context="order"><extends rule="none"/></rule></pattern>`;
  expect(judged(inPattern)).toMatchObject({ outcome: 'invalid', notices: [] });
  expect(judged(`<rules>${abstractRule}</rules>${extending}`)).toMatchObject({
    outcome: 'invalid',
    notices: [],
  });
});

test('An abstract rule may have its id as xml:id', () => {
  const content = `<pattern>${abstractRule.replace(' id=', ' xml:id=')}<rule context="order"><extends rule="none"/></rule></pattern>`;
  expect(judged(content).outcome).toBe('invalid');
});

test('An abstract pattern that is instantiated twice departs once', () => {
  const content = `<pattern>${abstractRule}</pattern><pattern abstract="true" id="p"><rule context="order"><extends rule="none"/></rule></pattern><pattern is-a="p"/><pattern is-a="p"/>`;
  expect(judged(content).notices).toHaveLength(1);
});

test('A pattern that repeats a variable of the schema is told; one with another value is refused', () => {
  const variable = (value: string) =>
    `<let name="most" value="1"/><pattern><let name="most" value="${value}"/><rule context="order"><assert test="$most = 1">One.</assert></rule></pattern>`;
  expect(judged(variable('1'))).toMatchObject({
    outcome: 'valid',
    notices: [{ kind: 'variable', file: 'schema.sch', line: 1, expression: 'most' }],
  });
  expect(() => judged(variable('2'))).toThrow('most is declared twice');
});
