import { describe, expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';
import { createCompiledEngine } from '../../../src/schematron/compiled/engine.ts';
import { evaluateRules } from '../../../src/schematron/compiled/evaluate.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { bothEngines } from '../both-engines.ts';
import { treeOf } from '../compiled/evaluate-xpath.ts';

const rule = (context: string, id = 'r', test = 'false()') =>
  `<rule context="${context}"><assert id="${id}" test="${test}">-</assert></rule>`;
const schemaOf = (...patterns: readonly (readonly string[])[]) =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><let name="c" value="'c1'"/>${patterns.map((rules) => `<pattern>${rules.join('')}</pattern>`).join('')}</schema>`;
const schema = (...rules: readonly string[]) => schemaOf(rules);

const order =
  '<?style a?><!--top--><o id="1">x<!--c1--><line n="2">y</line>z<!--c2--><?go on?><line/></o><!--end-->';

/** Patterns with what each finds. */
const patterns: readonly (readonly [fact: string, rules: readonly string[], found: readonly string[]])[] = [
  [
    'the nodes that a rule leaves are those of the next one',
    [rule("comment()[. = 'top']", 'a'), rule('node()', 'b', "string(.) = '0'")],
    [
      'b /processing-instruction(style)[1]',
      'a /comment()[1]',
      'b /o',
      'b /o/text()[1]',
      'b /o/comment()[1]',
      'b /o/line[1]',
      'b /o/line[1]/text()[1]',
      'b /o/text()[2]',
      'b /o/comment()[2]',
      'b /o/processing-instruction(go)[1]',
      'b /o/line[2]',
      'b /comment()[2]',
    ],
  ],
  [
    'position() counts the child elements of a parent',
    [rule('line', 'c', 'position() != 2'), rule('*', 'root', 'position() = 1')],
    ['c /o/line[2]'],
  ],
  [
    'and its attributes first, in a pattern with rules about attributes',
    [rule('line', 'd', 'position() != 2'), rule('@x')],
    ['d /o/line[1]'],
  ],
  ['it is 1 for the document', [rule('/', 'e', 'position() = 1')], []],
  ['and not another', [rule('/', 'f', 'position() != 1')], ['f /']],
];

// SaxonJS takes a second for a schema, and as long for all patterns together.
test.each(bothEngines(schemaOf(...patterns.map(([, rules]) => rules))))(
  'In $name each pattern is judged by itself',
  (engine) => {
    const { failed } = engine.judge({ root: treeOf(order), xml: order }, 'billing');
    expect(failed.map(({ id, location }) => `${id} ${location.replaceAll('Q{}', '')}`)).toEqual(
      patterns.flatMap(([, , found]) => found),
    );
  },
);

describe('a rule on texts, comments or processing instructions', () => {
  test('that cannot be evaluated says so', () => {
    const rules = schema(rule('comment()[number(.) + (. * 1) = 1]'));
    const { outcome, findings } = compileSchematron(rules).judge(order);
    expect([outcome, findings.length, findings[0]?.kind]).toEqual(['not-judged', 4, 'not-judged']);
  });

  test('has its variables, messages, diagnostics and subject', () => {
    const { findings, svrl } = compileSchematron(
      `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern>
<rule context="o/comment() | line/@n | o/text()"><let name="whole" value="concat(name(..), ' ', .)"/>
<assert id="r" test="false()" diagnostics="d" subject="..">In <value-of select="$whole"/> after <value-of select="count(preceding-sibling::node())"/></assert></rule>
</pattern><diagnostics><diagnostic id="d"><name/>|<name path=".."/></diagnostic></diagnostics></schema>`,
    ).judge(order);
    expect(
      findings.map(({ text, location, line, diagnostics }) => [text, location, line, diagnostics[0]?.text]),
    ).toEqual([
      ['In o x after 0', '/Q{}o', 1, '|o'],
      ['In o c1 after 1', '/Q{}o', 1, '|o'],
      ['In line 2 after 0', '/Q{}o/Q{}line[1]', 1, 'n|line'],
      ['In o z after 3', '/Q{}o', 1, '|o'],
      ['In o c2 after 4', '/Q{}o', 1, '|o'],
    ]);
    expect(svrl).toContain('location="/Q{}o"');
  });

  test('does not fire where a stylesheet does not visit its nodes', () => {
    const stylesheet = (select: string) =>
      `<xsl:stylesheet xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="2.0">
<xsl:template match="node()" mode="M1" priority="1000"><svrl:fired-rule context="-"/><xsl:if test="true()"><svrl:successful-report test="-" id="r"/></xsl:if><xsl:apply-templates select="${select}" mode="M1"/></xsl:template></xsl:stylesheet>`;
    const found = (select: string) =>
      createCompiledEngine(evaluateRules(readSchematron('own.xslt', () => stylesheet(select), [])))
        .judge({ root: treeOf(order) }, 'billing')
        .failed.map(({ location }) => location.replaceAll('Q{}', ''));
    expect(found('*')).toEqual(['/o', '/o/line[1]', '/o/line[2]']);
    expect(found('*|comment()')).toHaveLength(9);
    expect(found('node()')).toHaveLength(12);
  });
});

describe('position() of the node of a rule', () => {
  test('is known in variables and messages too', () => {
    const { findings } = compileSchematron(
      schema(
        '<rule context="line"><let name="at" value="position()"/><assert id="r" test="$at = 1">Line <value-of select="position()"/>, <value-of select="$at"/></assert></rule>',
      ),
    ).judge(order);
    expect(findings.map(({ text }) => text)).toEqual(['Line 2, 2']);
  });

  test('is refused among texts and comments', () => {
    for (const other of ['text()', 'comment()'])
      expect(() => compileSchematron(schema(rule('line', 'r', 'position() != 2'), rule(other)))).toThrow(
        'position() is not known here',
      );
  });
});
