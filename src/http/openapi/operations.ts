import { answerTo } from '../answer.ts';
import { defaultMaximumBytes, prefixOf } from '../defaults.ts';
import { type DocumentFormat, documentMediaTypes } from '../media-type.ts';
import type { HandlerOptions, StoredDocument } from '../options.ts';
import type { ProblemDetails } from '../problem.ts';
import { problemAnswer } from '../problem-answer.ts';
import { operationQueries } from '../query.ts';
import { refTo } from '../schema/components.ts';
import { noSuchDocument } from '../stored-operation.ts';
import type { Operation, Work } from '../work.ts';
import {
  type ExampleDocument,
  exampleDocuments,
  exampleTraceId,
  fewExampleDocuments,
  storedExamples,
  ublExampleDocuments,
} from './examples.ts';
import { bodyFaults, queryFault, serverFaults } from './faults.ts';
import { languageParameters, pageParameters, validationParameters } from './parameters.ts';
import { type ExampleAnswer, responsesOf } from './responses.ts';

/** The options of a handler that affect its description. */
export type DescribedOptions = Pick<
  HandlerOptions<never>,
  'prefix' | 'maximumBytes' | 'problemBase' | 'loadDocument' | 'strict' | 'company' | 'documentLimits'
>;

/** The paths of the document operations, each with its description. */
export function documentPaths(options: DescribedOptions): Record<string, object> {
  const stored = options.loadDocument === undefined ? [] : (['invoice', 'credit-note'] as const);
  return Object.fromEntries([
    ...(['validate', 'convert', 'render', 'read'] as const).map((operation) => {
      const path = `${prefixOf(options)}/${operation}`;
      return [path, { post: bodyOperation(operation, path, options) }];
    }),
    ...stored.map((kind) => {
      const path = `${prefixOf(options)}/${kind}s/{id}/validate`;
      return [path, { post: storedOperation(kind, path, options) }];
    }),
  ]);
}

const bodyOperations = {
  validate: {
    operationId: 'validateDocument',
    summary: 'Validate a document',
    description:
      'The verdict on a document request or a UBL document; an invalid document is answered with 200 too.',
    schema: 'DocumentResult',
    answerFormats: ['json'],
    parameters: validationParameters,
    examples: exampleDocuments,
  },
  convert: {
    operationId: 'convertDocument',
    summary: 'Convert a document to UBL',
    description:
      'The UBL 2.1 of a valid document: XML, or JSON with the result for a client that prefers it in Accept. UBL that comes in is answered in UTF-8.',
    schema: 'ConversionResult',
    answerFormats: ['xml', 'json'],
    parameters: validationParameters,
    examples: exampleDocuments,
  },
  render: {
    operationId: 'renderDocument',
    summary: 'Show a document as a person reads it',
    description:
      'The document as an HTML page without scripts that loads nothing and prints well; one that is not valid is marked on every page.',
    // Every answer that is not a problem is a page.
    schema: 'DocumentResult',
    answerFormats: ['json'],
    parameters: pageParameters,
    examples: fewExampleDocuments,
  },
  read: {
    operationId: 'readDocument',
    summary: 'Read a document back',
    description:
      'Of an invoice or credit note the document request that says the same, with every value that its UBL lacks, says differently or adds; of a tax data document or a message level status what it says. Whether an invoice is valid is not looked at.',
    schema: ['ReadRequest', 'ReadTaxData', 'ReadMessageStatus'],
    answerFormats: ['json'],
    parameters: languageParameters,
    examples: ublExampleDocuments,
  },
} as const;

