import { expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';
import { schema } from '../schema-text.ts';

const judged = (content: string) => compileSchematron(schema(content)).judge('<order/>');

const abstractRule = '<rule abstract="true" id="none"><assert test="false()">It fails.</assert></rule>';
const extendsIt = '<rule context="order"><extends rule="none"/></rule>';
const noticeIn = (line: number) => ({ kind: 'abstract-rule', file: 'schema.sch', line, expression: 'none' });

test.each([
  [
    'of another pattern is a departure from the standard',
    `<pattern>${abstractRule}</pattern>\n<pattern>${extendsIt}</pattern>`,
    [noticeIn(3)],
  ],
  ['of the same pattern is none', `<pattern>${abstractRule}${extendsIt}</pattern>`, []],
  ['of sch:rules is none', `<rules>${abstractRule}</rules><pattern>${extendsIt}</pattern>`, []],
  [
    'may have its id as xml:id',
    `<pattern>${abstractRule.replace(' id=', ' xml:id=')}${extendsIt}</pattern>`,
    [],
  ],
  [
    'that an abstract pattern extends departs once',
    `<pattern>${abstractRule}</pattern><pattern abstract="true" id="p">${extendsIt}</pattern><pattern is-a="p"/><pattern is-a="p"/>`,
    [noticeIn(2)],
  ],
])('An abstract rule %s, and is applied', (_, content, notices) => {
  expect(judged(content)).toMatchObject({ outcome: 'invalid', notices });
});

test('A pattern that repeats a variable of the schema is told; one with another value is refused', () => {
  const variable = (value: string) =>
    `<let name="most" value="1"/><pattern><let name="most" value="${value}"/><rule context="order"><assert test="$most = 1">One.</assert></rule></pattern>`;
  expect(judged(variable('1'))).toMatchObject({
    outcome: 'valid',
    notices: [{ kind: 'variable', file: 'schema.sch', line: 2, expression: 'most' }],
  });
  expect(() => judged(variable('2'))).toThrow('most is declared twice');
});
