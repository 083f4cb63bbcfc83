import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { namespacesInScope } from 'schematron-compiler/xml';
import { describe, expect, test } from 'vitest';
import { CallerError } from '../../src/core/options/caller-error.ts';
import { markupOf, namespaces, type UblElement, type UblNode } from '../../src/core/xml/element.ts';
import { defaultLimits, parseUbl } from '../../src/intake/parse-ubl.ts';
import { runs } from '../tier.ts';

function root(xml: string): UblElement {
  const result = parseUbl(xml);
  if (!result.ok)
    throw new Error(`${result.failure.line}:${result.failure.column} ${result.failure.message}`);
  return result.value;
}

function error(xml: string) {
  const result = parseUbl(xml);
  return result.ok ? undefined : result.failure;
}

/** The content of a document without parent links; undefined if it is refused. */
function treeOf(xml: string): unknown {
  const result = parseUbl(xml);
  return result.ok ? withoutParents(result.value) : undefined;
}

function withoutParents(node: UblNode): unknown {
  if (typeof node === 'string') return node;
  const { namespace, prefix, localName, attributes, children } = node;
  return {
    namespace,
    prefix,
    localName,
    attributes,
    markup: markupOf(node),
    children: children.map(withoutParents),
  };
}

describe('a document is read into', () => {
  test('elements with namespace, prefix and local name', () => {
    const element = root(
      `<Invoice xmlns="${namespaces.invoice}"><c:ID xmlns:c="${namespaces.cbc}">1</c:ID></Invoice>`,
    );
    expect(element).toMatchObject({ namespace: namespaces.invoice, prefix: '', localName: 'Invoice' });
    expect([element.attributes, element.parent, element.requestPath]).toEqual([[], null, undefined]);
    expect(element.children).toMatchObject([
      { namespace: namespaces.cbc, prefix: 'c', localName: 'ID', children: ['1'] },
    ]);
  });

  test('attributes in their order, without the namespace declarations', () => {
    expect(root('<a b="1" xmlns:p="urn:p" p:c="2"/>').attributes).toEqual([
      { namespace: '', prefix: '', localName: 'b', value: '1' },
      { namespace: 'urn:p', prefix: 'p', localName: 'c', value: '2' },
    ]);
  });

  test('parents', () => {
    const document = root('<a><b/></a>');
    expect((document.children[0] as UblElement).parent).toBe(document);
  });

  test.each([
    ['<a> x </a>', [' x ']],
    ['<a>x<![CDATA[<&]]>y</a>', ['x<&y']],
    ['<a>x<!-- - -->y</a>', ['x', 'y']],
    ['<a>x<?pi?>y</a>', ['x', 'y']],
    ['<a><!-- --></a>', []],
    ['<a><![CDATA[]]></a>', []],
    ['<a>&lt;&gt;&amp;&quot;&apos;</a>', ['<>&"\'']],
    ['<a>&#65;&#x1F600;&#10;</a>', ['A😀\n']],
    ['<a>1\r\n2\r3</a>', ['1\n2\n3']],
    ['<a>é€😀</a>', ['é€😀']],
    ['\ufeff<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<!-- --><a>x</a>\n<?end?>', ['x']],
  ])('text: %s', (xml, children) => {
    expect(root(xml).children).toEqual(children);
  });

  test('references to the first and last characters of each range that XML allows, and to none beside them', () => {
    for (const code of [0x9, 0xa, 0xd, 0x20, 0xd7ff, 0xe000, 0xfffd, 0x10000, 0x10ffff])
      expect(root(`<a>&#${code};</a>`).children).toEqual([String.fromCodePoint(code)]);
    for (const code of [0x8, 0xb, 0xc, 0xe, 0x1f, 0xd800, 0xdfff, 0xfffe, 0xffff, 0x110000])
      expect(error(`<a>&#${code};</a>`)?.message).toBe(`&#${code}; is not a character that XML allows`);
  });

  test.each([
    ['<a b=" x\ty\nz "/>', ' x y z '],
    ['<a b="&#9;&#10;"/>', '\t\n'],
    ["<a b='\"'/>", '"'],
    ['<a b = "&lt;" />', '<'],
    ['<a\tb\t=\t"1"\t/>', '1'],
    ['<a\rb\r=\r"1"\r/>', '1'],
    ['<a\nb\n=\n"1"\n/>', '1'],
  ])('attribute values: %j', (xml, value) => {
    expect(root(xml).attributes[0]?.value).toBe(value);
  });
});

