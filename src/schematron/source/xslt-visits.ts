import { childElements, type SourceElement } from './xml.ts';
import { isXslt } from './xslt-elements.ts';

/** The kinds of nodes that a mode of a stylesheet goes to beside elements. */
export interface Visits {
  readonly attributes: boolean;
  readonly texts: boolean;
  /** And processing instructions. */
  readonly comments: boolean;
  /** What position() counts, where all templates of the mode lead on alike. */
  readonly counted: 'elements' | 'attributes and elements' | undefined;
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
      counted: countedBy(selects),
      comments: selects.some((select) => /node\(|comment\(|processing-instruction\(/.test(select)),
    };
  };
}

const countedBySelect: Readonly<Record<string, Visits['counted']>> = {
  '*': 'elements',
  '@*|*': 'attributes and elements',
  '@* | *': 'attributes and elements',
};

function countedBy(selects: readonly string[]): Visits['counted'] {
  const [only, ...others] = new Set(
    selects.filter((select) => select !== '.').map((select) => countedBySelect[select]),
  );
  return others.length === 0 ? only : undefined;
}

function selectsIn(element: SourceElement): string[] {
  if (isXslt(element, 'apply-templates')) return [element.attributes.select ?? 'node()'];
  return childElements(element).flatMap(selectsIn);
}
