import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { document, expressions, namespaces } from 'schematron-compiler/testing';
import {
  type CompiledSchematron,
  compileSchematron,
  loadSchematron,
  type Schematron,
} from '../../src/schematron/index.ts';
import { rulesOfModule } from '../rules-of-module.ts';
import { mutatedText } from './mutate.ts';
import type { Target } from './target.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const prefixes = Object.entries(namespaces).map(([prefix, uri]) => `<ns prefix="${prefix}" uri="${uri}"/>`);

const schemaAround = (content: string) =>
  `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${prefixes.join('')}${content}</schema>`;

/** Uses each expression as a test, a value in a message, a context, and a variable. */
function schemaOf(tests: readonly string[]): string {
  const patterns = tests.map((test, at) => {
    const value = escaped(test);
    return `<pattern><let name="v${at}" value="count((${value}))"/><rule context="/*[${value}] | cac:L[count((${value})) > ${at}]">
      <let name="w" value="${value}"/><assert id="a${at}" test="count($w) = $v${at}">Is <value-of select="${value}"/>.</assert></rule></pattern>`;
  });
  return schemaAround(patterns.join(''));
}

/** Undefined if the schema is refused, which is allowed. */
function compiled(schema: string): CompiledSchematron | undefined {
  const compiled = compileSchematron(schema);
  return compiled.ok ? compiled.value : undefined;
}

/** The rules of a module, loaded like a program would, except for the source of its functions. */
function loaded(module: string): Schematron {
  return loadSchematron(rulesOfModule(module));
}

const together = 12;
const schemas = Array.from({ length: Math.ceil(expressions.length / together) }, (_, at) =>
  schemaOf(expressions.slice(at * together, (at + 1) * together)),
).filter((schema) => compiled(schema) !== undefined);
const both = schemas.map((schema) => {
  const direct = compiled(schema) ?? failed();
  return { direct, ahead: loaded(direct.toModule()) };
});

const invoice = readFileSync(new URL('../fixtures/ubl/extensive-invoice.xml', import.meta.url), 'utf8');

/** The rules of PINT-AE by topic, each file as a schema. */
const topics = ['ae', 'pint'].flatMap((set) => {
  const folder = new URL(`../../schematron/${set}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sch'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8').replace(/^<\?xml.*?\?>/, ''))
    .map((rules) => schemaAround(rules));
});

/** Compiling a megabyte of expressions takes longer than judging one, but grows in proportion. */
const secondsOfMegabyte = 20;

/** Changed schemas, which are refused or compiled. */
export const compileSchematronTarget: Target = {
  seeds: [...schemas, ...topics],
  secondsOfMegabyte,
  attempt: (text) => compiled(text),
};

/** Changed documents, judged by expressions of all kinds. */
export const judgeSchematron: Target = {
  seeds: [document, invoice],
  attempt: (text, random) => {
    const { direct, ahead } = both[Math.floor(random() * both.length)] ?? both[0] ?? failed();
    const report = direct.judge(text);
    if (!isDeepStrictEqual(ahead.judge(text), report)) throw new Error('the module judges otherwise');
    if (report.outcome !== 'malformed' && report.svrl === '') throw new Error('no report');
  },
};

/** Changed schemas, compiled in the process and as a module: both must judge alike. */
export const moduleTarget: Target = {
  seeds: schemas,
  secondsOfMegabyte: 2 * secondsOfMegabyte,
  attempt: (text, random) => {
    const direct = compiled(text);
    if (direct === undefined) return;
    const ahead = loaded(direct.toModule());
    for (const validated of [document, mutatedText(document, invoice, random)])
      if (!isDeepStrictEqual(ahead.judge(validated), direct.judge(validated)))
        throw new Error('the module judges otherwise');
  },
};

function failed(): never {
  throw new Error('no schema compiles');
}
