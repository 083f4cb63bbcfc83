import { fill } from '../core/messages/message.ts';
import { withVisibleControls } from '../core/text/text.ts';
import texts from './messages/report.json' with { type: 'json' };
import { fileOf, findingsOf, lineInFile, type ReportFormat } from './rendered.ts';

/**
 * One line for each finding, `FILE:LINE:COLUMN: SEVERITY RULE PATH: message`, as compilers write them: editors and
 * `grep` find the place. A document without findings has no line.
 */
export const conciseReport: ReportFormat = (reports, language, { extent = 'all' } = {}) =>
  reports
    .flatMap((sourced) =>
      findingsOf(sourced.report)
        .filter(({ severity }) => extent === 'all' || severity === 'error')
        .map((issue) => {
          const place = sourced.source.placeOf(issue);
          const at = place === undefined ? '' : `:${lineInFile(place, sourced)}:${place.column}`;
          const where = issue.path || issue.location;
          const what = `${fill(texts[issue.severity], language)} ${issue.rule}${where ? ` ${where}` : ''}`;
          return `${withVisibleControls(`${fileOf(sourced)}${at}: ${what}: ${issue.message}`)}\n`;
        }),
    )
    .join('');
