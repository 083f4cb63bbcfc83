/**
 * `npm run tool -- counterparts [NAME…]`: tries what the documentation says of other people's software on that software,
 * which each installs in a folder that is removed. Needs the registries. Exits with 1 if one does otherwise.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mcp } from './counterparts/mcp.ts';
import { withServer, withService } from './counterparts/servers.ts';
import { projectFolder } from './project-folder.ts';
import { inFolder, shell, tryEach, withPython } from './trials.ts';

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
const schemathesis = async (folder: string): Promise<string> => {
  await shell(withPython('schemathesis==4.32.5'), folder);
  const hooks = { PYTHONPATH: join(import.meta.dirname, 'counterparts'), SCHEMATHESIS_HOOKS: 'ndjson' };
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
    ...(await withService(join(folder, 'service'), async (address, { company, operator }) => [
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

const counterparts = { schemathesis, mcp, 'pre-commit': preCommit };
const table = Object.entries(counterparts).map(([name, isAsClaimed]) => ({ name, isAsClaimed }));
await tryEach('counterparts', table, process.argv.slice(2), ({ isAsClaimed }) => inFolder(isAsClaimed));

/** pre-commit installs the hooks from a clone: a commit without fault passes, and a broken one is refused. */
async function preCommit(folder: string): Promise<string> {
  const examples = join(projectFolder, 'examples');
  const said = await shell(
    `${withPython('pre-commit')}export PRE_COMMIT_HOME="$PWD/cache"
git clone --quiet ${projectFolder} clone
git init --quiet repository
cd repository
git config user.email a@b.example && git config user.name a
cat >.pre-commit-config.yaml <<END
repos:
  - repo: $PWD/../clone
    rev: $(git -C ../clone rev-parse HEAD)
    hooks: [{ id: pint-ae }]
END
pre-commit install >/dev/null
mkdir invoices
cp ${examples}/standard-invoice.json invoices/
git add . && git commit --quiet --message valid && echo committed
cp ${examples}/broken/usd-without-rate.json invoices/
git add . && ! git commit --quiet --message broken >refusal 2>&1
grep --only-matching --max-count 1 'ibr-[a-z0-9-]*' refusal
git rev-list --count HEAD`,
    folder,
  );
  if (!/^committed\nibr-[\w-]+\n1\n$/.test(said)) throw new Error(said);
  return 'the hook lets a valid invoice pass and refuses a broken one';
}
