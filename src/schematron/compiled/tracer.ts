import type { UblElement } from '../../core/element.ts';
import { type Clock, createIndexer, type DocumentIndex } from '../../xpath/runtime/document.ts';
import { createNameTable } from '../../xpath/runtime/name-table.ts';
import type { CompiledRules, JudgedNode, Report } from './compiled-rules.ts';
import { placeOf, reasonOf } from './places.ts';
import { registeredDocuments } from './registered-documents.ts';
import { createRunner } from './run.ts';

/** What happens in a run, pattern by pattern, each in the order of the document. */
export type TraceEvent =
  | { readonly kind: 'pattern'; readonly pattern: number; readonly element?: undefined }
  | { readonly kind: 'fired'; readonly rule: number; readonly element?: undefined }
  | ({ readonly kind: 'failed'; readonly assertion: number; readonly node: JudgedNode } & Place)
  | ({
      readonly kind: 'unjudged';
      readonly assertion: number;
      readonly node: JudgedNode;
      readonly reason: string;
    } & Place)
  | ({
      readonly kind: 'undecided';
      readonly rule: number;
      readonly node: JudgedNode;
      readonly reason: string;
    } & Place);

interface Place {
  readonly location: string;
  readonly element?: UblElement;
}

/** Runs rules and tells all that happens. */
export interface Tracer {
  trace<Result>(root: UblElement, use: (events: readonly TraceEvent[], d: DocumentIndex) => Result): Result;
}

export function createTracer(rules: CompiledRules, clock?: Clock): Tracer {
  const indexer = createIndexer(createNameTable(rules.names), clock, registeredDocuments(rules));
  const run = createRunner(rules, indexer);
  return {
    trace: (root, use) =>
      indexer.withIndex(root, '', (d) => {
        const events = rules.patterns.map((_, pattern): TraceEvent[] => [{ kind: 'pattern', pattern }]);
        const reports = events.map(
          (list): Report => ({
            fired: (rule) => list.push({ kind: 'fired', rule: rule.rule ?? 0 }),
            failed: (assertion, node) => list.push({ kind: 'failed', assertion, node, ...placeOf(d, node) }),
            unjudged: (assertion, node, error) =>
              list.push({ kind: 'unjudged', assertion, node, reason: reasonOf(error), ...placeOf(d, node) }),
            undecided: (rule, node, error) =>
              list.push({
                kind: 'undecided',
                rule: rule?.rule ?? 0,
                node,
                reason: reasonOf(error),
                ...placeOf(d, node),
              }),
          }),
        );
        run(d, reports);
        return use(events.flat(), d);
      }),
  };
}
