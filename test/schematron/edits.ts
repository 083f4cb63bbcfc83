/** A small change to the text of a UBL document. */
export type Edit = (xml: string) => string;

/**
 * An element, by the names that lead to it: `cac:TaxSubtotal[2]/cbc:Percent` is the first `cbc:Percent`
 * anywhere below the second `cac:TaxSubtotal` of the document.
 */
type Path = string;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Several edits, one after the other. */
export function edits(...steps: readonly Edit[]): Edit {
  return (xml) => steps.reduce((text, step) => step(text), xml);
}

/** The document as it is. */
export const unchanged: Edit = (xml) => xml;

/** Replaces a text wherever it stands. */
export function replaceAll(text: string, by: string): Edit {
  return (xml) => xml.replaceAll(text, by);
}

/** Replaces a text where it stands first. */
export function replaceFirst(text: string, by: string): Edit {
  return (xml) => xml.replace(text, by);
}

/** Gives every amount another currency, except those of lines that are always in dirhams. */
export function amountsIn(currency: string): Edit {
  const ofLine = '<cac:ItemPriceExtension>';
  return (xml) =>
    xml
      .split(/(?=<cac:ItemPriceExtension>)|(?<=<\/cac:ItemPriceExtension>)/)
      .map((part) => (part.startsWith(ofLine) ? part : part.replaceAll('="AED"', `="${currency}"`)))
      .join('');
}

/** Gives an element another text. */
export function text(path: Path, value: string): Edit {
  return onElement(path, (element) => element.replace(/>.*<\//s, () => `>${value}</`));
}

/** Removes an element. */
export function remove(path: Path): Edit {
  return onElement(path, () => '');
}

/** Replaces an element. */
export function replace(path: Path, by: string): Edit {
  return onElement(path, () => by);
}

/** Inserts something right before an element. */
export function insertBefore(path: Path, added: string): Edit {
  return onElement(path, (element) => `${added}${element}`);
}

/** Inserts something right after an element. */
export function insertAfter(path: Path, added: string): Edit {
  return onElement(path, (element) => `${element}${added}`);
}

/** Has an element twice. */
export function repeat(path: Path): Edit {
  return onElement(path, (element) => element.repeat(2));
}

/** Adds something at the end of an element. */
export function append(path: Path, added: string): Edit {
  return onElement(path, (element) => {
    const endTag = element.lastIndexOf('</');
    return `${element.slice(0, endTag)}${added}${element.slice(endTag)}`;
  });
}

/** Gives an attribute of an element a value. */
export function attribute(path: Path, name: string, value: string): Edit {
  return edits(
    withoutAttribute(path, name),
    onElement(path, (element) => element.replace(/^<[^\s>]+/, `$& ${name}="${value}"`)),
  );
}

/** Removes an attribute of an element, if it is there. */
export function withoutAttribute(path: Path, name: string): Edit {
  return onElement(path, (element) => element.replace(new RegExp(`^(<[^>]*?)\\s${name}="[^"]*"`), '$1'));
}

function onElement(path: Path, change: (element: string) => string): Edit {
  return (xml) => {
    const { start, end } = spanOf(xml, path);
    return xml.slice(0, start) + change(xml.slice(start, end)) + xml.slice(end);
  };
}

function spanOf(xml: string, path: Path): Span {
  let span: Span = { start: 0, end: xml.length };
  for (const step of path.split('/')) span = spanOfStep(xml, span, step);
  return span;
}

function spanOfStep(xml: string, within: Span, step: string): Span {
  const [name = '', position = '1'] = step.replace(']', '').split('[');
  const startTags = xml.slice(within.start, within.end).matchAll(new RegExp(`<${name}[\\s>]`, 'g'));
  const startTag = [...startTags][Number(position) - 1];
  if (startTag === undefined) throw new Error(`The document has no ${step}.`);
  const start = within.start + startTag.index;
  return { start, end: endOfElement(xml, start, name) };
}

function endOfElement(xml: string, start: number, name: string): number {
  const tag = new RegExp(`<(/?)${name}(?=[\\s>])[^>]*>`, 'g');
  tag.lastIndex = start;
  let depth = 0;
  for (let match = tag.exec(xml); match !== null; match = tag.exec(xml)) {
    depth += match[1] === '/' ? -1 : 1;
    if (depth === 0) return tag.lastIndex;
  }
  throw new Error(`The document has no end of ${name}.`);
}
