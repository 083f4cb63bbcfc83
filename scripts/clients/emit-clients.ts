import { bruno } from './bruno.ts';
import { clientModel } from './client-model.ts';
import { collectionOf } from './collection.ts';
import { csharp } from './csharp.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import type { Files, Language } from './language.ts';
import type { OpenApi } from './openapi.ts';
import { php } from './php.ts';
import { postman } from './postman.ts';
import { python } from './python.ts';

/** The languages, by the names of their folders. */
export const languages = { python, php, csharp, java, go } as const satisfies Readonly<
  Record<string, Language>
>;

/** A description, how clients of it are called, and where the server is that collections ask. */
export interface Described {
  readonly name: string;
  readonly description: OpenApi;
  readonly baseUrl: string;
}

/** The clients in all languages and the collections of a description, by folder. */
export function madeOf({
  name,
  description,
  baseUrl,
}: Described): Record<keyof typeof languages | 'postman' | 'bruno', Files> {
  const model = { ...clientModel(description), name };
  const collection = collectionOf(description, baseUrl);
  return {
    python: python(model),
    php: php(model),
    csharp: csharp(model),
    java: java(model),
    go: go(model),
    postman: postman(collection, name),
    bruno: bruno(collection),
  };
}
