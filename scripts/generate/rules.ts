/** Compiles the project's Schematron to JavaScript, into src/generated. */
import { createHash } from 'node:crypto';
import type { SchematronSchema } from 'schematron-compiler/rules';
import { canPack, compileModule, compileRules, literalText, packCodes } from 'schematron-compiler/rules';
import { otherReleases, release } from '../../rules/ae/releases/index.ts';
import { profileParameter as parameter } from '../../src/schematron/profile-parameter.ts';
import { idsOf } from '../releases/compose.ts';
import { differenceOf } from '../releases/difference.ts';
import {
  codeListsOf,
  firstSchema,
  importedLists,
  networkSchemas,
  projectSchema,
  sharedCodes,
} from '../sources.ts';
import { writeGenerated } from './bundle.ts';

const runtime = 'schematron-compiler/runtime';

export default function compileProjectRules(): void {
  const schema = projectSchema();
  const hash = writeRules('rules.js', schema);
  writeGenerated('other-releases.js', sourceOfOthers(schema, hash));
  writeGenerated('release-changes.js', sourceOfChanges());
  writeGenerated('assertion-texts.js', sourceOfTexts(schema));
  // A module each: programs that have only requests load none of them.
  for (const [name, ofNetwork] of Object.entries(networkSchemas())) writeRules(`${name}-rules.js`, ofNetwork);
}

function writeRules(file: string, schema: SchematronSchema): string {
  const compiled = compileRules(withoutTexts(schema), runtime, { parameter });
  const hash = hashOf(compiled);
  writeGenerated(file, `${withSharedLists(compiled)}export const hash = '${hash}';\n`);
  return hash;
}

const hashOf = (...texts: readonly string[]) =>
  texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex');

/** The other releases by what they have otherwise than the default one, each compiled to a function that makes its rules. */
function sourceOfOthers(schema: SchematronSchema, hash: string): string {
  const compiled = otherReleases.map(({ version }) => {
    const difference = differenceOf(schema, projectSchema(version));
    const { imports, body } = compileModule([withoutTexts(difference.schema)], { parameter });
    const without = JSON.stringify(difference.without);
    const entry = `{
  hash: '${hashOf(hash, without, body)}',
  without: ${without},
  rules: () => {
${withOtherLists(body, version)}
return rules;
},
}`;
    return { imports, entry: `  ${literalText(version)}: ${entry},\n` };
  });
  const imports = [...new Set(compiled.flatMap((each) => each.imports))].sort();
  return withSharedLists(`// Compiled from Schematron; changes are lost.
import {\n${imports.map((name) => `  ${name},\n`).join('')}} from '${runtime}';
export const otherReleaseRules = {\n${compiled.map(({ entry }) => entry).join('')}};
`);
}

/** Facts of each release for the checks of requests: they are written for the first rules, and import lists. */
function sourceOfChanges(): string {
  const first = rulesIn(firstSchema());
  const imported = new Map(importedLists().map(({ id, codes }) => [id, codes]));
  const changes = [...otherReleases, release].map(({ version }) => {
    const kept = new Set(rulesIn(projectSchema(version)));
    const besides = codeListsOf(version).flatMap(({ id, codes }) => {
      const added = Object.keys(codes).filter((code) => !Object.hasOwn(imported.get(id) ?? codes, code));
      return added.length === 0 ? [] : [[id, added]];
    });
    const withoutRules = first.filter((id) => !kept.has(id));
    return [version, { withoutRules, codesBesides: Object.fromEntries(besides) }];
  });
  return `export const releaseChanges = ${JSON.stringify(Object.fromEntries(changes), null, 2)};\n`;
}

const rulesIn = ({ patterns }: SchematronSchema) => [...new Set(patterns.flatMap(idsOf))];

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
  const lists = Object.entries(sharedCodes()).filter(
    ([name, codes]) => canPack(codes) && [packed(codes), keptOf(name)].some((text) => source.includes(text)),
  );
  if (lists.length === 0) return source;
  const names = lists.map(([name]) => name);
  const shared = lists.reduce((text, [name, codes]) => text.replaceAll(packed(codes), name), source);
  return `import { ${names.join(', ')} } from './code-lists.js';\n${shared}`;
}

/** Replaces the lists of a release by the shared ones with what is different in them. */
function withOtherLists(source: string, version: string): string {
  const shared = sharedCodes();
  return Object.entries(sharedCodes(version)).reduce((text, [name, codes]) => {
    const known = shared[name] ?? [];
    const left = known.filter((code) => !codes.includes(code));
    const added = codes.filter((code) => !known.includes(code));
    if (!canPack(codes) || left.length + added.length === 0) return text;
    const kept = `${keptOf(name)}(code) => !${JSON.stringify(left)}.includes(code))`;
    const whole = added.length === 0 ? kept : `[...${kept}, ...${JSON.stringify(added)}]`;
    return text.replaceAll(packed(codes), whole);
  }, source);
}

const keptOf = (list: string) => `${list}.filter(`;
const packed = (codes: readonly string[]) => `unpackCodes(${literalText(packCodes(codes))})`;

function sourceOfTexts({ patterns }: SchematronSchema): string {
  const asserts = patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));
  const broken = asserts.find(({ text, parts }) => parts !== undefined || text.includes('\n'));
  if (broken !== undefined) throw new Error(`the text of ${broken.id} must be one line without values`);
  const lines = asserts.map(({ text }) => text).join('\n');
  return `export const assertionTexts = /* @__PURE__ */ ${JSON.stringify(lines)}.split('\\n');\n`;
}
