import type { CompiledRules, Report } from '../../../src/schematron/compiled/compiled-rules.ts';
import { createRunner } from '../../../src/schematron/compiled/run.ts';
import { createIndexer } from '../../../src/xpath/runtime/nodes/indexer.ts';
import { createNameTable } from '../../../src/xpath/runtime/nodes/name-table.ts';
import { parsed } from '../../parsed.ts';

/** Items that are visited for the effort of a call. */
const visitsOfStep = 16;

/** Returns what rules spend on a document of the effort that they have. */
export function spent(rules: CompiledRules, document: string): number {
  const indexer = createIndexer(createNameTable(rules.names));
  const run = createRunner(rules, indexer);
  const nothing: Report = {
    failed: () => {},
    unjudged: () => {},
    undecided: () => {},
    within: () => nothing,
  };
  return indexer.withIndex(parsed(document), '', (d) => {
    const before = d.effort;
    run(
      d,
      rules.patterns.map(() => nothing),
    );
    return (before - d.effort) / visitsOfStep;
  });
}
