import { expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';

const order = '<order id="7"><line id="8">a</line></order>';

const texts = (context: string) =>
  compileSchematron(`<schema xmlns="http://purl.oclc.org/dsdl/schematron">
    <pattern><rule context="${context}"><let name="text" value="string()"/>
      <assert id="a" test="false()" diagnostics="d"><value-of select="name()"/> in <name path=".."/>: <value-of select="$text"/></assert>
    </rule></pattern>
    <diagnostics><diagnostic id="d"><value-of select="count(ancestor::*)"/> above</diagnostic></diagnostics></schema>`)
    .judge(order)
    .findings.map(({ text, diagnostics }) => [text, ...diagnostics.map((each) => each.text)].join('; '));

test.each([
  ['line | @id', ['id in order: 7; 1 above', 'line in order: a; 1 above', 'id in line: 8; 2 above']],
  ['/ | order', ['in : a; 0 above', 'order in : a; 0 above']],
  ['/ | line/@id | order', ['in : a; 0 above', 'order in : a; 0 above', 'id in line: 8; 2 above']],
])('the messages of a rule on nodes of several kinds, %s, tell of each', (context, told) => {
  expect(texts(context)).toEqual(told);
});

test('so do its subjects', () => {
  const { findings } = compileSchematron(`<schema xmlns="http://purl.oclc.org/dsdl/schematron">
    <pattern><rule context="line | @id"><assert id="a" test="false()" subject="..">-</assert></rule></pattern></schema>`).judge(
    order,
  );
  expect(findings.map(({ location }) => location)).toEqual([
    '/Q{}order',
    '/Q{}order',
    '/Q{}order/Q{}line[1]',
  ]);
});
