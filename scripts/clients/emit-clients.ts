import { clientModel } from './client-model.ts';
import { csharp } from './csharp.ts';
import { java } from './java.ts';
import type { Files, Language } from './language.ts';
import type { OpenApi } from './openapi.ts';
import { php } from './php.ts';
import { python } from './python.ts';

/** The languages, by the names of their folders. */
export const languages = { python, php, csharp, java } as const satisfies Readonly<Record<string, Language>>;

/** A description, and the name of its clients. */
export interface Described {
  readonly name: string;
  readonly description: OpenApi;
}

/** Emits the clients of a description in all languages, by folder. */
export function emitClients({ name, description }: Described): Record<keyof typeof languages, Files> {
  const model = { ...clientModel(description), name };
  return {
    python: python(model),
    php: php(model),
    csharp: csharp(model),
    java: java(model),
  };
}
