import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import glossary from '../../docs/glossary.json' with { type: 'json' };
import { fields as uaeFields } from '../../rules/ae/fields/index.ts';
import { figureRules } from '../../rules/ae/figures.ts';
import { suggestions } from '../../rules/ae/suggestions.ts';
import { pintFields } from '../../rules/pint/fields/index.ts';
import { type Localised, languages, type Wording } from '../../src/core/messages/language.ts';
import { fill, issueOf } from '../../src/core/messages/message.ts';
import type { RuleTexts } from '../../src/core/messages/message-entry.ts';
import nouns from '../../src/core/messages/messages/nouns.json' with { type: 'json' };
import { isNoun } from '../../src/core/messages/plural.ts';
import { defaultSpecification } from '../../src/specification/default.ts';

const project = resolve(import.meta.dirname, '../..');
const { adjustmentTexts, messages } = defaultSpecification;
const checks = [...defaultSpecification.checks, ...defaultSpecification.advice];
const entries = [...messages.entries.values()];
const arabicLetters = /\p{Script=Arabic}/u;

/** A term of the glossary, with patterns of wrong words for it. */
interface Term {
  readonly en: string;
  readonly ar: string;
  readonly not: readonly string[];
  readonly except?: string;
}

interface Placed {
  readonly place: string;
  readonly text: Localised;
}

/** Every bilingual text in a JSON value, with its path. */
function textsIn(value: unknown, place: string): Placed[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value || 'ar' in value) return [{ place, text: value as Localised }];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place} ${name}`));
}

function filesOfMessages(folder: string): string[] {
  return readdirSync(resolve(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)messages\/[\w-]+\.json$/.test(file))
    .map((file) => `${folder}/${file}`);
}

const texts = [
  ...['rules', 'src', 'service/src', 'engine/src']
    .flatMap(filesOfMessages)
    .flatMap((file) => textsIn(JSON.parse(readFileSync(resolve(project, file), 'utf8')), file)),
  ...textsIn(pintFields, 'the fields of PINT'),
  ...textsIn(uaeFields, 'the fields of the UAE'),
  ...textsIn(suggestions, 'the suggestions of the UAE'),
];

function wordings(wording: Wording | undefined): string[] {
  if (wording === undefined) return [''];
  return typeof wording === 'string' ? [wording] : Object.values(wording);
}

/** Names of numbers of things, besides those that stand with a noun. */
const countNames =
  'count many rows documents minimum minutes hours listed agreeing faults demands files columns sheets invoices kept problems least'.split(
    ' ',
  );

/** Words after a number that are not what it counts, and units that stay as they are. */
const uncounted = new Set(
  `of more at shown not is and the that are to in with s ms min h MB MiB KiB
   على أو غيرها من منها في إلى كل لا ث د س م ميغابايت ميبيبايت`.split(/\s+/),
);

/** Texts in which a number stands before a word that it does not count, and why. */
const notCounted: Readonly<Record<string, string>> = {
  'rules/pint/messages/totals.json pint-ae-amount-rounded cases amountsOfThousandths message':
    'says how they are written',
  'src/ui/messages/page.json uncounted': 'the numbers of lines',
};

function placesWhere(isAmiss: (text: Localised) => boolean): string[] {
  return texts.filter(({ text }) => isAmiss(text)).map(({ place }) => place);
}

/** A number with its noun is the same value as the number alone. */
const placeholdersOf = (wording: string) =>
  [
    ...new Set(
      Array.from(wording.matchAll(/\{([\w.-]+)(:[\w-]+)?\}/g), ([, name = '', of = '']) =>
        isNoun(of.slice(1)) ? name : name + of,
      ),
    ),
  ]
    .sort()
    .join(' ');

describe('every text', () => {
  test('exists in each language, without blanks around it', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(
      placesWhere((text) =>
        languages.some((language) => wordings(text[language]).some((each) => !/^\S(.*\S)?$/s.test(each))),
      ),
    ).toEqual([]);
  });

  test('names the same values in each language', () => {
    expect(
      placesWhere(({ en, ar }) => {
        const [full] = wordings(en).slice(-1);
        const [arabicFull] = wordings(ar).slice(-1);
        return placeholdersOf(full ?? '') !== placeholdersOf(arabicFull ?? '');
      }),
    ).toEqual([]);
  });

  test('has every plural form of its language, if it counts', () => {
    const needed = (language: 'en' | 'ar') =>
      new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    expect(
      placesWhere((text) =>
        languages.some((language) => {
          const wording = text[language];
          return (
            typeof wording === 'object' && Object.keys(wording).toSorted().join() !== needed(language).join()
          );
        }),
      ),
    ).toEqual([]);
  });

  test('has plural forms, or a noun that has them, where a number stands before what it counts', () => {
    const withNoun = Array.from(JSON.stringify(texts).matchAll(/\{(\w+):(\w+)\}/g)).filter(
      ([, , noun = '']) => isNoun(noun),
    );
    const named = withNoun.map(([, name = '']) => name).filter((name) => name !== 'sent');
    const numbers = new Set([...countNames, ...named]);
    const counts = (wording: Wording | undefined) =>
      typeof wording === 'string' &&
      Array.from(wording.matchAll(/\{(\w+)\} ([\p{L}\p{M}]+)/gu)).some(
        ([, name = '', word = '']) => numbers.has(name) && !uncounted.has(word),
      );
    expect(
      placesWhere(({ en, ar }) => counts(en) || counts(ar)).filter((place) => !(place in notCounted)),
    ).toEqual([]);
    const places = texts.map(({ place }) => place);
    expect(Object.keys(notCounted).filter((place) => !places.includes(place))).toEqual([]);
    expect(new Set(withNoun.map(([, , noun]) => noun))).toEqual(new Set(Object.keys(nouns)));
  });

  test('uses Arabic letters in Arabic, and none in English', () => {
    expect(placesWhere(({ en }) => wordings(en).some((each) => arabicLetters.test(each)))).toEqual([]);
    const isCode = (each: string) => /^(\{\w+\}|[\s:;()،.]|[A-Z]{2,}|null|pint-ae)+$/.test(each);
    expect(
      placesWhere(({ ar }) => wordings(ar).some((each) => !arabicLetters.test(each) && !isCode(each))),
    ).toEqual([]);
  });

  // A commercial credit note is not a tax credit note, and a person's status is not an attribute.
  test('puts a blank between an Arabic letter and a name in Latin ones', () => {
    expect(placesWhere(({ ar }) => wordings(ar).some((text) => /(?<!\p{L})و[A-Za-z]/u.test(text)))).toEqual(
      [],
    );
  });

  test('is held to at least sixty terms, each once, with its Arabic', () => {
    const terms: readonly Term[] = glossary;
    expect(new Set(terms.map(({ en }) => en)).size).toBe(terms.length);
    expect(terms.length).toBeGreaterThanOrEqual(60);
    expect(terms.filter(({ ar, not }) => !arabicLetters.test(ar) || not.length === 0)).toEqual([]);
  });

  test.each<Term>(glossary)('has one word for $en', ({ not, except = 'none' }) => {
    for (const pattern of not)
      expect(
        placesWhere(({ en, ar }) =>
          [...wordings(en), ...wordings(ar)].some((each) => new RegExp(pattern, 'u').test(each)),
        ).filter((place) => !place.includes(except)),
      ).toEqual([]);
  });

  test.each<Term>(glossary)(
    'has the word for $en in the Arabic pages too, code left out',
    ({ not, except = 'none' }) => {
      const pages = globSync('docs/ar/**/*.md', {
        cwd: project,
        ignore: ['docs/ar/reference/**', `**/${except}`],
      });
      const wrong = pages.flatMap((page) => {
        const text = readFileSync(resolve(project, page), 'utf8').replaceAll(/```.*?```|`[^`]*`/gs, '');
        return not
          .flatMap((pattern) => text.match(new RegExp(pattern, 'u')) ?? [])
          .map((word) => [page, word]);
      });
      expect([pages.length > 20, wrong]).toEqual([true, []]);
    },
  );
});

