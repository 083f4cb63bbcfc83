import type { ReportFormat } from './rendered.ts';

/** JSON: the result of one document as an object, of several as a list. */
export const jsonReport: ReportFormat = (reports) => {
  const results = reports.map(({ report: { name, ...result } }) => ({ file: name, ...result }));
  return `${JSON.stringify(results.length === 1 ? results[0] : results, null, 2)}\n`;
};
