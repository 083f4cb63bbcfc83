import { type DocumentIndex } from '../../xpath/runtime/nodes/document.ts';
import type { Indexer } from '../../xpath/runtime/nodes/indexer.ts';
import type { CompiledRules, Report } from './compiled-rules.ts';
/** Runs rules over a document, and returns how many fired. */
export type Runner = (d: DocumentIndex, reports: readonly Report[]) => number;
export declare function createRunner(rules: CompiledRules, indexer: Indexer): Runner;
//# sourceMappingURL=run.d.ts.map