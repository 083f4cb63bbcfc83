import { advice } from '../../rules/ae/advice/index.ts';
import unreachable from '../../schematron/unreachable.json' with { type: 'json' };
import type { Language, Localised } from '../../src/core/messages/language.ts';
import { fill } from '../../src/core/messages/message.ts';
import type { MessageText, PlacedEntry } from '../../src/core/messages/message-entry.ts';
import { catalogue } from '../../src/judge/catalogue.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { titleOf } from '../../src/specification/titles.ts';
import { elementsOf } from '../../src/ubl/bound-terms.ts';
import { anchorOf, blocks, code, fence, link, plain, table } from './markdown.ts';
import { type Page, said } from './page.ts';
import { type RuleSnippet, ruleSnippets } from './rule-snippets.ts';

const { messages } = defaultSpecification;
const entries = [...messages.entries.values()];
const adviceIds = new Set<string>(advice.map(({ id }) => id));

/** The page of every rule, and the page that lists them. */
export function rulePages(language: Language): Page[] {
  const snippets = ruleSnippets();
  return [
    { path: 'reference/rules/index.md', markdown: listOfRules(language) },
    ...entries.map((entry) => ({
      path: `reference/rules/${entry.id}.md`,
      markdown: rulePage(entry, snippets.get(entry.id) ?? [], language),
    })),
  ];
}

/** The headings under which rules are listed, in order. */
const sets = [
  { heading: 'sharedRules', has: ({ id, set }: PlacedEntry) => catalogue.has(id) && set === 'shared' },
  { heading: 'uaeRules', has: ({ id, set }: PlacedEntry) => catalogue.has(id) && set !== 'shared' },
  { heading: 'ownRules', has: ({ id }: PlacedEntry) => !catalogue.has(id) },
] as const;

function listOfRules(language: Language): string {
  const lead = said('rulesLead', language, {
    official: catalogue.size,
    own: entries.length - catalogue.size,
    release: `${defaultSpecification.release.name} ${defaultSpecification.release.version}`,
  });
  const sections = sets.flatMap(({ heading, has }) => {
    const ofSet = entries.filter(has);
    const topics = [...new Set(ofSet.map(({ topic }) => topic))];
    return [
      `## ${said(heading, language)}`,
      ...topics.flatMap((topic) => [
        `### ${topic} {#${anchorOf(`${heading}-${topic}`)}}`,
        table(
          [said('rule', language), said('says', language)],
          ofSet
            .filter((entry) => entry.topic === topic)
            .map((entry) => [
              link(code(entry.id), `./${entry.id}.md`),
              plain(text(titleOf(entry), language)),
            ]),
        ),
      ]),
    ];
  });
  return blocks(`# ${said('rulesTitle', language)}`, lead, ...sections);
}

function rulePage(entry: PlacedEntry, snippets: readonly RuleSnippet[], language: Language): string {
  const title = titleOf(entry);
  const { id, message, hint, onRequest, cases = {} } = entry;
  const never = (unreachable as Readonly<Record<string, string>>)[id];
  return blocks(
    `---\ntitle: ${JSON.stringify(`${id}: ${text(title, language)}`)}\noutline: false\n---`,
    `# ${code(id)} ${plain(text(title, language))}`,
    `## ${said('wrong', language)}`,
    sentence(message, language),
    `## ${said('toDo', language)}`,
    sentence(hint, language),
    never === undefined ? '' : said('neverFires', language, { why: plain(never) }),
    ...special('onRequest', onRequest === undefined ? [] : [onRequest], language),
    ...special('otherCases', Object.values(cases), language),
    ...snippets.flatMap((snippet) => shown(snippet, language)),
    `## ${said('facts', language)}`,
    factsOf(entry, language),
  );
}

/** The text of a case, after a heading. */
function special(
  heading: 'onRequest' | 'otherCases',
  texts: readonly MessageText[],
  language: Language,
): string[] {
  const items = texts.flatMap(({ message, hint }) =>
    [message, hint].filter((part) => part !== undefined).map((part) => sentence(part, language)),
  );
  if (items.length === 0) return [];
  const lead = heading === 'onRequest' ? said('onRequestLead', language) : '';
  return [`## ${said(heading, language)}`, lead, items.map((item) => `- ${item}`).join('\n')];
}

function shown(
  { language: written, document, failing, corrected, alsoFails }: RuleSnippet,
  language: Language,
): string[] {
  const isUbl = written === 'xml';
  const rules = alsoFails.map((id) => link(code(id), `./${id}.md`)).join(', ');
  return [
    `## ${said('breaks', language)} ${isUbl ? '(UBL)' : '(JSON)'} {#breaks-${written}}`,
    isUbl ? said('breaksUbl', language) : said('breaksRequest', language, { document: code(document) }),
    fence(written, failing),
    rules === '' ? '' : said('alsoFails', language, { rules }),
    `### ${said('corrected', language)} {#corrected-${written}}`,
    fence(written, corrected),
  ];
}

function factsOf(entry: PlacedEntry, language: Language): string {
  const { id, topic, terms, fields } = entry;
  const heading = sets.find(({ has }) => has(entry))?.heading ?? 'ownRules';
  const elements = elementsOf(terms, defaultSpecification);
  const rows: [string, string][] = [
    [
      said('belongsTo', language),
      link(`${said(heading, language)}: ${topic}`, `./index.md#${anchorOf(`${heading}-${topic}`)}`),
    ],
    [said('severity', language), said(severityOf(id), language)],
    [
      said('terms', language),
      terms.map((term) => link(code(term), `../terms.md#${anchorOf(term)}`)).join(', '),
    ],
    [
      said('fields', language),
      fields.map((field) => link(code(field), `../fields.md#${anchorOf(field)}`)).join(', '),
    ],
    [said('elements', language), elements.map(code).join(', ')],
  ];
  return rows
    .filter(([, cell]) => cell !== '')
    .map(([name, cell]) => `- **${name}:** ${cell}`)
    .join('\n');
}

function severityOf(id: string) {
  if (catalogue.has(id)) return 'fatal';
  return adviceIds.has(id) ? 'advisory' : 'dependsOnCase';
}

function text(part: Localised, language: Language): string {
  return fill(part, language, {}, messages);
}

/** A text with the names of its values in their place. */
function sentence(part: Localised, language: Language): string {
  return text(part, language)
    .split(/\{(\w+)(?::[\w-]+)?\}/)
    .map((piece, index) => (index % 2 === 0 ? plain(piece) : `<var>${plain(piece)}</var>`))
    .join('');
}
