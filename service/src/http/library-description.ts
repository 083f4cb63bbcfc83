import { openApiDocument, type ProblemKind, problemKinds } from 'pint-ae/http';
import { libraryPaths } from './library-routes.ts';

interface DescribedOperation {
  readonly responses: Readonly<Record<string, object>>;
}

/**
 * The description of the library's part of the interface: its paths, and its schemas under distinct names.
 */
export interface LibraryDescription {
  readonly paths: Readonly<Record<string, object>>;
  readonly schemas: Readonly<Record<string, object>>;
}

/** The problems that the service adds to every operation that requires a key. */
const added: readonly ProblemKind[] = ['unauthorized', 'rate-limited', 'internal-error', 'upstream-error'];

const prefix = 'Library.';

export function libraryDescription(problemAnswer: (kind: ProblemKind) => object): LibraryDescription {
  const whole = openApiDocument();
  const renamed: Pick<typeof whole, 'paths' | 'components'> = JSON.parse(
    JSON.stringify({ paths: whole.paths, components: whole.components }).replaceAll(
      '"#/components/schemas/',
      `"#/components/schemas/${prefix}`,
    ),
  );
  const answers = Object.fromEntries(added.map((kind) => [problemKinds[kind].status, problemAnswer(kind)]));
  const served = Object.entries(renamed.paths).filter(([path]) => libraryPaths.has(path));
  const schemas = Object.entries(renamed.components.schemas);
  return {
    paths: Object.fromEntries(served.map(([path, methods]) => [path, withAnswers(methods, answers)])),
    schemas: Object.fromEntries(schemas.map(([name, schema]) => [prefix + name, schema])),
  };
}

function withAnswers(methods: object, answers: Readonly<Record<string, object>>): object {
  const described = Object.entries(methods) as [string, DescribedOperation][];
  return Object.fromEntries(
    described.map(([method, operation]) => [
      method,
      { ...operation, responses: { ...answers, ...operation.responses } },
    ]),
  );
}
