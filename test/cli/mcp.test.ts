import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMcpHandler } from '../../src/cli/mcp/http.ts';
import { createMcpServer } from '../../src/cli/mcp/server.ts';
import { sayBy, tools } from '../../src/cli/mcp/tools.ts';
import { run } from '../../src/cli/run.ts';
import { convert } from '../../src/index.ts';
import { example } from '../requests.ts';

const text = (name: string) => readFileSync(`examples/${name}.json`, 'utf8');
const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcpServer(sayBy(run)).connect(ours);
  await client.connect(theirs);
});
afterAll(() => client.close());

/** Returns what a tool answers, and whether it says that it could not. */
async function call(name: string, args: Record<string, unknown>, by = client) {
  const { content, isError } = await by.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { text: first?.text ?? '', isError };
}

describe('an agent', () => {
  test('is told every tool with what it takes, none of which is a file', async () => {
    const { tools: told } = await client.listTools();
    expect(told.map(({ name }) => name).sort()).toEqual([...tools.keys()].sort());
    for (const { description, inputSchema, annotations } of told) {
      expect(description).toMatch(/\.$/);
      expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
      for (const name of Object.keys(inputSchema.properties ?? {}))
        expect(name).not.toMatch(/^(?:out|options|ruleSet|sent|root)$/);
    }
  });

  test('gets from a broken invoice to its UBL: validate, fix, validate, convert', async () => {
    const broken = text('standard-invoice').replace('"quantity": 12', '"quantity": "12 "');
    const first = JSON.parse((await call('validate', { document: broken })).text);
    expect([first.outcome, first.issues[0].path]).toEqual(['malformed', 'lines[0].quantity']);
    const { document, fixed } = JSON.parse((await call('fix', { document: broken })).text);
    expect(fixed.map(({ path }: { path: string }) => path)).toEqual(['lines[0].quantity']);
    expect(JSON.parse((await call('validate', { document })).text).outcome).toBe('valid');
    const { text: ubl, isError } = await call('convert', { document });
    expect([ubl.trim(), isError]).toEqual([convert(example('standard-invoice')).xml?.trim(), false]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['validate', {}, 'validate needs the argument document.'],
    ['validate', { document: null }, 'validate needs the argument document.'],
    ['fix', { document: '{}', out: 'x' }, 'fix has no argument out; it takes document, lang.'],
    [
      'validate',
      { document: { currency: 'AED' } },
      'document must be a text, not an object: send the JSON or UBL as it is, as one text, so that its numbers keep their digits.',
    ],
    ['validate', { document: '{}', strict: 'false' }, 'strict must be true or false, not a text.'],
    ['validate', { document: '{}', today: 1.5 }, 'today must be a text, not a number with decimals.'],
    ['explain', { words: 'ibr-167-ae' }, 'words must be a list of texts, not a text.'],
    ['explain', { words: [{}] }, 'words must be a list of texts, not a list of something else.'],
    ['explain', { words: 'seller', lang: 'ar' }, 'يجب أن يكون words قائمة نصوص، لا نصاً.'],
    [
      'render',
      { page: true },
      'render has no argument page; it takes document, lang, paper.\nrender needs the argument document.',
    ],
  ])('is told how %s takes its arguments, by %j', async (tool, args, told) => {
    expect(await call(tool, args)).toEqual({ text: told, isError: true });
  });

  test('reads rules, fields, code lists and guides', async () => {
    const { resources } = await client.listResources();
    for (const { uri } of resources.filter((_, index) => index % 6 === 0)) {
      const { contents } = await client.readResource({ uri });
      expect(contents[0]).toMatchObject({ uri, text: expect.stringMatching(/.{20}/) });
    }
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining(['pint-ae://rules', 'pint-ae://fields', 'pint-ae://guides/any-language']),
    );
    const { contents } = await client.readResource({ uri: 'pint-ae://rules/ibr-167-ae' });
    expect(contents[0]).toMatchObject({ text: expect.stringMatching(/\p{Script=Arabic}/u) });
    await expect(client.readResource({ uri: 'pint-ae://rules/none' })).rejects.toThrow(/none/);
  });
});

test('over HTTP each request is answered by itself, and a body that is too long is refused', async () => {
  const handler = createMcpHandler(run, 20_000);
  const agent = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
    fetch: (url, init) => handler(new Request(url, init)),
  });
  await agent.connect(transport);
  const { text: verdict } = await call('validate', { document: text('standard-invoice') }, agent);
  expect(JSON.parse(verdict).outcome).toBe('valid');
  await expect(call('validate', { document: 'x'.repeat(20_001) }, agent)).rejects.toThrow(
    /must not exceed 20000 bytes/,
  );
  await agent.close();
  expect((await handler(new Request('http://localhost/mcp'))).status).toBe(405);
});

test('over standard input and output, until it is closed', async () => {
  const agent = new Client({ name: 'test', version: '1' });
  await agent.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [resolve('src/generated/cli.js'), 'mcp'],
      stderr: 'ignore',
    }),
  );
  const { text: told } = await call('explain', { words: ['ibr-167-ae'] }, agent);
  expect(JSON.parse(told).id ?? told).toContain('ibr-167-ae');
  await agent.close();
});
