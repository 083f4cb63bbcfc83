import { createInterface } from 'node:readline';
import { hold } from '../../src/node/hold.ts';

// Tries to hold each path that it is told, and says whether it does.
for await (const path of createInterface(process.stdin))
  process.stdout.write(`${(await hold(path)) !== undefined}\n`);
