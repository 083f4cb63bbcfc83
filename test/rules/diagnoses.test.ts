import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { amounts } from './diagnoses/amounts.ts';
import { cascades } from './diagnoses/cascades.ts';
import { codes } from './diagnoses/codes.ts';
import type { Diagnosis } from './diagnoses/diagnosis.ts';
import { identifiers } from './diagnoses/identifiers.ts';
import { shapes } from './diagnoses/shapes.ts';

function findingsOf(request: unknown, language: Language = 'en'): string[] {
  const { outcome, issues, warnings } = validate(request, { language });
  return [...issues, ...(outcome === 'malformed' ? warnings : [])].map(
    ({ path, rule, message }) => `${path} ${rule}: ${message}`,
  );
}

describe.each<[topic: string, diagnoses: readonly Diagnosis[]]>([
  ['the shape of the request', shapes],
  ['one mistake', cascades],
  ['amounts', amounts],
  ['identifiers', identifiers],
  ['codes and names', codes],
])('a diagnosis of %s', (_topic, diagnoses) => {
  test.each(diagnoses)('%s', (_mistake, request, findings) => {
    expect(findingsOf(request)).toEqual(findings);
  });

  test('exists in Arabic too, for the same fields', () => {
    const inArabic = diagnoses.flatMap(([, request]) => findingsOf(request, 'ar'));
    const placesAndRules = (finding: string) => finding.slice(0, finding.indexOf(':'));
    expect(inArabic.map(placesAndRules)).toEqual(
      diagnoses.flatMap(([, , findings]) => findings.map(placesAndRules)),
    );
    expect(inArabic.filter((finding) => !/\p{Script=Arabic}.*\p{Script=Arabic}/u.test(finding))).toEqual([]);
    expect(inArabic.filter((finding) => finding.includes('{'))).toEqual([]);
  });
});
