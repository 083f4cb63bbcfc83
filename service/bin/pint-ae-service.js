#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

// The bundle of `npm run generate` starts in a fifth of the time of the sources. The package has only the bundle.
const bundles = ['../../src/generated/service/index.js', '../dist/index.js'];
const bundle = bundles.map((file) => new URL(file, import.meta.url)).find((file) => existsSync(file));
if (bundle !== undefined) await import(bundle.href);
else {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: resolve(import.meta.dirname, '../tsconfig.json') });
  await import('../src/cli/index.ts');
}
