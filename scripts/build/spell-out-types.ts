/** Spells out the types inferred by the library that checks shapes, so that declarations do not need it. */
import ts from '@typescript/typescript6';

/** Compiles declaration files that refer to each other. */
export function programOf(files: readonly string[]): ts.Program {
  return ts.createProgram([...files], {
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
}

/** The text of each declaration file, with every type alias that zod infers spelt out. */
export function spellOutSchemaTypes(files: readonly string[]): ReadonlyMap<string, string> {
  const program = programOf(files);
  const needing = new Map<ts.SourceFile, ReadonlySet<string>>();
  return new Map(files.map((file) => [file, spelledOut(sourceOf(program, file), program, needing)]));
}

/** A file of a program; throws if it cannot be read. */
export function sourceOf(program: ts.Program, file: string): ts.SourceFile {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file} cannot be read`);
  return source;
}

type Needing = Map<ts.SourceFile, ReadonlySet<string>>;

function spelledOut(source: ts.SourceFile, program: ts.Program, needing: Needing): string {
  const checker = program.getTypeChecker();
  const inferred = namesThatNeedZod(source, checker, needing);
  const aliases = source.statements.filter(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) &&
      statement.typeParameters === undefined &&
      inferred.has(statement.name.text),
  );
  return aliases
    .toSorted((one, other) => other.pos - one.pos)
    .reduce((before, alias) => {
      const spelt = spell(checker.getTypeAtLocation(alias.name), checker, alias, '');
      return `${before.slice(0, alias.type.getStart())}${spelt}${before.slice(alias.type.getEnd())}`;
    }, source.text);
}

/** The names whose declarations need zod, directly or through others. */
function namesThatNeedZod(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  needing: Needing,
): ReadonlySet<string> {
  const known = needing.get(source);
  if (known !== undefined) return known;
  const found = new Set<string>();
  // Files may import each other: the other file then sees what is known of this one so far.
  needing.set(source, found);
  for (const name of importedNames(source)) {
    const symbol = checker.getSymbolAtLocation(name);
    const meant = symbol && checker.getAliasedSymbol(symbol);
    const from = meant?.declarations?.[0]?.getSourceFile();
    if (meant === undefined || from === undefined || !/declarations-[^/]*\//.test(from.fileName)) continue;
    if (namesThatNeedZod(from, checker, needing).has(meant.name)) found.add(name.text);
  }
  const declared = source.statements.flatMap((statement): { name: string; text: string }[] => {
    if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
      return [{ name: statement.name.text, text: statement.getText() }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map((each) => ({
      name: each.name.getText(),
      text: statement.getText(),
    }));
  });
  const needsZod = (text: string) =>
    /\bz(?:od\w*)?\.\w/.test(text) ||
    Array.from(found).some((name) => new RegExp(`\\b${name.replace('$', '\\$')}\\b`).test(text));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { name, text } of declared) if (needsZod(text)) found.add(name);
  }
  return found;
}

function importedNames(source: ts.SourceFile): readonly ts.Identifier[] {
  return source.statements.flatMap((statement) => {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    return bindings !== undefined && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name }) => name)
      : [];
  });
}

/** A type as it is written in a declaration, with the comments of its fields. */
function spell(type: ts.Type, checker: ts.TypeChecker, at: ts.Node, indent: string): string {
  if (type.isUnion() && !(type.flags & ts.TypeFlags.Boolean)) return spellUnion(type, checker, at, indent);
  const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (element !== undefined) {
    const spelt = spell(element, checker, at, indent);
    return /[|&]/.test(spelt.replaceAll(/\{[\s\S]*\}/g, '')) ? `(${spelt})[]` : `${spelt}[]`;
  }
  const isFields =
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    type.getCallSignatures().length === 0;
  if (!isFields || checker.getIndexInfosOfType(type).length > 0)
    return checker.typeToString(type, at, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias);
  const fields = checker
    .getPropertiesOfType(type)
    .map((field) => spellField(field, checker, at, `${indent}    `));
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`;
}

function spellUnion(type: ts.UnionType, checker: ts.TypeChecker, at: ts.Node, indent: string): string {
  const isBoolean = (each: ts.Type) => (each.flags & ts.TypeFlags.BooleanLiteral) !== 0;
  const booleans = type.types.some(isBoolean) ? ['boolean'] : [];
  const others = type.types
    .filter((each) => !isBoolean(each))
    .map((each) => spell(each, checker, at, indent));
  return [...others, ...booleans].toSorted((one, other) => rank(one) - rank(other)).join(' | ');
}

/** Sorts null and undefined last. */
function rank(type: string): number {
  return ['null', 'undefined'].indexOf(type);
}

function spellField(field: ts.Symbol, checker: ts.TypeChecker, at: ts.Node, indent: string): string {
  const type = checker.getTypeOfSymbolAtLocation(field, at);
  const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
  const comment = ts.displayPartsToString(field.getDocumentationComment(checker));
  const spelt = spell(type, checker, at, indent);
  const line = `${indent}${field.name}${isOptional ? '?' : ''}: ${spelt};`;
  return comment === '' ? line : `${indent}/** ${comment} */\n${line}`;
}
