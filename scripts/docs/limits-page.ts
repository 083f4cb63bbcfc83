import { findingLimits } from '../../src/core/findings/finding-limits.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { defaultLimits, limits } from '../../src/core/options/limits.ts';
import { withServerDefaults } from '../../src/server/options.ts';
import { blocks, code, type Page, type ReferenceText, said, table } from './markdown.ts';

type LimitRow = readonly [ReferenceText, number, string?];

const documents: readonly LimitRow[] = [
  ['limitBytes', defaultLimits.maxBytes, 'limits.maxBytes'],
  ['limitCharacters', defaultLimits.maxCharacters, 'limits.maxCharacters'],
  ['limitLines', defaultLimits.maxLines, 'limits.maxLines'],
  ['limitNesting', defaultLimits.maxNesting, 'limits.maxNesting'],
  ['limitAttributes', defaultLimits.maxAttributes, 'limits.maxAttributes'],
  ['limitNodes', defaultLimits.maxNodes, 'limits.maxNodes'],
];

const fields: readonly LimitRow[] = [
  ['limitText', limits.maxTextLength],
  ['limitAttachment', limits.maxAttachmentLength],
  ['limitEntries', limits.maxEntries],
  ['limitMagnitude', limits.maxMagnitude],
  ['limitNumberLength', limits.maxNumberLength],
];

const findings: readonly LimitRow[] = [
  ['limitFindings', findingLimits.maxFindings, 'limits.maxFindings'],
  ['limitFindingsOfRule', findingLimits.maxFindingsPerRule, 'limits.maxFindingsPerRule'],
];

const ofServer = withServerDefaults({ threads: 1 });

const server: readonly LimitRow[] = [
  ['serverBody', ofServer.limits.maxBodyBytes, 'limits.maxBodyBytes'],
  ['serverHeld', ofServer.limits.maxHeldBytes, 'limits.maxHeldBytes'],
  ['serverConnections', ofServer.limits.maxConnections, 'limits.maxConnections'],
  ['serverQueue', ofServer.limits.maxQueue, 'limits.maxQueue'],
  ['serverQueueTime', ofServer.queueTimeout, 'queueTimeout'],
  ['serverTime', ofServer.timeLimit, 'timeLimit'],
  ['serverArrival', ofServer.requestTimeout, 'requestTimeout'],
  ['serverAnswer', ofServer.answerTimeout, 'answerTimeout'],
  ['serverMemory', ofServer.limits.maxMemory, 'limits.maxMemory'],
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
