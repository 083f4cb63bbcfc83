import { convert, type Required } from '../../xpath/compile/convert.ts';
import { startsInOtherDocument } from '../../xpath/compile/other-document.ts';
import { fail, type Scope } from '../../xpath/compile/scope.ts';
import { requiredBy } from '../../xpath/compile/sequence-types.ts';
import { type ItemType, isNodeType, type Value } from '../../xpath/compile/value.ts';
import type { Expression, SequenceType } from '../../xpath/syntax/ast.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import { parseSequenceType } from '../../xpath/syntax/parse.ts';

const anything: SequenceType = { item: 'item', occurrence: '*' };
const anywhere: Expression = { kind: 'context', at: 0 };

/** A value converted to its declared type. */
export function withDeclaredType(value: Value, as: string | undefined, { namespaces }: Scope): Value {
  return as === undefined ? value : convert(value, requirement(as, namespaces, anywhere), anywhere);
}

/** The value of an expression, converted to the type that is declared for it. */
export function valueOfType(expression: Expression, as: string | undefined, scope: Scope): Value {
  const { value, atoms } = scope.compiler;
  const ofAtoms =
    as !== undefined &&
    startsInOtherDocument(expression, scope) &&
    isAtomicType(requirement(as, scope.namespaces, anywhere).item);
  return withDeclaredType(ofAtoms ? atoms(expression, scope) : value(expression, scope), as, scope);
}

const isAtomicType = (item: ItemType) => item !== 'item' && !isNodeType(item);

/** The meaning of an `as` attribute. */
export function requirement(
  as: string | undefined,
  namespaces: Namespaces,
  expression: Expression,
): Required {
  const type = as === undefined ? anything : parseSequenceType(as, namespaces);
  return (
    requiredBy(type) ?? fail(expression, 'type {type} is not supported; declare item()*', { type: as ?? '' })
  );
}
