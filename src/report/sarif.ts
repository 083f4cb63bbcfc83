import type { Issue } from '../core/findings/finding.ts';
import type { Fix } from '../core/findings/fix.ts';
import type { Language, Localised } from '../core/messages/language.ts';
import { fill, withoutValues } from '../core/messages/message.ts';
import { rulePage } from '../core/messages/rule-page.ts';
import { withConsequences } from '../core/specification/cause.ts';
import { version } from '../core/version.ts';
import { editsOfFixes } from '../intake/fix-text.ts';
import { placesInText } from '../intake/places.ts';
import { nameOf } from '../judge/rule-sets.ts';
import { defaultSpecification } from '../specification/default.ts';
import { titleOf } from '../specification/facts.ts';
import { escapedJson } from './escaped.ts';
import texts from './messages/report.json' with { type: 'json' };
import {
  fileOf,
  findingsOf,
  lineInFile,
  type ReportFormat,
  ruleSetsOf,
  type SourcedReport,
} from './rendered.ts';

/** SARIF 2.1.0, for code hosts and CI systems that show findings at their lines. */
export const sarifReport: ReportFormat = (reports, language, { docsUrl, configuration } = {}) => {
  const rules = [
    ...new Set(reports.flatMap(({ report }) => withConsequences(findingsOf(report)).map(({ rule }) => rule))),
  ];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'pint-ae',
            semanticVersion: version,
            rules: rules.map((id) => descriptor(id, language, docsUrl)),
          },
        },
        properties: { ruleSets: ruleSetsOfAll(reports), ...(configuration && { configuration }) },
        results: reports.flatMap((sourced) => {
          const replacementsOf = replacements(sourced);
          return withConsequences(findingsOf(sourced.report)).map((issue) => ({
            ...resultOf(issue, sourced, rules.indexOf(issue.rule)),
            ...fixesOf(issue, sourced, replacementsOf, language),
          }));
        }),
      },
    ],
  };
  return `${escapedJson(log)}\n`;
};

function ruleSetsOfAll(reports: readonly SourcedReport[]) {
  const ruleSets = reports.flatMap(({ report }) => ruleSetsOf(report));
  return [...new Map(ruleSets.map((ruleSet) => [nameOf(ruleSet), ruleSet])).values()];
}

function descriptor(id: string, language: Language, docsUrl: string | undefined) {
  const entry = messages.entries.get(id);
  if (entry === undefined) return { id };
  const { message, hint, terms } = entry;
  const [asked, broken, advised] = [titleOf(entry), message, hint].map((text) => saidOfRule(text, language));
  const named = terms.map((term) => `\`${term}\``).join(', ');
  return {
    id,
    shortDescription: { text: saidOfRule(titleOf(entry), language) },
    fullDescription: { text: saidOfRule(entry.message, language) },
    help: {
      text: advised || broken,
      markdown: [`**${asked}**`, broken, advised, named].filter(Boolean).join('\n\n'),
    },
    ...(docsUrl === undefined ? {} : { helpUri: rulePage(docsUrl, id, language) }),
  };
}

function saidOfRule(text: Localised, language: Language): string {
  return withoutValues(fill(text, language, {}, messages));
}

function resultOf(issue: Issue, sourced: SourcedReport, ruleIndex: number) {
  const place = sourced.source.placeOf(issue);
  const logicalName = issue.path || issue.location;
  return {
    ruleId: issue.rule,
    ruleIndex,
    level: levels[issue.severity],
    message: { text: plainText([issue.message, issue.hint].filter((part) => part !== '').join(' ')) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(sourced) },
          ...(place ? { region: { startLine: lineInFile(place, sourced), startColumn: place.column } } : {}),
        },
        ...(logicalName ? { logicalLocations: [{ fullyQualifiedName: logicalName }] } : {}),
      },
    ],
  };
}

/** A text with escaped brackets: a document must not put a link into the report (SARIF 2.1.0, 3.11.6). */
const plainText = (text: string): string => text.replaceAll(/[[\]]/g, '\\$&');

type Replacements = (fix: Fix) => readonly object[];

/** The replacements of a fix in SARIF's terms: lines, and columns in UTF-16 units, from 1. */
function replacements(sourced: SourcedReport): Replacements {
  const { report, source } = sourced;
  if (report.form === 'ubl') return () => [];
  const text = source.lines.join('\n');
  const editsOf = editsOfFixes(text);
  const placeAtOffset = placesInText(text);
  return (fix) =>
    editsOf(fix).map(({ offset, length, content }) => {
      const start = placeAtOffset(offset);
      const end = placeAtOffset(offset + length);
      return {
        deletedRegion: {
          startLine: lineInFile(start, sourced),
          startColumn: start.column,
          endLine: lineInFile(end, sourced),
          endColumn: end.column,
        },
        insertedContent: { text: content },
      };
    });
}

function fixesOf(
  { fix, hint }: Issue,
  sourced: SourcedReport,
  replacementsOf: Replacements,
  language: Language,
) {
  const parts = fix === undefined ? [] : replacementsOf(fix);
  if (parts.length === 0) return {};
  const change = { artifactLocation: { uri: uriOf(sourced) }, replacements: parts };
  return {
    fixes: [
      { description: { text: plainText(hint || fill(texts.fix, language)) }, artifactChanges: [change] },
    ],
  };
}

const { messages } = defaultSpecification;

const levels = { error: 'error', warning: 'warning', information: 'note' } as const;

function uriOf({ report, lineOf }: SourcedReport): string {
  const path = fileOf({ report, lineOf }).replaceAll(/[\ud800-\udfff]/gu, '\ufffd');
  if (/^[a-z]:[\\/]/i.test(path)) return `file:///${escaped(path.replaceAll('\\', '/'))}`;
  if (path.startsWith('/')) return `file://${escaped(path)}`;
  // A colon in the first segment would end the scheme of a URI.
  return escaped(path).replace(/^[^/]+/, (part) => part.replaceAll(':', '%3A'));
}

function escaped(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
