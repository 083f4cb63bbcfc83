/** Compiles the project's Schematron to JavaScript, into src/generated. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { canPack, packCodes } from '../../src/core/messages/packed-codes.ts';
import { compileRules } from '../../src/schematron/compiled/module.ts';
import type { SchematronSchema } from '../../src/schematron/schema.ts';
import { literalText } from '../../src/xpath/plan/print.ts';
import { networkSchemas, projectFolder, projectSchema, sharedCodes } from '../sources.ts';
import { replaceFile } from './replace-file.ts';

const generated = (name: string) => join(projectFolder, 'src/generated', name);

export default function compileProjectRules(): void {
  const schema = projectSchema();
  writeRules('rules.js', schema);
  replaceFile(generated('assertion-texts.js'), sourceOfTexts(schema));
  // A module each: programs that have only requests load none of them.
  for (const [name, ofNetwork] of Object.entries(networkSchemas())) writeRules(`${name}-rules.js`, ofNetwork);
}

function writeRules(file: string, schema: SchematronSchema): void {
  const compiled = compileRules(withoutTexts(schema), '../xpath/runtime/index.ts');
  const hash = createHash('sha256').update(compiled).digest('hex');
  replaceFile(generated(file), `${withSharedLists(compiled)}export const hash = '${hash}';\n`);
}

/**
 * Verdicts show messages, never the text of an assertion: texts are kept apart, for those who use the engine
 * directly.
 */
function withoutTexts(schema: SchematronSchema): SchematronSchema {
  const patterns = schema.patterns.map((pattern) => ({
    ...pattern,
    rules: pattern.rules.map((rule) => ({
      ...rule,
      asserts: rule.asserts.map((assert) => ({ ...assert, text: '' })),
    })),
  }));
  return { ...schema, patterns };
}

/** Replaces long code lists in the rules by the names of the lists that the package contains anyway. */
function withSharedLists(source: string): string {
  const lists = Object.entries(sharedCodes())
    .filter(([, codes]) => canPack(codes))
    .map(([name, codes]) => ({ name, packed: `unpackCodes(${literalText(packCodes(codes))})` }))
    .filter(({ packed }) => source.includes(packed));
  if (lists.length === 0) return source;
  const names = lists.map(({ name }) => name).join(', ');
  const shared = lists.reduce((text, { name, packed }) => text.replaceAll(packed, name), source);
  return `import { ${names} } from './code-lists.js';\n${shared}`;
}

function sourceOfTexts({ patterns }: SchematronSchema): string {
  const asserts = patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));
  const broken = asserts.find(({ text, parts }) => parts !== undefined || text.includes('\n'));
  if (broken !== undefined) throw new Error(`the text of ${broken.id} must be one line without values`);
  const lines = asserts.map(({ text }) => text).join('\n');
  return `export const assertionTexts = /* @__PURE__ */ ${JSON.stringify(lines)}.split('\\n');\n`;
}
