/** Bundles the service, and the file that its worker threads run, into src/generated. */
import { writeBundles } from './bundle.ts';

/** A process that reads some hundred files of TypeScript takes seconds to start. */
export default async function buildService(): Promise<void> {
  await writeBundles({ 'service-worker': 'service/src/document-work/worker.ts' });
  // The thread of the embedded database begins in a file of its own, which the process imports too.
  const entryPoints = {
    index: 'service/src/cli/index.ts',
    // By its own name, which stays: another for each change of the sources would leave the earlier ones behind.
    main: 'service/src/cli/main.ts',
    thread: 'service/src/database/embedded-thread.ts',
  };
  await writeBundles(entryPoints, { outdir: 'src/generated/service', splitting: true });
}
