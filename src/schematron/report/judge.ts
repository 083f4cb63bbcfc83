import { type FindingLimits, findingLimits, tally } from '../../core/findings/finding-limits.ts';
import { checkDocument } from '../../core/options/check-argument.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { decodeDocument } from '../../intake/decode.ts';
import { parseUbl } from '../../intake/parse-ubl.ts';
import { placesOf } from '../../intake/xml/places.ts';
import type { DocumentIndex } from '../../xpath/runtime/nodes/document.ts';
import type { JudgedNode } from '../compiled/compiled-rules.ts';
import { said } from '../compiled/places.ts';
import { placeOfSubject } from '../compiled/qualified-places.ts';
import { createTracer, type Trace, type TraceEvent, type Tracer } from '../compiled/tracer.ts';
import { severityOf } from '../flags.ts';
import type {
  ExplainedAssert,
  ExplainedRule,
  ExplainedRules,
  Schematron,
  SchematronFinding,
  SchematronReport,
  WordedEvent,
} from './report.ts';
import { writeSvrl } from './svrl.ts';

export interface RunOptions extends FindingLimits {
  readonly defaultLanguage?: string | undefined;
  readonly clock?: (() => string) | undefined;
}

export function createSchematron(rules: ExplainedRules, options: RunOptions): Schematron {
  const tracer = createTracer(rules, options.clock);
  return { judge: (document) => judge(document, rules, tracer, options) };
}

function judge(
  document: string | Uint8Array,
  rules: ExplainedRules,
  tracer: Tracer,
  {
    defaultLanguage = '',
    maxFindings = findingLimits.maxFindings,
    maxFindingsPerRule = findingLimits.maxFindingsPerRule,
  }: RunOptions,
): SchematronReport {
  checkDocument('judge', document);
  const decoded =
    typeof document === 'string' ? ({ ok: true, value: document } as const) : decodeDocument(document);
  if (!decoded.ok) return malformed('the bytes are not what their encoding says');
  const parsed = parseUbl(decoded.value);
  if ('error' in parsed) {
    const { message, line, column } = parsed.error;
    return malformed(`${line}:${column}: ${message}`);
  }
  return tracer.trace(parsed.root, maxFindingsPerRule, (trace, d) => {
    const { events, unlisted } = firstFindings(trace, maxFindings);
    const worded = events.map((event) => wordedEvent(event, d, rules, defaultLanguage));
    const placed = withPlaces(worded, decoded.value, parsed.root);
    return {
      outcome: outcomeOf(trace.events, rules),
      findings: placed.flatMap(({ finding }) => finding ?? []),
      unlisted,
      error: undefined,
      svrl: writeSvrl(placed, unlisted, rules),
    };
  });
}

/** The same events with no more findings than may be listed. */
function firstFindings({ events, unlisted }: Trace, maxFindings: number): Trace {
  const ofAll = tally(maxFindings);
  const isListed = ({ kind }: TraceEvent) => kind === 'pattern' || kind === 'fired' || ofAll.takes('');
  return { events: events.filter(isListed), unlisted: unlisted + (ofAll.rest.get('') ?? 0) };
}

const malformed = (error: string): SchematronReport => ({
  outcome: 'malformed',
  findings: [],
  unlisted: 0,
  error,
  svrl: '',
});

/** Of each assertion that found something one event is enough. */
function outcomeOf(
  events: readonly TraceEvent[],
  { explained }: ExplainedRules,
): SchematronReport['outcome'] {
  if (!events.some(({ kind }) => kind === 'fired')) return 'not-judged';
  const isBreach = (event: TraceEvent) =>
    event.kind === 'failed' && severityOf(explained.asserts[event.assertion] as ExplainedAssert) === 'error';
  if (events.some(isBreach)) return 'invalid';
  return events.some(({ kind }) => kind === 'unjudged' || kind === 'undecided') ? 'not-judged' : 'valid';
}

function wordedEvent(
  event: TraceEvent,
  d: DocumentIndex,
  rules: ExplainedRules,
  defaultLanguage: string,
): WordedEvent {
  const { element } = event;
  if (event.kind === 'pattern' || event.kind === 'fired') return { event, finding: undefined, element };
  if (event.kind === 'undecided') return { event, finding: undecided(event, rules), element };
  const assert = rules.explained.asserts[event.assertion] as ExplainedAssert;
  if (event.kind === 'unjudged')
    return { event, finding: { ...factsOf(assert, event), ...notJudged(event.reason) }, element };
  const place = assert.subject === undefined ? event : placeOfSubject(assert.subject, d, event.node);
  const finding = { ...factsOf(assert, place), ...wordsOf(assert, event.node, d, defaultLanguage) };
  return { event, finding, element: place.element };
}

function factsOf({ id, test, role, flag }: ExplainedAssert, { location }: { readonly location: string }) {
  return { id, test, role, flag, location, line: undefined, column: undefined };
}

/** What a failed assertion says of a node. */
function wordsOf(
  assert: ExplainedAssert,
  node: JudgedNode,
  d: DocumentIndex,
  defaultLanguage: string,
): Pick<SchematronFinding, 'kind' | 'severity' | 'text' | 'diagnostics' | 'properties'> {
  return {
    kind: assert.kind === 'assert' ? 'failed-assert' : 'successful-report',
    severity: severityOf(assert),
    text: said(assert.text, d, node),
    diagnostics: assert.diagnostics.map((each) => ({
      id: each.id,
      language: each.language === '' ? defaultLanguage : each.language,
      text: said(each.text, d, node),
    })),
    properties: assert.properties.map(({ text, ...each }) => ({ ...each, text: said(text, d, node) })),
  };
}

const notJudged = (reason: string) =>
  ({ kind: 'not-judged', severity: 'error', text: reason, diagnostics: [], properties: [] }) as const;

/** The finding on a rule whose context cannot be evaluated. */
function undecided(
  { rule, location, reason }: Extract<TraceEvent, { kind: 'undecided' }>,
  { explained }: ExplainedRules,
): SchematronFinding {
  const { id, context, role, flag } = explained.rules[rule] as ExplainedRule;
  const place = { location, line: undefined, column: undefined };
  return { ...notJudged(reason), id, test: context, role, flag, ...place };
}

function withPlaces(worded: readonly WordedEvent[], text: string, root: UblElement): WordedEvent[] {
  const elements = worded.flatMap(({ finding, element }) =>
    finding === undefined || element === undefined ? [] : [element],
  );
  if (elements.length === 0) return [...worded];
  const places = placesOf(text, root, new Set(elements));
  return worded.map(({ event, finding, element }) => {
    const place = element === undefined ? undefined : places.get(element);
    return {
      event,
      element,
      finding: finding && place ? { ...finding, line: place.line, column: place.column } : finding,
    };
  });
}
