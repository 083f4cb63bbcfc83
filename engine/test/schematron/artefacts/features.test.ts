import { expect, test } from 'vitest';
import { compileSchematron } from '../../../src/index.ts';
import { createCompiledEngine } from '../../../src/schematron/compiled/engine.ts';
import { evaluateRules } from '../../../src/schematron/compiled/evaluate.ts';
import { readSchematron } from '../../../src/schematron/source.ts';
import { parsed } from '../../parsed.ts';
import { assertOf, patternOf, ruleOn, schema, stylesheetOf } from '../schema-text.ts';

const order =
  '<o n="3"><line id="1"><ref>2</ref></line><line id="2"><ref>9</ref><ref/></line><other id="3"/></o>';

interface Options {
  readonly xml?: string;
  readonly clock?: () => string;
  readonly phase?: string;
}

/** The assertions that fail on the order, each with its place and its text. */
function found(source: string, { xml = order, clock, phase }: Options = {}): string[] {
  const rules = evaluateRules(readSchematron('own', () => source, [], { phase }));
  const { failed, unjudged } = createCompiledEngine(rules, { clock }).judge({ root: parsed(xml) }, 'billing');
  return [
    ...failed.map(({ id, location, text }) => `${id} ${location.replaceAll('Q{}', '')} ${text}`),
    ...unjudged.map(({ id, reason }) => `${id} not judged: ${reason}`),
  ].map((each) => each.trimEnd().replace(/ -$/, ''));
}

const asserting = (test: string, context = 'o', before = '') =>
  schema(before + patternOf(ruleOn(context, assertOf(test))));

const keys = '<xsl:key name="by-id" match="line | other" use="@id"/>';
const keysOfOneName =
  '<xsl:key name="any" match="line" use="@id"/><xsl:key name="any" match="ref | line" use="."/><xsl:key name="any" match="line" use="@id"/>';
const namesBy = (value: string) => `string-join(key('any', '${value}')/name(), ' ')`;

const template = (match: string, content: string, priority = 1000) =>
  `<xsl:template match="${match}" mode="M1" priority="${priority}"><svrl:fired-rule context="${match}"/>${content}<xsl:apply-templates select="@*|*" mode="M1"/></xsl:template>`;
const finding = (id: string, text = '') =>
  `<svrl:failed-assert test="-"><xsl:attribute name="id">${id}</xsl:attribute><svrl:text>${text}</svrl:text></svrl:failed-assert>`;
const when = (test: string, content: string) => `<xsl:if test="${test}">${content}</xsl:if>`;
/** A stylesheet with a rule on lines, or on others. */
const inRule = (content: string, match = 'line') => stylesheetOf(template(match, content));
const onAttributes = inRule(when('not(. = 1)', finding('other')), '@id');
/** A finding on each of some elements that the condition does not hold for. */
const onEach = (condition: string, select = 'line', text = '') =>
  `<xsl:for-each select="${select}"><xsl:choose><xsl:when test="${condition}"/><xsl:otherwise>${finding('x', text)}</xsl:otherwise></xsl:choose></xsl:for-each>`;
const inOrder = (content: string) => inRule(`<xsl:variable name="n" select="@n"/>${content}`, 'o');
/** Rules on the order in three modes, and the templates that lead to some of them. */
const inModes = (...leading: readonly string[]) =>
  stylesheetOf(
    leading.join('') +
      ['A', 'B', 'C']
        .map((mode) => template('o', when('true()', finding(mode))).replace('M1', mode))
        .join(''),
  );
const start = (content: string) => `<xsl:template match="/">${content}</xsl:template>`;
const goTo = (mode: string) => `<xsl:apply-templates select="*" mode="${mode}"/>`;
const atPosition = (select: string, condition: string) =>
  stylesheetOf(
    `<xsl:template match="line | other" mode="M1" priority="1000"><svrl:fired-rule context="-"/>${when(condition, finding('x'))}<xsl:apply-templates select="${select}" mode="M1"/></xsl:template><xsl:template match="@*|node()" priority="-2" mode="M1"><xsl:apply-templates select="${select}" mode="M1"/></xsl:template>`,
  );

