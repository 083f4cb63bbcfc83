/** Compiles the project's Schematron to JavaScript, into src/generated. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileRules } from '../src/schematron/compiled/module.ts';
import type { SchematronSchema } from '../src/schematron/schema.ts';
import { replaceFile } from './replace-file.ts';
import { projectFolder, projectSchema } from './sources.ts';

const output = join(projectFolder, 'src/generated/rules.js');
const texts = join(projectFolder, 'src/generated/assertion-texts.js');

export default function compileProjectRules(): void {
  const schema = projectSchema();
  const compiled = compileRules(withoutTexts(schema), '../xpath/runtime/index.ts');
  const hash = createHash('sha256').update(compiled).digest('hex');
  const source = `${compiled}export const hash = '${hash}';\n`;
  replaceFile(output, source);
  replaceFile(texts, sourceOfTexts(schema));
}

/** No verdict shows the text of an assertion that the messages explain: it stands apart, for whoever asks the engine itself. */
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

function sourceOfTexts({ patterns }: SchematronSchema): string {
  const asserts = patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));
  const broken = asserts.find(({ text, parts }) => parts !== undefined || text.includes('\n'));
  if (broken !== undefined) throw new Error(`the text of ${broken.id} must be one line without values`);
  const lines = asserts.map(({ text }) => text).join('\n');
  return `export const assertionTexts = /* @__PURE__ */ ${JSON.stringify(lines)}.split('\\n');\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) compileProjectRules();
