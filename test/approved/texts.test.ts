import { readFileSync } from 'node:fs';
import { convert } from '../../src/api/convert.ts';
import { wrapUbl } from '../../src/api/envelope.ts';
import { readUbl } from '../../src/api/request-of.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import type { Limits } from '../../src/core/options/limits.ts';
import { wrapMessageStatus, wrapTaxData } from '../../src/network/index.ts';
import { hostileDocuments } from '../intake/hostile-documents.ts';
import { example } from '../requests.ts';
import { validDocument } from '../schematron/network-cases.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { invoice, json, slippedTexts, texts } from './text-kinds.ts';
import { ublVariantsOf } from './ubl-variants.ts';

const identity = { id: 'i-1', createdAt: '2026-01-31T08:00:05Z' };
const enveloped = (xml: string, options: object = {}) => {
  const wrapped = wrapUbl(xml, { ...identity, country: 'AE', ...options });
  return wrapped.ok ? wrapped.value : '';
};
const xmlOf = (wrapped: ReturnType<typeof wrapTaxData>) => (wrapped.ok ? wrapped.value : '');

/** Documents of each kind in their envelopes. */
const envelopes: Readonly<Record<string, string>> = {
  invoice: enveloped(invoice, { mlsTo: '0242:000773', mlsType: 'ALWAYS_SEND' }),
  'self-billing': enveloped(convert(example('self-billing-invoice')).xml ?? ''),
  report: xmlOf(wrapTaxData(validDocument('tax-data'), identity)),
  status: xmlOf(wrapMessageStatus(validDocument('message-status'), identity)),
};

/** Values that names and codes of the network have, or nearly have. */
const networkValues = [
  ...[
    '0242:000773-ABC',
    '0242:000773-AB',
    '0242:000773-ABCDEFGHIJKL',
    '0242:000773-ABCDEFGHIJKLM',
    '0242:000773-abc',
  ],
  ...[
    '0242:000773-ABC.xyz',
    '0242:000773-ABC.xy',
    '0242:000773-ABC.abcdefghijklmnopqrstuvwx',
    '0242:000773-ABC.abcdefghijklmnopqrstuvwxy',
  ],
  ...`
    0242:00077 0242:0007733 x0242:000773 0242:000773x 0235:1 0235: :1 ALWAYS_SEND FAILURE_ONLY
    always_send ae AE ARE A1 peppol-doctype-wildcard busdox-docid-qns cenbii-procid-ubl
    iso6523-actorid-upis 1.0 2.1 Invoice
  `
    .trim()
    .split(/\s+/),
  ...[
    'urn:x::Invoice##urn:y::2.1',
    '2026-01-31T08:00:05',
    '2026-01-31T08:00:05+04:00',
    '2026-13-31T08:00:05Z',
    '2026-01-31',
  ],
];

/** The envelope with another value in each element of its header. */
function* headersOf(xml: string): Generator<readonly [what: string, document: string]> {
  const header = xml.slice(0, xml.search(/<\/(?:\w+:)?StandardBusinessDocumentHeader>/));
  for (const { 1: value = '', index } of header.matchAll(/>([^<>\s][^<>]*)</g))
    for (const other of [...networkValues, value.replace('::', '*::'), value.toUpperCase()])
      yield [
        `${index} ${value} as ${other}`,
        `${xml.slice(0, index)}>${other}<${xml.slice(index + value.length + 2)}`,
      ];
}

function answerTo(text: string | Uint8Array, language: 'en' | 'ar' = 'en') {
  const { outcome, issues, warnings, adjustments } = validateDocument(text, { language }).result;
  return { outcome, issues, warnings, adjustments: adjustments.length };
}

/** Texts as JSON, with what repeats in braces; those behind the word `bytes` have a byte for each character. */
const lines = readFileSync(new URL('texts.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

function documentIn(line: string): string | Uint8Array {
  const text: string = JSON.parse(line.replace(/^bytes /, '').replaceAll('{much}', '-'.repeat(1e5)));
  return line.startsWith('bytes ') ? Buffer.from(text, 'latin1') : text;
}

const size = json.length;
const bytes = Buffer.byteLength(json);
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

/** Every limit, from below what the documents have to above it. */
const limits: readonly Limits[] = [
  ...[size - 1, size, size + 1, bytes - 1, bytes].flatMap((most) => [
    { maxCharacters: most },
    { maxBytes: most },
  ]),
  ...[invoice.length - 1, invoice.length].map((maxCharacters) => ({ maxCharacters })),
  ...upTo(60).map((maxNodes) => ({ maxNodes })),
  ...[230, 240, 250, 260, 270, 280].map((maxNodes) => ({ maxNodes })),
  ...upTo(9).flatMap((most) => [
    { maxNesting: most },
    { maxLines: most },
    { maxAttributes: most },
    { maxFindings: most },
  ]),
];

function* asked(): Generator<Asked> {
  for (const [what, text] of slippedTexts()) yield { name: `slips: ${what}`, answer: () => answerTo(text) };
  for (const [what, text] of Object.entries(texts)) {
    yield { name: `kinds: ${what}`, answer: () => answerTo(text) };
    yield { name: `kinds: ${what}, in Arabic`, answer: () => answerTo(text, 'ar') };
    for (const format of ['json', 'xml'] as const)
      yield {
        name: `kinds: ${what} as ${format}`,
        answer: () => validateDocument(text, { format }).result.issues,
      };
  }
  for (const [what, document] of Object.entries({
    ...texts,
    report: validDocument('tax-data'),
    status: validDocument('message-status'),
  }))
    if (typeof document === 'string') yield { name: `reading: ${what}`, answer: () => readUbl(document) };
  for (const line of lines) yield { name: `lines: ${line}`, answer: () => answerTo(documentIn(line)) };
  for (const { title, source } of hostileDocuments)
    yield { name: `hostile: ${title}`, answer: () => answerTo(source) };
  for (const each of limits)
    for (const [what, document] of Object.entries({ request: json, bytes: Buffer.from(json), UBL: invoice }))
      yield {
        name: `limits: ${what} within ${JSON.stringify(each)}`,
        answer: () => {
          const { outcome, issues } = validateDocument(document, { limits: each }).result;
          return [outcome, issues.map(({ rule, message, path }) => [rule, message, path])];
        },
      };
  for (const [kind, envelope] of Object.entries(envelopes)) {
    yield { name: `envelopes: ${kind}`, answer: () => [answerTo(envelope), readUbl(envelope)] };
    for (const [what, document] of headersOf(envelope))
      yield { name: `headers: ${kind} ${what}`, answer: () => answerTo(document) };
  }
  for (const { name, document } of ublVariantsOf(envelopes.invoice ?? ''))
    if (!/^c[ab]c:/.test(name)) yield { name: `envelope: ${name}`, answer: () => answerTo(document) };
}

compareWithApproved('texts', asked());
