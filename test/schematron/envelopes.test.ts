import { describe, expect, test } from 'vitest';
import { compileSchematron } from '../own-rules.ts';

const namespace = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader';
const envelope = (document: string) =>
  `<StandardBusinessDocument xmlns="${namespace}">\n<StandardBusinessDocumentHeader/>\n${document}\n</StandardBusinessDocument>`;
const schema = (rule: string, namespaces = '') =>
  compileSchematron(
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${namespaces}<pattern>${rule}</pattern></schema>`,
  );

describe('a document in an envelope', () => {
  const orders = schema(
    '<rule context="/order"><assert id="id" test="@id">An order has an id.</assert></rule>',
  );

  test('is judged as without, at its place in the text', () => {
    const { outcome, findings } = orders.judge(envelope('<order xmlns=""/>'));
    expect(outcome).toBe('invalid');
    expect(findings).toMatchObject([{ id: 'id', location: '/Q{}order', line: 3, column: 1 }]);
    expect(orders.judge(envelope('<order xmlns="" id="7"/>')).outcome).toBe('valid');
  });

  test('is left in it for rules about envelopes', () => {
    const rule =
      '<rule context="/e:StandardBusinessDocument"><assert id="one" test="count(*) = 2">x</assert></rule>';
    const envelopes = schema(rule, `<ns prefix="e" uri="${namespace}"/>`);
    expect(envelopes.judge(envelope('<order xmlns=""/>')).outcome).toBe('valid');
    expect(envelopes.judge('<order/>').outcome).toBe('not-judged');
  });
});
