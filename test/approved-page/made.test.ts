import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { convert } from '../../src/index.ts';
import { answers } from '../../src/ui/answering/answers.ts';
import { decidedWith } from '../../src/ui/table/decisions.ts';
import { onADay } from '../approved/on-a-day.ts';
import { fixture } from '../schematron/fixture.ts';
import { validDocument } from '../schematron/network-cases.ts';
import { company } from '../table/sheets.ts';
import { answersAbout } from './answers-of-page.ts';
import { type Answer, expectApproved } from './approved-file.ts';
import { exampleDocuments } from './documents.ts';
import { withoutProse } from './without-prose.ts';

const languages = ['en', 'ar'] as const;
const file = (name: string) => join(import.meta.dirname, `${name}.br`);
const text = (value: unknown) => JSON.stringify(value, null, 1) ?? 'undefined';

onADay();

/** The part of the page that its texts are filled in from. */
const facts = { currency: 'AED', country: { en: 'the UAE', ar: 'الإمارات' } };
beforeAll(() => {
  const element = { textContent: JSON.stringify(facts) };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'page-facts' ? element : null) });
});
afterAll(() => vi.unstubAllGlobals());

const ubl: Readonly<Record<string, string>> = {
  invoice: fixture('extensive-invoice'),
  'credit note': fixture('credit-note'),
  'broken invoice': fixture('invoice').replace('>AE<', '>XX<').replace('<cbc:DueDate>', '<cbc:DueDate> x'),
  'not well-formed': fixture('invoice').slice(0, 900),
  'on one line': fixture('invoice').replaceAll(/>\s+</g, '><'),
  'with comments': fixture('invoice').replace(
    '<cbc:ID>',
    '<!-- <a> --><?x y?><cbc:Note><![CDATA[<b>]]></cbc:Note><cbc:ID>',
  ),
  status: validDocument('message-status'),
  report: validDocument('tax-data'),
  'other XML': '<a b="c>d"><e/>x<f> y </f></a>',
};

/** Facts of credit notes: the whole, a part, what is not there, and too much. */
const credits = [
  {},
  { lines: [{ id: '1' }] },
  { lines: [{ id: '1', quantity: 1 }, { id: '2' }] },
  { lines: [{ id: '1', quantity: 0 }] },
  { lines: [{ id: '9' }] },
  { lines: [{ id: '1', quantity: 1e9 }] },
  { lines: [] },
  { reasonCode: 'VD' },
];

function* madeOf(source: string | Uint8Array, name: string): Generator<Answer> {
  for (const [at, more] of credits.entries()) {
    const language = languages[at % 2] ?? 'en';
    const given = { number: 'CN-1', issueDate: '2026-12-01', reasonCode: 'DL8.61.1.D', ...more };
    yield {
      step: `${name}: credit ${JSON.stringify(more)}`,
      text: text(answers.creditNote({ source, facts: given, language })),
    };
  }
  yield { step: `${name}: creditable`, text: text(answers.creditable({ source })) };
  for (const [at, release] of [['1.0.3'], ['1.0.3', '1.0.4'], ['9']].entries()) {
    const language = languages[at % 2] ?? 'en';
    const examined = () => text(withoutProse(answers.examine({ source, language }, release)));
    yield { step: `${name}: by ${release}`, text: orThrown(examined) };
  }
}

function orThrown(answer: () => string): string {
  try {
    return answer();
  } catch (error) {
    return String(error);
  }
}

