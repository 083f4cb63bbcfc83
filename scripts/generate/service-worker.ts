/** Bundles the file that the worker threads of the service run into src/generated. */
import { writeBundles } from './bundle.ts';

/** Writes the bundle, unless it is up to date. */
export default function buildServiceWorker(): Promise<void> {
  return writeBundles({ 'service-worker': 'service/src/document-work/worker.ts' });
}
