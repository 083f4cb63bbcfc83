import { advice } from '../../rules/ae/advice/index.ts';
import { checks } from '../../rules/ae/checks/index.ts';
import { catalogue } from '../../src/api/catalogue.ts';
import type { Severity } from '../../src/core/findings/finding.ts';
import type { Language, Localised } from '../../src/core/messages/language.ts';
import { fill } from '../../src/core/messages/message.ts';
import type { MessageText, PlacedEntry } from '../../src/core/messages/message-entry.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { titleOf } from '../../src/specification/facts.ts';
import { networkMessages } from '../../src/specification/network.ts';
import { messageStatusRuleSet, taxDataRuleSet } from '../../src/specification/network-rules.ts';
import { elementsOf } from '../../src/ubl/bound-terms.ts';
import { casesOf, readFinding } from '../../test/cases/request-cases.ts';
import { ownCases } from '../../test/rules/own-cases/index.ts';
import {
  anchorOf,
  blocks,
  code,
  link,
  type Page,
  plain,
  type ReferenceText,
  said,
  table,
} from './markdown.ts';
import noExample from './messages/no-example.json' with { type: 'json' };
import notes from './messages/rule-notes.json' with { type: 'json' };
import { exampleOf, type RuleSnippet, ruleSnippets } from './rule-snippets.ts';
import { nameOfTerm } from './term-pages.ts';

const { messages } = defaultSpecification;
const ofTaxData = taxDataRuleSet.messages.entries;
const ofMessageStatus = messageStatusRuleSet.messages.entries;
const ofOthers = [...networkMessages.entries.values()].filter(({ id }) => !messages.entries.has(id));
const official = [messages.entries, ofTaxData, ofMessageStatus].flatMap((texts) => [...texts.values()]);
const entries = [...official, ...ofOthers];

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

const sets = [
  { heading: 'sharedRules', has: ({ id, set }: PlacedEntry) => catalogue.has(id) && set === 'shared' },
  { heading: 'uaeRules', has: ({ id, set }: PlacedEntry) => catalogue.has(id) && set !== 'shared' },
  { heading: 'taxDataRules', has: ({ id }: PlacedEntry) => ofTaxData.has(id) },
  { heading: 'messageStatusRules', has: ({ id }: PlacedEntry) => ofMessageStatus.has(id) },
  {
    heading: 'ownRules',
    has: ({ id }: PlacedEntry) => networkMessages.entries.has(id) && !catalogue.has(id),
  },
] as const;

const isOfInvoices = ({ id }: PlacedEntry) => messages.entries.has(id);

function listOfRules(language: Language): string {
  const lead = said('rulesLead', language, {
    official: catalogue.size,
    network: ofTaxData.size + ofMessageStatus.size,
    own: networkMessages.entries.size - catalogue.size,
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
  const isOfReports = ofOthers.includes(entry);
  const why = isOfReports ? said('toldOfReports', language) : docsText(noExample, id, language);
  return blocks(
    `---\ntitle: ${JSON.stringify(`${id}: ${text(title, language)}`)}\noutline: false\nprev: false\nnext: false\n---`,
    `# ${code(id)} ${plain(text(title, language))}`,
    `## ${said('wrong', language)}`,
    sentence(message, language),
    `## ${said('toDo', language)}`,
    sentence(hint, language),
    docsText(notes, id in notes || !isOfInvoices(entry) ? id : entry.topic, language),
    ...special('onRequest', onRequest === undefined ? [] : [onRequest], language),
    ...special('otherCases', Object.values(cases), language),
    ...snippets.map((snippet) => exampleOf(snippet, language)),
    ...(why === '' ? [] : [`## ${said('noExample', language)} {#no-example}`, why]),
    `## ${said('facts', language)}`,
    factsOf(entry, language),
  );
}

function docsText(texts: Readonly<Record<string, Localised>>, id: string, language: Language): string {
  const own = texts[id];
  return own === undefined ? '' : text(own, language);
}

/** Notes besides the message and the hint, preceded by their circumstances. */
const leads = {
  onRequest: 'onRequestLead',
  otherCases: 'otherCasesLead',
} as const;

function special(kind: keyof typeof leads, texts: readonly MessageText[], language: Language): string[] {
  const items = texts
    .map(({ message, hint }) => [message, hint].filter((part) => part !== undefined))
    .filter((parts) => parts.length > 0)
    .map((parts) => parts.map((part) => sentence(part, language)).join('<br>'));
  if (items.length === 0) return [];
  const lead = said(leads[kind], language);
  return [`## ${said(kind, language)}`, lead, items.map((item) => `- ${item}`).join('\n')];
}

function factsOf(entry: PlacedEntry, language: Language): string {
  const { id, topic, terms, fields } = entry;
  const heading = sets.find(({ has }) => has(entry))?.heading ?? 'ownRules';
  // The terms and elements of the other documents are not those of invoices.
  const elements = isOfInvoices(entry) ? elementsOf(terms, defaultSpecification) : [];
  const shownTerm = (term: string) =>
    isOfInvoices(entry)
      ? `${link(code(term), `../terms/${term}.md`)} ${nameOfTerm(term, language)}`
      : code(term);
  const rows: [string, string][] = [
    [
      said('belongsTo', language),
      link(`${said(heading, language)}: ${topic}`, `./index.md#${anchorOf(`${heading}-${topic}`)}`),
    ],
    [said('severity', language), said(severityOf(id), language)],
    [said('terms', language), terms.map(shownTerm).join(', ')],
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

export function text(part: Localised, language: Language): string {
  return fill(part, language, {}, networkMessages);
}

/** A text with the names of its values in their place, and what is to be typed as code. */
export function sentence(part: Localised, language: Language): string {
  return text(part, language)
    .split(/`([^`]+)`/)
    .map((piece, index) => (index % 2 === 0 ? withNames(piece) : code(piece)))
    .join('');
}

function withNames(piece: string): string {
  return piece
    .split(/\{(\w+)(?::[\w-]+)?\}/)
    .map((each, index) => (index % 2 === 0 ? plain(each) : `<var>${plain(each)}</var>`))
    .join('');
}

/** The severities with which each rule of the library is reported, as its checks, notices and cases have it. */
const severities = new Map<string, ReadonlySet<Severity>>();

for (const [rule, severity] of [
  ...checks.map(({ id, severity = 'error' }) => [id, severity] as const),
  ...casesOf('assumed').flatMap(({ expect: [, ...findings] }) =>
    findings.map(readFinding).map(({ rule, severity }) => [rule, severity] as const),
  ),
  ...ownCases.map(({ rule, found }) => [rule, found.severity] as const),
])
  severities.set(rule, new Set([...(severities.get(rule) ?? []), severity]));

const adviceIds = new Set<string>(advice.map(({ id }) => id));
const forms = new Map(ownCases.map(({ rule, form }) => [rule, form]));

function severityOf(rule: string): ReferenceText {
  if (catalogue.has(rule) || ofTaxData.has(rule) || ofMessageStatus.has(rule)) return 'fatal';
  if (!messages.entries.has(rule)) return 'dependsOnCase';
  const form = forms.get(rule);
  if (form === 'reading') return 'ofReading';
  if (form === 'wrapping') return 'ofWrapping';
  const [severity, ...others] = severities.get(rule) ?? [];
  if (others.length > 0) return 'dependsOnCase';
  if (adviceIds.has(rule) || severity === 'warning') return form === 'ubl' ? 'warningOfUbl' : 'advisory';
  if (severity === undefined) return 'ofOutcome';
  return severity === 'error' ? 'fatal' : 'information';
}
