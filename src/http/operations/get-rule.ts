import { titleOfRule } from '../../api/catalogue.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { example, resourceOperation } from '../operation.ts';
import { languageOnly } from '../parameters.ts';
import { describeRule, resourceAnswer } from '../resources.ts';

const { exampleRule } = defaultSpecification;

export const getRule = resourceOperation({
  name: 'getRule',
  path: '/rules/{id}',
  tag: 'Rules',
  parameters: languageOnly,
  id: 'ruleId',
  schema: 'Rule',
  mediaType: 'application/json',
  problems: ['not-found', 'unavailable'],
  examples: () => [
    {
      name: 'known',
      summary: { en: titleOfRule(exampleRule, 'en') ?? '', ar: titleOfRule(exampleRule, 'ar') ?? '' },
      id: exampleRule,
    },
    { ...example('unknown-rule'), id: 'no-such-rule' },
  ],
  shown: { id: exampleRule },
  tool: {
    name: 'explain',
    command: 'explain',
    words: ['--format', 'json'],
    takes: 'words',
    flags: ['language'],
  },
  handle({ id, language, problem }) {
    const rule = describeRule(id, language);
    if (rule === undefined) return problem('not-found', { text: 'unknownRule' });
    return resourceAnswer(rule, 'application/json', language);
  },
});
