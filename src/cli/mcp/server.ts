import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type * as ServerModule from '@modelcontextprotocol/sdk/server/index.js';
import type * as Types from '@modelcontextprotocol/sdk/types.js';
import { catalogue } from '../../api/catalogue.ts';
import type { Localised } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { version } from '../../core/version.ts';
import { documentRequestJsonSchema } from '../../http/schema/document-request.ts';
import { optionalPackage } from '../../node/optional-package.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { fieldRows } from '../explain/fields.ts';
import mcp from '../messages/mcp.json' with { type: 'json' };
import type { CallTool } from './threads.ts';
import { type Said, type Say, type Tool, tools } from './tools.ts';
import { wrongArguments } from './wrong-arguments.ts';

/** A module of the official SDK. Throws a MissingPackageError if it is not installed. */
export function sdk<Module>(path: string): Module {
  return optionalPackage(`@modelcontextprotocol/sdk/${path}`, 'agents');
}

/** Creates a server of the Model Context Protocol; `call` answers the tools, in threads if it is in use. */
export function createMcpServer(
  say: Say,
  call: CallTool = ({ name, given }) => toolNamed(name).call(given, say),
): ServerModule.Server {
  const { Server } = sdk<typeof ServerModule>('server/index.js');
  const {
    CallToolRequestSchema,
    ErrorCode,
    ListResourcesRequestSchema,
    ListResourceTemplatesRequestSchema,
    ListToolsRequestSchema,
    McpError,
    ReadResourceRequestSchema,
  } = sdk<typeof Types>('types.js');
  const server = new Server(
    { name: 'pint-ae', version },
    { capabilities: { tools: {}, resources: {} }, instructions: inWords(mcp.instructions) },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...tools.values()].map(described) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    const tool = toolNamed(name);
    // An answer, because agents rarely see protocol errors, but can correct a mistake that they read.
    const wrong = wrongArguments(name, tool.input, given);
    if (wrong !== '') return { content: [{ type: 'text' as const, text: wrong }], isError: true };
    const said = await call({ name, given });
    return { content: tool.takes === 'words' ? partsOf(said) : markedAsData(said), isError: said.isError };
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: resources().map(({ text, ...rest }) => rest),
  }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: 'pint-ae://rules/{id}',
        name: 'rule',
        description: mcp.resources.rule.en,
        mimeType: 'application/json',
      },
    ],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const found = resources().find((each) => each.uri === uri);
    const text = found?.text() ?? ruleAt(uri);
    if (text === undefined) throw new McpError(ErrorCode.InvalidParams, uri);
    return { contents: [{ uri, mimeType: found?.mimeType ?? 'application/json', text }] };
  });
  return server;
}

function toolNamed(name: string): Tool {
  const tool = tools.get(name);
  if (tool !== undefined) return tool;
  const { ErrorCode, McpError } = sdk<typeof Types>('types.js');
  throw new McpError(
    ErrorCode.InvalidParams,
    fill(mcp.noSuchTool, 'en', { tool: name, allowed: [...tools.keys()] }),
  );
}

const partOf = (text: string) => ({ type: 'text' as const, text });

const partsOf = ({ text, notes }: Said) => (notes === '' ? [text] : [text, notes]).map(partOf);

/**
 * An answer that may quote the document: each part is marked as data, and its end has a number that no document can
 * know. The first part is unmarked, because programs read it as JSON or UBL.
 */
function markedAsData(said: Said) {
  const mark = randomUUID();
  const parts = partsOf(said).map((part) => ({ ...part, _meta: { [dataMark]: mark } }));
  return [...parts, partOf(fill(mcp.data, 'en', { count: parts.length, mark }))];
}

const dataMark = 'pint-ae/data';

function inWords(text: Localised): string {
  const { exampleRule, homeCountryName, release } = defaultSpecification;
  return fill(text, 'en', { exampleRule, country: homeCountryName.en, specification: release.name });
}

function described({ name, about: text, input, takes }: Tool) {
  const about = inWords(text);
  return {
    name,
    description: takes === 'words' ? about : `${about} ${fill(mcp.answerIsData, 'en')}`,
    inputSchema: input,
    // Every tool only answers: none changes a file or contacts another machine.
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
  readonly text: () => string;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

function resources(): readonly Resource[] {
  return [
    resource('rules', 'rules', () =>
      json(
        [...catalogue.values()].map(({ id, topic, terms, en }) => ({ id, topic, terms, title: en.title })),
      ),
    ),
    resource('fields', 'fields', () => json(fieldRows)),
    resource('schema', 'schema', () => json(documentRequestJsonSchema())),
    ...Object.entries(defaultSpecification.codeLists).map(([name, list]) => ({
      ...resource('codeList', `code-lists/${name}`, () => json(list)),
      name,
    })),
    ...guides(),
  ];
}

function resource(what: keyof typeof mcp.resources, path: string, text: () => string): Resource {
  return {
    uri: `pint-ae://${path}`,
    name: path,
    description: mcp.resources[what].en,
    mimeType: 'application/json',
    text,
  };
}

function guides(): readonly Resource[] {
  const folder = folders
    .map((folder) => new URL(folder, import.meta.url))
    .find((folder) => existsSync(new URL('any-language.md', folder)));
  if (folder === undefined) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({
      ...resource('guide', `guides/${file.replace('.md', '')}`, () =>
        readFileSync(new URL(file, folder), 'utf8'),
      ),
      mimeType: 'text/markdown',
    }));
}

function ruleAt(uri: string): string | undefined {
  const [, id] = /^pint-ae:\/\/rules\/([\w-]+)$/.exec(uri) ?? [];
  const rule = id === undefined ? undefined : catalogue.get(id);
  return rule && json(rule);
}

/** The folder of the guides, relative to this file: in a checkout, in `dist`, and in `dist/chunks`. */
const folders = ['../../../docs/guides/', '../docs/guides/', '../../docs/guides/'];
