/** Bundles the declarations of each entry point into one file for ES modules, to which those for CommonJS refer. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { entrySources } from './entry-points.ts';
import { projectFolder } from './sources.ts';
import { spellOutSchemaTypes } from './spell-out-types.ts';

/** Writes `NAME.d.ts` and `NAME.d.cts` into a folder. */
export async function buildDeclarations(folder: string): Promise<void> {
  // Inside the project, so that the packages which the types come from are found.
  const unfinished = mkdtempSync(join(projectFolder, 'src/generated/declarations-'));
  try {
    for (const [name, source] of Object.entries(entrySources)) {
      const whole = join(unfinished, `${name}.d.ts`);
      await bundle(join(projectFolder, source), whole);
      writeFileSync(whole, spellOutSchemaTypes(whole));
      await bundle(whole, join(folder, `${name}.d.ts`));
      const text = readFileSync(join(folder, `${name}.d.ts`), 'utf8');
      if (/from 'zod/.test(text)) throw new Error(`the types of ${name} need zod, which users do not have`);
      writeFileSync(join(folder, `${name}.d.cts`), commonJsDeclarations(name, text));
    }
  } finally {
    rmSync(unfinished, { recursive: true });
  }
}

/** What CommonJS is told: the types of the ES module, and each of its values under its own name. */
function commonJsDeclarations(name: string, text: string): string {
  const module = `'./${name}.js'`;
  const mode = `{ 'resolution-mode': 'import' }`;
  const imported = `import(${module}, { with: ${mode} })`;
  const names = /^export \{ ([^}]+) \};$/m.exec(text)?.[1]?.split(', ') ?? [];
  const isDeclaredAs = (kind: string, value: string) =>
    new RegExp(`^declare ${kind} ${value.replace('$', '\\$')}\\b`, 'm').test(text);
  const values = names
    .filter((value) => isDeclaredAs('(?:const|function|class)', value))
    .map((value) => `export declare const ${value}: typeof ${imported}.${value};\n`);
  const classes = names
    .filter((value) => isDeclaredAs('class', value))
    .map((value) => `export type ${value} = ${imported}.${value};\n`);
  return `export type * from ${module} with ${mode};\n${[...values, ...classes].join('')}`;
}

async function bundle(input: string, file: string): Promise<void> {
  const declarations = await rollup({
    input,
    plugins: [dts({ tsconfig: join(projectFolder, 'tsconfig.json') })],
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  await declarations.write({ file, format: 'es' });
  await declarations.close();
}
