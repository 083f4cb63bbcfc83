import { findingLimits } from '../../src/core/findings/finding-limits.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { documentLimits, limits } from '../../src/core/options/limits.ts';
import { withServerDefaults } from '../../src/server/options.ts';
import { blocks, code, table } from './markdown.ts';
import { type Page, type ReferenceText, said } from './page.ts';

/** The name of the limit, its value, and the option that changes it, if any. */
type LimitRow = readonly [ReferenceText, number, string?];

const documents: readonly LimitRow[] = [
  ['limitBytes', documentLimits.bytes, 'documentLimits.bytes'],
  ['limitCharacters', documentLimits.characters, 'documentLimits.characters'],
  ['limitLines', documentLimits.lines, 'documentLimits.lines'],
  ['limitNesting', documentLimits.nesting, 'documentLimits.nesting'],
  ['limitAttributes', documentLimits.attributes, 'documentLimits.attributes'],
  ['limitNodes', documentLimits.nodes, 'documentLimits.nodes'],
];

const fields: readonly LimitRow[] = [
  ['limitText', limits.textLength],
  ['limitAttachment', limits.attachmentLength],
  ['limitEntries', limits.entries],
  ['limitMagnitude', limits.magnitude],
  ['limitNumberLength', limits.numberLength],
];

const findings: readonly LimitRow[] = [
  ['limitFindings', findingLimits.maxFindings, 'maxFindings'],
  ['limitFindingsOfRule', findingLimits.maxFindingsPerRule, 'maxFindingsPerRule'],
];

const ofServer = withServerDefaults({ jobs: 1 });

const server: readonly LimitRow[] = [
  ['serverBody', ofServer.maximumBytes, 'maximumBytes'],
  ['serverHeld', ofServer.maximumHeldBytes, 'maximumHeldBytes'],
  ['serverConnections', ofServer.maximumConnections, 'maximumConnections'],
  ['serverQueue', ofServer.queue, 'queue'],
  ['serverQueueTime', ofServer.queueTimeout, 'queueTimeout'],
  ['serverTime', ofServer.timeLimit, 'timeLimit'],
  ['serverArrival', ofServer.requestTimeout, 'requestTimeout'],
  ['serverAnswer', ofServer.answerTimeout, 'answerTimeout'],
  ['serverMemory', ofServer.workerMemory, 'workerMemory'],
];

const sections: readonly (readonly [ReferenceText, readonly LimitRow[]])[] = [
  ['ofDocuments', documents],
  ['ofFields', fields],
  ['ofFindings', findings],
  ['ofServers', server],
];

export function limitsPage(language: Language): Page {
  const heads = [said('limit', language), said('most', language), said('optionLink', language)];
  return {
    path: 'reference/limits.md',
    markdown: blocks(
      `# ${said('limitsTitle', language)}`,
      said('limitsLead', language),
      ...sections.flatMap(([heading, rows]) => [
        `## ${said(heading, language)} {#${heading}}`,
        table(
          heads,
          rows.map(([name, most, option]) => [
            said(name, language),
            most.toLocaleString('en-US'),
            option === undefined ? '' : code(option),
          ]),
        ),
      ]),
    ),
  };
}
