/**
 * Writes the public interface of the package, as its declarations have it, into `test/package/api.md`: `npm run build` and
 * `npm run tool -- api`. A test compares it, so that each change of the interface is looked at.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { entrySources, packageName } from './entry-points.ts';
import { projectFolder } from './sources.ts';

export const apiFile = join(projectFolder, 'test/package/api.md');

/** Made for rules that were compiled ahead of time; its names are no interface. */
const internalEntry = 'schematron-runtime';

/** The public interface: its declarations, and the types that they name but do not export. */
export interface Api {
  readonly text: string;
  readonly unexported: readonly string[];
}

interface Exported {
  readonly within: string;
  readonly meant: ts.Symbol;
}

/** Reads the declarations of the built package. */
export function publicApi(): Api {
  const files = Object.keys(entrySources)
    .filter((entry) => entry !== internalEntry)
    .map((entry) => ({ name: packageName(entry), path: join(projectFolder, 'dist', `${entry}.d.ts`) }));
  const program = ts.createProgram(
    files.map(({ path }) => path),
    { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16, skipLibCheck: true },
  );
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const modules = files.map(({ name, path }) => ({
    name,
    exports: membersOf(checker.getSymbolAtLocation(sourceOf(path))),
  }));
  const named = modules.flatMap(({ exports }) => exports.filter(({ within }) => within === ''));
  const exported = new Set(modules.flatMap(({ exports }) => exports.map(({ meant }) => meant)));
  const reached = reachedFrom(named.map(({ meant }) => meant));
  const sections = modules.map(({ name, exports }) => {
    const shown = exports.filter(({ within, meant }) => within === '' || reached.has(meant));
    return `## ${name}\n\n\`\`\`ts\n${shown.map(told).join('\n')}\n\`\`\`\n`;
  });
  return {
    text: `# The public interface\n\nMade by \`npm run tool -- api\`.\n\n${sections.join('\n')}`,
    unexported: [...reached]
      .filter((symbol) => !exported.has(symbol))
      .map(declaredAt)
      .toSorted(),
  };

  /** The exports of a module, by name; of modules that it exports as one name, their members, with that name. */
  function membersOf(module: ts.Symbol | undefined, within = ''): Exported[] {
    const symbols = module === undefined ? [] : checker.getExportsOfModule(module);
    return symbols
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((symbol) => {
        const meant = original(symbol);
        const isModule = (meant.flags & ts.SymbolFlags.Module) !== 0;
        return isModule ? membersOf(meant, `${within}${symbol.name}.`) : [{ within, meant }];
      });
  }

  function told({ within, meant }: Exported): string {
    const texts = meant.declarations?.map(printed) ?? [];
    return `${within === '' ? '' : `// ${within}${meant.name}\n`}${texts.join('\n')}`;
  }

  function sourceOf(path: string): ts.SourceFile {
    const file = program.getSourceFile(path);
    if (file === undefined) throw new Error(`${path} is missing: npm run build makes it`);
    return file;
  }

  function original(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function printed(declaration: ts.Declaration): string {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  }

  /** These, and the types of ours that their declarations lead to. */
  function reachedFrom(symbols: readonly ts.Symbol[]): ReadonlySet<ts.Symbol> {
    const seen = new Set(symbols);
    for (const symbol of seen)
      for (const declaration of symbol.declarations ?? [])
        for (const each of namedIn(declaration)) seen.add(each);
    return seen;
  }

  function namedIn(declaration: ts.Node): ts.Symbol[] {
    const found: ts.Symbol[] = [];
    const visit = (node: ts.Node): void => {
      const name = nameOfType(node);
      const symbol = name && checker.getSymbolAtLocation(name);
      const meant = symbol && original(symbol);
      if (meant !== undefined && isOurs(meant)) found.push(meant);
      ts.forEachChild(node, visit);
    };
    visit(ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration);
    return found;
  }

  function isOurs(symbol: ts.Symbol): boolean {
    const isType =
      symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class);
    const [declaration] = symbol.declarations ?? [];
    return (
      isType !== 0 && declaration?.getSourceFile().fileName.startsWith(join(projectFolder, 'dist/')) === true
    );
  }

  function declaredAt(symbol: ts.Symbol): string {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    return `${symbol.name} (${file.slice(join(projectFolder, 'dist/').length)})`;
  }
}

function nameOfType(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  if (ts.isImportTypeNode(node)) return node.qualifier;
  return undefined;
}

if (process.argv[1] === import.meta.filename) writeFileSync(apiFile, publicApi().text);
