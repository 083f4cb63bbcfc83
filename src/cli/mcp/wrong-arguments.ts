import { type Language, languages } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import mcp from '../messages/mcp.json' with { type: 'json' };

type ArgumentKind = 'string' | 'integer' | 'boolean' | 'array';

export type ArgumentSchema = Readonly<Record<string, unknown>> & {
  readonly type: ArgumentKind | readonly ArgumentKind[];
};

export type ToolInput = {
  readonly type: 'object';
  readonly properties: Record<string, ArgumentSchema>;
  readonly required: string[];
  readonly additionalProperties: false;
};

type Given = Readonly<Record<string, unknown>>;
type Kind = keyof typeof mcp.kinds;

/** Returns the mistakes in the arguments of a call, one per line; empty without mistakes. No value is converted. */
export function wrongArguments(tool: string, input: ToolInput, given: Given): string {
  const language = languageOf(given);
  const { unknown, missing, wrongKind } = mcp.wrongArguments;
  const allowed = Object.keys(input.properties);
  const lines = [
    ...Object.keys(given)
      .filter((argument) => !allowed.includes(argument))
      .map((argument) => fill(unknown, language, { tool, argument, allowed })),
    ...input.required
      .filter((argument) => isAbsent(given[argument]))
      .map((argument) => fill(missing, language, { tool, argument })),
    ...Object.entries(input.properties).flatMap(([argument, { type }]) => {
      const value = given[argument];
      const kinds = [type].flat();
      if (isAbsent(value) || kinds.some((kind) => isOfKind[kind](value))) return [];
      const text = argument === 'document' ? mcp.wrongArguments.documentNotText : wrongKind;
      return fill(text, language, {
        argument,
        kind: mcp.kinds[kinds[0] ?? 'string'][language],
        given: mcp.kinds[kindOf(value)][language],
      });
    }),
  ];
  return lines.join('\n');
}

export function languageOf({ lang }: Given): Language {
  return languages.find((each) => each === lang) ?? 'en';
}

const isAbsent = (value: unknown) => value === undefined || value === null;

const isText = (value: unknown) => typeof value === 'string';

const isOfKind: Readonly<Record<ArgumentKind, (value: unknown) => boolean>> = {
  string: isText,
  integer: Number.isSafeInteger,
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value) && value.every((each) => isText(each) || Number.isSafeInteger(each)),
};

function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return isOfKind.array(value) ? 'array' : 'otherList';
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'integer' : 'number';
  if (typeof value === 'boolean') return 'boolean';
  return isText(value) ? 'string' : 'object';
}
