import { expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';

const rule = (context: string, check = 'true()') =>
  `<rule context="${context}"><assert id="${check.length}" test="${check}">-</assert></rule>`;
const verdict = (document: string, ...rules: readonly string[]) =>
  compileSchematron(
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><ns prefix="o" uri="urn:o"/>
      ${rules.map((each) => `<pattern>${each}</pattern>`).join('')}</schema>`,
  ).judge(document).outcome;

const general = rule('//*[not(*)]', 'normalize-space()');

test.each<readonly [why: string, document: string, rules: readonly string[], outcome: string]>([
  [
    'a rule on every element says nothing of its kind',
    '<other>x</other>',
    [rule('/order'), general],
    'not-judged',
  ],
  [
    'nor does one on an element of its vocabulary',
    '<other><id>x</id></other>',
    [rule('/order'), rule('id')],
    'not-judged',
  ],
  ['a breach of such a rule is one', '<other/>', [rule('/order'), general], 'invalid'],
  ['the root has its namespace', '<order>x</order>', [rule('/o:order/line'), general], 'not-judged'],
  [
    'the root is named in one alternative',
    '<credit>x</credit>',
    [rule('/order | /credit[id]'), general],
    'valid',
  ],
  ['a context may name it without /', '<other>x</other>', [rule('/order'), rule('other')], 'valid'],
  ['and in a condition', '<other><id>x</id></other>', [rule('/order'), rule('id[parent::other]')], 'valid'],
  [
    'or as a text',
    '<other xmlns="urn:x">x</other>',
    [rule("/*[local-name() = 'other']"), rule('/order'), general],
    'valid',
  ],
  [
    'any name of a namespace',
    '<o:other xmlns:o="urn:o">x</o:other>',
    [rule('/o:*'), rule('/order')],
    'valid',
  ],
  ['a name of any namespace', '<other xmlns="urn:x">x</other>', [rule('/*:other'), rule('/order')], 'valid'],
  [
    'where no context begins at the root, any root may hold the elements',
    '<other><line>x</line></other>',
    [rule('line'), general],
    'valid',
  ],
])(
  'a document is valid only if its root is one that the contexts name: %s',
  (_, document, rules, outcome) => {
    expect(verdict(document, ...rules)).toBe(outcome);
  },
);
