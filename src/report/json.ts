import { escapedJson } from './escaped.ts';
import type { ReportFormat } from './rendered.ts';

/** JSON: the result of one document as an object, of several as a list. */
export const jsonReport: ReportFormat = (reports) => {
  const results = reports.map(({ report: { name, ...result } }) => ({ file: name, ...result }));
  return `${escapedJson(results.length === 1 ? results[0] : results)}\n`;
};
