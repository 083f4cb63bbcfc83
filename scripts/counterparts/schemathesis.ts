import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Counterpart, shell, withPython } from './run.ts';
import { withServer, withService } from './servers.ts';

/** Requests of its own that break a rule of a document are refused as they must be: the schema cannot say them. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
].join();

/** It can make no text that has a character by its Unicode property. */
const visible = '[^\\\\s\\\\p{Default_Ignorable_Code_Point}\\\\u2800]';

const seed = process.env.PINT_AE_SEED ?? '1';
const seconds = Math.round(Number(process.env.PINT_AE_MINUTES ?? '2') * 30);

/** Installs Schemathesis in a folder. */
export const installed = (folder: string) => shell(withPython('schemathesis==4.32.5'), folder);

/** Asks a server by its description for so many seconds: no answer is a fault of the server or outside the description. */
export async function askBy(
  description: string,
  { folder, words = '', seconds: duration }: { folder: string; words?: string; seconds: number },
): Promise<string> {
  const text = await (await fetch(description)).text();
  writeFileSync(join(folder, 'openapi.json'), text.replaceAll(visible, '\\\\S'));
  return shell(
    `venv/bin/schemathesis run openapi.json --url ${new URL(description).origin} ${words} --checks ${checks} \\
  --max-time ${duration} --seed ${seed} --request-timeout 120 --continue-on-failure --no-color`,
    folder,
    { PYTHONPATH: import.meta.dirname, SCHEMATHESIS_HOOKS: 'ndjson' },
  );
}

/** The number of requests of a run, by its output. */
export const requestsIn = (output: string) => /([\d,]+) generated/.exec(output)?.[1] ?? 'no';

/** Schemathesis asks both servers by their descriptions. */
export const schemathesis: Counterpart = async (folder) => {
  await installed(folder);
  const said = [
    await withServer(['--log-format', 'none'], ({ address }) =>
      askBy(`${address}/v1/openapi.json`, { folder, seconds }),
    ),
    await withService((address, key) =>
      askBy(`${address}/openapi.json`, {
        folder,
        seconds,
        words: `-H 'X-Api-Key: ${key}' --exclude-path /v1/throw-test`,
      }),
    ),
  ];
  return `${said.map(requestsIn).join(' and ')} requests, every answer as described`;
};
