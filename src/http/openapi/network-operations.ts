import standardInvoice from '../../../examples/standard-invoice.json' with { type: 'json' };
import { convert } from '../../api/convert.ts';
import { answerTo } from '../answer.ts';
import { defaultMaximumBytes, prefixOf } from '../defaults.ts';
import type { DocumentFormat } from '../media-type.ts';
import {
  type NetworkOperation,
  networkOperations,
  networkParameters,
  type QueryParameter,
} from '../network-parameters.ts';
import { operationQueries } from '../query.ts';
import type { ComponentName } from '../schema/components.ts';
import type { Work } from '../work.ts';
import { exampleTraceId } from './examples.ts';
import { bodyFaults, queryFault, serverFaults } from './faults.ts';
import { type DescribedOptions, exampleDetails } from './operations.ts';
import { languageParameters } from './parameters.ts';
import { type ExampleAnswer, responsesOf } from './responses.ts';

/** A document or message with the parameters of the query, and what the answer shows. */
interface NetworkExample {
  readonly name: string;
  readonly summary: string;
  readonly body: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const invoice = () => convert(standardInvoice).xml ?? '';
const wrongCountry = () => invoice().replace('>AE</cbc:IdentificationCode>', '>ZZ</cbc:IdentificationCode>');

const ofStatus = {
  of: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10',
  from: '001147',
  to: '000773',
  id: '0f5e4f9a-5e8b-4f6c-8a3d-0d4d6a2f7c11',
  issuedAt: '2026-11-26T08:00:05Z',
};
const ofReport = {
  role: '01',
  authority: '000773',
  representative: '001147',
  transportHeaderId: ofStatus.of,
  issuedAt: ofStatus.issuedAt,
};

const notXml = { name: 'broken-xml', summary: 'Not XML', body: '<Invoice>\n  <ID>1</Invoice>' };

/** Written results of an operation on a document. */
function writtenBy(
  operation: NetworkOperation,
  body: string,
  parameters: NetworkExample['parameters'],
): string {
  return answerTo(workFor(operation, { body, parameters }, 'xml', ''), {}).body;
}

const operations = {
  mls: {
    operationId: 'writeMessageStatus',
    summary: 'Answer a document by a message level status',
    description:
      'Judges a document that was received, and writes the status that answers it: AP or AB if it was delivered, RE with each reason otherwise. A status that must not be sent is a problem.',
    schema: 'WrittenMessageStatus',
    answerFormats: ['xml', 'json'],
    examples: (): NetworkExample[] => [
      {
        name: 'delivered',
        summary: 'A valid document that was delivered',
        body: invoice(),
        parameters: { ...ofStatus, delivered: 'confirmed' },
      },
      {
        name: 'rejected',
        summary: 'A document that breaks a rule',
        body: wrongCountry(),
        parameters: ofStatus,
      },
      {
        name: 'too-early',
        summary: 'A valid document of which no delivery is known',
        body: invoice(),
        parameters: ofStatus,
      },
      { name: 'no-sender', summary: 'A parameter is missing', body: invoice(), parameters: { to: '000773' } },
    ],
  },
  'mls-read': {
    operationId: 'readMessageStatus',
    summary: 'Read a message level status',
    description:
      'What became of a document and, if it was rejected, why. The body is the status, or JSON with the status (mls) and the document that was sent (document): each reason then names the field of the document request.',
    schema: 'ReadMessageStatus',
    answerFormats: ['json'],
    examples: (): NetworkExample[] => [
      {
        name: 'rejection',
        summary: 'A rejection',
        body: writtenBy('mls', wrongCountry(), ofStatus),
        parameters: {},
      },
      { ...notXml, parameters: {} },
    ],
  },
  tdd: {
    operationId: 'writeTaxData',
    summary: 'Report a document to the tax authority',
    description:
      'Writes the tax data document of a document request, of UBL or of an envelope. One that is not valid is a problem, unless the provider of its receiver tells that it failed.',
    schema: 'WrittenTaxData',
    answerFormats: ['xml', 'json'],
    examples: (): NetworkExample[] => [
      { name: 'submitted', summary: 'A valid document', body: invoice(), parameters: ofReport },
      {
        name: 'not-valid',
        summary: 'A document that breaks a rule',
        body: wrongCountry(),
        parameters: ofReport,
      },
      { ...notXml, parameters: ofReport },
    ],
  },
  'tdd-read': {
    operationId: 'readTaxData',
    summary: 'Read a tax data document',
    description:
      'What a tax data document of anyone reports, the document in it as a document request, and every value in which both differ.',
    schema: 'ReadTaxData',
    answerFormats: ['json'],
    examples: (): NetworkExample[] => [
      { name: 'report', summary: 'A report', body: writtenBy('tdd', invoice(), ofReport), parameters: {} },
      { ...notXml, parameters: {} },
    ],
  },
} as const satisfies Readonly<
  Record<
    NetworkOperation,
    {
      readonly operationId: string;
      readonly summary: string;
      readonly description: string;
      readonly schema: ComponentName;
      readonly answerFormats: readonly DocumentFormat[];
      readonly examples: () => NetworkExample[];
    }
  >
>;

/** The paths of the operations on what is sent after a document, each with its description. */
export function networkPaths(options: DescribedOptions): Record<string, object> {
  return Object.fromEntries(
    networkOperations.map((operation) => {
      const path = `${prefixOf(options)}/${operation.replace('-', '/')}`;
      return [path, { post: described(operation, path, options) }];
    }),
  );
}

function described(operation: NetworkOperation, instance: string, options: DescribedOptions): object {
  const { schema, answerFormats, examples, ...texts } = operations[operation];
  const shown = examples();
  const answers = answerFormats.flatMap((format) =>
    shown.map(
      ({ name, summary, ...example }): ExampleAnswer => ({
        name,
        summary,
        answer: answerTo(workFor(operation, example, format, instance), options),
      }),
    ),
  );
  const details = exampleDetails(instance, options);
  const isShown = ({ name }: NetworkExample) => name !== notXml.name;
  return {
    ...texts,
    tags: ['Network'],
    parameters: [...queryParameters(operation, shown), ...languageParameters],
    requestBody: {
      required: true,
      content: {
        'application/xml': {
          schema: { type: 'string', description: 'A document, or a message about one.' },
          examples: Object.fromEntries(
            shown.filter(isShown).map(({ name, summary, body }) => [name, { summary, value: body }]),
          ),
        },
        'application/json': { schema: { type: 'object' } },
      },
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

function queryParameters(operation: NetworkOperation, shown: readonly NetworkExample[]): object[] {
  const rows: readonly [string, QueryParameter][] = Object.entries(networkParameters[operation]);
  return rows.map(([name, { description, choices, isRequired }]) => ({
    name,
    in: 'query',
    description,
    required: isRequired === true,
    schema: { type: 'string', ...(choices && { enum: choices }) },
    examples: Object.fromEntries(
      shown.flatMap(({ name: of, summary, parameters }) =>
        parameters[name] === undefined ? [] : [[of, { summary, value: parameters[name] }]],
      ),
    ),
  }));
}

function workFor(
  operation: NetworkOperation,
  { body, parameters }: Pick<NetworkExample, 'body' | 'parameters'>,
  answerFormat: DocumentFormat,
  instance: string,
): Work {
  return {
    operation,
    body: new TextEncoder().encode(body),
    format: 'xml',
    answerFormat,
    language: 'en',
    documentType: undefined,
    instance,
    traceId: exampleTraceId,
    parameters,
  };
}