describe('every entry', () => {
  const parts = ({ message, hint, onRequest, cases = {} }: RuleTexts) =>
    [{ message, hint }, onRequest ?? {}, ...Object.values(cases)].flatMap((text) => [
      text.message,
      text.hint,
    ]);

  test('belongs to a rule that is asserted, checked, or found by this library', () => {
    const asserted = new Set(
      globSync(['schematron/{pint,ae}/*', 'rules/ae/releases/*/rules.sch'], { cwd: project }).flatMap(
        (file) =>
          Array.from(
            readFileSync(resolve(project, file), 'utf8').matchAll(/\bid="([^"]+)"/g),
            ([, id = '']) => id,
          ),
      ),
    );
    const named = sourceTexts('src').join('\n');
    const checked = new Set([
      ...checks.map(({ id }) => id),
      ...Object.values(adjustmentTexts).map(({ rule }) => rule),
      ...Object.values(figureRules),
    ]);
    const cases = (entry: RuleTexts) => Object.keys(entry.cases ?? {});
    const isFound = (id: string) =>
      asserted.has(id) || checked.has(id) || named.includes(`'${id}'`) || id.startsWith('ubl-');
    const orphans = entries.filter(
      (entry) => !isFound(entry.id) && !cases(entry).some((name) => named.includes(`'${name}'`)),
    );
    expect(orphans.map(({ id }) => id)).toEqual([]);
  });

  test('has a different text for requests if a check has its id, and only then', () => {
    const checked = checks.map(({ id }) => id);
    expect(checked.filter((id) => !messages.entries.has(id))).toEqual([]);
    expect(entries.filter(({ id, onRequest }) => onRequest !== undefined && !checked.includes(id))).toEqual(
      [],
    );
  });

  test('does not tell the sender of a request less of what to do than it tells of UBL', () => {
    const less = entries.filter(({ hint, onRequest }) => {
      const [ofRequest = ''] = wordings(onRequest?.hint?.en);
      const [ofUbl = ''] = wordings(hint.en);
      return ofRequest !== '' && ofRequest !== ofUbl && ofUbl.startsWith(ofRequest.replace(/\.$/, ''));
    });
    // What ibr-081 adds on UBL, an address derived from the TRN, has failed where a request breaks it.
    expect(less.map(({ id }) => id)).toEqual(['ibr-081']);
  });

  test('begins in Arabic with an Arabic word, so that JSON, HTTP and SARIF show it from the right', () => {
    // These values are Arabic themselves: the buyer, the request.
    const arabicValues = /^\{(?:party|other|field\}: فيه)/;
    const latin = texts
      .filter(({ place }) => /^rules\/.* message$/.test(place))
      .flatMap(({ place, text }) => wordings(text.ar).map((words) => ({ place, words })))
      .filter(({ words }) => !/^[\p{P}\s]*\p{Script=Arabic}/u.test(words) && !arabicValues.test(words));
    expect(latin).toEqual([]);
  });

  test('has cases that are found, each under a name of its own', () => {
    const names = entries.flatMap(({ cases = {} }) => Object.keys(cases));
    const named = ['src', 'engine/src', 'rules'].flatMap(sourceTexts).join('\n');
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => !named.includes(`'${name}'`))).toEqual([]);
  });

  test('names code lists that exist', () => {
    const named = entries
      .flatMap((entry) =>
        parts(entry).flatMap((text) =>
          wordings(text?.en).flatMap((each) =>
            Array.from(each.matchAll(/\{(?:codes\.|\w+:)([\w-]+)\}/g), ([, list = '']) => list),
          ),
        ),
      )
      .filter((list) => !isNoun(list));
    const shown = sourceTexts('rules').flatMap((text) =>
      Array.from(text.matchAll(/\blist: '([\w-]+)'/g), ([, list = '']) => list),
    );
    const ofFields = defaultSpecification.vocabularies.flatMap(({ list }) => list ?? []);
    expect(new Set([...named, ...shown, ...ofFields])).toEqual(new Set(Object.keys(messages.codeLists)));
  });
});

