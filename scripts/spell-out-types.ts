/** Declarations without the library that checks shapes: what it infers is spelt out, field by field. */
import { readFileSync } from 'node:fs';
import ts from '@typescript/typescript6';

/** The text of a declaration file in which every type alias that zod infers says what it is. */
export function spellOutSchemaTypes(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!text.includes("from 'zod")) return text;
  const program = ts.createProgram([file], {
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file} cannot be read`);
  const checker = program.getTypeChecker();
  const inferred = new Set(namesThatNeedZod(source));
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
    }, text);
}

/** Names of what is declared by means of zod, directly or not. */
function namesThatNeedZod(source: ts.SourceFile): Set<string> {
  const declared = source.statements.flatMap((statement): { name: string; text: string }[] => {
    if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
      return [{ name: statement.name.text, text: statement.getText() }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map((each) => ({
      name: each.name.getText(),
      text: statement.getText(),
    }));
  });
  const found = new Set<string>();
  const needsZod = (text: string) =>
    /\bz(?:od\w*)?\.\w/.test(text) ||
    Array.from(found).some((name) => new RegExp(`\\b${name.replace('$', '\\$')}\\b`).test(text));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { name, text } of declared) if (needsZod(text)) found.add(name);
  }
  return found;
}

/** A type as a declaration writes it, with the comments of its fields. */
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

/** What is left out stands last. */
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
