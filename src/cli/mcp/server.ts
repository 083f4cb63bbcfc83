import { randomUUID } from 'node:crypto';
import type * as ServerModule from '@modelcontextprotocol/sdk/server/index.js';
import type * as Types from '@modelcontextprotocol/sdk/types.js';
import type { Localised } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { version } from '../../core/version.ts';
import { optionalPackage } from '../../node/optional-package.ts';
import { defaultSpecification } from '../../specification/default.ts';
import mcp from '../messages/mcp.json' with { type: 'json' };
import { resources, ruleAt } from './resources.ts';
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

/** The tool of this name; throws an error of the protocol for an unknown name. */
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
