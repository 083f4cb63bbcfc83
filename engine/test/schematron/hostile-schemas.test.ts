import { describe, expect, test } from 'vitest';
import { CompileError, compileSchematron, type SchematronOptions } from '../../src/index.ts';

const schemaOf = (content: string) =>
  `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" queryBinding="xslt2">
    <sch:ns prefix="f" uri="urn:f"/>${content}</sch:schema>`;
const testing = (tested: string, id = 'a', context = '/*') =>
  schemaOf(
    `<sch:pattern><sch:rule context="${context}"><sch:assert id="${id}" test="${tested}">-</sch:assert></sch:rule></sch:pattern>`,
  );
const nested = (levels: number, around: (inner: string) => string) =>
  Array.from({ length: levels }).reduce<string>((inner) => around(inner), 'a');

describe('compiling ends soon, however expressions are nested', () => {
  const ways: readonly (readonly [way: string, around: (inner: string) => string])[] = [
    ['predicates', (inner) => `a[${inner}]`],
    ['predicates that compare', (inner) => `a[${inner} = 'b']`],
    ['predicates that count', (inner) => `a[count(${inner}) = 1]`],
    ['predicates that may be positions', (inner) => `a[number(${inner})]`],
    ['sequences that are compared', (inner) => `(('1', ${inner}) = ('a', 'b'))`],
    ['conditions', (inner) => `(if (${inner}) then a else b)`],
    ['loops', (inner) => `(for $x in ${inner} return $x)`],
    ['questions about each', (inner) => `(every $x in ${inner} satisfies $x)`],
    ['sums', (inner) => `sum(a[${inner} > 1])`.replace('>', '&gt;')],
    ['steps', (inner) => `a/(${inner})`],
    ['filters', (inner) => `(${inner})[b + 1]`],
  ];

  test.each(ways)('%s', (_, around) => {
    expect(() => compileSchematron(testing(nested(40, around)))).not.toThrow();
    for (const levels of [400, 20_000])
      expect(() => compileSchematron(testing(nested(levels, around)))).toThrow(CompileError);
  });

  test('and an expression that doubles at every level is refused', () => {
    const around = (inner: string) => `a[('b', ${inner}) = ('a', 'b')]`;
    expect(() => compileSchematron(testing(nested(8, around)))).not.toThrow();
    expect(() => compileSchematron(testing(nested(40, around)))).toThrow(
      'too involved; use variables for parts',
    );
  });

  test('and chains of variables that are too long are refused, in a schema as in a pattern', () => {
    const lets = (length: number) =>
      Array.from(
        { length },
        (_, at) => `<sch:let name="v${at + 1}" value="${at === 0 ? 'count(//a)' : `$v${at} + 1`}"/>`,
      );
    const rule = (last: number) =>
      `<sch:rule context="a"><sch:assert test="$v${last} = ${last}"><sch:value-of select="$v${last}"/></sch:assert></sch:rule>`;
    for (const schema of [
      (all: string[]) => `${all.join('')}<sch:pattern>${rule(all.length)}</sch:pattern>`,
      (all: string[]) => `<sch:pattern>${all.join('')}${rule(all.length)}</sch:pattern>`,
      (all: string[]) => `${all.toReversed().join('')}<sch:pattern>${rule(all.length)}</sch:pattern>`,
    ]) {
      expect(compileSchematron(schemaOf(schema(lets(200)))).judge('<a/>').outcome).toBe('valid');
      expect(() => compileSchematron(schemaOf(schema(lets(5000))))).toThrow(CompileError);
    }
  });

  test('and contexts with an unreasonable number of alternatives are refused', () => {
    const context = nested(150, (inner) => `(${inner} | b)/c`);
    expect(() => compileSchematron(testing('true()', 'a', context))).toThrow('write several rules');
  });
});

