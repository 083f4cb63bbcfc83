import { example, resourceOperation } from '../operation.ts';
import { languageOnly } from '../parameters.ts';
import { resourceAnswer, listRules as rulesBy } from '../resources.ts';

export const listRules = resourceOperation({
  name: 'listRules',
  path: '/rules',
  tag: 'Rules',
  parameters: { topic: { text: 'topic' }, term: { text: 'term' }, ...languageOnly },
  schema: 'RuleList',
  mediaType: 'application/json',
  problems: ['unavailable'],
  examples: () => [{ ...example('payment'), query: { topic: 'payment' } }],
  shown: { query: { topic: 'payment' } },
  tool: {
    name: 'find_rules',
    command: 'rules',
    words: ['--format', 'json'],
    takes: 'words',
    flags: ['topic', 'term', 'language'],
  },
  handle({ language, url: { searchParams } }) {
    const filter = { topic: searchParams.get('topic'), term: searchParams.get('term') };
    return resourceAnswer(rulesBy(language, filter), 'application/json', language);
  },
});
