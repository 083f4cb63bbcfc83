/** For each rule, what breaks it and what satisfies it, from the test cases. */
import type { Severity } from '../../src/core/findings/finding.ts';
import type { Language } from '../../src/core/messages/language.ts';
import {
  correctedRequest,
  readFinding,
  ruleCases as requestCases,
  requestOf,
} from '../../test/cases/request-cases.ts';
import { ruleCases } from '../../test/cases/rule-cases.ts';
import { example } from '../../test/requests.ts';
import type { Form, OwnCase } from '../../test/rules/own-cases/case.ts';
import { ownCases } from '../../test/rules/own-cases/index.ts';
import { fixture } from '../../test/schematron/fixture.ts';
import { type NetworkKind, networkCases, validDocument } from '../../test/schematron/network-cases.ts';
import { fileDifference, requestDifference } from './file-difference.ts';
import {
  blocks,
  code,
  type Difference,
  type Excerpt,
  fence,
  link,
  type ReferenceText,
  said,
  wholeInCode,
} from './markdown.ts';
import { xmlDifference } from './xml-difference.ts';

/** The same place in two documents: one that breaks a rule, and one that does not. */
export interface RuleSnippet {
  readonly form: Form;
  readonly document: string;
  readonly failing: Excerpt;
  readonly corrected: Excerpt;
  readonly options?: object | undefined;
  /** Other rules that the failing document breaks. */
  readonly alsoFails: readonly string[];
  /** Severity of the finding, if it is not an error. */
  readonly severity?: Severity | undefined;
}

interface UblPair {
  readonly rule: string;
  readonly document: string;
  readonly failing: string;
  /** Documents that the rule and all others accept. */
  readonly accepted: readonly string[];
  readonly alsoFails: readonly string[];
  /** Number of other rules that have another verdict, or none. */
  readonly others: number;
  /** Elements that are shown even where they do not differ. */
  readonly shows: readonly string[];
}

function officialPairs(): UblPair[] {
  return ruleCases
    .filter(({ rule, fails }) => fails.includes(rule))
    .map(({ set, rule, document, xml, accepted, fails, unjudged = [], takesFails = [], shows = [] }) => ({
      rule,
      document,
      failing: xml,
      shows,
      // A change that lets a shared rule fire may break other rules.
      accepted: [
        ...(takesFails.length === 0 ? [accepted] : []),
        ...(set === 'pint' ? [fixture(document)] : []),
      ],
      alsoFails: fails.filter((id) => id !== rule),
      others: fails.length - 1 + unjudged.length,
    }));
}

function networkPairs(document: NetworkKind): UblPair[] {
  return networkCases(document).map(({ rule, fails, broken, accepted }) => ({
    rule,
    document,
    failing: broken,
    accepted: [validDocument(document), accepted],
    alsoFails: fails.filter((id) => id !== rule),
    others: fails.length - 1,
    shows: [],
  }));
}

/** For each official rule a piece of UBL that breaks it, and as few others as possible. */
function ublSnippets(): Map<string, RuleSnippet> {
  const best = new Map<string, UblPair>();
  const pairs = [...officialPairs(), ...networkPairs('tax-data'), ...networkPairs('message-status')];
  for (const pair of pairs) {
    const known = best.get(pair.rule);
    if (known === undefined || pair.others < known.others) best.set(pair.rule, pair);
  }
  return new Map(
    [...best].map(([rule, { failing, accepted, shows, others: _, ...rest }]): [string, RuleSnippet] => {
      const differences = accepted.map((corrected) => xmlDifference(failing, corrected, shows));
      const [first] = differences.toSorted((one, other) => one.lines - other.lines);
      if (first === undefined) throw new Error('there is a document that is accepted');
      const { before, after } = first;
      return [rule, { ...rest, form: 'ubl', failing: before, corrected: after }];
    }),
  );
}