describe('whatever a hostile schema asks for ends', () => {
  const judged = (tested: string, text = 'a'.repeat(60)) => {
    const { findings } = compileSchematron(testing(tested)).judge(`<a>${text}!</a>`);
    return findings.map(({ kind, text }) => [kind, text]);
  };

  test.each([
    "matches(., '^(([a-zA-Z0-9-])+)+!$')",
    "matches(., '^(a|a)*!$')",
    "matches(., '^(a|aa)+!$')",
    "matches(., '^([a-z]+)*!$')",
    "replace(., '(a*)*!$', '', 's') = ''",
  ])('%s, in linear time', (tested) => {
    expect(judged(tested)).toEqual([]);
    expect(judged(tested.replace('!$', '\\?$'))).toEqual([['failed-assert', '-']]);
  });

  test.each([
    ['count(1 to 2000000000) = 5', 'FOAR0002'],
    ['(1 to 1000000000000) = 5', 'FOAR0002'],
    ["string-join(for $i in 1 to 100000000 return 'aaaa', '') = 'x'", 'FOAR0002'],
    ["matches(., '((a{0,100}){0,100}){0,100}!$')", 'FORX0002'],
    ["matches(., '^(((((a?){50}){50}){50}){50}){50}$')", 'FORX0002'],
    ["matches(., '(a|b|ab){1,50000}c')", 'FORX0002'],
    ['count(for $i in 1 to 100000, $j in 1 to 100000 return $i) = 1', 'XPDY0130'],
  ])('%s is not judged', (tested, code) => {
    expect(judged(tested)).toEqual([['not-judged', expect.stringContaining(code)]]);
  });

  const xs = 'xmlns:xs="http://www.w3.org/2001/XMLSchema"';
  const recursive = (type: string, body: string) =>
    `<xsl:function name="f:f" as="${type}" ${xs}><xsl:param name="n" as="xs:integer"/><xsl:sequence select="${body}"/></xsl:function>`;
  const judgedWith = (functions: string, tested: string) => {
    const rules = testing(tested).replace('<sch:pattern>', `${functions}<sch:pattern>`);
    return compileSchematron(rules)
      .judge('<a/>')
      .findings.map(({ kind, text }) => [kind, text]);
  };
  const tooManySteps = [['not-judged', 'XPDY0130: the rules ask for more steps than a document may take']];

  test('a function that calls itself twice is not judged once it has made too many calls', () => {
    const fibonacci = recursive('xs:integer', 'if ($n &lt; 2) then $n else f:f($n - 1) + f:f($n - 2)');
    expect(judgedWith(fibonacci, 'f:f(15) = 610')).toEqual([]);
    expect(judgedWith(fibonacci, 'f:f(60) = 1')).toEqual(tooManySteps);
    const text = recursive('xs:string', "if ($n = 0) then 'ab' else concat(f:f($n - 1), f:f($n - 1))");
    expect(judgedWith(text, 'string-length(f:f(60)) = 1')).toEqual(tooManySteps);
  });

  test('and neither are two that call each other', () => {
    const [one, other] = ['f', 'g'].map((name, at) =>
      recursive(
        'xs:integer',
        `if ($n = 0) then 1 else f:${'gf'[at]}($n - 1) + f:${'gf'[at]}($n - 1)`,
      ).replace('f:f"', `f:${name}"`),
    );
    expect(judgedWith(`${one}${other}`, 'f:f(3) = 8')).toEqual([]);
    expect(judgedWith(`${one}${other}`, 'f:f(60) = 8')).toEqual(tooManySteps);
  });

  const tooDeep = (name: string) => [
    [
      'not-judged',
      expect.stringMatching(new RegExp(`^XPDY0130: the function ${name}\\(\\) \\(.*:\\d+\\) calls itself`)),
    ],
  ];

  test('a function that calls itself without end is named, with its place', () => {
    expect(judgedWith(recursive('xs:integer', '1 + f:f($n + 1)'), 'f:f(1) = 1')).toEqual(tooDeep('f:f'));
    const kept = recursive('xs:integer', '1 + f:f($n + 1)').replace('as=', 'cache="yes" as=');
    expect(judgedWith(kept, 'f:f(1) = 1')).toEqual(tooDeep('f:f'));
  });

  test('so is one that ends too late, and one that calls itself through another', () => {
    const pattern = recursive(
      'xs:integer',
      "if (matches('a', concat('^(b|c){2,3}', $n))) then 0 else 1 + f:f($n + 1)",
    );
    expect(judgedWith(pattern, 'f:f(1) = 1')).toEqual(tooDeep('f:f'));
    const down = recursive('xs:integer', 'if ($n = 0) then 0 else 1 + f:f($n - 1)');
    expect(judgedWith(down, 'f:f(500) = 500')).toEqual([]);
    expect(judgedWith(down, 'f:f(1000000) = 1000000')).toEqual(tooDeep('f:f'));
    const [one, other] = ['f', 'g'].map((name, at) =>
      recursive('xs:integer', `1 + f:${'gf'[at]}($n + 1)`).replace('f:f"', `f:${name}"`),
    );
    expect(judgedWith(`${one}${other}`, 'f:f(1) = 1')).toEqual(tooDeep('f:f'));
  });

  test.each([
    'some $i in 1 to 1000000, $j in 1 to 1000000 satisfies $i + $j = -1',
    'every $i in 1 to 10000 satisfies (every $j in 1 to 10000 satisfies (every $k in 1 to 10000 satisfies $i + $j + $k > 0))',
    'sum(for $i in 1 to 100000 return sum(1 to 100000)) = 1',
    'count((1 to 200000)[. = (1 to 200000)]) = 1',
  ])('%s is not judged', (tested) => {
    expect(judged(tested)).toEqual(tooManySteps);
  });

  test('elements that are compared with all that is in them, again and again, are counted', () => {
    const tested = 'deep-equal(for $i in 1 to 9000 return /*, for $i in 1 to 9000 return /*)';
    expect(judged(tested, '<b/>'.repeat(1300))).toEqual(tooManySteps);
  });

  test('a variable of no document that asks for the same twice has a value', () => {
    const parts = "tokenize(string(('aba')[1]), 'b')";
    const schema = testing('count($v) = 4').replace(
      '<sch:assert',
      `<sch:let name="v" value="(${parts}, ${parts})"/><sch:assert`,
    );
    expect(compileSchematron(schema).judge('<a/>').outcome).toBe('valid');
  });

  test('values made from other values grow only to a limit', () => {
    const twenty = "'aaaaaaaaaaaaaaaaaaaa'";
    const grown = Array.from({ length: 7 }).reduce<string>((text) => `replace(${text}, 'a', ${twenty})`, '.');
    expect(judged(`string-length(${grown}) = 1`)).toEqual([
      ['not-judged', 'XPDY0130: more than 10000000 characters'],
    ]);
    const squares = recursive('xs:integer', 'if ($n = 0) then 10 else for $x in f:f($n - 1) return $x * $x');
    expect(judgedWith(squares, 'f:f(40) > 1')).toEqual([['not-judged', expect.stringContaining('FOAR0002')]]);
    expect(judgedWith(squares, 'f:f(5) > 1')).toEqual([]);
  });

  test('an index whose entries each element has over again is not made', () => {
    const key = '<xsl:key name="k" match="*" use="//b"/>';
    const schema = schemaOf(
      `${key}<sch:pattern><sch:rule context="/*"><sch:assert test="key('k', 'x')">-</sch:assert></sch:rule></sch:pattern>`,
    );
    const wide = `<a>${Array.from({ length: 20_000 }, (_, at) => `<b>${at}</b>`).join('')}</a>`;
    expect(
      compileSchematron(schema)
        .judge(wide)
        .findings.map(({ text }) => text),
    ).toEqual(['XPDY0130: the rules ask for more steps than a document may take']);
  });

  test('a document of text and a pattern of any length are judged', () => {
    const { judge } = compileSchematron(testing('matches(., string(../p))', 'a', 'x'));
    const alternatives = Array.from({ length: 12_000 }, (_, at) => `a${at}b`).join('|');
    for (const pattern of ['a'.repeat(99_000), alternatives, '('.repeat(99_000), '[a-z]'.repeat(9000)])
      expect(['invalid', 'not-judged']).toContain(judge(`<r><p>${pattern}</p><x>aaa</x></r>`).outcome);
  });

  test('each of several documents has the same number of steps', () => {
    const { judge } = compileSchematron(testing('count((1 to 900000)[. = 3]) = 1', 'a', '*'));
    const outcomes = Array.from({ length: 12 }, () => judge('<a><b/></a>').outcome);
    expect(new Set(outcomes)).toEqual(new Set(['valid']));
  });

  test('a number of any length is a number', () => {
    const nines = '9'.repeat(400);
    expect(judged(`${nines} + 1 = ${nines}`)).toEqual([['failed-assert', '-']]);
  });
});

