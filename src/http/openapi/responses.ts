import type { Language, Localised } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import type { Answer } from '../document-work.ts';
import texts from '../messages/operations.json' with { type: 'json' };
import type { LibraryOperation } from '../operation.ts';
import { type ProblemKind, problemClass } from '../problem-kinds.ts';
import type { ComponentName, SuccessSchema } from '../schema/components.ts';

/** An answer as an example of a response. */
export interface ExampleAnswer {
  readonly name: string;
  readonly summary: Localised;
  readonly answer: Answer;
}

/** The language of an operation's description, and the form of references to schemas. */
export interface Describing {
  readonly language: Language;
  readonly refTo: (name: ComponentName) => object;
}

/** The responses of an operation by status, with the answers that illustrate them. */
export function responsesOf(
  operation: LibraryOperation,
  answers: readonly ExampleAnswer[],
  { language, refTo }: Describing,
): Record<string, object> {
  const problems = new Map(operation.problems.map((kind) => [problemClass(kind, language).status, kind]));
  const statuses = [200, ...problems.keys()];
  const undeclared = answers.find(({ answer }) => !statuses.includes(answer.status));
  if (undeclared !== undefined)
    throw new Error(`${operation.name} answers ${undeclared.answer.status} to ${undeclared.name} undeclared`);
  return Object.fromEntries(
    statuses.map((status) => {
      const headers = headersOf(problems.get(status), language);
      const shown = answers.filter(({ answer }) => answer.status === status);
      const content = responseContent(operation, shown, { language, refTo });
      return [status, { description: descriptionOf(status, language), ...(headers && { headers }), content }];
    }),
  );
}

function descriptionOf(status: number, language: Language): string {
  const described: Readonly<Record<string, Localised>> = texts.statuses;
  return fill(described[status] ?? { en: '', ar: '' }, language);
}

function responseContent(
  operation: LibraryOperation,
  answers: readonly ExampleAnswer[],
  { language, refTo }: Describing,
) {
  if (answers.length === 0 && operation.takes === 'nothing')
    return { [operation.mediaType]: { schema: { type: 'object' } } };
  // Client generators use the first media type for the type of the answer.
  const mediaTypes = [...new Set(answers.map(({ answer }) => answer.headers['content-type'] ?? ''))].toSorted(
    (one, other) => Number(other.includes('json')) - Number(one.includes('json')),
  );
  return Object.fromEntries(
    mediaTypes.map((mediaType) => {
      const text = textSchema(mediaType, language);
      const examples = answers
        .filter(({ answer }) => answer.headers['content-type'] === mediaType)
        .map(({ name, summary, answer: { body } }) => [
          name,
          { summary: fill(summary, language), value: text === undefined ? JSON.parse(body) : body },
        ]);
      const name = mediaType === 'application/problem+json' ? 'Problem' : operation.schema;
      const schema = text ?? schemaOf(name, refTo);
      return [mediaType, { schema, examples: Object.fromEntries(examples) }];
    }),
  );
}

function schemaOf(schema: SuccessSchema | null, refTo: Describing['refTo']): object {
  if (schema === null) return { type: 'object' };
  return typeof schema === 'string' ? refTo(schema) : { oneOf: schema.map(refTo) };
}

function textSchema(mediaType: string, language: Language): object | undefined {
  if (mediaType === 'application/xml')
    return { type: 'string', description: fill(texts.bodies.ubl, language) };
  if (!mediaType.startsWith('text/html')) return undefined;
  return { type: 'string', description: fill(texts.bodies.page, language) };
}

function headersOf(kind: ProblemKind | undefined, language: Language): object | undefined {
  if (kind !== 'rate-limited' && kind !== 'unavailable') return undefined;
  const retry = {
    'Retry-After': {
      description: fill(texts.headers.retryAfter, language),
      schema: { type: 'integer', minimum: 0 },
    },
  };
  if (kind === 'unavailable') return retry;
  const description = fill(texts.headers.requestsLeft, language);
  return { ...retry, 'X-RateLimit-Remaining': { description, schema: { type: 'integer', const: 0 } } };
}
