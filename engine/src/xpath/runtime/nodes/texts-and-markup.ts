import type { DocumentIndex } from './document.ts';
import { compareNodes, MarkupNode, TextNode } from './node-items.ts';
import { childNodes } from './nodes.ts';

type Other = TextNode | MarkupNode;

/**
 * Runs rules on the texts, comments and processing instructions of a document. The result is called with the number
 * of each element before it is checked, and with the number after the last.
 */
export type JudgingOthers<Rules> = (
  d: DocumentIndex,
  judge: (node: Other, rules: Rules) => void,
) => (before: number) => void;

/** `on` gives the rules for a kind of nodes; `markup` stands for comments and processing instructions. */
export function textsAndMarkup<Rules>(on: (kind: 'texts' | 'markup') => Rules): JudgingOthers<Rules> {
  const [onTexts, onMarkup] = [on('texts'), on('markup')];
  return (d, judge) => {
    const nodes = othersIn(d);
    let next = 0;
    return (before) => {
      for (let node = nodes[next]; node !== undefined && node.before <= before; node = nodes[next]) {
        judge(node, node instanceof TextNode ? onTexts : onMarkup);
        next += 1;
      }
    };
  };
}

function othersIn(d: DocumentIndex): readonly Other[] {
  const found: Other[] = [];
  for (let n = 0; n < d.size; n += 1)
    for (const node of childNodes(d, n))
      if (node instanceof TextNode || node instanceof MarkupNode) found.push(node);
  return found.sort(compareNodes);
}
