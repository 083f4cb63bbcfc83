import { convert } from '../../src/api/convert.ts';
import { type Look, renderDocument } from '../../src/render/index.ts';
import { ruleCases } from '../cases/rule-cases.ts';
import { complete } from '../complete-request.ts';
import { fixture } from '../schematron/fixture.ts';
import { validDocument } from '../schematron/network-cases.ts';
import { type Asked, compareWithApproved } from './approved.ts';
import { madeDocuments } from './made-documents.ts';
import { examples, requests } from './request-documents.ts';
import { ublVariantsOf } from './ubl-variants.ts';

const languages = ['en', 'ar', 'both'] as const;
const logo = `data:image/png;base64,${Buffer.from('logo').toString('base64')}`;

const looks: Readonly<Record<string, Look>> = {
  'in words': { amountInWords: true },
  'with all additions': {
    ...{ logo, accent: '#0f4c5c', footer: 'Thank you\nagain', bankDetails: 'Bank A\n<b>' },
    ...{ amountInWords: true, signature: true, stamp: true },
  },
  'with a signature': { signature: true },
  'with a stamp, compact': { stamp: true, density: 'compact' },
  'with a footer': { footer: 'Thank you', density: 'normal' },
};

/** The page, with its elements on lines of their own. */
function pageOf(document: string, options: Parameters<typeof renderDocument>[1]): string | null {
  const { html } = renderDocument(document, options);
  return html === null ? null : html.replaceAll(/(?<=>)(?=<)/g, '\n');
}

function* asked(): Generator<Asked> {
  const written = [
    ...examples,
    { name: 'examples: complete', document: complete },
    ...madeDocuments(25),
    ...requests.filter(
      ({ name, isVariant }) => /^(trades|advice|decisions|assumed)/.test(name) && !isVariant,
    ),
  ];
  for (const [at, { name, document }] of written.entries()) {
    const text = JSON.stringify(document);
    const language = languages[at % languages.length] ?? 'en';
    yield { name: `${name} ${language}`, isVariant: at > 60, answer: () => pageOf(text, { language }) };
    const other = languages[(at + 1) % languages.length] ?? 'en';
    const look = Object.entries(looks)[at % 5];
    if (look !== undefined)
      yield {
        name: `${name} ${other} ${look[0]}`,
        isVariant: at > 30,
        answer: () => pageOf(text, { language: other, look: look[1], paper: 'Letter' }),
      };
  }
  for (const language of languages) {
    const limits = { maxShownLines: 2 };
    const many = JSON.stringify(madeDocuments(3).at(-1)?.document);
    yield { name: `limits: two lines ${language}`, answer: () => pageOf(many, { language, limits }) };
    for (const name of ['extensive-invoice', 'mixed-supplies', 'credit-note', 'margin-scheme'])
      yield { name: `UBL: ${name} ${language}`, answer: () => pageOf(fixture(name), { language }) };
    for (const kind of ['tax-data', 'message-status'] as const)
      yield { name: `UBL: ${kind} ${language}`, answer: () => pageOf(validDocument(kind), { language }) };
  }
  const bases = {
    'UBL of complete': convert(complete).xml ?? '',
    'tax-data': validDocument('tax-data'),
    'message-status': validDocument('message-status'),
  };
  for (const [base, xml] of Object.entries(bases))
    for (const { name, document } of ublVariantsOf(xml))
      yield { name: `${base}: ${name}`, isVariant: true, answer: () => pageOf(document, {}) };
  for (const [at, { rule, xml }] of ruleCases.entries())
    yield { name: `cases: ${at + 1} ${rule}`, isVariant: true, answer: () => pageOf(xml, {}) };
}

compareWithApproved('render', asked());
