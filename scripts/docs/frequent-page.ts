import type { Language } from '../../src/core/messages/language.ts';
import { titleOf } from '../../src/specification/facts.ts';
import { networkMessages } from '../../src/specification/network.ts';
import { blocks, code, link, type Page, plain, said } from './markdown.ts';
import { sentence, text } from './rule-pages.ts';

/** The findings that people get most often, as an invoice is read: its text, parties, lines, totals, payment, kind. */
const frequent = [
  'pint-ae-malformed',
  'pint-ae-unknown-field',
  'ibr-002',
  'ibr-132-ae',
  'ibr-135-ae',
  'pint-ae-participant-id',
  'ibr-080',
  'ibr-128-ae',
  'ibr-101-ae',
  'ibr-172-ae',
  'ibr-cl-23',
  'pint-ae-unit-in-trade',
  'ibr-184-ae',
  'ibr-sr-58',
  'ibr-190-ae',
  'ibr-168-ae',
  'ibr-166-ae',
  'aligned-ibrp-032',
  'ibr-131-ae',
  'ibr-147-ae',
  'ibr-co-10',
  'ibr-co-14',
  'ibr-co-15',
  'pint-ae-payable-rounding',
  'ibr-127-ae',
  'ibr-192-ae',
  'pint-ae-iban',
  'ibr-159-ae',
  'ibr-152-ae',
  'ibr-007-ae',
  'ibr-055-ae',
  'ibr-158-ae',
] as const;

/** The page of what people get most often: what is wrong, and what to do. */
export function frequentPage(language: Language): Page {
  return {
    path: 'reference/frequent.md',
    markdown: blocks(
      `# ${said('frequentTitle', language)}`,
      said('frequentLead', language, { count: frequent.length }),
      ...frequent.flatMap((id) => sectionOf(id, language)),
    ),
  };
}

function sectionOf(id: (typeof frequent)[number], language: Language): string[] {
  const entry = networkMessages.entries.get(id);
  if (entry === undefined) throw new Error(`there is no text of ${id}`);
  return [
    `## ${plain(text(titleOf(entry), language))} {#${id}}`,
    `${link(code(id), `./rules/${id}.md`)}: ${sentence(entry.message, language)}`,
    sentence(entry.hint, language),
  ];
}
