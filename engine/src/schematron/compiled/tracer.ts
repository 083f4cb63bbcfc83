import type { XmlElement } from '../../xml/element.ts';
import type { Clock, DocumentIndex } from '../../xpath/runtime/nodes/document.ts';
import { createIndexer } from '../../xpath/runtime/nodes/indexer.ts';
import { createNameTable } from '../../xpath/runtime/nodes/name-table.ts';
import { type Tally, tally } from '../finding-limits.ts';
import { appliedRules } from './applied-rules.ts';
import type { CompiledRules, JudgedNode, Report } from './compiled-rules.ts';
import { reasonOf } from './places.ts';
import { qualifiedPlaceOf } from './qualified-places.ts';
import { registeredDocuments } from './registered-documents.ts';
import { createRunner } from './run.ts';

/** The events of a run, pattern by pattern, each in document order. */
export type TraceEvent =
  | {
      readonly kind: 'pattern';
      readonly pattern: number;
      /** The other documents that the rules were applied to. */
      readonly documents: string[];
      readonly element?: undefined;
    }
  | ({
      readonly kind: 'fired';
      readonly rule: number;
      readonly node: JudgedNode;
      readonly element?: undefined;
    } & Place)
  | ({ readonly kind: 'failed'; readonly assertion: number; readonly node: JudgedNode } & NodePlace)
  | ({
      readonly kind: 'unjudged';
      readonly assertion: number;
      readonly node: JudgedNode;
      readonly reason: string;
    } & NodePlace)
  | ({
      readonly kind: 'undecided';
      readonly rule: number;
      readonly node: JudgedNode;
      readonly reason: string;
    } & NodePlace);

/** Place in a text. */
interface Place {
  readonly d: DocumentIndex;
  /** The name of the document, if it differs from the given one. */
  readonly document?: string;
}

interface NodePlace extends Place {
  readonly location: string;
  readonly element?: XmlElement;
}

/** Events of a run. */
export interface Trace {
  readonly events: readonly TraceEvent[];
  /** The number of further findings of assertions and contexts that reached the limit. */
  readonly unlisted: number;
  /** The number of nodes by the id of each assertion, if they are counted. */
  readonly nodesByRule?: ReadonlyMap<string, number>;
}

/** Runs rules and reports everything that happens, with the first findings of each assertion and each context. */
export interface Tracer {
  trace<Result>(
    root: XmlElement,
    mostOfEach: number,
    use: (trace: Trace, d: DocumentIndex) => Result,
    coverage?: boolean,
  ): Result;
}

export function createTracer(rules: CompiledRules, clock?: Clock): Tracer {
  const indexer = createIndexer(createNameTable(rules.names), clock, registeredDocuments(rules));
  const run = createRunner(rules, indexer);
  return {
    trace: (root, mostOfEach, use, coverage = false) =>
      indexer.withIndex(root, '', (d) => {
        const listed = tally(mostOfEach);
        const events = rules.patterns.map((_, pattern): TraceEvent[] => [
          { kind: 'pattern', pattern, documents: [] },
        ]);
        const reports = events.map((list) => reportTo(list, d, listed));
        const applied = coverage ? appliedRules(rules) : undefined;
        run(d, applied === undefined ? reports : reports.map(applied.counting));
        const unlisted = [...listed.rest.values()].reduce((sum, count) => sum + count, 0);
        const counted = applied && { nodesByRule: applied.nodesByRule };
        return use({ events: events.flat(), unlisted, ...counted }, d);
      }),
  };
}

function reportTo(events: TraceEvent[], d: DocumentIndex, listed: Tally, document?: string): Report {
  const place = document === undefined ? { d } : { d, document };
  return {
    fired: (rule, node) => events.push({ kind: 'fired', rule: rule.rule ?? 0, node, ...place }),
    failed(assertion, node) {
      if (!listed.takes(`failed ${assertion}`)) return;
      events.push({ kind: 'failed', assertion, node, ...place, ...qualifiedPlaceOf(d, node) });
    },
    unjudged(assertion, node, error) {
      const reason = reasonOf(error);
      if (!listed.takes(`unjudged ${assertion}`)) return;
      events.push({ kind: 'unjudged', assertion, node, reason, ...place, ...qualifiedPlaceOf(d, node) });
    },
    undecided(rule, node, error) {
      const reason = reasonOf(error);
      const number = rule?.rule ?? 0;
      if (!listed.takes(`undecided ${number}`)) return;
      events.push({ kind: 'undecided', rule: number, node, reason, ...place, ...qualifiedPlaceOf(d, node) });
    },
    within(other, name) {
      const [pattern] = events;
      if (pattern?.kind === 'pattern') pattern.documents.push(name);
      return reportTo(events, other, listed, name);
    },
  };
}
