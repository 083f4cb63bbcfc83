/** Collects the declarations to which entry points lead, from as many files as they stand in, into one text with its map. */
import { relative, resolve } from 'node:path';
import { decode, type SourceMapMappings, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import ts from '@typescript/typescript6';

export interface DeclarationBundle {
  readonly text: string;
  /** The names under which an entry point exports them. */
  readonly exports: ReadonlyMap<string, readonly Exported[]>;
  /** Sources to which the map leads, by their paths in the folder of the declarations. */
  readonly sources: readonly string[];
  readonly mappings: SourceMapMappings;
}

export interface Exported {
  readonly name: string;
  readonly local: string;
  readonly isValue: boolean;
  readonly isClass: boolean;
  /** Of a module that is exported under one name: what it exports. */
  readonly members?: readonly Exported[];
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Bundles what declaration files of a folder export: those of the entry points, by their names. */
export function bundleDeclarations(
  program: ts.Program,
  folder: string,
  entries: ReadonlyMap<string, string>,
): DeclarationBundle {
  const checker = program.getTypeChecker();
  const locals = new Map<ts.Symbol, string>();
  const taken = new Set<string>();
  const written = new Set<ts.Node>();
  const external = new Set<string>();
  const sources: string[] = [];
  const mappings: SourceMapSegment[][] = [];
  let text = '';

  const exports = new Map(Array.from(entries, ([entry, path]) => [entry, exportsOf(path)] as const));
  return {
    text: [...external].toSorted().join('') + text,
    exports,
    sources,
    mappings: [...[...external].map(() => []), ...mappings],
  };

  function exportsOf(path: string): Exported[] {
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${path} is not a module`);
    return exportsOfModule(module);
  }

  function exportsOfModule(module: ts.Symbol): Exported[] {
    return checker.getExportsOfModule(module).map((symbol) => {
      const meant = original(symbol);
      if (meant.flags & ts.SymbolFlags.ValueModule)
        return {
          name: symbol.name,
          local: symbol.name,
          isValue: false,
          isClass: false,
          members: exportsOfModule(meant),
        };
      return {
        name: symbol.name,
        local: localOf(meant),
        isValue: (meant.flags & ts.SymbolFlags.Value) !== 0,
        isClass: (meant.flags & ts.SymbolFlags.Class) !== 0,
      };
    });
  }

  function original(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function localOf(symbol: ts.Symbol): string {
    const known = locals.get(symbol);
    if (known !== undefined) return known;
    const [declaration] = symbol.declarations ?? [];
    if (declaration === undefined) throw new Error(`${symbol.name} has no declaration`);
    if (ts.isSourceFile(declaration) && !declaration.fileName.endsWith('.json')) return moduleOf(declaration);
    const wanted = ts.isSourceFile(declaration)
      ? 'data'
      : ((declaration as ts.NamedDeclaration).name?.getText() ?? symbol.name);
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
    taken.add(name);
    locals.set(symbol, name);
    if (ts.isSourceFile(declaration)) writeData(name, declaration.text);
    else for (const each of symbol.declarations ?? []) write(each);
    return name;
  }

  /** A whole module, as a type says it. */
  function moduleOf(file: ts.SourceFile): string {
    const [entry] = Array.from(entries).find(([, path]) => program.getSourceFile(path) === file) ?? [];
    if (entry === undefined) throw new Error(`${file.fileName} is not an entry point`);
    return `import('./${entry}.js')`;
  }

  function writeData(name: string, json: string): void {
    text += `declare const ${name}: ${typeOf(JSON.parse(json))};\n`;
    mappings.push([]);
  }

  function write(declaration: ts.Declaration): void {
    let statement: ts.Node = declaration;
    while (!ts.isSourceFile(statement) && !ts.isSourceFile(statement.parent)) statement = statement.parent;
    if (written.has(statement)) return;
    written.add(statement);
    const file = statement.getSourceFile();
    const from = statement.getStart(file, true);
    const edits = editsOf(statement, file).toSorted((one, other) => one.from - other.from);
    append(file, from, statement.end, edits);
  }

  function editsOf(statement: ts.Node, file: ts.SourceFile): Edit[] {
    const edits: Edit[] = [];
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    const from = statement.getStart(file);
    const [exported = '', declared = ''] =
      /^(?:export (?:default )?)?(declare )?/.exec(file.text.slice(from, statement.end)) ?? [];
    edits.push({ from, to: from + exported.length, text: isType ? '' : declared || 'declare ' });
    visit(statement);
    return edits;

    function visit(node: ts.Node): void {
      if (ts.isImportTypeNode(node) && node.qualifier !== undefined) {
        const symbol = checker.getSymbolAtLocation(node.qualifier);
        if (symbol !== undefined && isOurs(original(symbol))) {
          const start = node.getStart(file) + (node.isTypeOf ? 'typeof '.length : 0);
          edits.push({ from: start, to: node.qualifier.end, text: localOf(original(symbol)) });
          for (const argument of node.typeArguments ?? []) visit(argument);
          return;
        }
      }
      if (ts.isIdentifier(node)) rename(node);
      const type = optionalTypeOf(node);
      const isGrouped = type !== undefined && isFunctionOrCondition(type);
      if (isGrouped) edits.push({ from: type.getStart(file), to: type.getStart(file), text: '(' });
      ts.forEachChild(node, visit);
      if (type === undefined) return;
      edits.push({ from: type.end, to: type.end, text: isGrouped ? ') | undefined' : ' | undefined' });
    }

    function rename(node: ts.Identifier): void {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol === undefined) return;
      const meant = original(symbol);
      if (isOurs(meant)) {
        const local = localOf(meant);
        if (local !== node.text) edits.push({ from: node.getStart(file), to: node.end, text: local });
      } else if (symbol !== meant) external.add(importOf(symbol));
    }
  }

  /** Tells whether a symbol is declared at the top of one of our modules. */
  function isOurs(symbol: ts.Symbol): boolean {
    const [declaration] = symbol.declarations ?? [];
    if (declaration === undefined || declaration.getSourceFile().fileName.includes('/node_modules/'))
      return false;
    if (ts.isSourceFile(declaration)) return true;
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return ts.isSourceFile(statement.parent);
  }

  function importOf(symbol: ts.Symbol): string {
    const declaration = symbol.declarations?.find(
      (each) => ts.isImportSpecifier(each) || ts.isImportClause(each),
    );
    const statement = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
    if (statement === undefined) throw new Error(`${symbol.name} is not imported`);
    return `${statement.getText()}\n`;
  }

  function append(file: ts.SourceFile, from: number, to: number, edits: readonly Edit[]): void {
    let result = '';
    let at = from;
    const moved: { readonly from: number; readonly to: number }[] = [];
    for (const edit of edits) {
      moved.push({ from: at, to: result.length });
      result += file.text.slice(at, edit.from) + edit.text;
      at = edit.to;
    }
    moved.push({ from: at, to: result.length });
    result += file.text.slice(at, to);
    const lineStarts = [0, ...Array.from(result.matchAll(/\n/g), ({ index }) => index + 1)];
    const first = mappings.length;
    for (const _ of lineStarts) mappings.push([]);
    for (const { position, source, line, column } of segmentsOf(file)) {
      if (position < from || position >= to) continue;
      const part = moved.findLast((each) => each.from <= position);
      if (part === undefined) continue;
      const target = part.to + position - part.from;
      const targetLine = lineStarts.findLastIndex((start) => start <= target);
      mappings[first + targetLine]?.push([
        target - (lineStarts[targetLine] ?? 0),
        indexOf(source),
        line,
        column,
      ]);
    }
    text += `${result}\n`;
  }

  function indexOf(source: string): number {
    const known = sources.indexOf(source);
    return known === -1 ? sources.push(source) - 1 : known;
  }

  /** The places of a declaration file that its map leads to a source, if it has a map. */
  function segmentsOf(file: ts.SourceFile) {
    const map = ts.sys.readFile(`${file.fileName}.map`);
    if (map === undefined) return [];
    const {
      sources: [source = ''],
      mappings: packed,
    }: { sources: string[]; mappings: string } = JSON.parse(map);
    const path = relative(folder, resolve(file.fileName, '..', source));
    return decode(packed).flatMap((segments, generatedLine) =>
      segments.flatMap(([generatedColumn, index, line, column]) =>
        index === undefined || line === undefined || column === undefined
          ? []
          : [
              {
                position: file.getPositionOfLineAndCharacter(generatedLine, generatedColumn),
                source: path,
                line,
                column,
              },
            ],
      ),
    );
  }
}

/**
 * The type of an optional member that does not say that it may be undefined, which programs with
 * `exactOptionalPropertyTypes` then could not pass.
 */
function optionalTypeOf(node: ts.Node): ts.TypeNode | undefined {
  const isMember =
    ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isMappedTypeNode(node);
  if (!isMember || node.type === undefined || node.questionToken === undefined) return undefined;
  const kinds = ts.isUnionTypeNode(node.type) ? node.type.types.map(({ kind }) => kind) : [];
  const isSaid = node.questionToken.kind === ts.SyntaxKind.MinusToken;
  return isSaid || kinds.includes(ts.SyntaxKind.UndefinedKeyword) ? undefined : node.type;
}

function isFunctionOrCondition(type: ts.TypeNode): boolean {
  return ts.isFunctionTypeNode(type) || ts.isConstructorTypeNode(type) || ts.isConditionalTypeNode(type);
}

/** The type of the members of data; that of the items of a list stays open. */
function typeOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return typeof data;
  if (Array.isArray(data)) return 'unknown[]';
  const members = Object.entries(data).map(([name, value]) => `${JSON.stringify(name)}: ${typeOf(value)}`);
  return `{ ${members.join('; ')} }`;
}
