import type { Namespaces } from '../../../xpath/syntax/cursor.ts';
import type { SchematronFunction } from '../../schema.ts';
import { asIdentifier, type ModuleBuilder, noVariables, type RuntimeName } from './scope.ts';

/** What a finished module consists of. */
export interface ModuleParts {
  readonly imports: readonly RuntimeName[];
  readonly names: readonly (readonly [namespace: string, localName: string])[];
  /** Declarations that are used, in the order in which they can be evaluated. */
  readonly declarations: readonly string[];
}

export interface Builder extends ModuleBuilder {
  finish(body: string): ModuleParts;
}

export function createBuilder(
  namespaces: Namespaces,
  functions: ReadonlyMap<string, SchematronFunction>,
): Builder {
  const imports = new Set<RuntimeName>();
  const names: (readonly [string, string])[] = [];
  const nameIds = new Map<string, string>();
  const declarations = new Map<string, string>();
  const byKey = new Map<string, string>();
  const taken = new Set<string>();
  let slots = 0;

  function fresh(hint: string): string {
    // An underscore tells the names of the module from local ones.
    const base = hint.includes('_') ? asIdentifier(hint) : asIdentifier(`_${hint}`);
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}_${number}`;
    taken.add(name);
    return name;
  }

  function declare(hint: string, source: (name: string) => string, key: string): string {
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const name = fresh(hint);
    byKey.set(key, name);
    // Placeholder first: the source may declare others, which then stand before it.
    const text = source(name);
    declarations.set(name, text);
    return name;
  }

  const constants = new Map<string, string>();

  return {
    namespaces,
    functions,
    globals: noVariables,
    instances: new Map(),
    runtime(name) {
      imports.add(name);
      taken.add(name);
      return name;
    },
    elementName(namespace, localName, prefix) {
      const key = `{${namespace}}${localName}`;
      const known = nameIds.get(key);
      if (known !== undefined) return known;
      names.push([namespace, localName]);
      const number = names.length;
      const hint = `${prefix === '' ? 'name' : prefix}_${localName}`;
      const name = declare(hint, (id) => `const ${id} = ${number};`, `name ${key}`);
      nameIds.set(key, name);
      return name;
    },
    constant(hint, js) {
      const name = declare(hint, (id) => `const ${id} = ${js};`, `constant ${js}`);
      constants.set(name, js);
      return name;
    },
    valueOf: (constant) => constants.get(constant) ?? '[]',
    declare,
    redeclare(name, source) {
      // Moved to the end, after what it uses.
      declarations.delete(name);
      declarations.set(name, source);
    },
    slot() {
      slots += 1;
      return slots - 1;
    },
    finish(body) {
      const used = usedIn(body, declarations);
      const kept = [...declarations].filter(([name]) => used.has(name)).map(([, source]) => source);
      const text = [body, ...kept].join('\n');
      const words = wordsOf(text);
      return { imports: [...imports].filter((name) => words.has(name)).sort(), names, declarations: kept };
    },
  };
}

/** The declarations that a text needs, directly or through others. */
function usedIn(text: string, declarations: ReadonlyMap<string, string>): Set<string> {
  const used = new Set<string>();
  const visit = (source: string) => {
    for (const word of wordsOf(source)) {
      const declaration = declarations.get(word);
      if (declaration === undefined || used.has(word)) continue;
      used.add(word);
      visit(declaration);
    }
  };
  visit(text);
  return used;
}

const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}_$]+/gu));
