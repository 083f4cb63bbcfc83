import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const packages: readonly (readonly [string, Locked])[] = Object.entries(JSON.parse(text).packages);
const installed = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link);

/**
 * Scripts that were read, each version on its own. Those of esbuild check that the program for the platform
 * is present, and fetch it only where npm was told to leave optional packages out. The older version belongs
 * to the tool that builds the documentation.
 */
const withInstallScript = new Set(['esbuild 0.28.2', 'esbuild 0.21.5']);

test('every package is held to its hash', () => {
  expect(installed.length).toBeGreaterThan(300);
  expect(installed.filter(([, { integrity = '' }]) => !/^sha512-.{86}==/.test(integrity))).toEqual([]);
});

test('packages come from wherever the registry is, not from an address of the file', () => {
  expect(text).not.toMatch(/https?:\/\/[^"]*registry|git\+|"resolved": "(?:https?|file):/);
});

test('no package runs a script when it is installed, except for known ones', () => {
  const names = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
  expect(names.filter((name) => !withInstallScript.has(name))).toEqual([]);
});
