import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import type { Answer } from '../document-work.ts';
import { type DocumentFormat, documentMediaTypes } from '../media-type.ts';
import texts from '../messages/operations.json' with { type: 'json' };
import type { Example, LibraryOperation, Reading } from '../operation.ts';
import { type HandlerOptions, noSuchDocument, prefixOf, typeOf } from '../options.ts';
import { createProblemAnswer } from '../problem-answer.ts';
import { exampleTraceId, exampleWork } from './examples.ts';
import { faultsOf } from './faults.ts';
import { type Describing as DescribingAnswers, type ExampleAnswer, responsesOf } from './responses.ts';

/** The options of a handler that affect its description. */
export type DescribedOptions = Pick<
  HandlerOptions<never>,
  'prefix' | 'problemBase' | 'loadDocument' | 'strict' | 'company' | 'limits'
>;

export interface Describing extends DescribingAnswers {
  readonly options: DescribedOptions;
  /** Responses of the server around the handler, by status. */
  readonly others: ((operation: LibraryOperation) => Readonly<Record<string, object>>) | undefined;
}

/** The description of an operation in a language; its examples are computed by running it. */
export function describeOperation(operation: LibraryOperation, describing: Describing): object {
  const { language, options } = describing;
  const examples = operation.examples(language);
  const instance = instanceOf(operation, examples[0], options);
  const details = { problemBase: options.problemBase, instance, traceId: exampleTraceId, language };
  const answers = [
    ...examples.flatMap((example) => answersTo(operation, example, describing)),
    ...faultsOf({ operation, details, maxBytes: options.limits?.maxBodyBytes }),
  ];
  return {
    operationId: operation.name,
    summary: fill(operation.summary, language),
    description: fill(operation.description, language),
    tags: [operation.tag],
    parameters: parametersOf(operation, examples, language),
    ...(operation.takes === 'document' && {
      requestBody: { required: true, content: bodyOf(operation.body, examples, describing) },
    }),
    responses: { ...describing.others?.(operation), ...responsesOf(operation, answers, describing) },
  };
}

function instanceOf(
  { path }: LibraryOperation,
  example: Example | undefined,
  options: DescribedOptions,
): string {
  return `${prefixOf(options)}${path.replace('{id}', example?.id ?? '')}`;
}

function answersTo(operation: LibraryOperation, example: Example, describing: Describing): ExampleAnswer[] {
  const { language, options } = describing;
  const instance = instanceOf(operation, example, options);
  const details = { problemBase: options.problemBase, instance, traceId: exampleTraceId, language };
  const problem: Reading['problem'] = (kind, detail) => createProblemAnswer(kind, { ...details, detail });
  const answers = (): readonly Answer[] => {
    switch (operation.takes) {
      case 'document':
        return operation.answerFormats.map((answerFormat) =>
          operation.handle(exampleWork(example, { answerFormat, instance, language }), options),
        );
      case 'stored-document': {
        if (example.body === undefined) return [problem('not-found', noSuchDocument(operation))];
        const asked = { answerFormat: 'json', instance, language, ...typeOf(operation) } as const;
        return [operation.handle(exampleWork(example, asked), options)];
      }
      case 'nothing': {
        const url = new URL(`http://localhost${instance}?${new URLSearchParams(example.query)}`);
        const id = example.id ?? '';
        return [operation.handle({ url, language, id, problem, describe: () => ({}) })];
      }
    }
  };
  return answers().map((answer) => ({ ...example, answer }));
}

function parametersOf(
  { id, parameters }: LibraryOperation,
  examples: readonly Example[],
  language: Language,
): object[] {
  const meaning = (text: keyof typeof texts.parameters) => fill(texts.parameters[text], language);
  const shown = (valueIn: (example: Example) => string | undefined) => {
    const entries = examples.flatMap((example) => {
      const value = valueIn(example);
      return value === undefined ? [] : [[example.name, { summary: fill(example.summary, language), value }]];
    });
    return entries.length === 0 ? {} : { examples: Object.fromEntries(entries) };
  };
  const inQuery = Object.entries(parameters).map(([name, { text, choices, isRequired, ...others }]) => ({
    name,
    in: 'query',
    description: meaning(text),
    ...(isRequired === true && { required: true }),
    schema: {
      type: 'string',
      // An empty value counts as missing.
      ...(isRequired === true && { minLength: 1 }),
      ...(choices && { enum: choices }),
      ...(others.default !== undefined && { default: others.default }),
    },
    ...shown(({ query }) => query?.[name]),
  }));
  return [
    ...(id === undefined
      ? []
      : [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: meaning(id),
            schema: { type: 'string' },
            ...shown((example) => example.id),
          },
        ]),
    ...inQuery,
    {
      name: 'Accept-Language',
      in: 'header',
      description: meaning('acceptLanguage'),
      schema: { type: 'string' },
    },
  ];
}

/** The accepted media types; examples are under the first one of each format. */
function bodyOf(
  body: 'document' | 'message',
  examples: readonly Example[],
  { language, refTo }: Describing,
): object {
  const schemas: Readonly<Record<DocumentFormat, object>> = {
    json: body === 'document' ? refTo('DocumentRequest') : { type: 'object' },
    xml: {
      type: 'string',
      description: fill(body === 'document' ? texts.bodies.ubl : texts.bodies.message, language),
    },
  };
  const mediaTypes =
    body === 'document' ? documentMediaTypes.split(', ') : ['application/xml', 'application/json'];
  const entries = mediaTypes.map((mediaType) => {
    const format: DocumentFormat = mediaType.includes('xml') ? 'xml' : 'json';
    const schema = schemas[format];
    const shown = examples.filter((example) => example.format === format && example.isBroken !== true);
    if (mediaType !== `application/${format}` || shown.length === 0) return [mediaType, { schema }];
    return [
      mediaType,
      { schema, examples: Object.fromEntries(shown.map((each) => requestExample(each, language))) },
    ];
  });
  return Object.fromEntries(entries);
}

function requestExample({ name, summary, format, body = '' }: Example, language: Language) {
  return [name, { summary: fill(summary, language), value: format === 'json' ? JSON.parse(body) : body }];
}
