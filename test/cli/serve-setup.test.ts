import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setupOf } from '../../src/cli/serve/setup.ts';
import { readArguments, splitCommandLine } from '../../src/cli/syntax/arguments.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const path = join(temporaryFolder(), 'options.json');
const inFile = { strict: true, limits: { maxBodyBytes: 5000, maxQueue: 5, maxNesting: 50 } };

/** The setup of a server with the file, and these flags. */
async function setupWith(options: object, ...flags: string[]) {
  writeFileSync(path, JSON.stringify(options));
  return setupOf(readArguments('serve', splitCommandLine(['serve', '--options', path, ...flags])));
}

test('a server has the limits of its flags, and of its file those that no flag sets', async () => {
  const limits = async (...flags: string[]) => (await setupWith(inFile, ...flags)).options.limits;
  expect(await limits()).toEqual(inFile.limits);
  expect(await limits('--max-body', '6000')).toEqual({ ...inFile.limits, maxBodyBytes: 6000 });
  expect(await limits('--max-queue', '7')).toEqual({ ...inFile.limits, maxQueue: 7 });
  expect((await setupWith({})).options.limits).toEqual({});
});

test('a server is strict if its file or a flag says so', async () => {
  const strict = async (options: object, ...flags: string[]) =>
    (await setupWith(options, ...flags)).options.strict;
  expect(await strict({})).toBe(false);
  expect(await strict({ strict: false }, '--strict')).toBe(true);
  expect(await strict({ strict: true })).toBe(true);
});

test('agents have the limits of the server, and are served only where they are asked for', async () => {
  expect(await setupWith({})).not.toHaveProperty('agents');
  const { options, agents } = await setupWith(
    {},
    ...['--mcp', '--max-body', '6000', '--time-limit', '9', '--allowed-origin', 'https://a.ae, https://b.ae'],
  );
  const allowedOrigins = ['https://a.ae', 'https://b.ae'];
  expect(agents).toEqual({ maxBytes: 6000, timeLimit: options.timeLimit, allowedOrigins });
  expect(options).toMatchObject({ allowedOrigins, limits: { maxBodyBytes: 6000 } });
});
