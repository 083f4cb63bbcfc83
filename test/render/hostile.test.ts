import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import { renderLanguages } from '../../src/render/words.ts';
import { serialise } from '../../src/ubl/serialise.ts';
import { plainTree } from '../plain-tree.ts';
import { edited, example, lineOf } from '../requests.ts';
import { runs } from '../tier.ts';
import { pageOf, rootOf } from './printed.ts';

const hostile = [
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "</style><script>alert('x')</script>"],
  ...['</title><svg onload=alert(1)>', '*/}@import url(//x.example);{/*', "' onclick='x", '{count}'],
  '&lt;b&gt;',
];

/** The tags of a page outside its style, without attributes. */
function tagsOf(page: string): Set<string> {
  const markup = page.replace(/<style>[\s\S]*?<\/style>/, '');
  return new Set(
    Array.from(markup.matchAll(/<\/?([a-zA-Z!][\w-]*)/g), ([, name = '']) => name.toLowerCase()),
  );
}

const knownTags = new Set(
  '!doctype html head meta title style body main header section div p h1 h2 dl dt dd table thead tbody tr th td caption span bdi strong ul li address'.split(
    ' ',
  ),
);

describe('text of the document', () => {
  test.each(hostile)('is plain text: %s', (text) => {
    const root = plainTree(rootOf(example('allowances-and-charges')), () => text);
    for (const language of renderLanguages) {
      const page = pageOf(root, { language });
      expect([...tagsOf(page)].filter((tag) => !knownTags.has(tag))).toEqual([]);
      expect(page).not.toMatch(/<[^>]*\son\w+=/);
    }
  });

  test('of any characters never becomes a tag, and ends neither the style nor a string in it', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom('<', '>', '"', "'", '&', '/', '\\', '}', ';', '\n', 's'),
        fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
      ),
    });
    fc.assert(
      fc.property(text, (value) => {
        const page = pageOf(
          rootOf(
            edited('standard-invoice', (request) =>
              Object.assign(request, { invoiceNumber: `x${value}`, notes: value }),
            ),
          ),
        );
        expect([...tagsOf(page)].filter((tag) => !knownTags.has(tag))).toEqual([]);
        const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
        const document = /@bottom-left\{content:"((?:[^"\\\n]|\\[0-9a-f]+ )*)";/.exec(style);
        expect(document).not.toBeNull();
      }),
      { numRuns: runs(300) },
    );
  });

  test('cannot change the direction of the text around it, and nothing of it is dropped', () => {
    const name = 'Falcon\u202egnidarT\u2067\u2069\u0007 LLC';
    const page = pageOf(
      rootOf(edited('standard-invoice', (request) => Object.assign(request.seller, { name }))),
    );
    expect(page).toContain('Falcon⟨U+202E⟩gnidarT⟨U+2067⟩⟨U+2069⟩');
    expect(page.replace(/<style>[\s\S]*?<\/style>/, '')).not.toMatch(
      /[\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Cc}/u,
    );
  });

  test('of another namespace is not treated as UBL', () => {
    const xml = serialise(rootOf(example('standard-invoice'))).replace(
      '<cbc:ID>INV-2026-0042</cbc:ID>',
      '<x:ID xmlns:x="urn:example:other">FALSE-1</x:ID><cbc:ID>INV-2026-0042</cbc:ID>',
    );
    const parsed = parseUbl(xml);
    const page = parsed.ok ? pageOf(parsed.value) : '';
    expect(page).toContain('INV-2026-0042');
    expect(page).not.toContain('FALSE-1');
  });
});

describe('the page', () => {
  test.each(renderLanguages)('in %s loads nothing, runs nothing and links to nothing', (language) => {
    const request = edited('allowances-and-charges', (each) => {
      each.additionalDocuments = [{ documentId: 'A', externalUri: 'https://files.example/a.pdf' }];
    });
    const page = pageOf(rootOf(request), { language });
    expect(page).toContain('https://files.example/a.pdf');
    expect(page).not.toMatch(/<script|<link|<img|<iframe|<a |<form|href=|src=|url\(|@import|\sstyle=/i);
    expect(page).toContain(
      `content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"`,
    );
  });

  test('has a row for each of 10,000 lines', () => {
    const request = edited('standard-invoice', (each) => {
      const line = lineOf(each);
      each.lines = Array.from({ length: 10_000 }, (_, index) => ({ ...line, id: String(index + 1) }));
    });
    const page = pageOf(rootOf(request));
    expect(page.match(/<td class="no">/g)).toHaveLength(10_000);
    expect(page).not.toContain('class="discrepancies"');
  });

  test('is not made for an element that is not a UBL invoice or credit note', () => {
    const parsed = parseUbl('<Invoice xmlns="urn:example:other"/>');
    expect(() => parsed.ok && pageOf(parsed.value)).toThrow('not a UBL invoice');
  });
});
