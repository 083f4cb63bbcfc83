import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineFolder } from '../engine-folder.ts';

/** A name that a module exports, with its declaration. */
export interface Exported {
  readonly name: string;
  readonly kind: string;
  /** The first paragraph of its doc comment. */
  readonly doc: string;
  /** The declaration of a function without its body. */
  readonly signature: string | undefined;
}

const reExport = /^export (?:type )?(\{[^}]*\}|\*) from '(\.[^']+)'/gm;
const declaration =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export (?:abstract )?(function|const|class|interface|type) (\w+)/gm;

/** The exports of a source file, by name; exports that it passes on are read in their own files. */
export function exportsOf(file: string): readonly Exported[] {
  const text = readFileSync(join(engineFolder, file), 'utf8');
  const own = Array.from(text.matchAll(declaration), (match) => declared(match, text));
  const others = Array.from(text.matchAll(reExport)).flatMap(([, names = '*', from = '']) => {
    const all = exportsOf(join(dirname(file), from));
    return names === '*' ? all : namesIn(names).map((name) => named(name, all, file));
  });
  const passedOn = Array.from(text.matchAll(/^export (?:type )?(\{[^}]*\});/gm)).flatMap(([, names = '']) =>
    namesIn(names).map((name) => named(name, exportsOf(importedFrom(name.inner, text, file)), file)),
  );
  return [...own, ...others, ...passedOn].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The file from which another one imports a name. */
function importedFrom(name: string, text: string, file: string): string {
  const imports = text.matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm);
  const found = Array.from(imports).find(([, names = '']) => new RegExp(`\\b${name}\\b`).test(names));
  if (found?.[2] === undefined) throw new Error(`${file} exports ${name}, which it does not import`);
  return join(dirname(file), found[2]);
}

/** The names in braces, each with that under which it is exported. */
function namesIn(braces: string): { readonly inner: string; readonly outer: string }[] {
  return braces
    .slice(1, -1)
    .split(',')
    .map((each) => each.replace(/^\s*type /, '').trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [inner = '', outer = inner] = each.split(' as ');
      return { inner, outer };
    });
}

function named(
  { inner, outer }: { readonly inner: string; readonly outer: string },
  all: readonly Exported[],
  file: string,
): Exported {
  const found = all.find(({ name }) => name === inner);
  if (found === undefined) throw new Error(`${file} exports ${inner}, which was not found`);
  return { ...found, name: outer };
}

function declared(match: RegExpMatchArray, text: string): Exported {
  const [whole, comment = '', kind = '', name = ''] = match;
  const from = (match.index ?? 0) + whole.length;
  const end = text.slice(from).search(/ \{\n|;\n/);
  const signature = kind === 'function' ? oneLine(`${name}${text.slice(from, from + end)}`) : undefined;
  return { name, kind, doc: firstParagraph(comment), signature };
}

function firstParagraph(comment: string): string {
  const lines = comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*\*|\*\/|\*)|\*\/\s*$/g, '').trim());
  const text =
    lines
      .join('\n')
      .trim()
      .split(/\n\n|\n@/)[0] ?? '';
  return oneLine(text.replaceAll(/\{@link (\w+)\}/g, '`$1`'));
}

const oneLine = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([([]) | (?=[)\]])/g, '$1')
    .replaceAll(',)', ')')
    .trim();
