import { childElements, type SourceElement } from './xml.ts';
import { isXslt } from './xslt-elements.ts';

/** The target that a template applies: nodes in a mode, or another template by name. */
interface Lead {
  readonly mode?: string;
  readonly name?: string;
}

/**
 * The modes that can be reached from the templates without a mode, where a stylesheet begins. Rules in other modes
 * never fire: generators write rules for inactive patterns. Undefined for a part of a stylesheet, which has no
 * beginning.
 */
export function modesReached(templates: readonly SourceElement[]): ReadonlySet<string> | undefined {
  const reached = new Set<string>();
  const seen = new Set<SourceElement>();
  const open = templates.filter(isBeginning);
  for (const template of open) {
    if (seen.has(template)) continue;
    seen.add(template);
    for (const lead of leadsIn(template, template.attributes.mode ?? '')) {
      if (lead.mode !== undefined) reached.add(lead.mode);
      open.push(...templates.filter((each) => isLedTo(each, lead)));
    }
  }
  return open.length === 0 ? undefined : reached;
}

const isBeginning = ({ attributes: { match, mode } }: SourceElement) =>
  match !== undefined && mode === undefined;

function isLedTo({ attributes }: SourceElement, { mode, name }: Lead): boolean {
  if (name !== undefined) return attributes.name === name;
  const modes = (attributes.mode ?? '').split(/\s+/);
  return attributes.match !== undefined && (modes.includes(mode ?? '') || modes.includes('#all'));
}

function leadsIn(element: SourceElement, current: string): Lead[] {
  const inside = childElements(element).flatMap((child) => leadsIn(child, current));
  const { mode = '', name } = element.attributes;
  if (isXslt(element, 'apply-templates')) return [{ mode: mode === '#current' ? current : mode }, ...inside];
  return isXslt(element, 'call-template') && name !== undefined ? [{ name }, ...inside] : inside;
}
