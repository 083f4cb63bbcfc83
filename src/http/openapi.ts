import { checkOptions } from '../core/options/check-options.ts';
import { version } from '../core/version.ts';
import { defaultSpecification } from '../specification/default.ts';
import { networkPaths } from './openapi/network-operations.ts';
import { type DescribedOptions, documentPaths } from './openapi/operations.ts';
import { resourcePaths } from './openapi/resources.ts';
import { handlerOptionsKind } from './options.ts';
import { components } from './schema/components.ts';

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
 * The OpenAPI 3.1 document of a handler with these options. Its examples are computed by running each
 * operation on example documents.
 *
 * @example
 * ```ts
 * console.log(Object.keys(openApiDocument().paths)[0]); // /v1/validate
 * ```
 */
export function openApiDocument(options: DescribedOptions = {}): OpenApiDocument {
  checkOptions('openApiDocument', handlerOptionsKind, options);
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    security: [],
    tags,
    paths: { ...documentPaths(options), ...networkPaths(options), ...resourcePaths(options) },
    components: { schemas: components() },
  };
}

const { homeCountryName, release } = defaultSpecification;

const info = {
  title: 'pint-ae',
  version,
  description: `Validates e-invoices of ${homeCountryName.en} (${release.name}) and writes their UBL 2.1.`,
  license: { name: 'MIT', identifier: 'MIT' },
};

const tags = [
  { name: 'Documents', description: 'Validate documents, and convert them to UBL.' },
  { name: 'Network', description: 'Write and read what is sent after a document.' },
  { name: 'Rules', description: 'The official rules, explained.' },
  { name: 'Descriptions', description: 'What the operations take and answer.' },
];
