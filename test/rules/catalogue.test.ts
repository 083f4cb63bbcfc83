import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { release } from '../../rules/ae/releases/index.ts';
import { type CatalogueEntry, catalogue, textsOfRule } from '../../src/api/catalogue.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { requestSchemasOf } from '../request/zod-schemas.ts';

const entries = [...catalogue.values()];

/** Rules that PINT-AE states more than once. */
const statedTwice = [['ibr-055', 'ibr-sr-07']];

describe('the catalogue', () => {
  test('holds every entry of its files once', () => {
    const written = ['../../rules/pint/messages/', '../../rules/ae/messages/'].flatMap((folder) =>
      idsInFiles(folder, '.json', /^ {2}"([^"]+)": \{\n {4}"terms"/gm),
    );
    const official = written.filter((id) => !/^(pint-ae|ubl|sbdh)-/.test(id));
    const all = new Set([...official, ...Object.keys(release.messages ?? {})]);
    expect(idsWhere(() => true).sort()).toEqual([...all].sort());
  });

  test.each([
    ['shared', 'pint'],
    ['ae', 'ae'],
  ] as const)(
    'explains every rule of the set %s that the Schematron in %s/ asserts, and no other',
    (set, folder) => {
      expect(idsOf(set)).toEqual(assertedIn(`../../schematron/${folder}/`));
    },
  );

  test('calls every rule fatal', () => {
    expect(idsWhere(({ severity }) => severity !== 'fatal')).toEqual([]);
  });

  test('explains a rule that is stated twice in the same words', () => {
    for (const [first = '', second = ''] of statedTwice) {
      expect(catalogue.get(first)).toMatchObject({
        en: catalogue.get(second)?.en,
        ar: catalogue.get(second)?.ar,
      });
    }
  });
});

describe('each entry', () => {
  test('names its business terms as PINT-AE writes them', () => {
    const term = /^(IBT|IBG|BTAE)-\d{2,3}(-\d)?$/;
    expect(idsWhere(({ terms }) => !terms.every((name) => term.test(name)) || hasRepeats(terms))).toEqual([]);
  });

  test('names a business term, except for the empty element, which can be any', () => {
    expect(idsWhere(({ terms }) => terms.length === 0)).toEqual(['ibr-079']);
  });

  test('names fields that the document request has', () => {
    const known = new Set(
      fieldsOf(z.toJSONSchema(requestSchemasOf(describedSpecification).DocumentRequest, { io: 'input' })),
    );
    expect(
      idsWhere(({ fields }) => !fields.every((field) => known.has(field)) || hasRepeats(fields)),
    ).toEqual([]);
  });

  test('names the same fields of allowances and charges on lines as on the document, if it is about both', () => {
    const under = (place: string, fields: readonly string[]) =>
      fields.flatMap((field) => (field.startsWith(place) ? [field.slice(place.length)] : []));
    expect(
      idsWhere(({ fields }) => {
        const onLines = under('lines[].allowancesCharges[].', fields);
        const onDocument = under('allowancesCharges[].', fields);
        const isAboutBoth = onLines.length > 0 && onDocument.length > 0;
        return isAboutBoth && onLines.toSorted().join() !== onDocument.toSorted().join();
      }),
    ).toEqual([]);
  });

  test('names the same fields and elements in the hints of both languages', () => {
    expect(idsWhere(({ en, ar }) => namesIn(en.hint) !== namesIn(ar?.hint ?? ''))).toEqual([]);
  });
});

describe.each(['en', 'ar'] as const)('each text in the language %s', (language) => {
  test.each(['title', 'message', 'hint'] as const)('is not the %s of another rule', (part) => {
    const idsOfText = new Map<string, string[]>();
    for (const entry of entries) {
      const text = textsOfRule(entry, language)[part];
      idsOfText.set(text, [...(idsOfText.get(text) ?? []), entry.id]);
    }
    const shared = [...idsOfText.values()].filter((ids) => ids.length > 1);
    // A rule that is stated twice has the same text twice.
    expect(
      shared.filter((ids) => !statedTwice.some((same) => same.join() === ids.toSorted().join())),
    ).toEqual([]);
  });

  test('is a sentence, except for the title', () => {
    expect(
      idsWhere((entry) =>
        [textsOfRule(entry, language).message, textsOfRule(entry, language).hint].some(
          (sentence) => !/[^.]\.$/.test(sentence),
        ),
      ),
    ).toEqual([]);
    expect(idsWhere((entry) => textsOfRule(entry, language).title.endsWith('.'))).toEqual([]);
  });
});

function idsWhere(matches: (entry: CatalogueEntry) => boolean): string[] {
  return entries.filter(matches).map(({ id }) => id);
}

function idsOf(set: string): string[] {
  return idsWhere((entry) => entry.set === set).sort();
}

/** The ids in the texts of files, in order; an id that is written twice occurs twice. */
function idsInFiles(folder: string, extension: string, pattern: RegExp): string[] {
  const url = new URL(folder, import.meta.url);
  return readdirSync(url, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .flatMap((file) => [...readFileSync(new URL(file, url), 'utf8').matchAll(pattern)])
    .map(([, id = '']) => id)
    .sort();
}

function assertedIn(folder: string): string[] {
  return [...new Set(idsInFiles(folder, '.sch', /<sch:assert\b[^>]*?\bid="([^"]+)"/g))];
}

function hasRepeats(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}

/** The names of fields and elements in a text: words with a prefix, or with a capital inside. */
function namesIn(text: string): string {
  const words = text.match(/[A-Za-z][A-Za-z0-9]*(?:[:./][A-Za-z][A-Za-z0-9]*)*/g) ?? [];
  return [...new Set(words.filter((word) => /^c[ab]c:|[a-z][A-Z]/.test(word)))].sort().join(' ');
}

const schemaNode = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).default([]),
});

/** The paths of all fields below a JSON Schema; `[]` stands for the entries of a list. */
function fieldsOf(schema: unknown, path = ''): string[] {
  const { properties, items, anyOf } = schemaNode.parse(schema);
  return [
    path,
    ...anyOf.flatMap((branch) => fieldsOf(branch, path)),
    ...(items === undefined ? [] : fieldsOf(items, `${path}[]`)),
    ...Object.entries(properties).flatMap(([name, field]) =>
      fieldsOf(field, path === '' ? name : `${path}.${name}`),
    ),
  ].filter((field) => field !== '');
}
