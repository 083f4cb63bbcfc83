import { mendRequest } from '../../api/mend-request.ts';
import { type Language, languages } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { defaultSpecification } from '../../specification/default.ts';
import texts from '../messages/command-line.json' with { type: 'json' };
import mcp from '../messages/mcp.json' with { type: 'json' };
import { type CommandName, type CommandTable, commands } from '../syntax/commands.ts';
import type { Flag } from '../syntax/flag.ts';
import type { Said, Say } from './run-command.ts';
import type { ArgumentSchema, ToolInput } from './tool-input.ts';

/** Something that an agent can ask for. */
export interface Tool {
  readonly name: keyof typeof mcp.tools;
  readonly input: ToolInput;
  /** Whether it takes a document, the file of a table, or words such as the id of a rule. */
  readonly takes: keyof typeof operands;
  readonly call: (given: Readonly<Record<string, unknown>>, say: Say) => Promise<Said>;
}

/** A tool that is a command of the command line, with the flags that an agent may set: none of them names a file. */
interface CommandTool {
  readonly name: Tool['name'];
  readonly command: CommandName;
  /** Words before the operands, and flags that are always set. */
  readonly words?: readonly string[];
  /** Flags by their names in the table of commands. */
  readonly flags: readonly string[];
  readonly required?: readonly string[];
  readonly takes: Tool['takes'];
}

/** The subject of a tool, by the name of its argument. */
const operands = {
  document: { type: 'string', description: mcp.document.en },
  file: { type: 'string', contentEncoding: 'base64', description: mcp.file.en },
  words: { type: 'array', items: { type: 'string' }, description: mcp.words.en },
} as const;

const json = ['--format', 'json'];

const commandTools: readonly CommandTool[] = [
  {
    ...{ name: 'validate', command: 'validate', words: json, takes: 'document' },
    flags: ['strict', 'today', 'documentType', 'withoutAdvice', 'maxFindings', 'language'],
  },
  { name: 'convert', command: 'convert', takes: 'document', flags: ['documentType', 'sbdh', 'language'] },
  { name: 'read', command: 'read', takes: 'document', flags: ['language'] },
  { name: 'render', command: 'render', takes: 'document', flags: ['pageLanguage', 'paper'] },
  { name: 'compute', command: 'compute', takes: 'document', flags: ['documentType', 'language'] },
  {
    ...{ name: 'credit_note', command: 'credit', takes: 'document' },
    flags: ['number', 'reason', 'issueDate', 'lines', 'language'],
    required: ['number', 'reason'],
  },
  { name: 'table', command: 'table', words: json, takes: 'file', flags: ['documentType', 'language'] },
  { name: 'explain', command: 'explain', words: json, takes: 'words', flags: ['language'] },
  { name: 'find_rules', command: 'rules', words: json, takes: 'words', flags: ['topic', 'term', 'language'] },
  {
    ...{ name: 'read_message_status', command: 'mls', words: [...json, 'read'], takes: 'document' },
    flags: ['language'],
  },
  {
    ...{ name: 'write_message_status', command: 'mls', words: ['write'], takes: 'document' },
    flags: ['from', 'to', 'of', 'delivered', 'reason', 'id', 'issuedAt', 'language'],
    required: ['from', 'to'],
  },
  {
    ...{ name: 'write_tax_data', command: 'tdd', takes: 'document' },
    flags: ['role', 'authority', 'representative', 'type', 'scope', 'issuedAt', 'language'],
    required: ['role', 'authority', 'representative'],
  },
];

const flagsOf = (command: CommandName): Readonly<Record<string, Flag<unknown>>> => {
  const table: CommandTable = commands[command];
  return table.flags;
};

function toolOfCommand({ name, command, words = [], flags, required = [], takes }: CommandTool): Tool {
  const known = flags.flatMap((key) => flagsOf(command)[key] ?? []);
  const schema = operands[takes];
  return {
    name,
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

/** `without-advice` as `without_advice`, the usual form of an argument. */
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

/** A flag as it stands on a command line; a value that begins with a dash is one all the same. */
function written({ name, placeholder }: Flag<unknown>, value: unknown): readonly string[] {
  if (value === undefined || value === null || value === false) return [];
  if (placeholder === null) return [`--${name}`];
  return (Array.isArray(value) ? value : [value]).map((each) => `--${name}=${each}`);
}

function fixTool(): Tool {
  return {
    name: 'fix',
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

/** Every tool, by its name. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  [...commandTools.map(toolOfCommand), fixTool()].map((tool) => [tool.name, tool]),
);
