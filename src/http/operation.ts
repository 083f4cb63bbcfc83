import type { Language, Localised } from '../core/messages/language.ts';
import type { Answer, AnswerOptions, DocumentWork } from './document-work.ts';
import type { DescribedExchange } from './exchange.ts';
import type { DocumentFormat } from './media-type.ts';
import texts from './messages/operations.json' with { type: 'json' };
import type { Parameters } from './parameters.ts';
import type { ProblemDetail, ProblemKind } from './problem-kinds.ts';
import type { SuccessSchema } from './schema/components.ts';

/** An operation over HTTP, from which routes, descriptions, documentation and agents' tools are made. */
export interface Operation<Handle, Text = Localised> {
  /** The operationId of OpenAPI. */
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** The path with its parameters as `{id}`; library paths are relative to the handler's prefix. */
  readonly path: string;
  /** The name of its group. */
  readonly tag: string;
  readonly summary: Text;
  readonly description?: Text;
  /** Its problems in addition to those of every operation of its kind. */
  readonly problems: readonly ProblemKind[];
  /** Answers a request that has passed the checks common to all operations. */
  readonly handle: Handle;
}

/** An example request with its answers. */
export interface Example {
  readonly name: string;
  readonly summary: Localised;
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly format?: DocumentFormat;
  readonly body?: string;
  /** Shown only as an answer, because no request has this shape. */
  readonly isBroken?: true;
}

/** A request in the documentation, with its answer. */
export interface ShownRequest {
  /** The file to send: an example of the package, or a file saved by an earlier request. */
  readonly sends?: string;
  /** The id in the path. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The file to save the answer in. */
  readonly saves?: string;
}

/** The equivalent command, as an agents' tool. */
export interface CommandTool {
  readonly name: keyof typeof texts.tools;
  readonly command: string;
  /** Words before the operands, and flags that are always set. */
  readonly words?: readonly string[];
  /** Flags that an agent may set, by their names in the table of commands; none of them names a file. */
  readonly flags: readonly string[];
  /** The input: a document, the file of a table, or words such as the id of a rule. */
  readonly takes: 'document' | 'file' | 'words';
}

interface OfLibrary<Handle> extends Operation<Handle> {
  readonly name: keyof typeof texts.operations;
  readonly tag: keyof typeof texts.tags;
  readonly description: Localised;
  readonly parameters: Parameters;
  /** The meaning of the parameter in the path. */
  readonly id?: keyof typeof texts.parameters;
  /** The schema of a successful answer in JSON. */
  readonly schema: SuccessSchema | null;
  readonly examples: (language: Language) => readonly Example[];
  /** The example in the documentation; null for an operation that needs a programmed server. */
  readonly shown: ShownRequest | null;
  readonly tool: CommandTool | null;
}

type DoWork = (work: DocumentWork, options: AnswerOptions) => Answer;

/** An operation on the document in the body. */
export interface DocumentOperation<Name extends string = string> extends OfLibrary<DoWork> {
  readonly takes: 'document';
  /** The name of its work, which another thread may do. */
  readonly work: Name;
  /** The body: a document, or any message between providers. */
  readonly body: 'document' | 'message';
  readonly answerFormats: readonly DocumentFormat[];
  /** Parts of the query that the work needs in addition to the document. */
  readonly asked?: (exchange: DescribedExchange) => Pick<DocumentWork, 'page' | 'parameters'>;
}

/** An operation on a document that the server stores. */
export interface StoredOperation<Name extends string = string> extends OfLibrary<DoWork> {
  readonly takes: 'stored-document';
  readonly work: Name;
  readonly kind: 'invoice' | 'credit-note';
}

/** A request to an operation that reads no document. */
export interface Reading extends DescribedExchange {
  readonly id: string;
  readonly problem: (kind: ProblemKind, detail: ProblemDetail) => Answer;
  /** The description of all operations. */
  readonly describe: (language: Language) => object;
}

/** An operation that describes others, or rules. */
export interface ResourceOperation extends OfLibrary<(reading: Reading) => Answer> {
  readonly takes: 'nothing';
  readonly mediaType: string;
}

export type LibraryOperation<Name extends string = string> =
  | DocumentOperation<Name>
  | StoredOperation<Name>
  | ResourceOperation;

/** A record without its texts, which its name identifies, and without parts that its whole kind shares. */
type Given<Record extends LibraryOperation> = Omit<
  Record,
  'takes' | 'method' | 'summary' | 'description' | 'problems'
> & { readonly problems?: readonly ProblemKind[] };

const ofEvery = ['bad-request', 'rate-limited', 'internal-error'] as const;

export function documentOperation<const Name extends string>(
  given: Given<DocumentOperation<Name>>,
): DocumentOperation<Name> {
  const ofBody = ['unavailable', 'content-too-large', 'unsupported-media-type'] as const;
  return { ...given, ...sharedParts(given, ofBody), takes: 'document', method: 'post' };
}

export function storedOperation<const Name extends string>(
  given: Given<StoredOperation<Name>>,
): StoredOperation<Name> {
  const parts = sharedParts(given, ['unavailable', 'not-found']);
  return { ...given, ...parts, takes: 'stored-document', method: 'post' };
}

export function resourceOperation(given: Given<ResourceOperation>): ResourceOperation {
  return { ...given, ...sharedParts(given, []), takes: 'nothing', method: 'get' };
}

function sharedParts(
  { name, problems = [] }: Pick<Given<ResourceOperation>, 'name' | 'problems'>,
  ofKind: readonly ProblemKind[],
) {
  const { summary, description } = texts.operations[name];
  return { summary, description, problems: [...ofEvery, ...ofKind, ...problems] };
}

/** The name of an example that has a text, and that text. */
export function example(name: keyof typeof texts.examples): Pick<Example, 'name' | 'summary'> {
  return { name, summary: texts.examples[name] };
}
