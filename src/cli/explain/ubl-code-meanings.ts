import type { Language } from '../../core/messages/language.ts';
import { onceAsked } from '../../core/once-per.ts';
import { meaningIn } from '../../report/code-meanings.ts';
import { describedSpecification } from '../../specification/described.ts';
import { termsOfElements } from '../../ubl/bound-terms.ts';

/** The meaning of a code in an element of UBL, by its location. */
export function meaningInUbl(location: string, code: string, language: Language): string | undefined {
  const element = location.replaceAll(/\[\d+\]/g, '').replace(/^\/[^/]*\//, '');
  const terms = ublTerms().get(element) ?? [];
  return meaningIn(namesOfTerms(terms), code, language);
}

const ublTerms = onceAsked(() => termsOfElements(describedSpecification));

function namesOfTerms(wanted: readonly string[]): string[] {
  return Object.values(describedSpecification.fields).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { terms = [] }]) =>
      terms.some((term) => wanted.includes(term)) ? [name] : [],
    ),
  );
}
