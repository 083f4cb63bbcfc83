import { resourceOperation } from '../operation.ts';
import { languageOnly } from '../parameters.ts';
import { resourceAnswer } from '../resources.ts';

export const getOpenApi = resourceOperation({
  name: 'getOpenApi',
  path: '/openapi.json',
  tag: 'Descriptions',
  parameters: languageOnly,
  schema: null,
  mediaType: 'application/json',
  examples: () => [],
  shown: { saves: 'openapi.json' },
  tool: null,
  handle: ({ language, describe }) => resourceAnswer(describe(language), 'application/json', language),
});
