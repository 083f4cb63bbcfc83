import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CompileError, compileSchematron, SchematronError } from '../../src/index.ts';
import { runs } from '../tier.ts';
import { escaped } from './compiled/draft.ts';

/** Ways to put an expression into another one, of which each may grow what it holds. */
const around: readonly ((inner: string) => string)[] = [
  (inner) => `(${inner}, ${inner})`,
  (inner) => `for $x in (${inner}) return ($x, $x)`,
  (inner) => `concat(string((${inner})[1]), string((${inner})[last()]))`,
  (inner) => `replace(string((${inner})[1]), 'a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')`,
  (inner) => `string-join(for $x in (${inner}) return string($x), string((${inner})[1]))`,
  (inner) => `//*[. = (${inner})]/ancestor-or-self::*`,
  (inner) => `(${inner}) ! (., 1 to 1000)`,
  (inner) => `tokenize(string((${inner})[1]), '(a|aa)+b?')`,
  (inner) => `matches(string((${inner})[1]), '((a{1,9}){1,9}){1,9}b')`,
  (inner) => `matches(string(.), string((${inner})[1]))`,
  (inner) => `translate(string((${inner})[1]), string(.), string(..))`,
  (inner) => `codepoints-to-string(string-to-codepoints(string((${inner})[1])))`,
  (inner) => `sort((${inner}) ! string(.))`,
  (inner) => `distinct-values((${inner}) ! string(.))`,
  (inner) => `key('k', (${inner}) ! string(.))`,
  (inner) => `reverse(insert-before((${inner}), 1, (${inner})))`,
  (inner) => `some $x in (${inner}), $y in (${inner}) satisfies string($x) < string($y)`,
  (inner) => `if (string((${inner})[1]) = 'a') then (${inner}) else count((${inner}))`,
  (inner) => `f:again((${inner}))`,
  (inner) => `number(string((${inner})[1])) * 1e300 + count((${inner}))`,
  (inner) => `xs:integer('9') * 99999999999999999999 + count((${inner}))`,
  (inner) => `format-number(count((${inner})), '${'#'.repeat(50)}0.00')`,
];
const expressions = fc
  .tuple(
    fc.constantFrom('.', '//*', "'aaaaaaaaaa'", '1 to 100000', '//@*', '//text()', '()', 'current()'),
    fc.array(fc.constantFrom(...around), { maxLength: 6 }),
  )
  .map(([first, ways]) => ways.reduce<string>((inner, way) => way(inner), first));

const contexts = fc.constantFrom(
  '*',
  '//a',
  'a//a',
  '@*',
  'text()',
  '/',
  "a[matches(., '(a+)+b')]",
  'node()',
);
const schemas = fc
  .record({
    binding: fc.constantFrom('', ' queryBinding="xslt"', ' queryBinding="xslt2"'),
    context: contexts,
    test: expressions,
    variables: fc.array(expressions, { maxLength: 3 }),
    use: expressions,
    times: fc.constantFrom(1, 1, 20, 200),
  })
  .map(({ binding, context, test: asked, variables, use, times }) => {
    const lets = variables.map((value, at) => `<let name="v${at}" value="${escaped(value)}"/>`);
    const read = variables.map((_, at) => `<value-of select="$v${at}"/>`);
    const assert = `<assert test="${escaped(asked)}">${read.join('')}</assert>`;
    const rule = `<rule context="${escaped(context)}">${lets.join('')}${assert.repeat(times)}</rule>`;
    return `<schema xmlns="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:f="urn:f"${binding}>
      <ns prefix="f" uri="urn:f"/><ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>
      <xsl:key name="k" match="*" use="${escaped(use)}"/>
      <xsl:function name="f:again" as="item()*"><xsl:param name="x" as="item()*"/><xsl:sequence select="if (count($x) > 5000) then $x else f:again(($x, $x, 1))"/></xsl:function>
      <pattern>${rule.repeat(times > 20 ? 1 : 3)}</pattern></schema>`;
  });

const documents = fc.constantFrom(
  '<a/>',
  `<a>${'a'.repeat(99_000)}</a>`,
  `${'<a>'.repeat(90)}aa${'</a>'.repeat(90)}`,
  `<a>${'<a n="(a*)*" m="a">a</a>'.repeat(300)}</a>`,
  `<a n="${'(a|'.repeat(3000)}">${'(a+)+'.repeat(2000)}</a>`,
  '<a><!-- a --><?a a?>a</a>',
);

/** Refused with a reason, or one of the verdicts; anything else is thrown. */
function outcomeOf(schema: string, document: string): string {
  let compiled: ReturnType<typeof compileSchematron>;
  try {
    compiled = compileSchematron(schema);
  } catch (error) {
    if (error instanceof CompileError || error instanceof SchematronError) return 'refused';
    throw error;
  }
  return compiled.judge(document).outcome;
}

test('any schema on any document gives a verdict, is not judged, or is refused with a reason', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(schemas, documents, (schema, document) => {
      const outcome = outcomeOf(schema, document);
      seen.add(outcome);
      expect(['valid', 'invalid', 'not-judged', 'refused']).toContain(outcome);
    }),
    { numRuns: runs(25) },
  );
  expect(seen.size).toBeGreaterThan(1);
}, 120_000);
