import type { Language } from 'pint-ae';
import { type ProblemKind, problemKinds } from 'pint-ae/http';
import { describeOperations, type LibraryOperation } from 'pint-ae/internal/server';
import { libraryOperations } from './library-routes.ts';

/** The description of the library's part of the interface: its paths, and all its schemas. */
export interface LibraryDescription {
  readonly paths: Readonly<Record<string, object>>;
  readonly schemas: Readonly<Record<string, object>>;
}

/** The problems that the service adds to every operation that requires a key. */
const added: readonly ProblemKind[] = ['unauthorized', 'rate-limited', 'internal-error', 'upstream-error'];

/** Records and attachments that a document names: the key may not read them, or they do not exist. */
const addedTo: Partial<Readonly<Record<LibraryOperation['name'], readonly ProblemKind[]>>> = {
  validateDocument: ['forbidden', 'validation-failed'],
};

/** The library's schema `Issue` has more members than the service's; every other name is unique. */
const names = { Issue: 'DetailedIssue' } as const;

export function libraryDescription(
  language: Language,
  createProblemAnswer: (kind: ProblemKind) => object,
): LibraryDescription {
  const others = ({ name }: LibraryOperation) =>
    Object.fromEntries(
      [...added, ...(addedTo[name] ?? [])].map((kind) => [
        problemKinds[kind].status,
        createProblemAnswer(kind),
      ]),
    );
  const { paths, components } = describeOperations(libraryOperations, {}, { language, names, others });
  return { paths, schemas: components.schemas };
}
