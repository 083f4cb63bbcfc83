import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { catalogue } from '../../api/catalogue.ts';
import { documentRequestJsonSchema } from '../../http/schema/document-request.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { fieldRows } from '../explain/fields.ts';
import mcp from '../messages/mcp.json' with { type: 'json' };

/** Something that an agent can read. */
export interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
  readonly text: () => string;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The rules, the fields and their schema, the code lists, and the guides of the package. */
export function resources(): readonly Resource[] {
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
  const folder = guidesFolder();
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

/** A rule with its texts in both languages, by its address, or undefined. */
export function ruleAt(uri: string): string | undefined {
  const [, id] = /^pint-ae:\/\/rules\/([\w-]+)$/.exec(uri) ?? [];
  const rule = id === undefined ? undefined : catalogue.get(id);
  return rule && json(rule);
}

/** The folder of the guides, relative to this file: in a checkout, in `dist`, and in `dist/chunks`. */
const folders = ['../../../docs/guides/', '../docs/guides/', '../../docs/guides/'];

function guidesFolder(): URL | undefined {
  return folders
    .map((folder) => new URL(folder, import.meta.url))
    .find((folder) => existsSync(new URL('any-language.md', folder)));
}