test('What the page makes of a document is as approved', () => {
  const documents = exampleDocuments();
  const requests = documents.flatMap((document) => [...madeOf(document.text, document.name)]);
  const ofUbl = Object.entries(ubl).flatMap(([name, source]): Answer[] => [
    ...madeOf(source, name),
    ...languages.map((language) => ({
      step: `${name}: ${language}`,
      text: answersAbout({ name, text: source }, { language, inWords: true }),
    })),
    { step: `${name}: formatted`, text: answers.format({ text: source }) },
    {
      step: `${name}: as bytes`,
      text: text(answers.examine({ source: new TextEncoder().encode(source), language: 'en' })),
    },
  ]);
  const files = [
    ...documents.map(({ name, text: source }) => ({ name, source })),
    ...Object.entries(ubl).map(([name, source]) => ({ name, source })),
  ];
  const reports = languages.flatMap((language) =>
    (['json', 'html'] as const).map((format) => ({
      step: `report: ${format} ${language}`,
      text: answers.report({ files, format, language, madeOn: '2026-11-26' }),
    })),
  );
  const many = JSON.stringify({
    ...JSON.parse(documents[0]?.text ?? '{}'),
    lines: Array.from({ length: 101 }, (_, at) => ({
      id: `${at + 1}`,
      description: 'A',
      quantity: 1,
      unitCode: 'EA',
      unitPrice: 2,
      vatCategory: 'S',
      vatRate: 5,
    })),
    taxTotal: null,
    legalMonetaryTotal: null,
  });
  const pages = (['part', 'whole'] as const).flatMap((extent) =>
    (['en', 'ar', 'both'] as const).map((pageLanguage) => ({
      step: `page: ${extent} ${pageLanguage}`,
      text: answers.render({
        source: many,
        language: 'en',
        pageLanguage,
        extent,
        ...(extent === 'part' && { look: { footer: 'Thanks', stamp: true } }),
      }),
    })),
  );
  const long = fixture('invoice').replace('<cbc:ID>', `${'\n'.repeat(45_000)}<cbc:ID>`);
  const around = [1, 2, 10_001, 10_002, 20_000, 35_000, 45_001, 90_000].map((line) => {
    const { from, total, text: shown } = answers.ublAround({ source: long, line });
    return [line, from, total, shown.split('\n').length];
  });
  expectApproved(file('made'), [
    ...requests,
    ...ofUbl,
    ...reports,
    ...pages,
    { step: 'lines around', text: text(around) },
    ...languages.map((language) => ({ step: `help ${language}`, text: text(answers.help({ language })) })),
    ...statuses(),
  ]);
}, 120_000);

/** A status beside each document that it may answer, and beside others. */
function statuses(): Answer[] {
  const [first] = exampleDocuments();
  const request = first?.text ?? '';
  const sources = { request, UBL: convert(JSON.parse(request)).xml ?? '', nothing: '', ...ubl };
  return Object.entries(sources).map(([name, source], at) => ({
    step: `status beside ${name}`,
    text: text(
      answers.statusBeside({ status: ubl.status ?? '', source, language: languages[at % 2] ?? 'en' }),
    ),
  }));
}

const sheets = join(import.meta.dirname, '../page/sheets');

test('What follows from every answer to the questions about a table is as approved', async () => {
  const told: Answer[] = [];
  for (const [at, name] of readdirSync(sheets).toSorted().entries()) {
    const asked = {
      bytes: readFileSync(join(sheets, name)),
      company,
      language: languages[(at + 1) % 2] ?? 'en',
      corrections: {},
      entered: [],
      decided: {},
    };
    const first = await answers.table(asked);
    if (!('reading' in first)) continue;
    const offers = first.reading.questions.flatMap(({ answers: ofAll, groups = [] }) => [
      ...ofAll,
      ...groups.flatMap(({ columns, forAll }) => [
        ...columns.flatMap((column) => column.answers),
        ...(forAll === undefined ? [] : [forAll]),
      ]),
    ]);
    for (const { name: button, decides } of offers.slice(0, 24)) {
      const next = await answers.table({ ...asked, decided: decidedWith({}, decides) });
      const { fields: _, ...shown } = 'reading' in next ? next.reading : { fields: undefined, ...next };
      told.push({ step: `${name}: ${button} ${JSON.stringify(decides)}`, text: text(shown) });
    }
    const last = offers.reduce((decided, { decides }) => decidedWith(decided, decides), {});
    const files = unzipSync(
      (await answers.tableArchive({ ...asked, decided: last })) ??
        new Uint8Array([0x50, 0x4b, 5, 6, ...Array(18).fill(0)]),
    );
    told.push({
      step: `${name}: archive`,
      text: Object.entries(files)
        .map(([path, bytes]) => `${path}\n${path.endsWith('.xlsx') ? '' : strFromU8(bytes)}`)
        .join('\n'),
    });
  }
  expectApproved(file('decisions'), told);
}, 120_000);
