import { defaultSpecification } from '../../specification/default.ts';
import { prefixOf } from '../defaults.ts';
import { problemAnswer } from '../problem-answer.ts';
import { languageOnly, ruleListQuery } from '../query.ts';
import { resourceAnswer, ruleList, ruleResource, unknownRule } from '../resources.ts';
import { queryFault, serverFaults } from './faults.ts';
import { type DescribedOptions, exampleDetails } from './operations.ts';
import { languageParameters } from './parameters.ts';
import { responsesOf } from './responses.ts';

/** The paths that describe the operations and the rules, each with its description. */
export function resourcePaths(options: DescribedOptions): Record<string, object> {
  const prefix = prefixOf(options);
  return {
    [`${prefix}/rules`]: { get: rulesOperation(`${prefix}/rules`, options) },
    [`${prefix}/rules/{id}`]: { get: ruleOperation(`${prefix}/rules/`, options) },
    [`${prefix}/openapi.json`]: {
      get: {
        operationId: 'getOpenApi',
        summary: 'This description',
        description: 'OpenAPI 3.1.',
        ...described(`${prefix}/openapi.json`, 'application/json', options),
      },
    },
    [`${prefix}/schema/document-request.json`]: {
      get: {
        operationId: 'getDocumentRequestSchema',
        summary: 'The JSON Schema of a document request',
        description: 'JSON Schema 2020-12: editors complete and check documents with it.',
        ...described(`${prefix}/schema/document-request.json`, 'application/schema+json', options),
      },
    },
  };
}

const tags = ['Descriptions'];

function described(path: string, mediaType: string, options: DescribedOptions): object {
  const details = exampleDetails(path, options);
  const problems = [...queryFault(languageOnly, details), ...serverFaults(details)];
  const { 400: malformed, 429: limited, 500: fault } = responsesOf(problems, 'Problem');
  return {
    tags,
    parameters: languageParameters.slice(0, 1),
    responses: {
      200: { description: 'Done.', content: { [mediaType]: { schema: { type: 'object' } } } },
      400: malformed,
      429: limited,
      500: fault,
    },
  };
}

const topic = 'payment';

function rulesOperation(path: string, options: DescribedOptions): object {
  const details = exampleDetails(path, options);
  const answer = resourceAnswer(ruleList('en', { topic }), 'application/json');
  return {
    operationId: 'listRules',
    summary: 'The rule catalogue',
    description: 'The official rules, explained.',
    tags: ['Rules'],
    parameters: [
      {
        name: 'topic',
        in: 'query',
        description: 'Only rules of this topic.',
        schema: { type: 'string' },
        examples: { payment: { summary: 'Payment', value: topic } },
      },
      {
        name: 'term',
        in: 'query',
        description: 'Only rules that speak of this business term.',
        schema: { type: 'string' },
      },
      ...languageParameters,
    ],
    responses: responsesOf(
      [
        { name: 'payment', summary: 'Rules on payment', answer },
        ...queryFault(ruleListQuery, details),
        ...serverFaults(details),
      ],
      'RuleList',
    ),
  };
}

const noSuchRule = 'no-such-rule';

function ruleOperation(path: string, options: DescribedOptions): object {
  const { exampleRule } = defaultSpecification;
  const rule = ruleResource(exampleRule, 'en');
  const details = exampleDetails(`${path}${noSuchRule}`, options);
  const knownDetails = exampleDetails(`${path}${exampleRule}`, options);
  return {
    operationId: 'getRule',
    summary: 'A rule',
    description: 'An official rule, explained.',
    tags: ['Rules'],
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'Rule id.',
        schema: { type: 'string' },
        examples: {
          known: { summary: rule?.title, value: exampleRule },
          unknown: { summary: 'No such rule', value: noSuchRule },
        },
      },
      ...languageParameters,
    ],
    responses: responsesOf(
      [
        {
          name: 'known',
          summary: rule?.title ?? exampleRule,
          answer: resourceAnswer(rule, 'application/json'),
        },
        {
          name: 'unknown',
          summary: 'No such rule',
          answer: problemAnswer('not-found', { ...details, detail: unknownRule }),
        },
        ...queryFault(languageOnly, knownDetails),
        ...serverFaults(details),
      ],
      'Rule',
    ),
  };
}
