import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { bundleForBrowser } from './bundle.ts';

const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><pattern><rule context="order">
  <assert id="total" test="@total = sum(line) and matches(@id, '^[0-9]+$')">Order <value-of select="@id"/></assert>
</rule></pattern></schema>`;
const document = '<order id="7" total="3"><line>1</line></order>';

const program = `
  import { compileSchematron } from 'schematron-compiler';
  import { lintSchema } from 'schematron-compiler/lint';
  import { readSchematron } from 'schematron-compiler/rules';
  const source = ${JSON.stringify(schema)};
  const bytes = new TextEncoder().encode(${JSON.stringify(document)});
  const { outcome, findings } = compileSchematron(source).judge(bytes);
  const lint = lintSchema(readSchematron('a.sch', () => source, []));
  globalThis.answer = { outcome, text: findings[0].text, lint: lint.length };
`;

/** Runs the program in a place that has these globals alone. */
async function answerWith(globals: object): Promise<unknown> {
  const context = createContext({ TextDecoder, TextEncoder, ...globals });
  runInContext(await bundleForBrowser(program), context);
  return JSON.parse(runInContext('JSON.stringify(answer)', context));
}

describe('the package, without Node.js', () => {
  const answer = { outcome: 'invalid', text: 'Order 7', lint: 0 };

  test('compiles, judges and lints in a page', async () => {
    const page = { window: {}, document: {}, navigator: {} };
    expect(await answerWith(page)).toEqual(answer);
  });

  test('compiles, judges and lints in a worker', async () => {
    const worker = { self: {}, postMessage: () => undefined };
    expect(await answerWith(worker)).toEqual(answer);
  });
});
