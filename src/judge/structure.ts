import texts from '../../rules/pint/messages/structure.json' with { type: 'json' };
import type { UblElement } from '../core/element.ts';
import type { Finding, Issue } from '../core/finding.ts';
import type { Language } from '../core/language.ts';
import type { UblStructure } from '../core/ubl-structure.ts';
import { structureFindings } from '../ubl/structure/findings.ts';
import { fill } from './fill.ts';

/** What is wrong with the structure of a UBL document, in words. */
export function structureIssues(
  structure: UblStructure,
  root: UblElement,
  xml: string,
  language: Language,
): Issue[] {
  return structureFindings(structure, root, xml).map((finding) => issueOf(finding, language));
}

const entries: Readonly<Record<string, (typeof texts)['ubl-order']>> = texts;

function issueOf({ rule, severity, path, location, place, values }: Finding, language: Language): Issue {
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