test.each<readonly [fact: string, source: string, found: readonly string[]]>([
  ['A key finds elements by a value', asserting("key('by-id', ref)", 'line', keys), ['a /o/line[2]']],
  [
    'A key finds elements by each of several values',
    asserting("count(key('by-id', ('1', '2'))) = 2 and key('by-id', '3')/self::other", 'o', keys),
    [],
  ],
  [
    'A key finds an element once, though several of its values are asked for, or one that it has twice',
    asserting(
      "count(key('all', '1')) = 1 and count(key('all', ('2', '1', '1', 'all'))) = 2",
      'o',
      '<xsl:key name="all" match="line" use="@id, @id, \'all\'"/>',
    ),
    [],
  ],
  [
    'A key looks in one element, not in several',
    asserting("key('by-id', '1', line)", 'o', keys),
    ['a not judged: XPTY0004: 2 items where exactly one is allowed'],
  ],
  ['For a key a number does not equal an untyped value', asserting("not(key('by-id', 1))", 'o', keys), []],
  [
    'A key may be declared several times by one name',
    asserting(
      `${namesBy('1')} = 'line' and ${namesBy('2')} = 'line ref line' and ${namesBy('9')} = 'line ref'`,
      'o',
      keysOfOneName,
    ),
    [],
  ],
  [
    'A let with content is a variable like any other',
    asserting("$all = '2'", 'o', '<let name="all"><xsl:value-of select="count(//line)"/></let>'),
    [],
  ],
  [
    'Abstract rules serve any pattern of the schema, may refer to each other, and stand where they are extended',
    schema(
      patternOf(
        `<rule abstract="true" id="numbered"><let name="two" value="2"/>${assertOf('@id = $two', 'id')}<extends rule="named"/></rule>${ruleOn('none')}`,
      ) +
        patternOf(
          `<rule abstract="true" id="named">${assertOf('@name', 'name')}</rule>${ruleOn('line[1]', `${assertOf('x', 'first')}<extends rule="numbered"/>${assertOf('x', 'last')}`)}`,
        ),
    ),
    ['first', 'id', 'name', 'last'].map((id) => `${id} /o/line[1]`),
  ],
  [
    'Blanks around a name do not matter',
    schema(
      `<ns prefix=" u " uri="urn:u"/><let name="x " value="' x '"/>
       <pattern abstract="true" id=" base "><rule context="$a"><extends rule=" r"/></rule><rule abstract="true" id="r "><assert id=" one\n" test="$b = ' y '"/></rule></pattern>
       <pattern is-a=" base"><param name="a " value="o[not(u:a)]"/><param name="\nb" value="$x"/></pattern>`,
    ),
    ['one /o'],
  ],
  [
    'Abstract patterns take their parameters as written, whatever is in them',
    schema(
      `${patternOf(ruleOn('$on', assertOf('$test')), 'abstract="true" id="of"')}
       <pattern is-a="of"><param name="on" value="line"/><param name="test" value="matches(@id, '^1$') or matches(@id, '$&amp;')"/></pattern>`,
    ),
    ['a /o/line[2]'],
  ],
  [
    'A let of a pattern can be used in others, as in stylesheets made from a schema',
    schema(
      patternOf(`<let name="codes" value="'1', '2'"/>${ruleOn('none')}`) +
        patternOf(ruleOn('line | other', assertOf('@id = $codes'))),
    ),
    ['a /o/other[1]'],
  ],
  [
    'A let of a rule may hold elements',
    schema(patternOf(ruleOn('o', `<let name="own"><e xmlns="" n="1"/></let>${assertOf('$own/e/@n = 2')}`))),
    ['a /o'],
  ],
  [
    'A variable of a stylesheet may hold elements',
    stylesheetOf(
      `<xsl:variable name="codes"><code>1</code><code>2</code></xsl:variable>${template('ref', when('not($codes/code = .)', finding('coded')))}`,
    ),
    ['coded /o/line[2]/ref[1]', 'coded /o/line[2]/ref[2]'],
  ],
  [
    'Rules of a stylesheet fire in the modes that it reaches from its start',
    inModes(start(goTo('A') + goTo('C'))),
    ['A /o', 'C /o'],
  ],
  [
    'through a template of another mode',
    inModes(
      `<xsl:template match="*" mode="way">${goTo('#current')}${goTo('B')}</xsl:template>`,
      start(`<x>${goTo('way')}</x>`),
    ),
    ['B /o'],
  ],
  [
    'or through one that is called by name',
    inModes(`<xsl:template name="all">${goTo('C')}</xsl:template>`, start('<xsl:call-template name="all"/>')),
    ['C /o'],
  ],
  ['and in all of them if it starts nowhere', inModes(), ['A /o', 'B /o', 'C /o']],
  [
    'A rule of a stylesheet sees an attribute as its context',
    stylesheetOf(
      template('line/@id[. = 2]', when('true()', finding('two')), 1002) +
        template('@id', when('not(../ref and number(.) lt 3)', finding('id')), 1001) +
        template(
          "o//@*[name() = 'n']",
          when(". = '3' and current() = 3 and parent::o and local-name(..) = 'o'", finding('n')),
        ),
    ),
    ['n /o/@n', 'two /o/line[2]/@id', 'id /o/other[1]/@id'],
  ],
  [
    'It fires on attributes that its stylesheet visits',
    onAttributes,
    ['other /o/line[2]/@id', 'other /o/other[1]/@id'],
  ],
  ['It does not fire on others', onAttributes.replace('@*|*', '*'), []],
  [
    'Of two rules with the same priority the last one applies',
    stylesheetOf(
      template('o | line', when('true()', finding('one'))) + template('line', when('true()', finding('two'))),
    ),
    ['one /o', 'two /o/line[1]', 'two /o/line[2]'],
  ],
  [
    'A finding requires all the conditions that lead to it',
    inRule(when("ref = '9'", when('@id = 2', finding('both')))),
    ['both /o/line[2]'],
  ],
  [
    'A finding may be on the way of a choice that holds, or on any other',
    inRule(
      `<xsl:choose><xsl:when test="ref = '2'">${finding('first')}</xsl:when><xsl:when test="@id">${finding('second').replaceAll('failed-assert', 'successful-report')}</xsl:when><xsl:otherwise>${finding('third')}</xsl:otherwise></xsl:choose>`,
    ),
    ['first /o/line[1]', 'second /o/line[2]'],
  ],
  [
    'A finding may use variables with a content',
    inRule(
      `<xsl:variable name="kind"><xsl:choose><xsl:when test="ref = '9'">nine</xsl:when><xsl:otherwise>other</xsl:otherwise></xsl:choose></xsl:variable>${when("$kind = 'nine'", finding('nine'))}`,
    ),
    ['nine /o/line[2]'],
  ],
  [
    'Anything else that a rule writes is not a finding',
    inRule(
      `<xsl:for-each-group select="ref" group-by="."><Error><xsl:value-of select="."/></Error></xsl:for-each-group>${when("ref = '2'", finding('two'))}`,
    ),
    ['two /o/line[1]'],
  ],
  [
    'Its message has the blanks of its texts, but not those between instructions',
    inRule(
      when(
        '@n',
        finding(
          'x',
          `
        Size '<xsl:value-of select="@n"/>
        <xsl:text>' of </xsl:text>
        <xsl:value-of select="name()"/> <xsl:value-of select="@n"/>
        <xsl:text>.</xsl:text>
      `,
        ),
      ),
      'o',
    ),
    ["x /o Size '3' of o3."],
  ],
  ['A finding in xsl:for-each is on each element', inOrder(onEach("ref = '9'")), ['x /o/line[1]']],
  [
    'Its condition knows the element and the variables of the rule',
    inOrder(onEach('current()/@id = 1 and ../@n = $n')),
    ['x /o/line[2]'],
  ],
  ['There is none where nothing is selected', inOrder(onEach('false()', 'none')), []],
  [
    'Elements may be selected by what they have',
    inOrder(onEach('@id &lt; 2', '*[@id]')),
    ['x /o/line[2]', 'x /o/other[1]'],
  ],
  [
    'The node of the rule may have to meet a condition',
    inOrder(when('@n = 3', onEach('@id = 1')) + when('@n = 4', onEach('@id = 1'))),
    ['x /o/line[2]'],
  ],
  [
    'Its message is about the element',
    inOrder(
      onEach('ref', 'line | other', "Line <xsl:value-of select='@id'/> of <xsl:value-of select='../@n'/>."),
    ),
    ['x /o/other[1] Line 3 of 3.'],
  ],
  ['position() counts elements', atPosition('*', 'position() = 1'), ['x /o/line[1]']],
  [
    'and attributes where the stylesheet visits them',
    atPosition('@*|*', 'position() = (1, 2)'),
    ['x /o/line[1]'],
  ],
  ['before the elements', atPosition('@*|*', 'position() = 4'), ['x /o/other[1]']],
])('%s', (_, source, expected) => {
  expect(found(source)).toEqual(expected);
});

