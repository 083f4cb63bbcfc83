import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openApiDocument } from 'pint-ae/http';
import { projectFolder } from '../sources.ts';
import type { Described } from './emit-clients.ts';
import type { OpenApi } from './openapi.ts';

/** The description of `pint-ae serve`, of which clients are called `pint-ae`. */
export function ofServer(): Described {
  return described('pint-ae', openApiDocument());
}

/** The descriptions of `pint-ae serve` and of the service, by what serves them. */
export async function ownDescriptions(): Promise<Record<'serve' | 'service', Described>> {
  // The service is a package of its own, with a configuration of its own for the compiler.
  const { href } = pathToFileURL(join(projectFolder, 'service/src/app/openapi.ts'));
  const service: { openApiDocument: (baseUrl: string) => object } = await import(href);
  return { serve: ofServer(), service: described('pint-ae-service', service.openApiDocument('')) };
}

/** Reads a description as from JSON. */
function described(name: string, description: object): Described {
  const read: OpenApi = JSON.parse(JSON.stringify(description));
  return { name, description: read };
}
