#!/usr/bin/env node
import module from 'node:module';
import { tooOld } from './node-version.ts';

const complaint = tooOld(process.versions.node, process.argv.slice(2));
if (complaint === undefined) {
  // If Node.js can cache compiled code, the next start need not compile it again.
  Reflect.get(module, 'enableCompileCache')?.();
  await import('./index.ts');
} else {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 2;
}
