import fc from 'fast-check';

const oneOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);

/** A schema, and documents of its vocabulary. */
export interface Made {
  readonly schema: string;
  readonly documents: readonly string[];
}

/** Values of one kind each, at any node of the documents, so that comparing two of them is no error. */
const numbers = oneOf(
  ...[
    '1',
    '2.5',
    'xs:double(2)',
    "xs:float('0.5')",
    '$most',
    'count(line)',
    'count(ancestor::*)',
    'number(@n)',
  ],
  ...[
    'count(preceding-sibling::*)',
    'string-length(.)',
    'f:twice(count(*))',
    'sum(//@n[. castable as xs:integer])',
  ],
  ...[
    '@n[. castable as xs:integer]/xs:integer(.)',
    'max((0, //@n[. castable as xs:integer]/xs:integer(.)))',
    '1 to 3',
  ],
  ...['xs:decimal(0.1) * 3', '7 idiv 2', 'round(2.5)', '-count(*) mod 2', 'index-of($codes, string(@code))'],
);
const texts = oneOf(
  ...[
    '.',
    '@code',
    'line',
    '//item',
    'note',
    '@*',
    'item/@code',
    'x:extra',
    'text()',
    '$codes',
    "'A'",
    "('A', 'B')",
  ],
  ...[
    'name()',
    'local-name(..)',
    'normalize-space(.)',
    "key('code', @code)/@n",
    'f:codes(.)',
    "tokenize(string(.), ' ')",
  ],
  ...[
    'distinct-values(//@code)',
    "string-join(//@code, '-')",
    'upper-case(@code)',
    'substring(@code, 1, 1)',
    'current()/@code',
  ],
  ...[
    "key('code', 'A')",
    'following::item',
    'descendant::text()',
    '()',
    '../@code',
    '$lines/@code',
    'reverse(//@code)[1]',
  ],
  ...[
    "replace(string(@code), 'b', 'c')",
    "translate(string(.), 'a', 'b')",
    'sort(//@code)',
    '//@code ! lower-case(.)',
  ],
);
const dates = oneOf(
  "xs:date('2026-11-26')",
  "xs:date('2026-11-26') + xs:dayTimeDuration('P1D')",
  "xs:date('2027-01-01')",
  '()',
);
const nodes = oneOf(
  '.',
  '..',
  '*',
  '@*',
  'line',
  '//item',
  'key("code", @code)',
  '$lines',
  'ancestor::*',
  'text()',
  '//x:extra',
  'following-sibling::*',
  '. | ..',
  '//item except item',
  'preceding::*',
  'descendant-or-self::node()',
);

const comparisons = oneOf('=', '!=', '<', '<=', '>', '>=');
const compared = (values: fc.Arbitrary<string>) =>
  fc.tuple(values, comparisons, values).map(([a, operator, b]) => `${a} ${operator} ${b}`);

/** A test of a node. */
const tests: fc.Arbitrary<string> = fc.letrec<{ test: string }>((tie) => ({
  test: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'test' },
    compared(numbers),
    compared(texts),
    compared(dates),
    nodes.map((value) => `exists(${value})`),
    fc.tuple(nodes, oneOf('0', '1', '2')).map(([value, count]) => `count(${value}) > ${count}`),
    fc.tuple(nodes, tie('test')).map(([value, test]) => `exists((${value})[${test}])`),
    fc.tuple(nodes, tie('test')).map(([value, test]) => `(every $x in (${value}) satisfies $x[${test}])`),
    oneOf(
      'matches(@code, "^[A-Z]$")',
      'contains(., "a")',
      'starts-with(@code, "A")',
      '@code = $codes',
      '@n castable as xs:integer',
      'self::line',
      'parent::order',
      'self::x:*',
      'every $l in line satisfies $l/@n',
      'some $i in //item satisfies $i/@code = @code',
      'deep-equal(*[1], *[2])',
      '. is (//item)[1]',
    ),
    fc
      .tuple(tie('test'), oneOf('and', 'or'), tie('test'))
      .map(([a, operator, b]) => `(${a}) ${operator} (${b})`),
    tie('test').map((test) => `not(${test})`),
    fc.tuple(tie('test'), tie('test'), tie('test')).map(([a, b, c]) => `(if (${a}) then ${b} else ${c})`),
  ),
})).test;

