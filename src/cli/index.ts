#!/usr/bin/env node
import { buffer } from 'node:stream/consumers';
import pc from 'picocolors';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  stdout: (chunk) => process.stdout.write(chunk),
  stderr: (chunk) => process.stderr.write(chunk),
  readStdin: () => buffer(process.stdin),
  colour: pc.isColorSupported && process.stdout.isTTY === true,
});
