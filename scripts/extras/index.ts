import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { extras, install, isInstalled } from './install.ts';

/** The used parts of the packages of this folder: without them there are no types of theirs. */
interface Extras {
  readonly recheck: {
    readonly checkSync: (source: string, flags: string, options: object) => Complexity;
  };
  readonly '@redocly/openapi-core': {
    readonly createConfig: (config: object) => Promise<object>;
    readonly lintFromString: (input: {
      readonly source: string;
      readonly absoluteRef: string;
      readonly config: object;
    }) => Promise<readonly { readonly ruleId: string; readonly message: string }[]>;
  };
  readonly 'openapi-typescript': {
    readonly default: (description: string) => Promise<readonly object[]>;
    readonly astToString: (ast: readonly object[]) => string;
  };
  readonly 'openapi-fetch': { readonly default: unknown };
  readonly postject: {
    readonly inject: (
      executable: string,
      name: string,
      content: Buffer,
      options: { readonly sentinelFuse: string; readonly machoSegmentName?: string },
    ) => Promise<void>;
  };
  readonly autocannon: (options: LoadOptions) => Promise<Load>;
}

/** Longest time that matching with an expression may take. */
type Complexity =
  | { readonly status: 'safe' }
  | { readonly status: 'vulnerable'; readonly complexity: { readonly summary: string } }
  | { readonly status: 'unknown'; readonly error: { readonly kind: string } };

interface LoadOptions extends Shooting {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeout: number;
}

/** The number of requests under load, and the answers that they must have. */
export interface Shooting {
  readonly connections: number;
  /** Number of requests that are sent in all. */
  readonly amount?: number;
  /** Seconds for which requests are sent. */
  readonly duration?: number;
  readonly verifyBody?: (body: string) => boolean;
}

/** Outcomes of the requests under load. */
export interface Load {
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  readonly latency: { readonly p50: number };
  readonly non2xx: number;
  readonly errors: number;
  readonly timeouts: number;
  readonly mismatches: number;
}

/** True if tests can use them: in continuous integration they must. */
export const areExtrasThere = process.env.CI !== undefined || isInstalled(extras);

/** A package of this folder, which is installed if it is not there. */
export function extra<Name extends keyof Extras>(name: Name): Extras[Name] {
  install(extras);
  return createRequire(join(extras, 'package.json'))(name);
}

/** The findings of a standard linter on a description of OpenAPI, by a set of its rules. */
export async function lintedOpenApi(source: string, rules: 'recommended' | 'spec'): Promise<string[]> {
  const { createConfig, lintFromString } = extra('@redocly/openapi-core');
  const config = await createConfig({ extends: [rules] });
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

/** A package that is an ES module and imports a CommonJS package: required, it would not find the other's default export. */
export async function importedExtra<Name extends keyof Extras>(name: Name): Promise<Extras[Name]> {
  install(extras);
  return import(pathToFileURL(createRequire(join(extras, 'package.json')).resolve(name)).href);
}