const contexts = oneOf(
  ...[
    'order',
    'line',
    '*',
    'order/line',
    '//item',
    'line[@n > 1]',
    'item | note',
    '@code',
    '@*',
    'line/@n',
    '/',
    '/*',
  ],
  ...[
    '*[@code = $codes]',
    'line//item',
    'x:extra',
    'x:*',
    'comment()',
    'processing-instruction()',
    'item[last()]',
    '*:item',
  ],
  ...[
    'line[item]/note',
    'element()',
    "line[key('code', @code)]",
    '*[not(*)]',
    'order[count(line) > $most]',
    'node()[self::note]',
  ],
);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const message = fc
  .array(
    oneOf(
      'told',
      '<name/>',
      '<name path="name(..)"/>',
      '<emph>so</emph>',
      '<value-of select="count(*)"/>',
      '<value-of select="@code"/>',
      '<value-of select="(@n, 0)[1]"/>',
      '<span class="s">in</span>',
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join('.'));

const assertion = fc
  .record({
    kind: oneOf('assert', 'report'),
    test: tests,
    told: message,
    more: oneOf('', '', ' flag="warning"', ' role="info"', ' diagnostics="d"', ' subject="."'),
  })
  .map(
    ({ kind, test, told, more }) =>
      (id: string) =>
        `<${kind} id="${id}"${more} test="${escaped(test)}">${told}</${kind}>`,
  );

const ruleLets = fc.array(fc.oneof(numbers, texts, nodes), { maxLength: 2 });

const rules = fc.record({
  context: contexts,
  lets: ruleLets,
  extends: fc.boolean(),
  assertions: fc.array(assertion, { minLength: 1, maxLength: 3 }),
  usesLet: fc.boolean(),
});

const patterns = fc.record({
  kind: oneOf('plain', 'plain', 'abstract'),
  lets: fc.array(oneOf('//item', "'B'", 'count(//line)', '//@code', '/order/note'), { maxLength: 1 }),
  common: assertion,
  rules: fc.array(rules, { minLength: 1, maxLength: 3 }),
});

type Pattern = typeof patterns extends fc.Arbitrary<infer Value> ? Value : never;

function patternText({ kind, lets, common, rules: written }: Pattern, number: number): string {
  const letTexts = lets.map((value) => `<let name="p${number}" value="${escaped(value)}"/>`).join('');
  const abstract = `<rule abstract="true" id="common${number}">${common(`c${number}`)}</rule>`;
  const ruleTexts = written.map((rule, at) => {
    const own = rule.lets.map((value, each) => `<let name="r${each}" value="${escaped(value)}"/>`).join('');
    const used =
      rule.usesLet && rule.lets.length > 0
        ? `<assert id="u${number}-${at}" test="exists($r0)">none</assert>`
        : '';
    const asserts = rule.assertions.map((make, each) => make(`a${number}-${at}-${each}`)).join('');
    const context = kind === 'abstract' && at === 0 ? '$context' : escaped(rule.context);
    return `<rule context="${context}">${own}${rule.extends ? `<extends rule="common${number}"/>` : ''}${asserts}${used}</rule>`;
  });
  const body = `${letTexts}${abstract}${ruleTexts.join('')}`;
  if (kind === 'plain') return `<pattern id="p${number}">${body}</pattern>`;
  const context = escaped(written[0]?.context ?? '*');
  return `<pattern abstract="true" id="abstract${number}">${body}</pattern><pattern id="p${number}" is-a="abstract${number}"><param name="context" value="${context}"/></pattern>`;
}

const schemas = fc
  .record({ patterns: fc.array(patterns, { minLength: 1, maxLength: 3 }), phase: fc.boolean() })
  .map(({ patterns: made, phase }) =>
    [
      `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:f="urn:f" queryBinding="xslt2"${phase ? ' defaultPhase="first"' : ''}>`,
      '<ns prefix="x" uri="urn:x"/><ns prefix="f" uri="urn:f"/><ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>',
      '<xsl:key name="code" match="item" use="@code"/>',
      '<xsl:function name="f:twice" as="xs:integer"><xsl:param name="n" as="xs:integer"/><xsl:sequence select="$n * 2"/></xsl:function>',
      '<xsl:function name="f:codes"><xsl:param name="of"/><xsl:for-each select="$of/descendant-or-self::*[@code]"><xsl:sort select="@code"/><xsl:sequence select="string(@code)"/></xsl:for-each></xsl:function>',
      phase ? '<phase id="first"><active pattern="p0"/></phase>' : '',
      `<let name="codes" value="('A', 'B')"/><let name="most" value="2"/><let name="lines" value="//line"/>`,
      ...made.map(patternText),
      '<diagnostics><diagnostic id="d">It is <value-of select="name()"/>.</diagnostic></diagnostics>',
      '</schema>',
    ].join('\n'),
  );

const attributes = fc
  .record({ n: oneOf('', '', '1', '2', '10', 'x'), code: oneOf('', 'A', 'B', 'C', 'ab') })
  .map(({ n, code }) => `${n === '' ? '' : ` n="${n}"`}${code === '' ? '' : ` code="${code}"`}`);

const contents = fc.letrec<{ nodes: string }>((tie) => ({
  nodes: fc
    .array(
      fc.oneof(
        { maxDepth: 2, depthIdentifier: 'node' },
        oneOf('a', 'a b', ' ', '3', '<!--a-->', '<?a b?>'),
        fc.tuple(attributes).map(([own]) => `<note${own}/>`),
        fc
          .tuple(oneOf('line', 'item', 'item', 'x:extra', 'note'), attributes, tie('nodes'))
          .map(([name, own, inner]) => `<${name}${own}>${inner}</${name}>`),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join('')),
})).nodes;

const documents = fc
  .tuple(attributes, fc.array(contents, { minLength: 1, maxLength: 3 }))
  .map(([own, parts]) => `<order xmlns:x="urn:x"${own}>${parts.join('')}</order>`);

/** Schemas that combine what Schematron has, with documents. */
export const schemasWithDocuments: fc.Arbitrary<Made> = fc.record({
  schema: schemas,
  documents: fc.array(documents, { minLength: 4, maxLength: 4 }),
});
