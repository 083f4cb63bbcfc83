import { byIssueDate, releasesOf } from '../../judge/rule-sets.ts';
import { papers } from '../../render/style.ts';
import { renderLanguages } from '../../render/words.ts';
import { defaultSpecification } from '../../specification/default.ts';

const language = { type: 'string', enum: ['en', 'ar'] };

/** How a client asks for the language of messages. */
export const languageParameters: readonly object[] = [
  {
    name: 'lang',
    in: 'query',
    description: 'Language of messages; before Accept-Language.',
    schema: language,
  },
  {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of messages: English where it prefers neither.',
    schema: { type: 'string' },
  },
];

/** How a client chooses the release that judges. */
const ruleset = {
  name: 'ruleset',
  in: 'query',
  description:
    'The release that judges, or the one that applies on the issue date; not where the server has a rule set of its own.',
  schema: {
    type: 'string',
    enum: [
      ...releasesOf(defaultSpecification)
        .map(({ version }) => version)
        .toSorted(),
      byIssueDate,
    ],
  },
};

/** Parameters of operations that check a document. */
export const validationParameters: readonly object[] = [ruleset, ...languageParameters];

/** How a client asks for the language and the paper of a page. */
export const pageParameters: readonly object[] = [
  {
    name: 'lang',
    in: 'query',
    description: 'Language of the page, or both side by side; before Accept-Language.',
    schema: { type: 'string', enum: renderLanguages },
  },
  {
    name: 'paper',
    in: 'query',
    description: 'What the page is printed on.',
    schema: { type: 'string', enum: papers, default: 'A4' },
  },
  ruleset,
  ...languageParameters.slice(1),
];
