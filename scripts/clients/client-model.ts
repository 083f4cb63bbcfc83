import { callsOf } from './calls.ts';
import type { ClientModel, Key, ObjectModel } from './model.ts';
import { type Body, type OpenApi, operationsOf, referenceTo, resolved } from './openapi.ts';
import { isObject } from './schemas.ts';
import { type TypeOf, typesOf } from './types.ts';

/** The model of a description. What it cannot say of a value becomes `any`, and nothing is left out. */
export function clientModel(description: OpenApi): ClientModel {
  const objects = new Map<string, ObjectModel>();
  const typeOf = typesOf(description, objects);
  for (const [name, schema] of Object.entries(description.components?.schemas ?? {}))
    if (isObject(description, schema)) typeOf(referenceTo(name), name);
  const keys = keysOf(description);
  const calls = operationsOf(description).flatMap((operation) =>
    callsOf(operation, { description, typeOf, keys }),
  );
  const problem = problemOf(description, typeOf);
  const { title, version, description: told = '' } = description.info;
  return { title, version, description: told, keys, objects: [...objects.values()], calls, problem };
}

function keysOf({ components }: OpenApi): Key[] {
  return Object.entries(components?.securitySchemes ?? {}).flatMap(
    ([name, { type, in: place, name: header, scheme }]) => {
      if (type === 'apiKey' && place === 'header' && header !== undefined)
        return [{ name, header, prefix: '' }];
      return type === 'http' && scheme?.toLowerCase() === 'bearer'
        ? [{ name, header: 'Authorization', prefix: 'Bearer ' }]
        : [];
    },
  );
}

function problemOf(description: OpenApi, typeOf: TypeOf): string | undefined {
  const schemas = operationsOf(description).flatMap(({ responses = {} }) =>
    Object.values(responses).flatMap((response) => {
      const media = resolved<Body>(description, response)?.content?.['application/problem+json'];
      return media?.schema ?? [];
    }),
  );
  const type = typeOf(schemas[0], 'Problem');
  return type.kind === 'object' ? type.name : undefined;
}
