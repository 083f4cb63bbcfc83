import { createRequire } from 'node:module';

/** The packages that only a part of the library needs, and what for. */
export const optionalParts = {
  batch: { packages: ['piscina'], use: 'Batches run their worker threads by piscina' },
  server: {
    packages: ['piscina', 'prom-client'],
    use: 'The server runs its worker threads by piscina and counts by prom-client',
  },
  saxon: { packages: ['saxon-js'], use: 'The engine saxon is SaxonJS' },
  saxonRuleSets: {
    packages: ['saxon-js', 'xslt3', 'xmlbuilder2'],
    use: 'Rule sets for the engine saxon are made by xslt3 and xmlbuilder2',
  },
} as const;

export type OptionalPart = keyof typeof optionalParts;

/** A part of the library needs a package that is not installed. */
export class MissingPackageError extends Error {}

/** A command that was installed for the whole machine finds only packages that were installed so too. */
const besideItself = ' (with --global if pint-ae itself is installed so)';

const require = createRequire(import.meta.url);

/** The text for a missing package of a part; the README has the same text. */
export function howToAdd(part: OptionalPart): string {
  const { use, packages } = optionalParts[part];
  return `${use}: npm install ${packages.join(' ')}`;
}

/** A package that a part needs. Throws a MissingPackageError that says how to install it. */
export function optionalPackage<Module>(name: string, part: OptionalPart): Module {
  return orHowToAdd(name, part, () => require(name));
}

/**
 * The path of a file in a package that a part needs. Throws a MissingPackageError that says how to install
 * it.
 */
export function optionalFile(name: string, part: OptionalPart): string {
  return orHowToAdd(name, part, () => require.resolve(name));
}

/** Throws a MissingPackageError if any package of a part is missing, before any work begins. */
export function needPackages(part: OptionalPart): void {
  for (const name of optionalParts[part].packages) optionalFile(name, part);
}

function orHowToAdd<Found>(name: string, part: OptionalPart, find: () => Found): Found {
  try {
    return find();
  } catch (error) {
    if (isMissing(error, name)) throw new MissingPackageError(`${howToAdd(part)}${besideItself}`);
    throw error;
  }
}

/**
 * Whether the package itself is missing. An installed package may lack one of its own, which is another
 * fault, to be shown as it is.
 */
function isMissing(error: unknown, name: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'MODULE_NOT_FOUND' &&
    error.message.includes(`'${name}'`)
  );
}