test('An error on one element of xsl:for-each does not keep others from being judged', () => {
  const xml = order.replace('id="1"', 'id="one"');
  expect(found(inOrder(onEach('number(ref[2]) &gt; xs:integer(@id)')), { xml })).toEqual([
    'x /o/line[2]',
    'x not judged: FORG0001: "one" is not a valid xs:integer',
  ]);
});

test('A finding of a stylesheet has the kind that it is written as, whatever leads to it', () => {
  const otherwise = `<xsl:choose><xsl:when test="false()"/><xsl:otherwise>${finding('c')}</xsl:otherwise></xsl:choose>`;
  const report = finding('b').replaceAll('failed-assert', 'successful-report');
  const source = inRule(when('@n', finding('a')) + when('@n', report) + otherwise, 'o');
  const { findings } = compileSchematron(source).judge(order);
  expect(findings.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'a failed-assert',
    'b successful-report',
    'c failed-assert',
  ]);
});

test('position() of comments among elements is unknown', () => {
  expect(() => found(atPosition('*|comment()', 'position() = 1'))).toThrow('position() is not known here');
});

test('The current date is that of the clock, without which rules that need it are not judged', () => {
  const source = asserting(
    "current-date() = xs:date('2026-01-02Z') and current-dateTime() = current-dateTime()",
  );
  expect(found(source, { clock: () => '2026-01-02T23:59:59.5Z' })).toEqual([]);
  expect(found(source, { clock: () => '2026-01-03T00:00:00Z' })).toEqual(['a /o']);
  expect(found(source)).toEqual([
    'a not judged: FODC0000: the rule asks for the current date; give a clock (the option `clock`)',
  ]);
});

test('Phases choose the patterns that are active', () => {
  const source = schema(
    `<phase id="one"><let name="v" value="1"/><active pattern="a"/></phase><phase id="both"><let name="v" value="2"/><active pattern="a"/><active pattern="b"/></phase>
     ${patternOf(ruleOn('o', assertOf('$v = 2')), 'id="a"')}${patternOf(ruleOn('o', assertOf('$v = 1', 'b')), 'id="b"')}`,
  );
  expect(found(source, { phase: 'one' })).toEqual(['a /o']);
  expect(found(source, { phase: 'both' })).toEqual(['b /o']);
  expect(found(source.replace('queryBinding', 'defaultPhase="one" queryBinding'))).toEqual(['a /o']);
});
