/**
 * Bundles the files that worker threads and processes run into src/generated, because threads cannot run TypeScript, and the
 * command line for the tests that start it: the bundle starts in a fifth of the time.
 */
import { writeBundles } from './bundle.ts';

/** The worker files by name, without `.js`; `workerFile` finds them. */
export const workerEntries = {
  'agent-worker': 'src/cli/mcp/worker.ts',
  'batch-worker': 'src/batch/worker.ts',
  'schematron-worker': 'src/cli/schematron/worker.ts',
  'server-process': 'src/cli/serve/process.ts',
  'server-worker': 'src/server/worker.ts',
  'table-worker': 'src/cli/table/worker.ts',
} as const;

/** Writes the bundles, except those that are up to date. */
export default function buildWorkers(): Promise<void> {
  return writeBundles({ ...workerEntries, cli: 'src/cli/index.ts' }, { splitting: true });
}
