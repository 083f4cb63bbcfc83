import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { checkOptions } from '../core/options/check-options.ts';
import { version } from '../core/version.ts';
import { defaultSpecification } from '../specification/default.ts';
import { checkLanguage } from './arguments.ts';
import texts from './messages/operations.json' with { type: 'json' };
import { type DescribedOptions, describeOperation } from './openapi/describe.ts';
import type { LibraryOperation } from './operation.ts';
import { operations } from './operations/index.ts';
import type { WorkName } from './operations/on-documents.ts';
import { handlerOptionsKind, prefixOf } from './options.ts';
import { components, referencesBy, type SchemaNames } from './schema/components.ts';

/** An OpenAPI document as plain data. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: object;
  readonly servers: readonly object[];
  readonly security: readonly object[];
  readonly tags: readonly object[];
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/**
 * Returns the OpenAPI 3.1 document of a handler with these options, in English or Arabic. Its examples are computed
 * by running each operation on example documents.
 *
 * @example
 * ```ts
 * console.log(Object.keys(openApiDocument().paths)[0]); // /v1/validate
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function openApiDocument(options: DescribedOptions = {}, language: Language = 'en'): OpenApiDocument {
  checkOptions('openApiDocument', handlerOptionsKind, options);
  checkLanguage('openApiDocument', language);
  return describedBy(options, language);
}

/** Creates the document from options that are already checked, because a server has further options. */
export function describedBy(options: DescribedOptions, language: Language): OpenApiDocument {
  const { paths, components } = describeOperations(servedBy(options), options, { language });
  return {
    openapi: '3.1.0',
    info: {
      title: 'pint-ae',
      version,
      description: fill(texts.info.description, language, {
        country: homeCountryName[language],
        specification: release.name,
      }),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [],
    tags: Object.entries(texts.tags).map(([name, text]) => ({ name, description: fill(text, language) })),
    paths,
    components: { schemas: usedBy(paths, components.schemas) },
  };
}

/** Returns the schemas to which a description refers, directly or through other schemas. */
export function usedBy<Schema extends object>(
  described: object,
  schemas: Readonly<Record<string, Schema>>,
): Record<string, Schema> {
  const used = new Set<string>();
  const waiting = [JSON.stringify(described)];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop())
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      waiting.push(JSON.stringify(schemas[name] ?? {}));
    }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

const { homeCountryName, release } = defaultSpecification;

/** Returns the operations of a handler: those on stored documents only if it can load them. */
export function servedBy(
  options: Pick<DescribedOptions, 'loadDocument'>,
): readonly LibraryOperation<WorkName>[] {
  return operations.filter(({ takes }) => takes !== 'stored-document' || options.loadDocument !== undefined);
}

/** The differences of a description from the library's own. */
interface Differently {
  readonly language: Language;
  /** Other names of schemas. */
  readonly names?: SchemaNames;
  /** Responses of the server around the handler, by status. */
  readonly others?: (operation: LibraryOperation) => Readonly<Record<string, object>>;
}

/** The paths of some operations, with every schema of the library. */
export function describeOperations(
  described: readonly LibraryOperation[],
  options: DescribedOptions,
  { language, names = {}, others }: Differently,
): Pick<OpenApiDocument, 'paths' | 'components'> {
  const refTo = referencesBy(names);
  const paths = described.map((operation) => [
    `${prefixOf(options)}${operation.path}`,
    { [operation.method]: describeOperation(operation, { options, language, refTo, others }) },
  ]);
  return { paths: Object.fromEntries(paths), components: { schemas: components(names, language) } };
}
