import { describe, expect, test } from 'vitest';
import { lintSchema } from '../../src/lint/lint.ts';
import { readSchematron } from '../../src/schematron/source.ts';
import { phraseText } from '../../src/text/phrase.ts';

function linted(...patterns: readonly string[]) {
  const text = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
    <ns prefix="o" uri="urn:orders"/>${patterns.map((each) => `<pattern>${each}</pattern>`).join('\n')}</schema>`;
  return lintSchema(readSchematron('schema.sch', () => text, []));
}

/** The kinds of findings, each with the assertion or context that it is about. */
const kinds = (...patterns: readonly string[]) =>
  linted(...patterns).map(({ kind, id, context }) => `${kind} ${id ?? context}`);

const rule = (context: string, ...asserts: readonly string[]) =>
  `<rule context="${context}">${asserts.length > 0 ? asserts.join('') : assertion('any', 'o:any')}</rule>`;
const assertion = (id: string, asked: string, text = `about ${id}`) =>
  `<assert id="${id}" test="${asked}">${text}</assert>`;

/** The findings on the second of two rules of a pattern. */
const onSecond = (first: string, second: string) =>
  kinds(rule(first, assertion('first', 'o:first')) + rule(second, assertion('second', 'o:second')));

describe('a rule after one that takes all its nodes', () => {
  test.each([
    ['o:line', 'o:line'],
    ['o:line', 'o:order/o:line'],
    ['o:line', '/o:order//o:line'],
    ['//o:line', 'o:line'],
    ['*', 'o:line'],
    ['o:*', 'o:line'],
    ['*:line', 'o:line'],
    ['o:line', "o:line[@type = 'a']"],
    ["o:line[@type = ('a', 'b')]", "o:line[@type = 'b']"],
    ['o:line[o:item]', 'o:line[o:item/o:id]'],
    ['o:line[@a or @b]', 'o:line[@a][@c]'],
    ['o:line | o:note', 'o:order/o:note'],
    ['o:order//o:line', '/o:order/o:lines/o:line'],
    ['o:line[1]', 'o:order/o:line[1]'],
  ])('never fires: %s, then %s', (first, second) => {
    expect(onSecond(first, second)).toEqual([`shadowed ${second}`]);
  });

  test.each([
    ['o:order/o:line', '/o:order/o:note'],
    ["o:line[@type = 'a']", "o:line[@type = 'b']"],
    ["o:line[@type = 'a']", 'o:line'],
    ['/o:line', 'o:line/o:id'],
    ['o:line[1]', 'o:line[@type]'],
    ['o:order/o:line', 'o:order//o:note'],
    ['o:line/@id', 'o:line'],
    ['o:line', '*'],
    ['o:line', "*[starts-with(name(), 'x')]"],
    ['o:line', '*[@unit]'],
  ])('fires where nothing proves that it does not: %s, then %s', (first, second) => {
    expect(onSecond(first, second)).toEqual([]);
  });

  test('loses a part of its context', () => {
    expect(
      linted(rule('o:line', assertion('a', 'o:a')) + rule('o:order/o:line | o:note', assertion('b', 'o:b'))),
    ).toMatchObject([{ kind: 'shadowed', text: { values: { part: 'o:order/o:line' } } }]);
  });

  test('does not see nodes of a longer path, unless it asks the same', () => {
    expect(onSecond('o:buyer/o:address', 'o:address')).toEqual(['partly-shadowed o:address']);
    expect(onSecond('o:address', '//*[not(node())]')).toEqual(['partly-shadowed //*[not(node())]']);
    const asking = assertion('street', 'o:street');
    expect(kinds(rule('o:buyer/o:address', asking) + rule('o:address', asking))).toEqual([]);
    const less = assertion('either', 'o:street or o:box');
    expect(kinds(rule('o:buyer/o:address', asking) + rule('o:address', less))).toEqual([]);
    expect(kinds(rule('o:buyer/o:address', less) + rule('o:address', asking))).toEqual([
      'partly-shadowed o:address',
    ]);
  });

  test('fires in a pattern of its own, and after a rule without assertions', () => {
    const [one, other] = [rule('o:line', assertion('a', 'o:a')), rule('o:line', assertion('b', 'o:b'))];
    expect(linted(one, other)).toEqual([]);
    expect(linted(`<rule context="o:buyer/o:address"/>${rule('o:address')}`)).toEqual([]);
  });
});

describe('a name by which nothing is found', () => {
  test('has no prefix, where the schema names elements in namespaces', () => {
    expect(
      kinds(rule('o:order', assertion('a', 'o:total')), rule('order', assertion('b', 'o:date'))),
    ).toEqual(['unprefixed-name order']);
    expect(kinds(rule('o:order', assertion('a', 'o:line/o:id and o:line/name')))).toEqual([
      'unprefixed-name a',
    ]);
  });

  test('has none where documents have no namespace, or in a tree that a variable holds', () => {
    expect(kinds(rule('order', assertion('a', 'total and o:extension')))).toEqual([]);
    expect(kinds(rule('o:order', assertion('a', 'o:line/o:id = $codes/code')))).toEqual([]);
    expect(kinds(rule('o:order', assertion('a', "o:line/o:id = document('codes.xml')//code")))).toEqual([]);
  });

  test('differs by capital letters from a name that is written more often', () => {
    const asserts = [
      assertion('a', 'o:taxTotal'),
      assertion('b', 'o:taxTotal/o:id'),
      assertion('c', 'o:Taxtotal'),
    ];
    expect(kinds(rule('o:order', ...asserts))).toEqual(['misspelt-name c']);
    expect(
      kinds(rule('o:order', assertion('a', '@unitCode and o:line/@unitcode and o:item/@unitCode'))),
    ).toEqual(['misspelt-name a']);
  });
});

describe('a test that gives the same answer for every document', () => {
  test.each([
    'true()',
    'not(o:a) or o:a',
    'not(exists(o:a)) or exists(o:a)',
    'not(o:a/o:b) or o:a',
    "not(o:a = 'x') or o:a",
    'count(o:a) &gt;= 0',
    'string-length(.) &gt; 3 or string-length(.) &lt;= 3',
    "normalize-space(o:a) != 'x' or normalize-space(o:a) != 'y'",
    "if (o:a) then 1 = 1 else 'a' = 'a'",
    'not(o:a and o:b) or (o:b and o:a)',
    'count(o:a) &gt; 0 or empty(o:a)',
    'not(some $x in o:a satisfies $x = 1) or o:a',
  ])('is found: %s', (asked) => {
    expect(
      kinds(rule('o:order', assertion('a', asked))).filter((kind) => kind.startsWith('constant-test')),
    ).toEqual(['constant-test a']);
  });

  test.each([
    'false()',
    'o:a or not(o:b)',
    "o:a = 'x' or o:a != 'x'",
    "o:a != 'x'",
    "not(o:a = 'x' and o:a = 'y')",
    'count(o:a) &gt; 0',
    'count(o:a) &lt;= 1',
    'empty(o:a) and count(o:a) = 0',
    'o:a and count(o:a) = 1',
    'o:a = o:a',
    '. or not(normalize-space())',
    'not(o:a[1]) or o:a[2]',
    'number(o:a) &gt; 1 or number(o:a) &lt;= 1',
  ])('is not found where a document decides: %s', (asked) => {
    expect(kinds(rule('o:order', assertion('a', asked)))).toEqual([]);
  });

  test('repeats its context', () => {
    expect(kinds(rule("o:line[o:item][@type = 'a']", assertion('a', "@type = ('a', 'b')")))).toEqual([
      'constant-test a',
    ]);
    expect(kinds(rule("o:line[@type = 'a'] | o:line", assertion('a', "@type = 'a'")))).toEqual([]);
  });

  test('is a report that never fires, or an assertion that always fails', () => {
    expect(kinds(rule('o:line', '<report id="a" test="o:b and not(o:b)">never</report>'))).toEqual([
      'constant-test a',
    ]);
    expect(kinds(rule('o:line', assertion('a', "@a = 'x' and @a = 'y'")))).toEqual(['constant-test a']);
    expect(kinds(rule('o:line', '<report id="a" test="true()">each</report>'))).toEqual([]);
  });

  test('compares so that each value passes', () => {
    expect(kinds(rule('o:line', assertion('a', "@type != 'x' or @type != 'y'")))).toEqual([
      'constant-comparison a',
    ]);
    expect(kinds(rule('o:line', assertion('a', "o:b and o:type[. != ('x', 'y')]")))).toEqual([
      'constant-comparison a',
    ]);
    expect(kinds(rule('o:line', assertion('a', "o:b != 'x' or o:c != 'y'")))).toEqual([]);
  });
});

describe('what is written twice', () => {
  test('is an id with another text', () => {
    const first = rule('o:a', assertion('one', 'o:b', 'A has b.'));
    expect(kinds(`${first}${rule('o:c', assertion('one', 'o:d', 'C has d.'))}`)).toEqual([
      'duplicate-id one',
    ]);
    expect(kinds(`${first}${rule('o:c', assertion('one', 'o:b', 'A has b.'))}`)).toEqual([]);
  });

  test('is not a test on nodes that a variable chooses', () => {
    const first = rule('o:a[$s]', assertion('one', 'o:b'));
    expect(kinds(first, rule('o:a[$s]', assertion('two', 'o:b')))).toEqual([]);
  });

  test('is a test on the same nodes', () => {
    const first = rule('o:a', assertion('one', 'o:b'));
    expect(kinds(first, rule('o:a', assertion('two', '(o:b)')))).toEqual(['duplicate-assertion two']);
    expect(kinds(first, rule('o:a', assertion('two', 'o:c')))).toEqual([]);
  });
});

describe('a code with a letter of another script', () => {
  test.each([
    ["('AED', 'USD', 'ЕUR')", 'EUR'],
    ["('AE', 'АЕ')", 'AE'],
    ["('KG', 'ΚG')", 'KG'],
    ["('381', '３８１')", '381'],
    ["('AED\u200b', 'USD')", 'AED'],
  ])('is found: %s', (codes, plain) => {
    expect(linted(rule('o:a', assertion('one', `. = ${codes}`)))).toMatchObject([
      { kind: 'look-alike', id: 'one', text: { values: { plain } } },
    ]);
    const spaced = ` ${[...codes.matchAll(/'([^']*)'/g)].map(([, code]) => code).join(' ')} `;
    expect(kinds(rule('o:a', assertion('one', `contains('${spaced}', .)`)))).toEqual(['look-alike one']);
  });

  test.each(["('درهم', 'AED')", "'Ωμέγα'", "('ΑΒΓ', 'ΔΕΖ')", "'^[A-ZА-Я]+$'", "('mg', 'μg')"])(
    'is not found where a word is of one script: %s',
    (codes) => {
      expect(kinds(rule('o:a', assertion('one', `. = ${codes}`)))).toEqual([]);
    },
  );
});

