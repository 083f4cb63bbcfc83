import { describe, expect, test } from 'vitest';
import { fileDifference, requestDifference } from '../../scripts/docs/file-difference.ts';
import { ruleSnippets } from '../../scripts/docs/rule-snippets.ts';
import { xmlDifference } from '../../scripts/docs/xml-difference.ts';

const lines = (...texts: readonly string[]) => texts.map((text) => `${text}\n`).join('');

describe('of two XML documents a page shows', () => {
  const filler = '<b>1</b><c>2</c><d>3</d>';

  test('the elements that differ, and the simple ones beside them', () => {
    const { before, after } = xmlDifference(`<a>${filler}<e>4</e></a>`, `<a>${filler}<e>5</e></a>`);
    expect(before.text).toBe(lines('<a>', '  …', '  <d>3</d>', '  <e>4</e>', '</a>'));
    expect(after.text).toBe(lines('<a>', '  …', '  <d>3</d>', '  <e>5</e>', '</a>'));
  });

  test('how often an element is there, if one document has it more often', () => {
    const twice = '<x><id>1</id></x>';
    const { before, after } = xmlDifference(`<a>${filler}${twice}${twice}</a>`, `<a>${filler}${twice}</a>`);
    const shown = ['  <x>', '    <id>1</id>', '  </x>'];
    expect(before.text).toBe(lines('<a>', '  …', ...shown, ...shown, '</a>'));
    expect(after.text).toBe(lines('<a>', '  …', ...shown, '</a>'));
  });

  test('a text between elements, and no blank lines where elements were taken out', () => {
    expect(xmlDifference(`<a>${filler}lost</a>`, `<a>${filler}</a>`).before.text).toContain('\n  lost\n');
    expect(xmlDifference('<a><b>\n  </b></a>', '<a><b>1</b></a>').before.text).toBe(
      lines('<a>', '  <b/>', '</a>'),
    );
  });

  test('the elements of given names, within those that hold them', () => {
    const same = '<b><c>1</c><d>2</d></b>';
    const { before, after } = xmlDifference(`<a>${same}${filler}<e>4</e></a>`, `<a>${same}${filler}</a>`, [
      'd',
    ]);
    const shown = ['  <b>', '    …', '    <d>2</d>', '  </b>', '  …'];
    expect(before.text).toBe(lines('<a>', ...shown, '  <d>3</d>', '  <e>4</e>', '</a>'));
    expect(after.text).toBe(lines('<a>', ...shown, '  <d>3</d>', '</a>'));
  });

  test('all of an element of such a name that differs', () => {
    const { before } = xmlDifference(
      '<a><b><c>1</c><d><e>2</e></d><f>3</f><g>4</g></b></a>',
      '<a><b><c>1</c><d><e>2</e></d><f>3</f><g>5</g></b></a>',
      ['b'],
    );
    expect(before.text).toContain('<e>2</e>');
  });

  test('elements as they are written, whatever their namespace', () => {
    const { before } = xmlDifference(
      '<a xmlns="urn:a" xmlns:p="urn:p"><p:b>1</p:b></a>',
      '<a xmlns="urn:a"/>',
    );
    expect(before.text).toBe(lines('<a>', '  <p:b>1</p:b>', '</a>'));
  });
});

test('of two requests a page shows the values by their paths, and names those that are not there', () => {
  const { before, after } = requestDifference({ a: { b: 1 }, c: 2 }, { a: { b: 1, d: 'x' }, c: 2 });
  expect(before).toEqual({ language: 'json', text: '', without: ['a.d'] });
  expect(after).toEqual({ language: 'json', text: '{\n  "a.d": "x"\n}', without: [] });
});

describe('of two files a page shows', () => {
  test('the lines that differ with one around them, cut where they are long', () => {
    const text = (line: string) => ['{', '1', '2', line, '4', '5'].join('\n');
    const { before, after } = fileDifference(text('3'), text('x'.repeat(100)));
    expect(before).toEqual({ language: 'json', text: '…\n2\n3\n4\n…' });
    expect(after.text).toBe(`…\n2\n${'x'.repeat(72)}…\n4\n…`);
  });

  test('the first and last lines, if many differ', () => {
    const many = Array.from({ length: 30 }, (_, index) => `<line${index}/>`).join('\n');
    expect(fileDifference(many, '').before).toEqual({
      language: 'xml',
      text: [
        ...Array.from({ length: 6 }, (_, index) => `<line${index}/>`),
        '…',
        '<line28/>',
        '<line29/>',
      ].join('\n'),
    });
  });

  test('the bytes around the difference, if they are given as bytes', () => {
    const bytes = (byte: number) =>
      Uint8Array.from([...'0123456789'].map((digit) => digit.charCodeAt(0)).with(9, byte));
    expect(fileDifference(bytes(0xe9), bytes(0x41))).toEqual({
      before: { language: 'text', text: '30 31 32 33 34 35 36 37  01234567\n38 E9                    8.' },
      after: { language: 'text', text: '30 31 32 33 34 35 36 37  01234567\n38 41                    8A' },
    });
  });
});

const snippets = ruleSnippets();

test('the corrected document of a page is the nearest that its tests accept, not the strangest', () => {
  const corrected = (rule: string) => snippets.get(rule)?.[0]?.corrected.text;
  expect(corrected('ibr-126')).not.toContain('USD');
  expect(corrected('ibr-079')).not.toContain('\u00a0');
  expect(corrected('ibr-119')).toContain('<cbc:IssueTime>09:30:00+04:00</cbc:IssueTime>');
  expect(corrected('ibr-095')).toContain('<cac:ReceiptDocumentReference>');
});

test('a page shows what a wrong value does not go with, though it is the same in both documents', () => {
  const shown = (rule: string) => {
    const { failing, corrected } = snippets.get(rule)?.find(({ form }) => form === 'ubl') ?? {};
    return [failing?.text, corrected?.text];
  };
  const [both, one] = shown('ibr-092');
  expect(both).toContain('<cac:DespatchDocumentReference>');
  expect(both).toContain('<cac:DespatchLineReference>');
  expect(one).not.toContain('<cac:DespatchDocumentReference>');
  for (const text of shown('ibr-122-ae')) expect(text).toContain('<cac:ClassifiedTaxCategory>');
  for (const text of shown('ibr-159-ae'))
    expect(text).toContain('<cbc:DocumentCurrencyCode>USD</cbc:DocumentCurrencyCode>');
  expect(shown('ibr-159-ae')[1]).toContain('<cbc:CalculationRate>3.6725</cbc:CalculationRate>');
});

test('the corrected document of a transaction type is one of the same type', () => {
  const flags = [
    'ibr-007-ae',
    'ibr-137-ae',
    'ibr-138-ae',
    'ibr-142-ae',
    'ibr-152-ae',
    'ibr-176-ae',
    'ibr-177-ae',
  ];
  const others = flags.filter((rule) => {
    const { failing, corrected } = snippets.get(rule)?.[0] ?? {};
    const flagsIn = (text = '') => /ProfileExecutionID>\d*1\d*</.exec(text)?.[0];
    return flagsIn(failing?.text) === undefined || flagsIn(failing?.text) !== flagsIn(corrected?.text);
  });
  expect(others).toEqual([]);
});
