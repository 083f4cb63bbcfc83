import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { type Language, languages } from '../../src/core/messages/language.ts';
import { type DocumentRequest, defaultSpecification } from '../../src/specification/default.ts';
import { edit } from '../cases/edit.ts';
import { rowsOf } from '../cases/rule-cases.ts';
import { complete } from '../complete-request.ts';
import { example } from '../requests.ts';

/** A row of `told-once/`: a mistake in the complete request, or in an example, and each place where it is told, with its rule. */
interface Row {
  readonly mistake: string;
  readonly base?: string;
  readonly edit: Readonly<Record<string, unknown>>;
  readonly told: readonly string[];
}

const rows = rowsOf<Row>('told-once');
const baseOf = ({ base }: Row) => (base === undefined ? complete : example(base));

function findingsIn(request: unknown, language?: Language) {
  const { issues, warnings } = validate(request as DocumentRequest, language && { language });
  return [...issues, ...warnings]
    .filter(({ severity }) => severity !== 'information')
    .map(({ rule, path, hint }) => ({ rule, place: `${rule} ${path}`, hint }));
}

const lastName = (path: string) => path.match(/[^\s.[\]\d]+/g)?.at(-1) ?? path;

describe('a mistake is told once, at the field to change', () => {
  test.each(rows)('$mistake', (row) => {
    const before = findingsIn(baseOf(row)).map(({ place }) => place);
    const places = findingsIn(edit(baseOf(row), row)).map(({ place }) => place);
    // Without the sum of the instalments.
    const told = places.filter(
      (place) => !before.includes(place) && !place.startsWith('pint-ae-advice-inst'),
    );
    expect(told).toEqual(row.told);
  });

  describe.each(languages)('and a hint that names elements of UBL names the field too: %s', (language) => {
    test.each(rows)('$mistake', (row) => {
      const findings = findingsIn(edit(baseOf(row), row), language);
      for (const { rule, hint } of findings.filter(({ place }) => row.told.includes(place))) {
        const fields = defaultSpecification.messages.entries.get(rule)?.fields ?? [];
        expect(hint).not.toBe('');
        if (/c[ab]c:|schemeID/.test(hint))
          expect([...fields, ...row.told].some((name) => hint.includes(lastName(name)))).toBe(true);
      }
    });
  });
});
