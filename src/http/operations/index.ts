import { titleOfRule } from '../../api/catalogue.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { example, resourceOperation } from '../operation.ts';
import { languageOnly } from '../parameters.ts';
import { describeRule, resourceAnswer, listRules as rulesBy } from '../resources.ts';
import { documentRequestJsonSchema } from '../schema/document-request.ts';
import { operationsOnDocuments } from './on-documents.ts';

const listRules = resourceOperation({
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

const { exampleRule } = defaultSpecification;

const getRule = resourceOperation({
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

const getOpenApi = resourceOperation({
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

const getDocumentRequestSchema = resourceOperation({
  name: 'getDocumentRequestSchema',
  path: '/schema/document-request.json',
  tag: 'Descriptions',
  parameters: languageOnly,
  schema: null,
  mediaType: 'application/schema+json',
  examples: () => [],
  shown: { saves: 'document-request.json' },
  tool: null,
  handle: ({ url }) =>
    resourceAnswer(documentRequestJsonSchema(`${url.origin}${url.pathname}`), 'application/schema+json'),
});

/** Every operation, in the order of the description. */
export const operations = [
  ...operationsOnDocuments,
  listRules,
  getRule,
  getOpenApi,
  getDocumentRequestSchema,
] as const;