describe('findings are listed up to a limit, and the others are counted', () => {
  const wide = `${'<a>'.repeat(200)}${'<b/>'.repeat(2000)}${'</a>'.repeat(200)}`;
  const judged = (options: SchematronOptions) =>
    compileSchematron(testing('false()', 'a', '*'), options).judge(wide);

  test('100 for each assertion, or another number from the options', () => {
    const { outcome, findings, unlisted, svrl } = judged({});
    expect([outcome, findings.length, unlisted]).toEqual(['invalid', 100, 2100]);
    expect(svrl.match(/<svrl:failed-assert/g)).toHaveLength(100);
    expect(svrl).toContain('<!-- findings that are not listed: 2100 -->');
    expect(judged({ limits: { maxFindingsPerRule: 5000, maxFindings: 5000 } }).findings).toHaveLength(2200);
  });

  test('findings after the listed ones count for the verdict', () => {
    const rules = ['warning', 'fatal'].map(
      (flag) =>
        `<sch:pattern><sch:rule context="*"><sch:assert flag="${flag}" test="false()">-</sch:assert></sch:rule></sch:pattern>`,
    );
    const { outcome, findings, unlisted } = compileSchematron(schemaOf(rules.join('')), {
      limits: { maxFindings: 50 },
    }).judge(wide);
    expect([outcome, findings.length, unlisted]).toEqual(['invalid', 50, 4350]);
    expect(findings.map(({ flag }) => flag)).not.toContain('fatal');
  });

  test('assertions that cannot be judged are limited too', () => {
    const { outcome, findings, unlisted } = compileSchematron(testing("xs:integer('x') = 1", 'a', '*')).judge(
      wide,
    );
    expect([outcome, findings.length, unlisted]).toEqual(['not-judged', 100, 2100]);
  });
});

