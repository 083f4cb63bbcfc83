import { describe, expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';
import { createCompiledEngine } from '../../../src/schematron/compiled/engine.ts';
import { evaluateRules } from '../../../src/schematron/compiled/evaluate.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { treeOf } from '../compiled/evaluate-xpath.ts';

const schema = (content: string) =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2"><ns prefix="u" uri="urn:own"/>${content}</schema>`;
const stylesheet = (content: string) =>
  `<xsl:stylesheet xmlns:svrl="http://purl.oclc.org/dsdl/svrl" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:u="urn:own" version="2.0">${content}</xsl:stylesheet>`;
const template = (match: string, content: string, priority = 1000) =>
  `<xsl:template match="${match}" mode="M1" priority="${priority}"><svrl:fired-rule context="${match}"/>${content}<xsl:apply-templates select="@*|*" mode="M1"/></xsl:template>`;
const finding = (id: string, kind = 'failed-assert') =>
  `<svrl:${kind} test="-"><xsl:attribute name="id">${id}</xsl:attribute></svrl:${kind}>`;
const rule = (context: string, ...asserts: readonly string[]) =>
  `<rule context="${context}">${asserts.join('')}</rule>`;
const assert = (id: string, condition: string) => `<assert id="${id}" test="${condition}">-</assert>`;
const pattern = (...rules: readonly string[]) => `<pattern>${rules.join('')}</pattern>`;

function failed(source: string, xml: string, clock?: () => string, phase?: string): string[] {
  const file = source.includes('<xsl:stylesheet') ? 'own.xslt' : 'own.sch';
  const engine = createCompiledEngine(evaluateRules(readSchematron(file, () => source, [], { phase })), {
    clock,
  });
  const { failed, unjudged } = engine.judge({ root: treeOf(xml) }, 'billing');
  return [
    ...failed.map(({ id, location }) => `${id} ${location}`),
    ...unjudged.map(({ id, reason }) => `${id} not judged: ${reason}`),
  ];
}

const order = `<o n="3"><line id="1"><ref>2</ref></line><line id="2"><ref>9</ref><ref/></line><other id="3"/></o>`;

describe('key()', () => {
  const keyed = (test: string) =>
    schema(
      `<xsl:key name="by-id" match="line | other" use="@id"/><let name="wanted" value="'1', '2'"/>${pattern(rule('line', assert('known', test)))}`,
    );

  test('finds the elements by their value', () => {
    expect(failed(keyed("key('by-id', ref)"), order)).toEqual([`known /Q{}o/Q{}line[2]`]);
    expect(
      failed(keyed("count(key('by-id', $wanted)) = 2 and key('by-id', '3')/self::other"), order),
    ).toEqual([]);
  });

  test('finds an element once, though several of its values are asked for, or one that it has twice', () => {
    const key = `<xsl:key name="all" match="line" use="@id, @id, 'all'"/>`;
    const counted = "count(key('all', '1')) = 1 and count(key('all', ('2', '1', '1', 'all'))) = 2";
    expect(failed(schema(`${key}${pattern(rule('o', assert('once', counted)))}`), order)).toEqual([]);
  });

  test('compares by type: a number does not equal an untyped value', () => {
    expect(failed(keyed("not(key('by-id', 1))"), order)).toEqual([]);
  });

  test('may be declared several times by one name', () => {
    const keys =
      '<xsl:key name="any" match="line" use="@id"/><xsl:key name="any" match="ref | line" use="."/><xsl:key name="any" match="line" use="@id"/>';
    const named = (value: string, names: string) =>
      assert(`finds-${value}`, `string-join(key('any', '${value}')/name(), ' ') = '${names}'`);
    const asserts = [named('1', 'line'), named('2', 'line ref line'), named('9', 'line ref')];
    expect(failed(schema(keys + pattern(rule('o', ...asserts))), order)).toEqual([]);
    expect(failed(schema(keys + pattern(rule('o', named('2', 'line')))), order)).toEqual(['finds-2 /Q{}o']);
  });

  test.each(['@id', 'text()', 'line | ref/@id', 'o/node()'])(
    'a key of %s, which finds no elements, is refused',
    (match) => {
      const source = schema(
        `<xsl:key name="by" match="${match}" use="."/>${pattern(rule('o', assert('known', "key('by', '1')")))}`,
      );
      expect(() => failed(source, order)).toThrow(
        'own.sch:1: a key finds only elements; match the elements of these nodes, and use what they hold',
      );
    },
  );

  const onKey = (context: string) =>
    failed(
      schema(
        `<xsl:key name="by-id" match="line | other" use="@id"/><let name="second" value="'2'"/><let name="lines" value="/o/line"/><let name="nodes" value="/o/line | //@id"/>${pattern(rule(context, assert('r', 'false()')))}`,
      ),
      order,
    );

  test.each([
    ["key('by-id', '1')", ['r /Q{}o/Q{}line[1]']],
    ["key('by-id', $second)/ref", ['r /Q{}o/Q{}line[2]/Q{}ref[1]', 'r /Q{}o/Q{}line[2]/Q{}ref[2]']],
    ["key('by-id', '1')//ref | other", ['r /Q{}o/Q{}line[1]/Q{}ref[1]', 'r /Q{}o/Q{}other[1]']],
    ["key('by-id', $second)/@id", ['r /Q{}o/Q{}line[2]/@id']],
    ["key('by-id', '1')[other]", []],
    ["key('by-id', '9')", []],
    ['line[@id][2]/ref[1]', ['r /Q{}o/Q{}line[2]/Q{}ref[1]']],
    ['$lines', ['r /Q{}o/Q{}line[1]', 'r /Q{}o/Q{}line[2]']],
    ['$lines/@id', ['r /Q{}o/Q{}line[1]/@id', 'r /Q{}o/Q{}line[2]/@id']],
    ['$lines[@id = 2]/ref[2] | other', ['r /Q{}o/Q{}line[2]/Q{}ref[2]', 'r /Q{}o/Q{}other[1]']],
  ])('begins the context %s', (context, found) => {
    expect(onKey(context)).toEqual(found);
  });

  test.each([
    [
      "key('by-id', @id)",
      'key() in a pattern takes literals and variables; write other values in a predicate',
    ],
    ["key('by-id', '1', /)", 'key() in a pattern takes literals and variables'],
    [
      "key('by-id', '1')[2]",
      'a position among the elements of a variable, a key or id() is not supported in a pattern',
    ],
    ["o/key('by-id', '1')", 'not allowed in a pattern; write the path to the nodes'],
    ['$second', 'a variable is a pattern only if it certainly holds elements'],
    ['$lines[2]', 'a position among the elements of a variable, a key or id() is not supported'],
  ])('does not begin the context %s', (context, reason) => {
    expect(() => onKey(context)).toThrow(reason);
  });

  test.each([
    ["('1', '9')[key('by-id', .)]", 'the context item is not a node'],
    ["exists($wanted ! key('by-id', .))", 'the context item is not a node'],
    ["f:known('1')", 'there is no context item here'],
  ])('has no document in %s', (test, reason) => {
    const known = `<xsl:function name="f:known" as="xs:boolean"><xsl:param name="id" as="xs:string"/><xsl:sequence select="exists(key('by-id', $id))"/></xsl:function>`;
    const source = keyed(test).replace('<xsl:key', `<ns prefix="f" uri="urn:f"/>${known}<xsl:key`);
    expect(() => failed(source, order)).toThrow(reason);
  });
});

describe('id()', () => {
  const identified =
    '<o xmlns:xml="http://www.w3.org/XML/1998/namespace"><a xml:id="a1"><x/></a><b xml:id=" b1 " ref="a1 b1"/><c id="c1"/></o>';

  test.each([
    ["id('a1')", ['/Q{}o/Q{}a[1]']],
    ["id('a1')/x", ['/Q{}o/Q{}a[1]/Q{}x[1]']],
    ["id('b1 a1')[@ref]", ['/Q{}o/Q{}b[1]']],
    ["id('b1')/@ref | c", ['/Q{}o/Q{}b[1]/@ref', '/Q{}o/Q{}c[1]']],
    ["id('c1')", []],
    ['id($known)', ['/Q{}o/Q{}a[1]', '/Q{}o/Q{}b[1]']],
    ['*[exists(id(@ref))]', ['/Q{}o/Q{}b[1]']],
    ['*[. is id(//@ref)[2]]', ['/Q{}o/Q{}b[1]']],
  ])('finds the elements with an xml:id in the context %s', (context, found) => {
    const source = schema(
      `<let name="known" value="'a1', 'b1'"/>${pattern(rule(context, assert('r', 'false()')))}`,
    );
    expect(failed(source, identified)).toEqual(found.map((place) => `r ${place}`));
  });
});

describe('patterns with alternatives inside', () => {
  const contexts = (...all: readonly string[]) =>
    all.map((context) =>
      failed(schema(pattern(rule(context, assert('r', 'false()')))), order).map((each) => each.slice(2)),
    );

  test('stand for each of their alternatives', () => {
    expect(
      contexts(
        '(line | other)[@id = 2]',
        '(line|u:none)/ref[. = 9]',
        'o/(line|other)',
        '(o/line|x)[ref = 2]/ref',
      ),
    ).toEqual([
      ['/Q{}o/Q{}line[2]'],
      ['/Q{}o/Q{}line[2]/Q{}ref[1]'],
      ['/Q{}o/Q{}line[1]', '/Q{}o/Q{}line[2]', '/Q{}o/Q{}other[1]'],
      ['/Q{}o/Q{}line[1]/Q{}ref[1]'],
    ]);
  });

  test('may be on a condition that is a variable', () => {
    const on = (value: string) =>
      failed(
        schema(`<let name="s" value="${value}"/>${pattern(rule('/*[$s]', assert('r', 'false()')))}`),
        order,
      );
    expect([
      on('/o/line/@id = 2'),
      on('/o/line/@id = 7'),
      on('exists(//other)'),
      on('//other'),
      on('//none'),
    ]).toEqual([['r /Q{}o'], [], ['r /Q{}o'], ['r /Q{}o'], []]);
  });

  test('may count any elements', () => {
    expect(contexts('o/*[3]', '*[last()]')).toEqual([
      ['/Q{}o/Q{}other[1]'],
      ['/Q{}o', '/Q{}o/Q{}line[1]/Q{}ref[1]', '/Q{}o/Q{}line[2]/Q{}ref[2]', '/Q{}o/Q{}other[1]'],
    ]);
  });
});

describe('a rule on attributes', () => {
  test('sees the attribute as context', () => {
    const report = (condition: string, id: string) => `<xsl:if test="${condition}">${finding(id)}</xsl:if>`;
    const source = stylesheet(
      template('line/@id[. = 2]', report('true()', 'two'), 1002) +
        template('@id', report('not(../ref and number(.) lt 3)', 'id'), 1001) +
        template(
          "o//@*[name() = 'n']",
          report(". = '3' and current() = 3 and parent::o and local-name(..) = 'o'", 'n'),
        ),
    );
    expect(failed(source, order)).toEqual([
      'n /Q{}o/@n',
      'two /Q{}o/Q{}line[2]/@id',
      'id /Q{}o/Q{}other[1]/@id',
    ]);
  });

  test('of a schema fires on them as on elements', () => {
    expect(failed(schema(pattern(rule('line/@id | ref', assert('r', 'false()')))), order)).toEqual([
      'r /Q{}o/Q{}line[1]/@id',
      'r /Q{}o/Q{}line[1]/Q{}ref[1]',
      'r /Q{}o/Q{}line[2]/@id',
      'r /Q{}o/Q{}line[2]/Q{}ref[1]',
      'r /Q{}o/Q{}line[2]/Q{}ref[2]',
    ]);
  });

  test.each([
    ['line[current() = 2]/@id', ['/Q{}o/Q{}line[2]/@id']],
    ['o[current() = 2]//@id', ['/Q{}o/Q{}line[2]/@id']],
    ['line[2][current() = @id]/@id', ['/Q{}o/Q{}line[2]/@id']],
    ['@id[. = 2][current() = 2]', ['/Q{}o/Q{}line[2]/@id']],
  ])('is current() in every condition of its context: %s', (context, places) => {
    const rules = schema(pattern(rule(context, assert('r', 'false()'))));
    expect(failed(rules, order)).toEqual(places.map((place) => `r ${place}`));
  });

  test('fires if its stylesheet visits attributes, and not otherwise', () => {
    const source = stylesheet(template('@id', `<xsl:if test="not(. = 1)">${finding('one')}</xsl:if>`));
    expect(failed(source, order)).toEqual(['one /Q{}o/Q{}line[2]/@id', 'one /Q{}o/Q{}other[1]/@id']);
    expect(failed(source.replace('@*|*', '*'), order)).toEqual([]);
  });
});

describe('a finding of a stylesheet', () => {
  const on = (content: string) => failed(stylesheet(template('line', content)), order);

  test('requires all the conditions that lead to it', () => {
    const nested = `<xsl:if test="ref = '9'"><xsl:if test="@id = 2">${finding('both')}</xsl:if></xsl:if>`;
    expect(on(nested)).toEqual(['both /Q{}o/Q{}line[2]']);
  });

  test('may be on the way of a choice that holds, or on any other', () => {
    const choice = `<xsl:choose><xsl:when test="ref = '2'">${finding('first')}</xsl:when><xsl:when test="@id">${finding('second', 'successful-report')}</xsl:when><xsl:otherwise>${finding('third')}</xsl:otherwise></xsl:choose>`;
    expect(on(choice)).toEqual(['first /Q{}o/Q{}line[1]', 'second /Q{}o/Q{}line[2]']);
  });

  test('may use variables with a content', () => {
    const content = `<xsl:variable name="kind"><xsl:choose><xsl:when test="ref = '9'">nine</xsl:when><xsl:otherwise>other</xsl:otherwise></xsl:choose></xsl:variable><xsl:if test="$kind = 'nine'">${finding('nine')}</xsl:if>`;
    expect(on(content)).toEqual(['nine /Q{}o/Q{}line[2]']);
  });

  test('is one of its reports; anything else that a rule writes is not a finding', () => {
    const other =
      '<xsl:for-each-group select="ref" group-by="."><Error><xsl:value-of select="."/></Error></xsl:for-each-group>';
    expect(on(`${other}<xsl:if test="ref = '2'">${finding('two')}</xsl:if>`)).toEqual([
      'two /Q{}o/Q{}line[1]',
    ]);
  });
});

describe('the current date', () => {
  const source = schema(
    pattern(
      rule(
        '/*',
        assert('today', "current-date() = xs:date('2026-01-02Z')"),
        assert('same', 'current-dateTime() = current-dateTime()'),
      ),
    ),
  );

  test('is that of the clock given', () => {
    expect(failed(source, order, () => '2026-01-02T23:59:59.5Z')).toEqual([]);
    expect(failed(source, order, () => '2026-01-03T00:00:00Z')).toEqual(['today /Q{}o']);
  });

  test('leaves rules that need it unjudged if no clock is given', () => {
    expect(failed(source, order)).toEqual([
      'today not judged: FODC0000: the rule asks for the current date; give a clock (the option `clock`)',
      'same not judged: FODC0000: the rule asks for the current date; give a clock (the option `clock`)',
    ]);
  });
});

test('a let with content is a variable like any other', () => {
  const source = schema(
    `<let name="all"><xsl:value-of select="count(//line)"/></let>${pattern(rule('/*', '<let name="n"><xsl:value-of select="@n"/></let>', assert('two', "$all = '2' and $n = '3'")))}`,
  );
  expect(failed(source, order)).toEqual([]);
});

describe('abstract patterns and rules', () => {
  test('serve any pattern of the schema, and may refer to each other', () => {
    const source = schema(
      `${pattern('<rule abstract="true" id="numbered"><assert id="id" test="@id"/><extends rule="named"/></rule>', rule('none', assert('n', 'true()')))}
       ${pattern('<rule abstract="true" id="named"><assert id="name" test="@name"/></rule>', '<rule context="line"><extends rule="numbered"/></rule>')}`,
    );
    expect(failed(source, order)).toEqual(['name /Q{}o/Q{}line[1]', 'name /Q{}o/Q{}line[2]']);
  });

  test('take their parameters as written, whatever is in them', () => {
    const source = schema(
      `<pattern abstract="true" id="of"><rule context="$on"><assert id="r" test="$test"/></rule></pattern>
       <pattern is-a="of"><param name="on" value="line"/><param name="test" value="matches(@id, '^1$') or matches(@id, '$&amp;')"/></pattern>`,
    );
    expect(failed(source, order)).toEqual(['r /Q{}o/Q{}line[2]']);
  });
});

test('a let of a pattern can be used in others, as in stylesheets made from a schema', () => {
  const source = schema(
    `<pattern><let name="codes" value="'1', '2'"/><rule context="none"><assert test="true()"/></rule></pattern>${pattern(rule('line|other', assert('coded', '@id = $codes')))}`,
  );
  expect(failed(source, order)).toEqual(['coded /Q{}o/Q{}other[1]']);
});

describe('functions on the node of a rule', () => {
  const spoken =
    '<o xml:lang="en-GB"><p xml:lang="ar"><q a="1">x</q></p><p/><p xml:lang=""/><p xml:lang="EN"><q a="1">x</q></p></o>';
  const found = (context: string, test: string) =>
    failed(schema(pattern(rule(context, assert('r', `not(${test})`)))), spoken);

  test.each([
    ['*', "lang('en')", ['r /Q{}o', 'r /Q{}o/Q{}p[2]', 'r /Q{}o/Q{}p[4]', 'r /Q{}o/Q{}p[4]/Q{}q[1]']],
    ['*', "lang('en-gb')", ['r /Q{}o', 'r /Q{}o/Q{}p[2]']],
    ['*', "lang('e')", []],
    ['@a', "lang('AR')", ['r /Q{}o/Q{}p[1]/Q{}q[1]/@a']],
    ['q', "lang('ar', text())", ['r /Q{}o/Q{}p[1]/Q{}q[1]']],
    ['q', "lang('ar', /)", []],
    ['q', 'generate-id() = generate-id((//q)[1])', ['r /Q{}o/Q{}p[1]/Q{}q[1]']],
    ['@a', 'generate-id() = generate-id((//@a)[last()])', ['r /Q{}o/Q{}p[4]/Q{}q[1]/@a']],
  ])('on %s: %s', (context, test, places) => {
    expect(found(context, test)).toEqual(places);
  });
});

describe('phases', () => {
  const source = schema(
    `<phase id="one"><let name="v" value="1"/><active pattern="a"/></phase><phase id="both"><let name="v" value="2"/><active pattern="a"/><active pattern="b"/></phase>
     <pattern id="a"><rule context="o"><assert id="a" test="$v = 2"/></rule></pattern><pattern id="b"><rule context="o"><assert id="b" test="$v = 1"/></rule></pattern>`,
  );

  test('choose the patterns that are active', () => {
    expect(failed(source, order, undefined, 'one')).toEqual(['a /Q{}o']);
    expect(failed(source, order, undefined, 'both')).toEqual(['b /Q{}o']);
    expect(failed(source.replace('queryBinding', 'defaultPhase="one" queryBinding'), order)).toEqual([
      'a /Q{}o',
    ]);
  });
});

describe('The message of a finding in a stylesheet', () => {
  test('has the blanks of its texts, but not those between instructions', () => {
    const message = `<svrl:text>
        Size '<xsl:value-of select="@n"/>
        <xsl:text>' of </xsl:text>
        <xsl:value-of select="name()"/> <xsl:value-of select="@n"/>
        <xsl:text>.</xsl:text>
      </svrl:text>`;
    const source = stylesheet(
      template(
        'o',
        `<xsl:if test="@n"><svrl:successful-report test="@n">${message}</svrl:successful-report></xsl:if>`,
      ),
    );
    const { findings } = compileSchematron(source).judge(order);
    expect(findings.map(({ text }) => text)).toEqual(["Size '3' of o3."]);
  });
});

describe('Findings in xsl:for-each', () => {
  const each = (condition: string, select = 'line', message = '') =>
    stylesheet(
      template(
        'o',
        `<xsl:variable name="n" select="@n"/><xsl:for-each select="${select}"><xsl:choose><xsl:when test="${condition}"/><xsl:otherwise><svrl:failed-assert test="-"><xsl:attribute name="id">x</xsl:attribute><svrl:text>${message}</svrl:text></svrl:failed-assert></xsl:otherwise></xsl:choose></xsl:for-each>`,
      ),
    );

  test('are on each element that is selected', () => {
    expect(failed(each("ref = '9'"), order)).toEqual(['x /Q{}o/Q{}line[1]']);
    expect(failed(each('current()/@id = 1 and ../@n = $n'), order)).toEqual(['x /Q{}o/Q{}line[2]']);
    expect(failed(each('false()', 'none'), order)).toEqual([]);
    expect(failed(each('@id &lt; 2', '*[@id]'), order)).toEqual([
      'x /Q{}o/Q{}line[2]',
      'x /Q{}o/Q{}other[1]',
    ]);
  });

  test('on a condition on the node of the rule', () => {
    const onCondition = (condition: string) =>
      each('@id = 1')
        .replace('<xsl:for-each', `<xsl:if test="${condition}"><xsl:for-each`)
        .replace('</xsl:for-each>', '</xsl:for-each></xsl:if>');
    expect(failed(onCondition('@n = 3'), order)).toEqual(['x /Q{}o/Q{}line[2]']);
    expect(failed(onCondition('@n = 4'), order)).toEqual([]);
  });

  test('an error on one does not keep others from being judged', () => {
    expect(failed(each('number(ref[2]) &gt; xs:integer(@id)'), order.replace('id="1"', 'id="one"'))).toEqual([
      'x /Q{}o/Q{}line[2]',
      'x not judged: FORG0001: "one" is not a valid xs:integer',
    ]);
  });

  test('their message is about the element', () => {
    const message = "Line <xsl:value-of select='@id'/> of <xsl:value-of select='../@n'/>.";
    const { findings } = compileSchematron(each('ref', 'line | other', message)).judge(order);
    expect(findings.map(({ text, location, kind }) => [text, location, kind])).toEqual([
      ['Line 3 of 3.', '/Q{}o/Q{}other[1]', 'failed-assert'],
    ]);
  });
});

describe('position() in a rule of a stylesheet', () => {
  const source = (select: string, condition: string) =>
    stylesheet(
      `<xsl:template match="line | other" mode="M1" priority="1000"><svrl:fired-rule context="-"/><xsl:if test="${condition}">${finding('x', 'successful-report')}</xsl:if><xsl:apply-templates select="${select}" mode="M1"/></xsl:template><xsl:template match="@*|node()" priority="-2" mode="M1"><xsl:apply-templates select="${select}" mode="M1"/></xsl:template>`,
    );

  test('counts the nodes that the stylesheet visits together', () => {
    expect(failed(source('*', 'position() = 1'), order)).toEqual(['x /Q{}o/Q{}line[1]']);
    expect(failed(source('@*|*', 'position() = (1, 2)'), order)).toEqual(['x /Q{}o/Q{}line[1]']);
    expect(failed(source('@*|*', 'position() = 4'), order)).toEqual(['x /Q{}o/Q{}other[1]']);
  });

  test('of comments among them is unknown', () => {
    expect(() => failed(source('*|comment()', 'position() = 1'), order)).toThrow(
      'position() is not known here',
    );
  });
});
