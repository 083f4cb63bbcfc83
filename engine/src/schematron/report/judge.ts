import { decodeDocument } from '../../xml/decode.ts';
import type { XmlElement } from '../../xml/element.ts';
import { parseXml } from '../../xml/parse-xml.ts';
import { placesOf } from '../../xml/places.ts';
import type { DocumentIndex } from '../../xpath/runtime/nodes/document.ts';
import type { JudgedNode } from '../compiled/compiled-rules.ts';
import { isOtherRoot } from '../compiled/other-root.ts';
import { copyOf, said } from '../compiled/places.ts';
import { placeOfSubject } from '../compiled/qualified-places.ts';
import { createTracer, type Trace, type TraceEvent, type Tracer } from '../compiled/tracer.ts';
import { coverageOf } from '../coverage.ts';
import { type FindingLimits, findingLimits, tally } from '../finding-limits.ts';
import { type Severity, severityOf } from '../flags.ts';
import type {
  AboutDocument,
  ExplainedAssert,
  ExplainedRule,
  ExplainedRules,
  ForReaders,
  Schematron,
  SchematronFinding,
  SchematronReport,
  Stated,
  Weight,
  WordedEvent,
} from './report.ts';
import { writeSvrl } from './svrl.ts';

export interface RunOptions {
  readonly defaultLanguage?: string | undefined;
  readonly clock?: (() => string) | undefined;
  /** True to treat every finding as an error, whatever its flag or role. */
  readonly allErrors?: boolean | undefined;
  /** The maximum number of findings in a report, and of findings of one assertion. */
  readonly limits?: FindingLimits | undefined;
  /** True to count the rules that applied to the document; default false. */
  readonly coverage?: boolean | undefined;
  /**
   * Returns the root of the document to check, given the root that was read and the namespaces of the rules; a
   * program may remove envelopes here. Default: the root that was read.
   */
  readonly documentIn?: ((root: XmlElement, namespaces: ReadonlySet<string>) => XmlElement) | undefined;
}

export function createSchematron(rules: ExplainedRules, options: RunOptions): Schematron {
  const tracer = createTracer(rules, options.clock);
  return { judge: (document, about) => judge(document, about, rules, tracer, options) };
}

function judge(
  document: string | Uint8Array,
  about: AboutDocument = {},
  rules: ExplainedRules,
  tracer: Tracer,
  {
    defaultLanguage = '',
    limits: {
      maxFindings = findingLimits.maxFindings,
      maxFindingsPerRule = findingLimits.maxFindingsPerRule,
    } = {},
    allErrors = false,
    coverage = false,
    documentIn = (root) => root,
  }: RunOptions,
): SchematronReport {
  const decoded =
    typeof document === 'string' ? ({ ok: true, value: document } as const) : decodeDocument(document);
  if (!decoded.ok) return malformed('the bytes are not what their encoding says');
  const parsed = parseXml(decoded.value);
  if ('error' in parsed) {
    const { message, line, column } = parsed.error;
    return malformed(`${line}:${column}: ${message}`);
  }
  const top = parsed.root;
  const root = documentIn(top, new Set(rules.explained.namespaces.map(([, uri]) => uri)));
  const reported = (trace: Trace): SchematronReport => {
    const { events, unlisted } = firstFindings(trace, maxFindings);
    const { name = '' } = about;
    const severity = allErrors ? () => 'error' as const : severityOf;
    const reading = { language: defaultLanguage, severity };
    const worded = events.map((event) => wordedEvent(event, rules, reading));
    const placed = withPlaces(worded, decoded.value, top);
    return {
      outcome: outcomeOf(root, trace.events, rules, severity),
      findings: placed.flatMap(({ finding }) => finding ?? []),
      unlisted,
      notices: rules.explained.notices,
      ...coverageIn(trace, rules),
      error: undefined,
      svrl: writeSvrl(placed, { unlisted, name }, rules),
    };
  };
  return tracer.trace(root, maxFindingsPerRule, reported, coverage);
}

/** The coverage of a run that counted nodes: each assertion with a finding has an event. */
function coverageIn(
  { events, nodesByRule }: Trace,
  { explained: { asserts } }: ExplainedRules,
): Pick<SchematronReport, 'coverage'> {
  if (nodesByRule === undefined) return {};
  const idsOf = (kind: 'failed' | 'unjudged') =>
    events.flatMap((event) => (event.kind === kind ? { id: asserts[event.assertion]?.id ?? '' } : []));
  const coverage = coverageOf({ nodesByRule, failed: idsOf('failed'), unjudged: idsOf('unjudged') });
  return coverage === undefined ? {} : { coverage };
}

/** The events, up to the number of findings that may be listed. */
function firstFindings({ events, unlisted }: Trace, maxFindings: number): Trace {
  const ofAll = tally(maxFindings);
  const isListed = ({ kind }: TraceEvent) => kind === 'pattern' || kind === 'fired' || ofAll.takes('');
  return { events: events.filter(isListed), unlisted: unlisted + (ofAll.rest.get('') ?? 0) };
}

const malformed = (error: string): SchematronReport => ({
  outcome: 'malformed',
  findings: [],
  unlisted: 0,
  notices: [],
  error,
  svrl: '',
});