function sourceTexts(folder: string): string[] {
  return readdirSync(resolve(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('generated'))
    .map((file) => readFileSync(resolve(project, folder, file), 'utf8'));
}

describe('a text is filled', () => {
  const many: Localised = {
    en: { one: '{count} rule', other: '{count} rules' },
    ar: { zero: 'صفر', one: 'واحد', two: 'اثنان', few: '{count} قواعد', many: '{count} قاعدة', other: 'x' },
  };

  test('with the plural form of its language', () => {
    expect([1, 2].map((count) => fill(many, 'en', { count }))).toEqual(['1 rule', '2 rules']);
    expect([0, 1, 2, 3, 11].map((count) => fill(many, 'ar', { count }))).toEqual([
      'صفر',
      'واحد',
      'اثنان',
      '3 قواعد',
      '11 قاعدة',
    ]);
  });

  test('with each number next to its noun', () => {
    const two: Localised = {
      en: '{days:days} of at most {lines:lines}',
      ar: 'مدة {days:days} من {lines:lines}',
    };
    expect(fill(two, 'en', { days: 1, lines: '2' })).toBe('1 day of at most 2 lines');
    expect(fill(two, 'en')).toBe('{days} days of at most {lines} lines');
    expect([1, 2, 3, 11, 100].map((days) => fill(two, 'ar', { days, lines: 103 }))).toEqual([
      'مدة يوم واحد من 103 بنود',
      'مدة يومين من 103 بنود',
      'مدة 3 أيام من 103 بنود',
      'مدة 11 يوماً من 103 بنود',
      'مدة 100 يوم من 103 بنود',
    ]);
  });

  test('with codes, alternatives and words as the language writes them; a value that looks like a placeholder stays as it is', () => {
    const text: Localised = {
      en: '{a}; {b}; {part}; {codes.Emirate}',
      ar: '{a}؛ {b}؛ {part}؛ {codes.Emirate}',
    };
    const values = { a: ['X', '{b}'], b: { anyOf: ['0', '5'] }, part: { word: 'city' } };
    expect(fill(text, 'en', values, messages)).toBe(
      'X, {b}; 0 or 5; city; AUH (Abu Dhabi), DXB (Dubai), SHJ (Sharjah), UAQ (Umm Al Quwain), FUJ (Fujairah), AJM (Ajman), RAK (Ras Al Khaimah)',
    );
    expect(fill(text, 'ar', values, messages)).toMatch(/^X، \{b\}؛ 0 أو 5؛ المدينة؛ AUH \(أبوظبي\)، DXB/);
  });

  test('from the assertion, if the rule set has no explanation', () => {
    const finding = {
      rule: 'own-1',
      assertion: 'Never.',
      severity: 'error',
      path: '',
      foundBy: 'schematron',
    } as const;
    expect(issueOf(finding, { ...messages, entries: new Map() }, 'ar')).toMatchObject({
      message: 'Never.',
      hint: '',
      terms: [],
    });
  });
});
