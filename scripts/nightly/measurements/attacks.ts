import { readFileSync } from 'node:fs';
import { convert } from '../../../src/api/convert.ts';

export const request: { readonly lines: readonly object[] } = JSON.parse(
  readFileSync('examples/standard-invoice.json', 'utf8'),
);
const { xml } = convert(request);
const ubl = xml ?? '';

const within = (content: string) => ubl.replace('</Invoice>', `${content}</Invoice>`);
const withField = (name: string, value: string) =>
  JSON.stringify({ ...request, [name]: '@' }).replace('"@"', value);

/** Documents made to slow their reader or fill its memory. */
export const attacks = {
  '10 million opening brackets': () => '['.repeat(10_000_000),
  '200,000 unknown fields': () =>
    `{${Array.from({ length: 200_000 }, (_, index) => `"a${index}":{}`).join()}}`,
  '720,000 unknown fields in 9,000 lines': () => {
    const unknown = Array.from({ length: 80 }, (_, index) => `"x${index}":${index}`).join();
    const line = `${JSON.stringify(request.lines[0]).slice(0, -1)},${unknown}}`;
    return withField('lines', `[${`${line},`.repeat(8_999)}${line}]`);
  },
  '100,000 lines that are empty': () => withField('lines', `[${'{},'.repeat(99_999)}{}]`),
  'a code of 90,000 characters': () => withField('taxCurrencyCode', `"${'A'.repeat(90_000)}"`),
  'a number of 100,000 digits': () => withField('prepaidAmount', `1.${'3'.repeat(100_000)}`),
  'a document type with entities': () => `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(1000)}">]>${ubl}`,
  'a time of a million zeros, in UBL': () =>
    ubl.replace(
      '</cbc:IssueDate>',
      `</cbc:IssueDate><cbc:IssueTime>10:00:00.${'0'.repeat(1_000_000)}</cbc:IssueTime>`,
    ),
  'a number of 100,000 digits, in UBL': () =>
    ubl.replaceAll(/(?<=<cbc:PriceAmount[^>]*>)[^<]*/g, `1.${'3'.repeat(100_000)}`),
  '10 million ampersands in UBL': () => ubl.replace('<cbc:ID>', `<cbc:ID>${'&'.repeat(10_000_000)}`),
  '2 million references in UBL': () => within(`<cbc:Note>${'&amp;'.repeat(2_000_000)}</cbc:Note>`),
  'a namespace of 100,000 characters, 2,000 times': () =>
    within(`<x:a xmlns:x="urn:${'n'.repeat(100_000)}">${'<x:b/>'.repeat(2_000)}</x:a>`),
  '40,000 elements 200 deep': () =>
    within(`${'<a>'.repeat(200)}${'<a/>'.repeat(40_000)}${'</a>'.repeat(200)}`),
  'elements 100,000 deep': () => within('<a>'.repeat(100_000)),
} as const satisfies Readonly<Record<string, () => string>>;
