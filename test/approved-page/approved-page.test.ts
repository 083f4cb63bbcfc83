import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { answers } from '../../src/ui/answering/answers.ts';
import { decidedWith } from '../../src/ui/table/decisions.ts';
import { fixture } from '../schematron/fixture.ts';
import { answersAbout, editsOf } from './answers-of-page.ts';
import { type Answer, expectApproved } from './approved-file.ts';
import { changedDocuments, exampleDocuments, otherTexts } from './documents.ts';

const languages = ['en', 'ar'] as const;
const file = (name: string) => join(import.meta.dirname, `${name}.br`);

/** The part of the page that its texts are filled in from. */
const facts = { currency: 'AED', country: { en: 'the UAE', ar: 'الإمارات' } };

beforeAll(() => {
  const element = { textContent: JSON.stringify(facts) };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'page-facts' ? element : null) });
});
afterAll(() => vi.unstubAllGlobals());

test('All that the page knows of a document is as approved', () => {
  const inWords = [...exampleDocuments(), ...otherTexts()].flatMap((document) =>
    languages.map(
      (language): Answer => ({
        step: `${document.name} ${language}`,
        text: answersAbout(document, { language, inWords: true }),
      }),
    ),
  );
  const changed = changedDocuments().map((document, at): Answer => {
    const language = languages[at % 2] ?? 'en';
    return {
      step: `${document.name} ${language}`,
      text: answersAbout(document, { language, inWords: false }),
    };
  });
  expectApproved(file('answers'), [...inWords, ...changed]);
}, 120_000);

test('Every entry in every field of a form changes its document as approved', () => {
  expectApproved(
    file('edits'),
    exampleDocuments().flatMap((document) =>
      [
        'standard-invoice',
        'allowances',
        'credit-note.json',
        'reverse-charge',
        'export',
        'self-billing-invoice',
        'profit',
      ].some((name) => document.name.includes(name))
        ? [{ step: document.name, text: editsOf(document, 'en') }]
        : [],
    ),
  );
}, 120_000);

const sheets = join(import.meta.dirname, '../page/sheets');

test('What the page reads in a table, and what follows from each answer to its questions, is as approved', async () => {
  const told: Answer[] = [];
  for (const [at, name] of readdirSync(sheets).toSorted().entries()) {
    const language = languages[at % 2] ?? 'en';
    const asked = {
      bytes: readFileSync(join(sheets, name)),
      company: undefined,
      language,
      corrections: {},
      entered: [],
    };
    let decided = {};
    for (let round = 0; round < 8; round += 1) {
      const answer = await answers.table({ ...asked, decided });
      const { fields: _, ...shown } = 'reading' in answer ? answer.reading : { fields: undefined, ...answer };
      told.push({ step: `${name} ${round}`, text: JSON.stringify(shown, null, 1) });
      if (!('reading' in answer)) break;
      const [question] = answer.reading.questions;
      const [first] = [
        ...(question?.answers ?? []),
        ...(question?.groups ?? []).flatMap(({ forAll }) => forAll ?? []),
      ];
      if (first === undefined) break;
      decided = decidedWith(decided, first.decides);
    }
    told.push({
      step: `${name}: report`,
      text: (await answers.tableReport({ ...asked, decided, name, madeOn: '2026-11-26' })) ?? '',
    });
  }
  expectApproved(file('tables'), told);
}, 120_000);

test('What the page tells at each place of a UBL document is as approved', () => {
  const told = (['invoice', 'credit-note'] as const).flatMap((kind, at): Answer[] => {
    const language = languages[at] ?? 'en';
    const text = fixture(kind);
    const places = [...text.matchAll(/<(?=[a-z])|="|(?<=>)[^<\s]/g)].map(({ index }) => index + 1);
    const offers = places.map((position) => {
      const offer = answers.ublOffer({ text, position, language });
      const cut = answers.ublOffer({ text: text.slice(0, position), position, language });
      const names = offer?.options.map(({ name, isUsual }) => (isUsual ? `${name}!` : name)).join(' ') ?? '';
      const ofCut = cut?.options.map(({ name }) => name).join(' ') ?? '';
      return `${position} ${offer?.in} ${offer?.typed} ${names.slice(0, 400)} / ${cut?.in} ${ofCut.slice(0, 200)}`;
    });
    const explained = places.map((position) =>
      JSON.stringify(answers.ublExplanation({ text, position, language })),
    );
    const around = [1, 5, 1000].map((line) => answers.ublAround({ source: text, line }).from);
    return [
      { step: `${kind}: offers`, text: offers.join('\n') },
      { step: `${kind}: explanations`, text: explained.join('\n') },
      { step: `${kind}: lines`, text: JSON.stringify(around) },
      { step: `${kind}: as a request`, text: JSON.stringify(answers.readBack({ source: text }), null, 1) },
    ];
  });
  const ofRequests = exampleDocuments().flatMap(({ name, text }): Answer[] => {
    const fields = Array.from(
      { length: 60 },
      (_, at) => answers.fieldOfLine({ source: text, line: at * 5 + 1 })?.path,
    );
    return [{ step: `${name}: fields of lines`, text: fields.join('\n') }];
  });
  expectApproved(file('ubl'), [...told, ...ofRequests]);
}, 120_000);