function bodyOperation(
  operation: keyof typeof bodyOperations,
  instance: string,
  options: DescribedOptions,
): object {
  const { schema, answerFormats, parameters, examples, ...texts } = bodyOperations[operation];
  const documents = examples();
  const details = exampleDetails(instance, options);
  const answers = answerFormats.flatMap((answerFormat) =>
    documents.map((document) => shown(document, { operation, answerFormat, instance }, options)),
  );
  return {
    ...texts,
    tags: ['Documents'],
    parameters,
    requestBody: {
      required: true,
      content: requestContent(documents.filter(({ wellFormed }) => wellFormed)),
    },
    responses: responsesOf(
      [
        ...answers,
        ...queryFault(operationQueries[operation], details),
        ...bodyFaults(details, options.maximumBytes ?? defaultMaximumBytes),
        ...serverFaults(details),
      ],
      schema,
    ),
  };
}

/** The accepted media types; examples are under the first one of each format. */
function requestContent(documents: readonly ExampleDocument[]): object {
  const entries = documentMediaTypes.split(', ').map((mediaType) => {
    const format: DocumentFormat = mediaType.includes('xml') ? 'xml' : 'json';
    const schema =
      format === 'json' ? refTo('DocumentRequest') : { type: 'string', description: 'A UBL 2.1 document.' };
    if (mediaType !== `application/${format}`) return [mediaType, { schema }];
    return [
      mediaType,
      { schema, examples: requestExamples(documents.filter((document) => document.format === format)) },
    ];
  });
  return Object.fromEntries(entries);
}

function requestExamples(documents: readonly ExampleDocument[]): object {
  return Object.fromEntries(
    documents.map(({ name, summary, format, body }) => [
      name,
      { summary, value: format === 'json' ? JSON.parse(body) : body },
    ]),
  );
}

const storedTexts = {
  invoice: { operationId: 'validateInvoice', summary: 'Validate a stored invoice' },
  'credit-note': { operationId: 'validateCreditNote', summary: 'Validate a stored credit note' },
} as const;

function storedOperation(
  kind: StoredDocument<never>['kind'],
  path: string,
  options: DescribedOptions,
): object {
  const documents = storedExamples[kind];
  const documentType = kind === 'credit-note' ? 'CreditNote' : undefined;
  const unknown = { name: 'unknown', summary: 'No such document' };
  const pathOf = (id: string) => path.replace('{id}', id);
  const answers = documents.map((document) => {
    const instance = pathOf(document.name);
    return shown(
      document,
      { operation: 'validate-stored', answerFormat: 'json', instance, documentType },
      options,
    );
  });
  const notFound = problemAnswer('not-found', {
    ...exampleDetails(pathOf(unknown.name), options),
    detail: noSuchDocument(kind),
  });
  const firstDetails = exampleDetails(pathOf(documents[0]?.name ?? ''), options);
  const examples = [...documents, unknown].map(({ name, summary }) => [name, { summary, value: name }]);
  return {
    ...storedTexts[kind],
    description:
      'Runs the same checks as a submission. Needs no body and no Idempotency-Key, and persists nothing.',
    tags: ['Documents'],
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'The id of the document at this server.',
        schema: { type: 'string' },
        examples: Object.fromEntries(examples),
      },
      ...validationParameters,
    ],
    responses: responsesOf(
      [
        ...answers,
        { ...unknown, answer: notFound },
        ...queryFault(operationQueries['validate-stored'], firstDetails),
        ...serverFaults(firstDetails),
      ],
      'ValidationResult',
    ),
  };
}

export function exampleDetails(instance: string, { problemBase }: DescribedOptions): ProblemDetails {
  return { problemBase, instance, traceId: exampleTraceId };
}

/** The answers of an operation to a document, from running it. */
function shown(
  { name, summary, body, format }: ExampleDocument,
  asked: Pick<Work, 'answerFormat' | 'instance'> & {
    readonly operation: Operation;
    readonly documentType?: Work['documentType'];
  },
  options: DescribedOptions,
): ExampleAnswer {
  const bytes = new TextEncoder().encode(body);
  const work: Work = {
    documentType: undefined,
    ...asked,
    body: bytes,
    format,
    language: 'en',
    traceId: exampleTraceId,
  };
  return { name, summary, answer: answerTo(work, options) };
}
