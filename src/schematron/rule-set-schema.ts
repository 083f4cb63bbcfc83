import type {
  ForReaders,
  MessagePart,
  SchematronAssert,
  SchematronDiagnostic,
  SchematronFunction,
  SchematronKey,
  SchematronLet,
  SchematronPattern,
  SchematronProperty,
  SchematronRule,
  SchematronSchema,
  XsltInstruction,
  XsltSort,
} from 'schematron-compiler/rules';
import * as z from 'zod';

/** Exactly the members of a schema in a rule set's file, so that nothing else reaches the compiler. */
const text = z.string();
const source = z.strictObject({ file: text, line: z.int() });

const sorts = z.array(
  z.strictObject({
    select: text,
    order: z.enum(['ascending', 'descending']).optional(),
    'data-type': z.enum(['text', 'number']).optional(),
  }),
) satisfies z.ZodType<readonly XsltSort[]>;

const instructions: z.ZodType<readonly XsltInstruction[]> = z.lazy(() => z.array(instruction));

const instruction = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('variable'),
    name: text,
    select: text.optional(),
    as: text.optional(),
    body: instructions,
    source,
  }),
  z.strictObject({ kind: z.literal('sequence'), select: text, source }),
  z.strictObject({
    kind: z.literal('value-of'),
    select: text.optional(),
    separator: text.optional(),
    body: instructions,
    source,
  }),
  z.strictObject({ kind: z.literal('if'), test: text, body: instructions, source }),
  z.strictObject({
    kind: z.literal('choose'),
    branches: z.array(z.strictObject({ test: text, body: instructions })),
    otherwise: instructions,
    source,
  }),
  z.strictObject({
    kind: z.literal('for-each'),
    select: text,
    sorts: sorts.optional(),
    body: instructions,
    source,
  }),
  z.strictObject({
    kind: z.literal('for-each-group'),
    select: text,
    'group-by': text.optional(),
    'group-adjacent': text.optional(),
    sorts: sorts.optional(),
    body: instructions,
    source,
  }),
  z.strictObject({
    kind: z.literal('analyze-string'),
    select: text,
    regex: text,
    flags: text.optional(),
    matching: instructions,
    otherwise: instructions,
    source,
  }),
  z.strictObject({ kind: z.literal('text'), text, source }),
]) satisfies z.ZodType<XsltInstruction>;

const variable = z.strictObject({
  name: text,
  value: text,
  as: text.optional(),
  content: instructions.optional(),
  tree: text.optional(),
  source,
}) satisfies z.ZodType<SchematronLet>;

const part = z.union([
  text,
  z.strictObject({ select: text, copy: z.literal(true).optional(), named: z.literal(true).optional() }),
]) satisfies z.ZodType<MessagePart>;

const forReaders = {
  language: text.optional(),
  see: text.optional(),
  icon: text.optional(),
  fpi: text.optional(),
} satisfies Record<keyof ForReaders, z.ZodType<string | undefined>>;

const assert = z.strictObject({
  id: text,
  kind: z.enum(['assert', 'report']),
  test: text,
  text,
  parts: z.array(part).optional(),
  ...forReaders,
  flag: text.optional(),
  role: text.optional(),
  subject: text.optional(),
  diagnostics: z.array(text).optional(),
  properties: z.array(text).optional(),
  forEach: text.optional(),
  fails: z.literal(true).optional(),
  source,
}) satisfies z.ZodType<SchematronAssert>;

const rule = z.strictObject({
  context: text,
  id: text.optional(),
  role: text.optional(),
  flag: text.optional(),
  visitEach: text.optional(),
  lets: z.array(variable),
  asserts: z.array(assert),
  onAttributes: z.literal(true).optional(),
  onTexts: z.literal(true).optional(),
  onMarkup: z.literal(true).optional(),
  counted: z.enum(['elements', 'attributes and elements']).optional(),
  source,
}) satisfies z.ZodType<SchematronRule>;

const diagnostic = z.strictObject({
  id: text,
  ...forReaders,
  parts: z.array(part),
  source,
}) satisfies z.ZodType<SchematronDiagnostic>;

const property = z.strictObject({
  id: text,
  role: text,
  scheme: text,
  ...forReaders,
  parts: z.array(part),
  source,
}) satisfies z.ZodType<SchematronProperty>;

const pattern = z.strictObject({
  id: text,
  name: text.optional(),
  documents: text.optional(),
  diagnostics: z.array(diagnostic).optional(),
  properties: z.array(property).optional(),
  source: source.optional(),
  lets: z.array(variable),
  rules: z.array(rule),
}) satisfies z.ZodType<SchematronPattern>;

const declaredFunction = z.strictObject({
  name: text,
  params: z.array(z.strictObject({ name: text, as: text.optional() })),
  cache: z.literal(true).optional(),
  as: text.optional(),
  body: instructions,
  source,
}) satisfies z.ZodType<SchematronFunction>;

const key = z.strictObject({
  name: text,
  match: text,
  use: text.optional(),
  content: instructions.optional(),
  source,
}) satisfies z.ZodType<SchematronKey>;

/** One Schematron schema as data. */
export const schematronSchema = z.strictObject({
  namespaces: z.array(z.strictObject({ prefix: text, uri: text })),
  lets: z.array(variable),
  functions: z.array(declaredFunction),
  title: text.optional(),
  schemaVersion: text.optional(),
  phase: text.optional(),
  properties: z.array(property).optional(),
  diagnostics: z.array(diagnostic).optional(),
  keys: z.array(key).optional(),
  binding: z.enum(['xpath1', 'unstated']).optional(),
  from: text.optional(),
  appliesTo: text.optional(),
  documents: z.record(text, text).optional(),
  patterns: z.array(pattern),
}) satisfies z.ZodType<SchematronSchema>;