function requestSnippets(): Map<string, RuleSnippet> {
  const snippets = new Map<string, RuleSnippet>();
  for (const row of requestCases) {
    const { rule, base: document, options, expect: expected } = row;
    if (snippets.has(rule)) continue;
    const { before, after } = requestDifference(requestOf(row), correctedRequest(row), example(document));
    const severity = expected.map(readFinding).find((each) => each.rule === rule)?.severity;
    snippets.set(rule, {
      form: 'request',
      document,
      failing: before,
      corrected: after,
      alsoFails: [],
      options,
      severity,
    });
  }
  return snippets;
}

/** For each other rule of the library, what breaks it: the first of its cases. */
function ownSnippets(): Map<string, RuleSnippet> {
  return new Map(
    ownCases.toReversed().map((each) => {
      const { rule, form, document, options, found, alsoFails = [] } = each;
      const { before, after } = differenceOf(each);
      const { severity } = found;
      return [rule, { form, document, failing: before, corrected: after, options, alsoFails, severity }];
    }),
  );
}

function differenceOf(each: OwnCase): Difference {
  switch (each.form) {
    case 'request':
      return requestDifference(each.failing, each.corrected, example(each.document));
    case 'file':
    case 'wrapping':
      return fileDifference(each.failing, each.corrected);
    default:
      return xmlDifference(each.failing, each.corrected);
  }
}

/** The snippets of every rule that has any: UBL first, then a request or another document. */
export function ruleSnippets(): ReadonlyMap<string, readonly RuleSnippet[]> {
  const all = [ublSnippets(), requestSnippets(), ownSnippets()];
  return new Map(
    [...new Set(all.flatMap((snippets) => [...snippets.keys()]))].map((rule) => [
      rule,
      all.map((snippets) => snippets.get(rule)).filter((snippet) => snippet !== undefined),
    ]),
  );
}

interface Wording {
  /** The end of the anchors. */
  readonly anchor: string;
  readonly format: string;
  readonly lead: ReferenceText;
}

const wordings: Readonly<Record<RuleSnippet['form'], Wording>> = {
  ubl: { anchor: 'xml', format: '(UBL)', lead: 'breaksUbl' },
  request: { anchor: 'json', format: '(JSON)', lead: 'breaksRequest' },
  reading: { anchor: 'xml', format: '(UBL)', lead: 'breaksReading' },
  envelope: { anchor: 'envelope', format: '', lead: 'breaksEnvelope' },
  wrapping: { anchor: 'xml', format: '(UBL)', lead: 'breaksWrapping' },
  file: { anchor: 'file', format: '', lead: 'breaksFile' },
};

export function exampleOf(snippet: RuleSnippet, language: Language): string {
  const { form, document, options, failing, corrected, alsoFails, severity } = snippet;
  const { anchor, format, lead } = wordings[form];
  const isNote = severity === 'information';
  const leadOfForm = said(failing.language === 'text' ? 'breaksBytes' : lead, language, {
    document: code(document),
  });
  const rules = alsoFails.map((id) => link(wholeInCode(id), `./${id}.md`)).join(', ');
  return blocks(
    `## ${said(isNote ? 'leadsToIt' : 'breaks', language)} ${format} {#breaks-${anchor}}`.replace('  ', ' '),
    options === undefined
      ? ''
      : blocks(said('judgedWith', language), fence('json', JSON.stringify(options, null, 2))).trimEnd(),
    leadOfForm,
    shown(failing, language),
    rules === '' ? '' : said('alsoFails', language, { rules }),
    `### ${said(isNote ? 'notThere' : 'corrected', language)} {#corrected-${anchor}}`,
    shown(corrected, language),
  ).trimEnd();
}

function shown({ language: written, text, without = [] }: Excerpt, language: Language): string {
  const fields = without.map(code).join(', ');
  return blocks(
    text === '' ? '' : fence(written, text),
    fields === '' ? '' : said('without', language, { fields }),
  ).trimEnd();
}