/** One event of each assertion with a finding is enough. */
function outcomeOf(
  root: XmlElement,
  events: readonly TraceEvent[],
  { explained, elements }: ExplainedRules,
  severity: Reading['severity'],
): SchematronReport['outcome'] {
  if (!events.some(({ kind }) => kind === 'fired')) return 'not-judged';
  const isBreach = (event: TraceEvent) => {
    if (event.kind !== 'failed') return false;
    const weight = weightOf(explained.asserts[event.assertion] as ExplainedAssert, event.d, event.node);
    return severity(weight) === 'error';
  };
  if (events.some(isBreach)) return 'invalid';
  // In another kind of document, findings of general rules, such as an empty element, are errors.
  if (isOtherRoot(root, elements)) return 'not-judged';
  return events.some(({ kind }) => kind === 'unjudged' || kind === 'undecided') ? 'not-judged' : 'valid';
}

/** Settings for findings: the language of texts that state none, and the severity of a breach. */
interface Reading {
  readonly language: string;
  readonly severity: (weight: Weight) => Severity;
}

function wordedEvent(event: TraceEvent, rules: ExplainedRules, reading: Reading): WordedEvent {
  const { element } = event;
  if (event.kind === 'pattern') return { event, finding: undefined, element };
  const { d } = event;
  if (event.kind === 'fired') {
    const weight = weightOf(rules.explained.rules[event.rule] as ExplainedRule, d, event.node);
    return { event, finding: undefined, element, weight };
  }
  if (event.kind === 'undecided') return { event, finding: undecided(event, rules), element };
  const assert = rules.explained.asserts[event.assertion] as ExplainedAssert;
  if (event.kind === 'unjudged')
    return {
      event,
      finding: { ...factsOf(assert, event, event), ...notJudged(event.reason) },
      element,
    };
  const place = assert.subject === undefined ? event : placeOfSubject(assert.subject, d, event.node);
  const facts = factsOf(assert, event, place);
  const finding = { ...facts, ...wordsOf(assert, facts, event.node, d, reading) };
  return { event, finding, element: place.element };
}

function factsOf(
  assert: ExplainedAssert,
  { d, node, document }: Extract<TraceEvent, { readonly kind: 'failed' | 'unjudged' }>,
  { location }: { readonly location: string },
) {
  const { id, test } = assert;
  return {
    id,
    test,
    ...weightOf(assert, d, node),
    ...inDocument(document),
    location,
    line: undefined,
    column: undefined,
  };
}

/** The other document that a finding is about. */
const inDocument = (document: string | undefined) => (document === undefined ? {} : { document });

/** The role and the flag of a rule or an assertion on a node. */
function weightOf(
  { role, flag }: { readonly role: Stated; readonly flag: Stated },
  d: DocumentIndex,
  node: JudgedNode,
): Weight {
  return { role: stated(role, d, node), flag: stated(flag, d, node) };
}

const stated = (value: Stated, d: DocumentIndex, node: JudgedNode): string =>
  typeof value === 'string' ? value : said(value, d, node);

/** Attributes of a schema about a text, in the default language if it has none. */
function readersOf({ language, see, icon, fpi }: ForReaders, defaultLanguage: string): ForReaders {
  return {
    ...(language || defaultLanguage ? { language: language || defaultLanguage } : {}),
    ...(see === undefined ? {} : { see }),
    ...(icon === undefined ? {} : { icon }),
    ...(fpi === undefined ? {} : { fpi }),
  };
}

/** Data of a failed assertion about a node. */
function wordsOf(
  assert: ExplainedAssert,
  weight: Weight,
  node: JudgedNode,
  d: DocumentIndex,
  { language, severity }: Reading,
): Pick<SchematronFinding, 'kind' | 'severity' | 'text' | 'diagnostics' | 'properties'> & ForReaders {
  return {
    kind: assert.kind === 'assert' ? 'failed-assert' : 'successful-report',
    severity: severity(weight),
    text: said(assert.text, d, node),
    ...readersOf(assert, ''),
    diagnostics: assert.diagnostics.map((each) => ({
      id: each.id,
      language,
      ...readersOf(each, language),
      text: said(each.text, d, node),
    })),
    properties: assert.properties.map(({ text, content, id, role, scheme, ...each }) => ({
      id,
      role: stated(role, d, node),
      scheme,
      ...readersOf(each, ''),
      text: said(text, d, node),
      ...(content === undefined ? {} : { xml: copyOf(content, d, node) }),
    })),
  };
}

const notJudged = (reason: string) =>
  ({ kind: 'not-judged', severity: 'error', text: reason, diagnostics: [], properties: [] }) as const;

/** The finding on a rule whose context cannot be evaluated. */
function undecided(
  { rule, node, location, reason, d, document }: Extract<TraceEvent, { kind: 'undecided' }>,
  { explained }: ExplainedRules,
): SchematronFinding {
  const { id, context, ...weight } = explained.rules[rule] as ExplainedRule;
  const place = { location, line: undefined, column: undefined };
  return {
    ...notJudged(reason),
    id,
    test: context,
    ...weightOf(weight, d, node),
    ...inDocument(document),
    ...place,
  };
}

function withPlaces(worded: readonly WordedEvent[], text: string, root: XmlElement): WordedEvent[] {
  const elements = worded.flatMap(({ finding, element }) =>
    finding === undefined || element === undefined ? [] : [element],
  );
  if (elements.length === 0) return [...worded];
  const places = placesOf(text, root, new Set(elements));
  return worded.map((each) => {
    const { finding, element } = each;
    const place = element === undefined ? undefined : places.get(element);
    return {
      ...each,
      finding: finding && place ? { ...finding, line: place.line, column: place.column } : finding,
    };
  });
}
