/** The used parts of an OpenAPI 3.1 description; of 3.0 too, whose `nullable` changes nothing here. */
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
  };
}

export interface SecurityScheme {
  readonly type?: string;
  readonly in?: string;
  readonly name?: string;
  readonly scheme?: string;
}

/** The operations of a path by method, and the parameters of all of them. */
export type PathItem = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Body | Reference;
  readonly responses?: Readonly<Record<string, Body | Reference>>;
}

export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly explode?: boolean;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

export interface Body {
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

/** A schema; `true` and `false` are schemas too. */
export type Schema = boolean | SchemaObject;

export interface SchemaObject {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly else?: Schema;
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'] as const;

/** An operation with its method and path; the parameters of its path are among its own. */
export interface PlacedOperation extends Operation {
  readonly method: string;
  readonly path: string;
}

/** The operations of a description, in its order. */
export function operationsOf({ paths = {} }: OpenApi): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      if (operation === undefined) return [];
      const shared = (item.parameters ?? []) as readonly (Parameter | Reference)[];
      return [{ ...operation, method, path, parameters: [...shared, ...(operation.parameters ?? [])] }];
    }),
  );
}

/** Resolves a reference, or returns the value itself; nothing for a reference that leads nowhere or in a circle. */
export function resolved<Value>(description: OpenApi, value: Value | Reference): Value | undefined {
  let found: unknown = value;
  for (let steps = 0; isReference(found); steps++) {
    if (steps === 50 || !found.$ref.startsWith('#/')) return undefined;
    found = keysIn(found.$ref).reduce<unknown>((within, key) => Object(within)[key], description);
  }
  return found as Value | undefined;
}

function isReference(value: unknown): value is Reference {
  return typeof Object(value).$ref === 'string';
}

/** The keys of a reference within the description. */
function keysIn($ref: string): string[] {
  return $ref
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Tells whether a media type is JSON, whatever it is called. */
export function isJson(mediaType: string): boolean {
  return /^[^;]*[/+]json\b/.test(mediaType);
}

/** Content with what is JSON before the others. */
export function jsonFirst(content: readonly [string, Media][]): [string, Media][] {
  return [
    ...content.filter(([mediaType]) => isJson(mediaType)),
    ...content.filter(([mediaType]) => !isJson(mediaType)),
  ];
}
