import { createDocumentWork, type DocumentWork } from '../../src/document-work/document-work.ts';
import { readSettings } from '../../src/settings.ts';
import { jsonLog } from '../../src/telemetry/log.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';

/** The work of a service, of which each piece is told before it is done. */
export function toldWork(before: (name: string, ended?: AbortSignal) => Promise<void> | void): DocumentWork {
  const here = createDocumentWork({
    settings: readSettings({}),
    log: jsonLog(
      'silent',
      () => new Date(),
      () => {},
    ),
    metrics: createMetrics(),
  });
  return {
    ...here,
    run: async (name, input, client, ended) => {
      await before(name, ended);
      return here.run(name, input, client, ended);
    },
  };
}