test('an assertion may be called __proto__', () => {
  const { findings } = compileSchematron(testing('false()', '__proto__')).judge('<a/>');
  expect(findings.map(({ id }) => id)).toEqual(['__proto__']);
});

describe('files', () => {
  const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const declared = (encoding: string, text: string) => `<?xml version="1.0" encoding="${encoding}"?>${text}`;
  const said = (schema: ReturnType<typeof compileSchematron>) => schema.judge('<a/>').findings[0]?.text;
  const speaking = testing('false()').replace('>-<', '>Prénom<');

  test('are decoded as they declare', () => {
    expect(said(compileSchematron(latin(declared('ISO-8859-1', speaking))))).toBe('Prénom');
    expect(said(compileSchematron(new TextEncoder().encode(speaking)))).toBe('Prénom');
  });

  test('each included file is decoded as it declares', () => {
    const part = latin(
      declared(
        'ISO-8859-1',
        '<sch:pattern xmlns:sch="http://purl.oclc.org/dsdl/schematron"><sch:rule context="/*"><sch:assert test="false()">Prénom</sch:assert></sch:rule></sch:pattern>',
      ),
    );
    expect(said(compileSchematron(schemaOf('<sch:include href="part.sch"/>'), { resolve: () => part }))).toBe(
      'Prénom',
    );
  });
});
