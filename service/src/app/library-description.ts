import type { Language } from 'pint-ae';
import { openApiDocument, type ProblemKind, problem, problemKinds } from 'pint-ae/http';
import { inWords, type ServiceText } from '../texts/service-text.ts';
import { libraryPaths } from './library-routes.ts';

interface DescribedParameter {
  readonly name: string;
  readonly description?: string;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly DescribedParameter[];
  readonly responses: Readonly<Record<string, object>>;
}

/** The description of the library's part of the interface: its paths, and all its schemas. */
export interface LibraryDescription {
  readonly paths: Readonly<Record<string, object>>;
  readonly schemas: Readonly<Record<string, object>>;
}

type TextName = ServiceText['text'];

/** The library describes its operations in English only: these are their summaries, and what they do. */
const summaries: Readonly<Record<string, readonly [summary: TextName, description: TextName]>> = {
  validateDocument: ['validateDocument', 'validateDocumentDescription'],
  listRules: ['listRules', 'listRulesDescription'],
  getRule: ['getRule', 'getRuleDescription'],
  getDocumentRequestSchema: ['getDocumentRequestSchema', 'getDocumentRequestSchemaDescription'],
};

const meanings: Readonly<Record<string, TextName>> = {
  lang: 'langParameter',
  'Accept-Language': 'acceptLanguageParameter',
  topic: 'topicParameter',
  term: 'termParameter',
  id: 'ruleIdParameter',
};

/** The problems that the service adds to every operation that requires a key. */
const added: readonly ProblemKind[] = ['unauthorized', 'rate-limited', 'internal-error', 'upstream-error'];

/** Records and attachments that a document names: those that the key may not read, and those that it cannot have. */
const addedTo: Readonly<Record<string, readonly ProblemKind[]>> = {
  '/v1/validate': ['forbidden', 'validation-failed'],
};

/** An issue of the library tells more than one of a stored document; every other name is of one thing. */
const renamed = { Issue: 'DetailedIssue' } as const;

export function libraryDescription(
  language: Language,
  problemAnswer: (kind: ProblemKind) => object,
): LibraryDescription {
  const whole = openApiDocument();
  const { paths, components }: Pick<typeof whole, 'paths' | 'components'> = JSON.parse(
    JSON.stringify({ paths: whole.paths, components: whole.components }).replaceAll(
      '"#/components/schemas/Issue"',
      `"#/components/schemas/${renamed.Issue}"`,
    ),
  );
  const { Issue: detailed = {}, ...schemas } = components.schemas;
  const answersOf = (kinds: readonly ProblemKind[]) =>
    Object.fromEntries(kinds.map((kind) => [problemKinds[kind].status, problemAnswer(kind)]));
  const served = Object.entries(paths).filter(([path]) => libraryPaths.has(path));
  return {
    paths: Object.fromEntries(
      served.map(([path, methods]) => [
        path,
        withAnswers(methods, answersOf([...added, ...(addedTo[path] ?? [])]), language),
      ]),
    ),
    schemas: { ...schemas, [renamed.Issue]: detailed },
  };
}

function withAnswers(methods: object, answers: Readonly<Record<string, object>>, language: Language): object {
  const described = Object.entries(methods) as [string, DescribedOperation][];
  return Object.fromEntries(
    described.map(([method, operation]) => {
      const { responses, ...texts } = inLanguage(operation, language);
      return [method, { ...texts, responses: { ...answers, ...responses } }];
    }),
  );
}

function inLanguage(operation: DescribedOperation, language: Language): DescribedOperation {
  const [summary, description] = summaries[operation.operationId] ?? [];
  if (summary === undefined || description === undefined) return operation;
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    status,
    { ...response, description: answerIn(Number(status), language) },
  ]);
  return {
    ...operation,
    summary: inWords({ text: summary }, language),
    description: inWords({ text: description }, language),
    ...(operation.parameters === undefined
      ? {}
      : { parameters: operation.parameters.map((parameter) => parameterIn(parameter, language)) }),
    responses: Object.fromEntries(responses),
  };
}

function parameterIn(parameter: DescribedParameter, language: Language): DescribedParameter {
  const text = meanings[parameter.name];
  return text === undefined ? parameter : { ...parameter, description: inWords({ text }, language) };
}

/** A status of the library's answers has one kind of problem. */
function answerIn(status: number, language: Language): string {
  const kinds = Object.keys(problemKinds) as ProblemKind[];
  const kind = kinds.find((name) => problemKinds[name].status === status);
  return kind === undefined ? inWords({ text: 'done' }, language) : problem(kind, { language }).title;
}
