import { nodeKindsOf } from '../node-kinds.ts';
import type { NamespaceBinding } from '../schema.ts';
import { childElements, SchematronError, type SourceElement } from './xml.ts';
import { isXslt } from './xslt-elements.ts';

/** Nodes that a stylesheet may visit, and our engines don't. */
interface Visits {
  readonly attributes: boolean;
  readonly texts: boolean;
}

/**
 * Our engines judge elements, as the ISO skeleton does by default. Where a stylesheet goes to attributes or texts as well,
 * a rule on them would fire in it and not here, so it is refused.
 */
export function refuseUnvisited(
  templates: readonly SourceElement[],
  modes: ReadonlySet<string>,
  namespaces: readonly NamespaceBinding[],
): void {
  for (const template of templates) {
    const { match, mode = '', priority = '0' } = template.attributes;
    if (match === undefined || !modes.has(mode) || Number(priority) < 0) continue;
    const visits = visitsOf(templates, mode);
    for (const kind of nodeKindsOf(match, namespaces)) {
      if (kind !== 'elements' && visits[kind]) {
        throw new SchematronError(`a rule on ${kind} is not supported, only on elements: ${match}`, template);
      }
    }
  }
}

function visitsOf(templates: readonly SourceElement[], mode: string): Visits {
  const selects = templates
    .filter(({ attributes }) => [mode, '#all'].includes(attributes.mode ?? ''))
    .flatMap(selectsIn);
  return {
    attributes: selects.some((select) => select.includes('@')),
    texts: selects.some((select) => /node\(\)|text\(\)/.test(select)),
  };
}

function selectsIn(element: SourceElement): string[] {
  const own = isXslt(element, 'apply-templates') ? [element.attributes.select ?? 'node()'] : [];
  return [...own, ...childElements(element).flatMap(selectsIn)];
}
