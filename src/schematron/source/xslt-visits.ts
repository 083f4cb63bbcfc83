import { childElements, type SourceElement } from './xml.ts';
import { isXslt } from './xslt-elements.ts';

/** The kinds of nodes that a mode of a stylesheet goes to beside elements. */
export interface Visits {
  readonly attributes: boolean;
  readonly texts: boolean;
  /** And processing instructions. */
  readonly comments: boolean;
}

/** Where the templates of each mode lead; a mode that no template mentions leads nowhere. */
export function visitsByMode(templates: readonly SourceElement[]): (mode: string) => Visits {
  const byMode = new Map<string, Set<string>>();
  for (const template of templates) {
    const mode = template.attributes.mode ?? '';
    const selects = byMode.get(mode) ?? new Set();
    byMode.set(mode, selects);
    for (const select of selectsIn(template)) selects.add(select);
  }
  const inAllModes = byMode.get('#all') ?? new Set<string>();
  return (mode) => {
    const selects = [...(byMode.get(mode) ?? []), ...inAllModes];
    return {
      attributes: selects.some((select) => select.includes('@')),
      texts: selects.some((select) => select.includes('node()') || select.includes('text()')),
      comments: selects.some((select) => /node\(|comment\(|processing-instruction\(/.test(select)),
    };
  };
}

function selectsIn(element: SourceElement): string[] {
  if (isXslt(element, 'apply-templates')) return [element.attributes.select ?? 'node()'];
  return childElements(element).flatMap(selectsIn);
}
