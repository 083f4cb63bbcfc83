import type { SchematronFunction, XsltInstruction } from '../../schema.ts';
import { asAttribute, type Builder, xslt } from './builder.ts';
import { type References, withReferences } from './variables.ts';

/**
 * Writes an `xsl:function` of a schema; its parameters and variables hide global ones with the same names.
 */
export function writeFunction(
  stylesheet: Builder,
  { name, as, params, body }: SchematronFunction,
  references: References,
): void {
  const local = new Set([...params.map((param) => param.name), ...variablesIn(body)]);
  const visible = new Map([...references].filter(([global]) => !local.has(global)));
  const element = stylesheet.ele(xslt, 'xsl:function', { name, ...asAttribute(as) });
  for (const param of params) element.ele(xslt, 'xsl:param', { name: param.name, ...asAttribute(param.as) });
  writeBody(element, body, visible);
}

function variablesIn(body: readonly XsltInstruction[]): string[] {
  return body.flatMap((instruction) =>
    instruction.kind === 'variable'
      ? [instruction.name, ...variablesIn(instruction.body)]
      : bodiesOf(instruction).flatMap(variablesIn),
  );
}

function bodiesOf(instruction: XsltInstruction): readonly (readonly XsltInstruction[])[] {
  if (instruction.kind === 'choose')
    return [...instruction.branches.map(({ body }) => body), instruction.otherwise];
  if (instruction.kind === 'analyze-string') return [instruction.matching, instruction.otherwise];
  return 'body' in instruction ? [instruction.body] : [];
}

export function writeBody(parent: Builder, body: readonly XsltInstruction[], references: References): void {
  for (const instruction of body) writeInstruction(parent, instruction, references);
}

function writeInstruction(parent: Builder, instruction: XsltInstruction, references: References): void {
  if (instruction.kind === 'text') {
    parent.ele(xslt, 'xsl:text').txt(instruction.text);
    return;
  }
  const element = parent.ele(xslt, `xsl:${instruction.kind}`, attributesOf(instruction, references));
  if (instruction.kind === 'analyze-string') {
    writeBody(element.ele(xslt, 'xsl:matching-substring'), instruction.matching, references);
    writeBody(element.ele(xslt, 'xsl:non-matching-substring'), instruction.otherwise, references);
    return;
  }
  if (instruction.kind === 'for-each' || instruction.kind === 'for-each-group')
    for (const { select, ...how } of instruction.sorts ?? [])
      element.ele(xslt, 'xsl:sort', { select: withReferences(select, references), ...how });
  if (instruction.kind !== 'choose') {
    if ('body' in instruction) writeBody(element, instruction.body, references);
    return;
  }
  for (const { test, body } of instruction.branches)
    writeBody(element.ele(xslt, 'xsl:when', { test: withReferences(test, references) }), body, references);
  if (instruction.otherwise.length > 0)
    writeBody(element.ele(xslt, 'xsl:otherwise'), instruction.otherwise, references);
}

function attributesOf(instruction: XsltInstruction, references: References): Record<string, string> {
  const { kind, source, ...rest } = instruction;
  const attributes = Object.entries(rest).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(
    attributes.map(([name, value]) => [
      name,
      expressions.has(name) ? withReferences(value, references) : asTemplate(name, value),
    ]),
  );
}

const expressions = new Set(['select', 'test', 'group-by', 'group-adjacent']);

/** The braces of a pattern are doubled where XSLT would read expressions in them. */
const asTemplate = (name: string, value: string): string =>
  name === 'regex' ? value.replaceAll(/[{}]/g, '$&$&') : value;
