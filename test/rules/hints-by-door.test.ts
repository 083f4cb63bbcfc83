import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { Issue } from '../../src/core/findings/finding.ts';
import { malformedRule } from '../../src/core/findings/finding.ts';
import { type Language, languages } from '../../src/core/messages/language.ts';
import { hintInWords } from '../../src/report/place-in-words.ts';
import { requestFieldsOf } from '../../src/request/fields.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { requestCases, verdictIn } from '../cases/request-cases.ts';
import { ownCases } from './own-cases/index.ts';

/** The hints of all entries, their cases included, in both languages. */
const hints = [...defaultSpecification.messages.entries.values()].flatMap(
  ({ id, hint, onRequest, cases = {} }) =>
    [hint, onRequest?.hint, ...Object.values(cases).map((each) => each.hint)].flatMap((text) =>
      text === undefined ? [] : [{ id, ...text }],
    ),
);

describe('a hint of the rules', () => {
  test('is about every rule', () => {
    expect(hints.length).toBeGreaterThan(700);
  });

  /** Words of a door: the reader of JSON has no button, and who fills in a form no program. */
  const ofOneDoor =
    /\bin the (?:form|table|console)\b|\bin a program\b|\bbuttons?\b|\bclick\b|\bpress\b|\bcells?\b|في (?:النموذج|البرنامج|الجدول)|(?:ال)?زر(?!\p{L})|اضغط|انقر/iu;

  test('speaks of no door: each puts its own words in place of the fields', () => {
    const amiss = hints.filter(({ en, ar }) => ofOneDoor.test(String(en)) || ofOneDoor.test(String(ar)));
    expect(amiss.map(({ id, en }) => `${id}: ${en}`)).toEqual([]);
  });

  test('names an option in a sentence of its own, which doors without options leave out', () => {
    const amiss = hints.filter(({ en }) =>
      String(en)
        .split(/(?<=\.) /)
        .some((sentence) => /\boptions?\b/.test(sentence) && !aboutOptionsAlone.test(sentence)),
    );
    expect(amiss.map(({ id, en }) => `${id}: ${en}`)).toEqual([]);
  });
});

const aboutOptionsAlone =
  /^The option|^No action needed(?:: | if )the option|^To skip your own fields in every document, list them in the option|^Nothing to do where the option|^Leave the option|^If its attachments are that large/;

const found: readonly { readonly issue: Issue; readonly language: Language }[] = languages.flatMap(
  (language) =>
    [
      // A form sets no options.
      // A caller who sets an option knows its name.
      ...requestCases
        .filter(({ table, options }) => table !== 'decisions' && options?.vatRounding === undefined)
        .map((row) => verdictIn(language, row)),
      ...ownCases.flatMap((each) =>
        each.form === 'request' ? [validate(each.failing, { ...each.options, language })] : [],
      ),
    ].flatMap(({ issues, warnings }) => [...issues, ...warnings].map((issue) => ({ issue, language }))),
);

/** Names of fields as programs write them: of two words or more, or with the object that has them. */
const fieldNames = new Set(namesIn(requestFieldsOf(defaultSpecification)));

function namesIn(fields: ReturnType<typeof requestFieldsOf>): string[] {
  return [...fields].flatMap(([name, inside]) => [
    ...(/[a-z][A-Z]/.test(name) ? [name] : []),
    ...(inside ? namesIn(inside) : []),
  ]);
}

test('what people read in the form and in a table names no field as a program does, and no option', () => {
  const amiss = found.flatMap(({ issue: { rule, hint, path }, language }) => {
    // The form sends no document of the wrong shape.
    if (rule === malformedRule) return [];
    const shown = hintInWords(hint, path, language);
    const named = shown.match(/\b[a-z]+[A-Z]\w*/g) ?? [];
    const isAmiss = named.some((name) => fieldNames.has(name)) || /\boption \w+[A-Z]/.test(shown);
    return isAmiss ? [`${rule} ${path}: ${shown}`] : [];
  });
  expect(found.length).toBeGreaterThan(800);
  expect([...new Set(amiss)]).toEqual([]);
});
