import { xmlTextOf } from 'schematron-compiler/xml';
import type { UblElement, UblNode } from '../core/xml/element.ts';
import { serialise } from '../ubl/serialise.ts';
import { escapedXml } from './escaped.ts';

/** An element of a report: its name, attributes and content. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | number | undefined>>;
  readonly children?: readonly (XmlElement | string)[];
}

/** The XML text of a report in one namespace; characters that XML cannot carry are removed. */
export function xmlText(root: XmlElement, namespace: string, prefix: string): string {
  return `${escapedXml(serialise(treeOf(root, namespace, prefix, null)))}\n`;
}

function treeOf(
  element: XmlElement,
  namespace: string,
  prefix: string,
  parent: UblElement | null,
): UblElement {
  const children: UblNode[] = [];
  const tree: UblElement = {
    namespace,
    prefix,
    localName: element.name,
    attributes: Object.entries(element.attributes ?? {}).flatMap(([localName, value]) =>
      value === undefined
        ? []
        : [{ namespace: '', prefix: '', localName, value: xmlTextOf(String(value)).text }],
    ),
    children,
    parent,
    requestPath: undefined,
  };
  for (const child of element.children ?? []) {
    children.push(typeof child === 'string' ? xmlTextOf(child).text : treeOf(child, namespace, prefix, tree));
  }
  return tree;
}
