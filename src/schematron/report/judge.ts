import type { UblElement } from '../../core/element.ts';
import { decodeDocument } from '../../intake/decode.ts';
import { parseUbl } from '../../intake/parse-ubl.ts';
import { placesOf } from '../../intake/xml/places.ts';
import type { DocumentIndex } from '../../xpath/runtime/document.ts';
import { said } from '../compiled/places.ts';
import { createTracer, type TraceEvent, type Tracer } from '../compiled/tracer.ts';
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

export interface RunOptions {
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
  { defaultLanguage = '' }: RunOptions,
): SchematronReport {
  const decoded =
    typeof document === 'string' ? ({ ok: true, value: document } as const) : decodeDocument(document);
  if (!decoded.ok) return malformed('the bytes are not what their encoding says');
  const parsed = parseUbl(decoded.value);
  if ('error' in parsed) {
    const { message, line, column } = parsed.error;
    return malformed(`${line}:${column}: ${message}`);
  }
  return tracer.trace(parsed.root, (events, d) => {
    const worded = events.map(
      (event): WordedEvent => ({ event, finding: findingOf(event, d, rules, defaultLanguage) }),
    );
    const placed = withPlaces(worded, decoded.value, parsed.root);
    const findings = placed.flatMap(({ finding }) => finding ?? []);
    return {
      outcome: outcomeOf(events, findings),
      findings,
      error: undefined,
      svrl: writeSvrl(placed, rules),
    };
  });
}

const malformed = (error: string): SchematronReport => ({
  outcome: 'malformed',
  findings: [],
  error,
  svrl: '',
});

function outcomeOf(
  events: readonly TraceEvent[],
  findings: readonly SchematronFinding[],
): SchematronReport['outcome'] {
  if (!events.some(({ kind }) => kind === 'fired')) return 'not-judged';
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.some(({ kind }) => kind !== 'not-judged')) return 'invalid';
  return errors.length > 0 ? 'not-judged' : 'valid';
}

function findingOf(
  event: TraceEvent,
  d: DocumentIndex,
  rules: ExplainedRules,
  defaultLanguage: string,
): SchematronFinding | undefined {
  if (event.kind === 'undecided') return undecided(event, rules);
  if (event.kind !== 'failed' && event.kind !== 'unjudged') return undefined;
  const assert = rules.explained.asserts[event.assertion] as ExplainedAssert;
  const { id, kind, test, role, flag } = assert;
  const common = { id, test, role, flag, location: event.location, line: undefined, column: undefined };
  if (event.kind === 'unjudged') return { ...common, ...notJudged(event.reason) };
  return {
    ...common,
    kind: kind === 'assert' ? 'failed-assert' : 'successful-report',
    severity: severityOf(assert),
    text: said(assert.text, d, event.node),
    diagnostics: assert.diagnostics.map((each) => ({
      id: each.id,
      language: each.language === '' ? defaultLanguage : each.language,
      text: said(each.text, d, event.node),
    })),
    properties: assert.properties.map(({ text, ...each }) => ({ ...each, text: said(text, d, event.node) })),
  };
}

const notJudged = (reason: string) =>
  ({ kind: 'not-judged', severity: 'error', text: reason, diagnostics: [], properties: [] }) as const;

/** A rule whose context cannot be evaluated. */
function undecided(
  { rule, location, reason }: Extract<TraceEvent, { kind: 'undecided' }>,
  { explained }: ExplainedRules,
): SchematronFinding {
  const { id, context, role, flag } = explained.rules[rule] as ExplainedRule;
  const place = { location, line: undefined, column: undefined };
  return { ...notJudged(reason), id, test: context, role, flag, ...place };
}

function withPlaces(worded: readonly WordedEvent[], text: string, root: UblElement): WordedEvent[] {
  const elements = worded.flatMap(({ event, finding }) =>
    finding === undefined || event.element === undefined ? [] : [event.element],
  );
  if (elements.length === 0) return [...worded];
  const places = placesOf(text, root, new Set(elements));
  return worded.map(({ event, finding }) => {
    const place = event.element === undefined ? undefined : places.get(event.element);
    return {
      event,
      finding: finding && place ? { ...finding, line: place.line, column: place.column } : finding,
    };
  });
}
