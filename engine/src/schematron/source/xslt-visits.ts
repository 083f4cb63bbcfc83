import { isMarkup } from '../../xpath/compile/axis-steps.ts';
import { type Expression, ExpressionError } from '../../xpath/syntax/ast.ts';
import type { Namespaces } from '../../xpath/syntax/cursor.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import { childElements, type SourceElement } from './xml.ts';
import { isXslt } from './xslt-elements.ts';

/** The kinds of nodes that a mode of a stylesheet visits besides elements. */
export interface Visits {
  readonly attributes: boolean;
  readonly texts: boolean;
  /** Includes processing instructions. */
  readonly comments: boolean;
  /** The nodes that position() counts, if all templates of the mode agree. */
  readonly counted: 'elements' | 'attributes and elements' | undefined;
}

/** The nodes that the templates of each mode visit; a mode without templates visits none. */
export function visitsByMode(
  templates: readonly SourceElement[],
  namespaces: Namespaces,
): (mode: string) => Visits {
  const byMode = new Map<string, Map<string, Led>>();
  for (const template of templates) {
    const mode = template.attributes.mode ?? '';
    const selects = byMode.get(mode) ?? new Map<string, Led>();
    byMode.set(mode, selects);
    for (const select of selectsIn(template))
      selects.set(select, selects.get(select) ?? ledBy(select, namespaces));
  }
  const inAllModes = byMode.get('#all') ?? new Map<string, Led>();
  return (mode) => {
    const led = [...(byMode.get(mode)?.values() ?? []), ...inAllModes.values()];
    return {
      attributes: led.some(({ attributes }) => attributes),
      texts: led.some(({ texts }) => texts),
      comments: led.some(({ comments }) => comments),
      counted: countedBy(led),
    };
  };
}

/** The nodes that one `select` visits. */
interface Led extends Omit<Visits, 'counted'> {
  /** `nothing` if the template stays at the node, or visits nodes that are not counted this way. */
  readonly counted: Visits['counted'] | 'nothing';
}

const anywhere: Led = { attributes: true, texts: true, comments: true, counted: undefined };

function ledBy(select: string, namespaces: Namespaces): Led {
  try {
    return ledTo(alternativesOf(parseXPath(select, namespaces)));
  } catch (error) {
    if (error instanceof ExpressionError) return anywhere;
    throw error;
  }
}

function alternativesOf(expression: Expression): Expression[] {
  if (expression.kind === 'set')
    return [...alternativesOf(expression.left), ...alternativesOf(expression.right)];
  if (expression.kind === 'sequence') return expression.items.flatMap(alternativesOf);
  if (expression.kind === 'path') return alternativesOf(expression.step);
  return expression.kind === 'filter' ? alternativesOf(expression.base) : [expression];
}

function ledTo(alternatives: readonly Expression[]): Led {
  const steps = alternatives.filter((each) => each.kind === 'step');
  const below = steps.filter(({ axis }) => axis !== 'attribute');
  const isAny = (axis: string) =>
    steps.some(
      ({ axis: own, test }) =>
        own === axis && test.kind === 'name' && test.localName === null && test.namespace === null,
    );
  const onlyStays = alternatives.every(({ kind }) => kind === 'context' || kind === 'root');
  const counted =
    steps.length === 1 && isAny('child')
      ? 'elements'
      : steps.length === 2 && isAny('child') && isAny('attribute')
        ? 'attributes and elements'
        : undefined;
  return {
    attributes: below.length < steps.length,
    texts: below.some(({ test }) => test.kind === 'node' || test.kind === 'text'),
    comments: below.some(({ test }) => test.kind === 'node' || isMarkup(test)),
    counted: onlyStays ? 'nothing' : counted,
  };
}

function countedBy(led: readonly Led[]): Visits['counted'] {
  const [only, ...others] = new Set(led.flatMap(({ counted }) => (counted === 'nothing' ? [] : [counted])));
  return others.length === 0 ? only : undefined;
}

function selectsIn(element: SourceElement): string[] {
  if (isXslt(element, 'apply-templates')) return [element.attributes.select ?? 'node()'];
  return childElements(element).flatMap(selectsIn);
}
