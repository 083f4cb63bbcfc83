import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shell, withPython } from '../trials.ts';
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
const seconds = Math.round(Number(process.env.PINT_AE_MINUTES ?? '3') * 20);

/**
 * Schemathesis asks both servers by their descriptions, the service as a company and as the operator: no answer is a fault of the server
 * or outside the description. What throws on request is left out.
 */
export const schemathesis = async (folder: string): Promise<string> => {
  await shell(withPython('schemathesis==4.32.5'), folder);
  const hooks = { PYTHONPATH: import.meta.dirname, SCHEMATHESIS_HOOKS: 'ndjson' };
  const ask = async (path: string, address: string, words = '') => {
    const description = await (await fetch(address + path)).text();
    writeFileSync(join(folder, 'openapi.json'), description.replaceAll(visible, '\\\\S'));
    return shell(
      `venv/bin/schemathesis run openapi.json --url ${address} ${words} --checks ${checks} \\
  --max-time ${seconds} --seed ${seed} --request-timeout 120 --continue-on-failure --no-color`,
      folder,
      hooks,
    );
  };
  const as = (key: string) => `-H 'X-Api-Key: ${key}'`;
  const said = [
    await withServer([], (address) => ask('/v1/openapi.json', address)),
    ...(await withService(async (address, { company, operator }) => [
      await ask(
        '/openapi.json',
        address,
        `${as(company)} --exclude-path-regex '^/v1/(operator/|throw-test)'`,
      ),
      await ask('/openapi.json', address, `${as(operator)} --include-path-regex '^/v1/operator/'`),
    ])),
  ];
  const cases = said.map((text) => /([\d,]+) generated/.exec(text)?.[1] ?? 'no');
  return `${cases.join(', ')} requests, every answer as described`;
};
