import { escapedJson } from './escaped.ts';
import type { ReportFormat } from './rendered.ts';

/** JSON: the result of one document as an object, of several as a list. */
export const jsonReport: ReportFormat = (reports, _, { configuration } = {}) => {
  const results = reports.map(({ report: { name, ...result } }) => ({
    file: name,
    ...result,
    ...(configuration && { configuration }),
  }));
  return oneOrList(results);
};

/** The result of the one document there is as an object, otherwise a list, as JSON. */
export function oneOrList(results: readonly object[], documents = results.length): string {
  const [only] = results;
  return `${escapedJson(documents === 1 && only !== undefined ? only : results)}\n`;
}