describe('a text with another figure than its test', () => {
  test.each([
    ['At most 15 characters.', 'string-length(.) &lt;= 16'],
    ['The rate is 5 percent.', '. = 7'],
    ['No more than 2 decimals.', "matches(., '^[0-9]+(\\.[0-9]{1,3})?$')"],
    ['The type must be 381.', ". = '383'"],
  ])('is found: %s %s', (text, asked) => {
    expect(kinds(rule('o:a', assertion('one', asked, text)))).toEqual(
      asked.includes('&lt;') ? [] : ['figures one'],
    );
  });

  test.each([
    ['At most 15 characters.', 'string-length(.) &lt; 16'],
    ['As in the format 102.', "matches(., '^[0-9]{4}[0-9]{2}$')"],
    ['A code of ISO 4217.', 'string-length(.) = 1234'],
    ['The term o-31 has 3 letters.', 'string-length(.) = 3'],
    ['At most 15 characters, 2 of them decimals.', "matches(., '^[0-9]{1,12}\\.[0-9]{2}$')"],
    ['A prefix and 16 digits.', "string-length(.) = 19 and substring(., 1, 3) = 'a'"],
    ['At most 12.50 in 2 lines.', '. &lt;= 12.50'],
  ])('is not found: %s %s', (text, asked) => {
    expect(kinds(rule('o:a', assertion('one', asked, text)))).toEqual([]);
  });
});

