import envelopeTexts from '../../rules/pint/messages/envelope.json' with { type: 'json' };
import structureTexts from '../../rules/pint/messages/structure.json' with { type: 'json' };
import type { Finding, Issue } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import { fill } from './fill.ts';

interface Entry {
  readonly terms: readonly string[];
  readonly message: Readonly<Record<Language, string>>;
  readonly hint: Readonly<Record<Language, string>>;
}

const entries: Readonly<Record<string, Entry>> = { ...structureTexts, ...envelopeTexts };

/** A finding of this library's own rules on UBL, in words. */
export function issueInWords(finding: Finding, language: Language): Issue {
  const { rule, severity, path, location, place, values } = finding;
  const entry = entries[rule];
  return {
    rule,
    message: fill(entry?.message[language] ?? '', values),
    hint: fill(entry?.hint[language] ?? '', values),
    severity,
    path,
    ...(location === undefined ? {} : { location }),
    ...(place === undefined ? {} : { place }),
    terms: entry?.terms ?? [],
  };
}
