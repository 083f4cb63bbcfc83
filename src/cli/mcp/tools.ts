import { mendRequest } from '../../api/validate-document.ts';
import { type Language, type Localised, languages } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import httpTexts from '../../http/messages/operations.json' with { type: 'json' };
import type { CommandTool } from '../../http/operation.ts';
import { operations } from '../../http/operations/index.ts';
import type { Parameter } from '../../http/parameters.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { exitCodes } from '../exit-code.ts';
import type { Run } from '../io.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import mcp from '../messages/mcp.json' with { type: 'json' };
import type { Flag } from '../syntax/flag.ts';
import { type CommandTable, commands } from '../syntax/flags-of-commands.ts';
import type { ArgumentSchema, ToolInput } from './wrong-arguments.ts';

export interface Said {
  readonly text: string;
  /** Messages with the result, such as those about the content that a credit note leaves out. */
  readonly notes: string;
  readonly isError: boolean;
}

/** Passes words and standard input to the command line, and returns its output, or the reason why there is none. */
export type Say = (argv: readonly string[], stdin: string | Uint8Array) => Promise<Said>;

/** The command line as tools call it: without a configuration, which somebody else may have left in the folder. */
export function sayBy(run: Run): Say {
  return async (argv, stdin) => {
    const said = { stdout: '', stderr: '' };
    const code = await run(['--no-config', ...argv], {
      stdout: (text) => {
        said.stdout += text;
      },
      stderr: (text) => {
        said.stderr += text;
      },
      readStdin: async () => (typeof stdin === 'string' ? new TextEncoder().encode(stdin) : stdin),
      colour: false,
    });
    const [text, notes] = said.stdout === '' ? [said.stderr, ''] : [said.stdout, said.stderr];
    return { text, notes, isError: code === exitCodes.failed || said.stdout === '' };
  };
}

export interface Tool {
  readonly name: string;
  readonly about: Localised;
  readonly input: ToolInput;
  /** The operand: a document, the file of a table, or words such as a rule's id. */
  readonly takes: keyof typeof operands;
  readonly call: (given: Readonly<Record<string, unknown>>, say: Say) => Promise<Said>;
}

interface ToolOfCommand extends Omit<CommandTool, 'name'> {
  readonly name: string;
  readonly about: Localised;
  readonly required?: readonly string[];
}

const operands = {
  document: { type: 'string', description: mcp.document.en },
  file: { type: 'string', contentEncoding: 'base64', description: mcp.file.en },
  words: { type: 'array', items: { type: 'string' }, description: mcp.words.en },
} as const;

const json = ['--format', 'json'];

const toolsOfOperations = operations.flatMap((operation): ToolOfCommand[] => {
  const { parameters, tool } = operation;
  if (tool === null) return [];
  const required = Object.entries<Parameter>(parameters).filter(([, { isRequired }]) => isRequired === true);
  return [{ ...tool, about: httpTexts.tools[tool.name], required: required.map(([name]) => name) }];
});

const otherTools: readonly ToolOfCommand[] = [
  {
    ...{ name: 'compute', command: 'compute', takes: 'document', about: mcp.tools.compute },
    flags: ['documentType', 'language'],
  },
  {
    ...{ name: 'credit_note', command: 'credit', takes: 'document', about: mcp.tools.credit_note },
    flags: ['number', 'reason', 'issueDate', 'lines', 'language'],
    required: ['number', 'reason'],
  },
  {
    ...{ name: 'table', command: 'table', words: json, takes: 'file', about: mcp.tools.table },
    flags: ['documentType', 'language'],
  },
];

const commandTable: Readonly<Record<string, CommandTable>> = commands;

function toolOfCommand({
  name,
  about,
  command,
  words = [],
  flags,
  required = [],
  takes,
}: ToolOfCommand): Tool {
  const known = flags.map((key) => {
    const flag = commandTable[command]?.flags[key];
    if (flag === undefined) throw new Error(`the tool ${name} has no flag ${key} of ${command}`);
    return flag;
  });
  const schema = operands[takes];
  return {
    name,
    about,
    takes,
    input: {
      type: 'object',
      properties: Object.fromEntries([
        [takes, schema],
        ...known.map((flag) => [propertyName(flag), schemaOf(flag)]),
      ]),
      required: takes === 'words' ? [...required] : [takes, ...required],
      additionalProperties: false,
    },
    call: (given, say) => {
      const options = known.flatMap((flag) => written(flag, given[propertyName(flag)]));
      const { words: asked = [], document = '', file = '' } = given;
      if (takes === 'words')
        return say(
          [command, ...words, ...options, '--', ...(Array.isArray(asked) ? asked.map(String) : [])],
          '',
        );
      const input = takes === 'file' ? Buffer.from(String(file), 'base64') : String(document);
      return say([command, ...words, '-', ...options], input);
    },
  };
}

const propertyName = ({ name }: Flag<unknown>) => name.replaceAll('-', '_');

function schemaOf({ placeholder, allowed, repeats, help }: Flag<unknown>): ArgumentSchema {
  const description = fill(texts.help.options[help], 'en', {
    specification: defaultSpecification.release.name,
  });
  if (placeholder === null) return { type: 'boolean', description };
  const one: ArgumentSchema =
    allowed === undefined ? { type: ['string', 'integer'] } : { type: 'string', enum: allowed };
  return repeats === true ? { type: 'array', items: one, description } : { ...one, description };
}

/** A flag as on a command line; a value may also begin with a dash. */
function written({ name, placeholder }: Flag<unknown>, value: unknown): readonly string[] {
  if (value === undefined || value === null || value === false) return [];
  if (placeholder === null) return [`--${name}`];
  return (Array.isArray(value) ? value : [value]).map((each) => `--${name}=${each}`);
}

function fixTool(): Tool {
  return {
    name: 'fix',
    about: mcp.tools.fix,
    takes: 'document',
    input: {
      type: 'object',
      properties: { document: operands.document, lang: { type: 'string', enum: languages } },
      required: ['document'],
      additionalProperties: false,
    },
    call: async ({ document, lang = 'en' }) => {
      const language: Language = languages.find((each) => each === lang) ?? 'en';
      const { text, mended } = mendRequest(String(document), { language });
      const fixed = mended.map(({ rule, path, message }) => ({ rule, path, message }));
      return { text: JSON.stringify({ document: text, fixed }, null, 2), notes: '', isError: false };
    },
  };
}

export const tools: ReadonlyMap<string, Tool> = new Map(
  [...[...toolsOfOperations, ...otherTools].map(toolOfCommand), fixTool()].map((tool) => [tool.name, tool]),
);
