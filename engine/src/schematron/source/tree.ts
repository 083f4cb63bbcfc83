import { escapeAttribute, escapeText } from '../../xml/xml-text.ts';
import { because } from '../../xpath/reason.ts';
import type { SchematronLet } from '../schema.ts';
import { bodyOf } from './function.ts';
import {
  childElements,
  SchematronError,
  type SourceElement,
  schematronNamespace,
  xsltNamespace,
} from './xml.ts';
import { isXslt } from './xslt-elements.ts';

/** The content of a variable without an expression: its elements, or the result of its instructions. */
export function heldBy(variable: SourceElement): Pick<SchematronLet, 'content' | 'tree'> {
  const tree = isData(variable) ? `<tree>${literalContent(variable)}</tree>` : treeOf(variable);
  if (tree !== undefined) return { tree };
  const content = bodyOf(variable);
  return content.length === 0 ? {} : { content };
}

/** Instructions without a value; inside a let they are data, like any element (ISO/IEC 19757-3, 5.4.5). */
const withoutValue = ['message', 'fallback', 'assert'];

const isData = (variable: SourceElement) =>
  variable.localName === 'let' &&
  childElements(variable).some((child) => withoutValue.some((name) => isXslt(child, name)));

const literalContent = (element: SourceElement): string =>
  element.children
    .map((child) => (typeof child === 'string' ? escapeText(child) : elementText(child, literalContent)))
    .join('');

/**
 * The elements of a variable, as XML with an element around them, or undefined. Only literal elements are supported,
 * not trees that instructions build.
 */
function treeOf(variable: SourceElement): string | undefined {
  const holdsElements = childElements(variable).some(({ namespace }) => !isInstruction(namespace));
  if (holdsElements && variable.attributes.as !== undefined)
    throw new SchematronError(
      because(
        'elements as the content of a variable with a declared type are not supported; leave its type out',
      ),
      variable,
    );
  return holdsElements ? `<tree>${variableContent(variable)}</tree>` : undefined;
}

const isInstruction = (namespace: string) => namespace === xsltNamespace || namespace === schematronNamespace;

/** White space between elements is layout (XSLT 2.0, 4.4), except inside xsl:text. */
function variableContent(element: SourceElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return /^[ \t\r\n]*$/.test(child) ? '' : escapeText(child);
      if (isXslt(child, 'text')) return escapeText(child.children.join(''));
      if (!isInstruction(child.namespace)) return elementText(child);
      throw new SchematronError(
        because(
          'xsl:{name} among the elements of a variable is not supported, only elements as they are written; keep what depends on the document in variables of its own',
          { name: child.localName },
        ),
        child,
      );
    })
    .join('');
}

function elementText(element: SourceElement, content = variableContent): string {
  const { localName, namespace, attributes } = element;
  const written = Object.entries(attributes).filter(([name]) => !/^xmlns(?::|$)/.test(name));
  const [prefixed] = written.find(([name]) => name.includes(':') && !name.startsWith('xml:')) ?? [];
  if (prefixed !== undefined)
    throw new SchematronError(
      because(
        'the attribute {name} in the content of a variable is not supported; write it without a prefix',
        { name: prefixed },
      ),
      element,
    );
  const list = written.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
  return `<${localName} xmlns="${escapeAttribute(namespace)}"${list}>${content(element)}</${localName}>`;
}
