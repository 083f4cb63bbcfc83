import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import texts from './messages/optional-packages.json' with { type: 'json' };

/** The packages that only one part of the library needs. */
export const optionalParts = {
  batch: { packages: ['piscina'] },
  server: { packages: ['piscina', 'prom-client'] },
  agents: { packages: ['@modelcontextprotocol/sdk'] },
  saxon: { packages: ['saxon-js'] },
  saxonRuleSets: { packages: ['saxon-js', 'xslt3', 'xmlbuilder2'] },
} as const;

export type OptionalPart = keyof typeof optionalParts;

/** A part of the library needs a package that is not installed. */
export class MissingPackageError extends Error {
  readonly words: Readonly<Record<Language, string>>;
  constructor(part: OptionalPart) {
    const words = { en: whatToInstall(part, 'en'), ar: whatToInstall(part, 'ar') };
    super(words.en);
    this.words = words;
  }
}

/** The text for a missing package of a part; the README has the same text. */
export function howToAdd(part: OptionalPart, language: Language = 'en'): string {
  return `${texts.uses[part][language]}: npm install ${optionalParts[part].packages.join(' ')}`;
}

/** Returns the way to install a missing package. A globally installed command only finds global packages. */
function whatToInstall(part: OptionalPart, language: Language): string {
  return fill(texts.besideItself, language, { howToAdd: howToAdd(part, language) });
}

/** Returns this file's `require` or, if a bundler left the file without an address, that of the process's folder. */
function requireHere(): NodeJS.Require {
  return createRequire(import.meta.url ?? join(process.cwd(), 'bundle.js'));
}

/** A package that a part needs. Throws a MissingPackageError that says how to install it. */
export function optionalPackage<Module>(name: string, part: OptionalPart): Module {
  return orHowToAdd(name, part, () => requireHere()(name));
}

/** The path of a file in an optional package; throws a MissingPackageError. */
export function optionalFile(name: string, part: OptionalPart): string {
  return orHowToAdd(name, part, () => requireHere().resolve(name));
}

/** Throws a MissingPackageError if any package of a part is missing, before any work begins. */
export function needPackages(part: OptionalPart): void {
  for (const name of optionalParts[part].packages) optionalFile(name, part);
}

function orHowToAdd<Found>(name: string, part: OptionalPart, find: () => Found): Found {
  try {
    return find();
  } catch (error) {
    if (isMissing(error, name)) throw new MissingPackageError(part);
    throw error;
  }
}

/** If an installed package lacks a dependency, its own error is shown unchanged. */
function isMissing(error: unknown, name: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'MODULE_NOT_FOUND' &&
    error.message.includes(`'${name}'`)
  );
}