test('each finding has a sentence in both languages with its values, and a line', () => {
  const found = linted(`
    ${rule('*', assertion('any', 'true()'))}
    ${rule('o:order', assertion('total', "o:total != ('a', 'b')"))}
    ${rule('order', assertion('any', 'total', 'Another.'))}`);
  for (const language of ['en', 'ar'] as const)
    for (const { text, source } of found) {
      expect(phraseText(text, language)).not.toMatch(/\{\w+\}/);
      expect(source.line).toBeGreaterThan(1);
    }
  expect(found.map(({ kind }) => kind)).toEqual([
    'constant-test',
    'shadowed',
    'constant-comparison',
    'shadowed',
    'unprefixed-name',
    'unprefixed-name',
    'duplicate-id',
  ]);
});

describe('terms by which texts name nodes', () => {
  const name = (local: string) => `{urn:orders}${local}`;
  const terms = new Map([
    ['T-001', [[name('buyer'), name('address'), name('city')]]],
    ['T-002', [[name('seller'), name('address'), name('city')]]],
    ['T-003', [[name('line'), name('amount'), '@currency']]],
    ['TG-1', [[name('line')]]],
  ]);
  const found = (...patterns: readonly string[]) => {
    const text = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
      <ns prefix="o" uri="urn:orders"/>${patterns.map((each) => `<pattern>${each}</pattern>`).join('\n')}</schema>`;
    return lintSchema(
      readSchematron('schema.sch', () => text, []),
      { terms },
    ).map(({ kind, id, context, text: { values } }) =>
      `${kind} ${id ?? context} ${values?.terms ?? ''}`.trim(),
    );
  };

  test.each([
    ['o:buyer/o:address', 'o:city', ''],
    ['o:buyer', 'o:address/o:city', ''],
    ['/o:order', '//o:city', ''],
    ['/o:order', "o:buyer/o:address[o:city = 'x']", ''],
    ['/o:order', 'count(o:buyer/o:address) = 1', ''],
    ['o:address', 'for $each in . return o:city', 'variables'],
    ["o:seller[$country = 'x']", 'o:name', 'variables'],
    ['o:seller/o:address', 'o:city', 'T-001'],
    ['o:buyer', 'o:city', 'T-001'],
    ['o:address/o:city', '../../o:name', ''],
    ['o:line', 'o:city', 'T-001'],
  ])('are read on %s by %s, or told: %s', (context, asked, unread) => {
    const expected = unread.startsWith('T') ? [`terms-unread one ${unread}`] : [];
    expect(found(rule(context, assertion('one', asked, 'The city (t-1) of the group TG-1.')))).toEqual(
      expected,
    );
  });

  test('decide whether a rule is meant to see the nodes that an earlier one takes', () => {
    const first = rule('o:buyer/o:address', assertion('first', 'o:street'));
    const second = (text: string) => rule('o:address', assertion('second', 'o:city', text));
    expect(found(first + second('The city T-001 or T-002.'))).toEqual(['partly-shadowed o:address']);
    expect(found(first + second('The city T-002.'))).toEqual([]);
    expect(found(first + second('The city.'))).toEqual(['partly-shadowed o:address']);
  });
});
