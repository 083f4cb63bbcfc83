/** Shortens names inside functions; names at the top of a module stay, for readable stack traces. */
import { readFileSync } from 'node:fs';
import { type Plugin, transformSync } from 'esbuild';
import type { AstNode } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { withShortNamesAtTop } from './short-names-at-top.ts';

const form = { target: 'es2022', charset: 'utf8' } as const;

/**
 * Bundles that contain the same module then contain the same text, which the package stores once. A name of
 * one letter never collides with a name at the top of another module, which a bundler would resolve by
 * renaming, differently in each bundle.
 */
export const shortNamesInside: Plugin = {
  name: 'short names inside',
  setup({ onLoad }) {
    onLoad({ filter: /\.m?[jt]s$/ }, ({ path }) => {
      const loader = path.endsWith('.ts') ? 'ts' : 'js';
      const { code } = transformSync(readFileSync(path, 'utf8'), { ...form, loader });
      if (isModuleOnly(code) || hasNamedExpressions.test(path)) return { contents: code };
      const short = withShortNames(code);
      return { contents: compiledRules.test(path) ? withShortNamesAtTop(short) : short };
    });
  },
};

/** In a stack trace of compiled rules the position says enough, and their names are long. */
const compiledRules = /src\/generated\/rules\.js$/;

/** A bundler renames the named function expressions in it if their names occur elsewhere. */
const hasNamedExpressions = /zod\/v4\/classic\/schemas\.js$/;

function isModuleOnly(code: string): boolean {
  return code.startsWith('#!') || /\bimport\.meta\b/.test(code);
}

/**
 * Shortening leaves the names at the top of a script alone, because any script may use them; without its
 * imports and exports, a module is a script.
 */
export function withShortNames(module: string): string {
  const { links, script } = linksAndScript(module);
  const { code } = transformSync(`"use strict";${script}`, { ...form, minifyIdentifiers: true });
  return [code.replace('"use strict";', ''), ...links].join('\n');
}

/**
 * The imports and exports of a module, as statements that may come at its end, and the rest of the module.
 */
function linksAndScript(module: string): { readonly links: readonly string[]; readonly script: string } {
  const links: string[] = [];
  const parts: string[] = [];
  let at = 0;
  for (const statement of parseAst(module).body) {
    const { link, end } = linkOf(statement, module);
    if (link === undefined) continue;
    links.push(link);
    parts.push(module.slice(at, placeOf(statement).start));
    at = end;
  }
  return { links, script: [...parts, module.slice(at)].join('') };
}

type Statement = ReturnType<typeof parseAst>['body'][number];

/** The import or export to move to the end, and where the text that it replaces ends. */
function linkOf(statement: Statement, module: string): { readonly link?: string; readonly end: number } {
  const { start, end } = placeOf(statement);
  const whole = { link: module.slice(start, end), end };
  switch (statement.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return whole;
    case 'ExportDefaultDeclaration': {
      const { declaration } = statement;
      if (!('id' in declaration) || !declaration.id) return whole;
      return { link: `export { ${declaration.id.name} as default };`, end: placeOf(declaration).start };
    }
    case 'ExportNamedDeclaration': {
      const { declaration } = statement;
      if (!declaration) return whole;
      return { link: `export { ${namesOf(declaration).join(', ')} };`, end: placeOf(declaration).start };
    }
    default:
      return { end };
  }
}

/** The types of the syntax tree come from a standard that has no positions. */
function placeOf(node: object): Pick<AstNode, 'start' | 'end'> {
  return node as AstNode;
}

type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;

function namesOf(declaration: Declaration): readonly string[] {
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.map(({ id }) => {
    if (id.type !== 'Identifier') throw new Error('a pattern cannot be exported with short names inside');
    return id.name;
  });
}