describe('documents that are read one after another', () => {
  const anyDeclaration = fc.record({
    prefix: fc.constantFrom('', 'a', 'b'),
    namespace: fc.constantFrom('urn:1', 'urn:2', namespaces.cbc),
    inner: fc.constantFrom('urn:1', 'urn:3'),
  });

  test('each have the namespaces that they declare', () => {
    fc.assert(
      fc.property(fc.array(anyDeclaration, { maxLength: 40 }), (declarations) => {
        for (const { prefix, namespace, inner } of declarations) {
          const [xmlns, name] = prefix === '' ? ['xmlns', 'x'] : [`xmlns:${prefix}`, `${prefix}:x`];
          const document = root(
            `<r ${xmlns}="${namespace}"><${name}/><n ${xmlns}="${inner}"><${name}/></n></r>`,
          );
          const [outside, around] = document.children as [UblElement, UblElement];
          expect(outside.namespace).toBe(namespace);
          expect((around.children[0] as UblElement).namespace).toBe(inner);
        }
      }),
    );
  });

  test('report the same mistake again', () => {
    const twice = '<r xmlns:a="urn:1" xmlns:a="urn:1"><a:x/></r>';
    expect(error(twice)).toMatchObject({ message: 'a namespace is declared twice' });
    expect(error(twice)).toEqual(error(twice));
  });

  test('are read as if each were the first of its kind', () => {
    const texts = ['x', '&amp;', '12345678901234', '\n  ', '&#10;', '\n\t', ' ', '\n \n\n', '<![CDATA[y]]>'];
    const elements = [
      ...['<p:b>1</p:b>', '<p:b>2</p:b>', '<p:b><e/></p:b>', '<c d="1">3</c >', '<c d="1">\n  <e/></c>'],
      '<p:b>1</p:b>\n\n  <!-- 1 -->\n  <p:b>1</p:b>\n\n  <!-- 2 --><c><!-- 2 --><p:b>2</p:b></c>',
      '<q:b xmlns:q="urn:1">\n<q:c>1</q:c>\n<q:c>2</q:c></q:b>',
      '<q:b xmlns:q="urn:2" q:e="">\n<q:c>1</q:c><p:b xmlns:q="urn:1"><q:c>3</q:c></p:b>\n<q:c>2</q:c></q:b>',
    ];
    const pieces = [...texts, ...elements, '<e/>', '<!---->', '<!-- 1 -->', '<?q r?>', '<p:b>', '</p:b>'];
    const content = fc.array(fc.constantFrom(...pieces), { maxLength: 8 });
    let count = 0;
    fc.assert(
      fc.property(fc.array(content, { minLength: 2, maxLength: 8 }), (documents) => {
        for (const pieces of documents) {
          count += 1;
          const read = (declared: string) => treeOf(`<a xmlns:p="urn:p"${declared}>${pieces.join('')}</a>`);
          expect(read('')).toEqual(read(` xmlns:n${count}="urn:n"`));
        }
      }),
    );
  });

  test('must keep the limits even where they repeat other documents', () => {
    const deep = '<a xmlns="urn:a"><b>1</b><c><d><e>2</e></d></c><b>3</b></a>';
    expect(parseUbl(deep)).toEqual(parseUbl(deep));
    for (const maxNesting of [2, 3]) {
      const refused = parseUbl(deep, { ...defaultLimits, maxNesting });
      expect(refused).toMatchObject({ failure: { limit: 'maxNesting', column: maxNesting === 2 ? 29 : 32 } });
    }
  });

  test('must keep the limit of attributes where the root tag is that of another document', () => {
    const xml = '<limited xmlns="urn:limited" b="1" c="2"><d/></limited>';
    const underLimit = (maxAttributes: number) => parseUbl(xml, { ...defaultLimits, maxAttributes });
    expect(underLimit(3)).toHaveProperty('ok', true);
    expect(underLimit(2)).toMatchObject({ failure: { limit: 'maxAttributes', line: 1, column: 36 } });
    expect(underLimit(4)).toEqual(underLimit(3));
  });

  test('have the namespaces of their root where its tag is that of another document', () => {
    const xml = '<a xmlns="urn:a" xmlns:p="urn:p"><b xmlns:q="urn:q"/></a>';
    for (const document of [root(xml), root(xml)]) {
      const declared = (element: UblElement) => Object.fromEntries(namespacesInScope(element));
      expect(declared(document)).toMatchObject({ '': 'urn:a', p: 'urn:p' });
      expect(declared(document.children[0] as UblElement)).toMatchObject({ '': 'urn:a', q: 'urn:q' });
    }
  });

  test('have their own comments and instructions', () => {
    const markup = (xml: string) => markupOf(root(xml)).map(({ kind, text }) => [kind, text]);
    expect(markup('<m xmlns="urn:m"><!--one--><?two 2?></m>')).toEqual([
      ['comment', 'one'],
      ['processing-instruction', '2'],
    ]);
    expect(markup('<m xmlns="urn:m"><!--three--></m>')).toEqual([['comment', 'three']]);
    expect(markup('<m xmlns="urn:m"></m>')).toEqual([]);
  });

  test('may have any number of comments, and the same ones again', () => {
    const comments = Array.from({ length: 40 }, (_, index) => `<!-- ${'c'.repeat(index * 20)} -->`);
    const content = comments.map((comment) => `<b>1</b>${comment}<d>2</d>${comment}`).join('\n\n');
    const read = (declared: string) => treeOf(`<a xmlns="urn:a"${declared}>${content}</a>`);
    expect(read('')).toEqual(read(''));
    expect(read('')).toEqual(read(' xmlns:n="urn:n"'));
  });

  test('may continue in any number of ways after a text', () => {
    const ways = Array.from({ length: 40 }, (_, index) => `<b>1</b>${'<c/>'.repeat(index)}<d>2</d>`);
    const read = (declared: string) => treeOf(`<a xmlns="urn:a"${declared}>${ways.join('')}</a>`);
    expect(read('')).toEqual(read(''));
    expect(read('')).toEqual(read(' xmlns:n="urn:n"'));
  });

  test.each(['&#10;', '&#xA;', '<![CDATA[\n]]>', '\r\n', '\r'])(
    'may write the end of a line as %j',
    (written) => {
      const inLines = (end: string) =>
        treeOf(
          `<a xmlns="urn:u">${`${end}<b>${end}<c>1</c>${end}<d>22</d>${end}</b>`.repeat(3)}${end}<c>1</c></a>`,
        );
      expect(inLines('\n')).toBeDefined();
      expect([inLines(written), inLines(written)]).toEqual([inLines('\n'), inLines('\n')]);
    },
  );

  test('may be of any number of senders, each with namespaces of its own', () => {
    const of = (sender: number) =>
      treeOf(
        `<a xmlns="urn:u" xmlns:s${sender}="urn:${sender}"><b>1</b>\n<s${sender}:c>2</s${sender}:c><b c="${sender}"/></a>`,
      );
    const first = Array.from({ length: 1500 }, (_, sender) => of(sender));
    expect(first.at(-1)).toMatchObject({
      children: [{ localName: 'b' }, '\n', { localName: 'c', namespace: 'urn:1499' }, { localName: 'b' }],
    });
    expect(first.map((_, sender) => of(sender))).toEqual(first);
  });

  test('may have any number of names', () => {
    const names = Array.from({ length: 3000 }, (_, index) => `a:n${index}`);
    const xml = `<r xmlns:a="urn:1">${names.map((name) => `<${name} b="${name}"/>`).join('')}</r>`;
    const read = () =>
      (root(xml).children as UblElement[]).map(({ localName, attributes }) => [
        localName,
        attributes[0]?.value,
      ]);
    expect(read()).toEqual(names.map((name) => [name.slice(2), name]));
    expect(read()).toEqual(read());
  });
});

