import { escapedJson } from './escaped.ts';
import type { ReportFormat } from './rendered.ts';

/** JSON: an object for the result of one document, a list for several. */
export const jsonReport: ReportFormat = (reports, _, { configuration } = {}) => {
  const results = reports.map(({ report: { name, ...result } }) => ({
    file: name,
    ...result,
    ...(configuration && { configuration }),
  }));
  return oneOrList(results);
};

/** Writes JSON: an object for one result, a list for several. */
export function oneOrList(results: readonly object[], documents = results.length): string {
  const [only] = results;
  return `${escapedJson(documents === 1 && only !== undefined ? only : results)}\n`;
}
