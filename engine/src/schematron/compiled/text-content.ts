import { compiler } from '../../xpath/compile/expression.ts';
import type { Scope } from '../../xpath/compile/scope.ts';
import { isNodeType } from '../../xpath/compile/value.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import type { XsltInstruction } from '../schema.ts';

/** A content that makes only text; atomic values become text. Undefined for any other content. */
export function textual(
  body: readonly XsltInstruction[],
  scope: Scope,
): readonly XsltInstruction[] | undefined {
  const [only] = body;
  if (body.length === 1 && only?.kind === 'sequence') {
    const value = compiler.value(parseXPath(only.select, scope.namespaces), scope);
    return isNodeType(value.item) || value.item === 'item'
      ? undefined
      : [{ ...only, kind: 'value-of', body: [] }];
  }
  const texts = body.map((instruction) => asTextual(instruction, scope, body.length === 1));
  return texts.every((each) => each !== undefined) ? texts : undefined;
}

function asTextual(
  instruction: XsltInstruction,
  scope: Scope,
  isAlone: boolean,
): XsltInstruction | undefined {
  if (instruction.kind === 'text' || instruction.kind === 'value-of') return instruction;
  if (instruction.kind !== 'if' && instruction.kind !== 'choose') return undefined;
  // Adjacent values would be separated by blanks.
  if (!isAlone && holdsSequence(instruction)) return undefined;
  if (instruction.kind === 'if') {
    const body = textual(instruction.body, scope);
    return body && { ...instruction, body };
  }
  const bodies = instruction.branches.map((branch) => textual(branch.body, scope));
  const otherwise = textual(instruction.otherwise, scope);
  if (otherwise === undefined || !bodies.every((body) => body !== undefined)) return undefined;
  const branches = instruction.branches.map(({ test }, index) => ({ test, body: bodies[index] ?? [] }));
  return { ...instruction, branches, otherwise };
}

function holdsSequence(instruction: XsltInstruction): boolean {
  if (instruction.kind === 'choose')
    return [...instruction.branches.map(({ body }) => body), instruction.otherwise]
      .flat()
      .some(holdsSequence);
  return instruction.kind === 'sequence' || ('body' in instruction && instruction.body.some(holdsSequence));
}
