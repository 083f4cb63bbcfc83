import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifest } from '../entry-points.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
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

/**
 * Tells whether a range of engines, such as `^18.18.0 || >=20`, begins at or below the oldest version of Node that is
 * promised.
 */
function takesOldestNode(range: string): boolean {
  const [oldestMajor = 0, oldestMinor = 0] = manifest.engines.node.match(/\d+/g)?.map(Number) ?? [];
  return range.split('||').some((part) => {
    const [, sign, major = '0', minor = '0'] = /(>=?)?\s*v?(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    if (Number(major) === oldestMajor) return Number(minor) <= oldestMinor;
    return part.includes('*') || (sign !== undefined && Number(major) < oldestMajor);
  });
}

test('npm ci says of no package that it needs a newer Node than is promised', () => {
  // npm leaves an optional package out without a word.
  const warned = installed.filter(
    ([, { optional, engines }]) => !optional && !takesOldestNode(engines?.node ?? '*'),
  );
  expect(warned.map(([path, { engines }]) => `${path}: ${engines?.node}`)).toEqual([]);
});

test('no package runs a script when it is installed, except for known ones', () => {
  const names = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
  expect(names.filter((name) => !withInstallScript.has(name))).toEqual([]);
});
