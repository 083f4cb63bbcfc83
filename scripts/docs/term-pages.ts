import { derivedTerms } from '../../rules/ae/derived-terms.ts';
import { termNames } from '../../rules/ae/term-names.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { fill } from '../../src/core/messages/message.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { titleOf } from '../../src/specification/facts.ts';
import { boundTerms, elementsOf } from '../../src/ubl/bound-terms.ts';
import { describedFields, type Field } from './described-fields.ts';
import {
  anchorOf,
  blocks,
  code,
  link,
  type Page,
  pathInCode,
  plain,
  said,
  table,
  wholeInCode,
} from './markdown.ts';

export function nameOfTerm(term: string, language: Language): string {
  const name = termNames[term];
  if (name === undefined) throw new Error(`rules/*/messages/term-names.json has no name for ${term}`);
  return plain(name[language]);
}

interface Placed {
  readonly id: string;
  readonly elements: readonly string[];
}

interface Term extends Placed {
  readonly group: string | undefined;
}

const { messages, binding } = describedSpecification;
const entries = [...messages.entries.values()];

/** The page of every business term and group of terms, and the page that lists them. */
export function termPages(language: Language): Page[] {
  const fields = describedFields();
  const ids = new Set([
    ...boundTerms(binding),
    ...fields.flatMap((field) => field.terms),
    ...entries.flatMap((entry) => entry.terms),
  ]);
  const placed = Array.from(ids, (id) => ({ id, elements: elementsOf([id], describedSpecification) }));
  const groups = placed.filter(({ id }) => isGroup(id));
  const terms = placed
    .map((term) => ({ ...term, group: groupOf(term, groups) }))
    .toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }));
  return [
    { path: 'reference/terms/index.md', markdown: listOfTerms(terms, language) },
    ...terms.map((term) => ({
      path: `reference/terms/${term.id}.md`,
      markdown: termPage(term, terms, fields, language),
    })),
  ];
}

const isGroup = (id: string) => id.startsWith('IBG-');

/** The group with the longest path around the term; of several, such as allowances and charges, the one that its name says. */
function groupOf({ id, elements }: Placed, groups: readonly Placed[]): string | undefined {
  const around = groups.flatMap((group) =>
    group.elements
      .filter((path) => elements.some((element) => element.startsWith(`${path}/`)))
      .map((path) => ({ group: group.id, length: path.length })),
  );
  const longest = Math.max(0, ...around.map(({ length }) => length));
  const nearest = [...new Set(around.filter(({ length }) => length === longest).map(({ group }) => group))];
  const name = nameOfTerm(id, 'en').toLowerCase();
  return nearest.length < 2
    ? nearest[0]
    : nearest.find((group) => name.includes(nameOfTerm(group, 'en').toLowerCase()));
}

function listOfTerms(terms: readonly Term[], language: Language): string {
  const heads = [said('term', language), said('termName', language)];
  const rowsOf = (some: readonly Term[]) =>
    table(
      heads,
      some.map(({ id }) => [link(wholeInCode(id), `./${id}.md`), nameOfTerm(id, language)]),
    );
  const alone = terms.filter(({ id, group }) => group === undefined && !isGroup(id));
  return blocks(
    `# ${said('termsTitle', language)}`,
    said('termsLead', language),
    `## ${said('termsOfDocument', language)} {#document}`,
    rowsOf(alone),
    ...terms
      .filter(({ id }) => isGroup(id))
      .flatMap(({ id }) => {
        const inside = terms.filter(({ group }) => group === id);
        return [
          `## ${nameOfTerm(id, language)} (${link(code(id), `./${id}.md`)}) {#${anchorOf(id)}}`,
          inside.length === 0 ? '' : rowsOf(inside),
        ];
      }),
  );
}

function termPage(
  { id, elements, group }: Term,
  terms: readonly Term[],
  fields: readonly Field[],
  language: Language,
): string {
  const name = nameOfTerm(id, language);
  const inside = terms.filter((term) => term.group === id);
  const rules = entries.filter((entry) => entry.terms.includes(id));
  const shownTerm = (term: string) => `${link(code(term), `./${term}.md`)} ${nameOfTerm(term, language)}`;
  return blocks(
    `---\ntitle: ${JSON.stringify(`${id}: ${termNames[id]?.[language]}`)}\noutline: false\nprev: false\nnext: false\n---`,
    `# ${code(id)} ${name}`,
    group === undefined ? '' : `**${said('partOf', language)}:** ${shownTerm(group)}`,
    ...section(
      said('consistsOf', language),
      inside.map((term) => shownTerm(term.id)),
    ),
    ...section(said('fields', language), fieldsOf(id, fields, language)),
    ...section(said('element', language), elements.map(pathInCode)),
    ...section(
      said('rulesTitle', language),
      rules.map(
        (entry) =>
          `${link(code(entry.id), `../rules/${entry.id}.md`)} ${plain(fill(titleOf(entry), language, {}, messages))}`,
      ),
    ),
  );
}

function section(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`## ${heading}`, items.map((item) => `- ${item}`).join('\n')];
}

function fieldsOf(term: string, fields: readonly Field[], language: Language): string[] {
  const giving = fields
    .filter((field) => field.terms.includes(term))
    .map(({ field, text }) =>
      [
        link(pathInCode(field), `../fields.md#${anchorOf(field)}`),
        text?.description === undefined ? '' : plain(text.description[language]),
        text?.examples === undefined || text.examples.length === 0
          ? ''
          : said('examples', language, {
              examples: text.examples.map((each) => code(String(each))).join(', '),
            }),
      ]
        .filter((part) => part !== '')
        .join(' '),
    );
  const source = derivedTerms[term];
  if (giving.length > 0 || source === undefined) return giving;
  return [said('derivedFrom', language, { source: plain(source[language]) })];
}