describe('refused although well-formed', () => {
  test('nesting deeper than 256 elements', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(error(nested(256))).toBeUndefined();
    expect(error(nested(257))).toMatchObject({
      message: 'elements are nested deeper than 256',
      limit: 'maxNesting',
    });
  });

  test('more than the limits allow', () => {
    const few = { maxCharacters: 20, maxNesting: 2, maxAttributes: 1 };
    expect(parseUbl('<a><b c=""/></a>', few)).toHaveProperty('ok', true);
    expect(parseUbl('<a><b c="" d=""/></a>', { ...few, maxCharacters: 100 })).toHaveProperty('ok', false);
    expect(parseUbl('<a>                    </a>', few)).toHaveProperty('ok', false);
    expect(defaultLimits.maxCharacters).toBeGreaterThan(10_000_000);
  });

  test('first for its length, then for characters that XML does not have, then for anything else', () => {
    const few = { maxCharacters: 20, maxNesting: 2, maxAttributes: 1 };
    const errorOf = (xml: string) => {
      const result = parseUbl(xml, few);
      return result.ok ? undefined : [result.failure.limit, result.failure.column];
    };
    expect(errorOf('<a b="" c="">\u0001   </a>')?.[0]).toBe('maxCharacters');
    expect(errorOf('<a b="" c="">\u0001')).toEqual([null, 14]);
    expect(errorOf('<a b="" c=""></a>')?.[0]).toBe('maxAttributes');
  });

  test('what is not a text, or limits that are not an object, by a TypeError that says what is wrong', () => {
    expect(() => parseUbl(7 as never)).toThrow(
      new CallerError('parseUbl: the document is a number, not a text', {
        code: 'wrong-argument',
        option: 'document',
        expected: 'a text',
      }),
    );
    expect(() => parseUbl('<a/>', 7 as never)).toThrow(
      new CallerError('parseUbl: the limits object is a number, not an object', {
        code: 'wrong-argument',
        option: 'limits object',
        expected: 'an object',
      }),
    );
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...['<a>', '</a>', '<b>', '</b>', '<c/>', '<d e="1"/>', ' f="2"', '<', '>', '&amp;', '&', ';', 'text'],
    ...[' ', '"', "'", '='],
    ...['<!-- x -->', '<!--', '-->', '<![CDATA[', ']]>', '<?pi x?>', '<?xml version="1.0"?>', '/'],
    ...['xmlns:p="urn:p"', '<p:a>'],
  );
  const documents = fc.array(pieces, { maxLength: 12 }).map((parts) => `<a>${parts.join('')}</a>`);

  test('is either read or refused with a place inside it', () => {
    fc.assert(
      fc.property(fc.oneof(documents, fc.string({ maxLength: 40, unit: 'binary' })), (text) => {
        const found = error(text);
        if (found === undefined) return;
        expect(found.line).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
        expect(found.column).toBeGreaterThan(0);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('that is accepted is well-formed for fast-xml-parser too', () => {
    fc.assert(
      fc.property(documents, (text) => {
        fc.pre(error(text) === undefined);
        expect(XMLValidator.validate(text)).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });
});
