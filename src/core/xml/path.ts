import { childElements, namespaces, stringValue, type UblElement } from './element.ts';

/** Namespaces by the prefixes of a path. */
export type Prefixes = Readonly<Record<string, string>>;

/** The prefixes that UBL documents use. */
export const ublPrefixes: Prefixes = { cac: namespaces.cac, cbc: namespaces.cbc };

/**
 * The elements at a path of names below an element, in document order; a step `*` is any element.
 *
 * @example
 * ```ts
 * const parsed = parseUbl('<a xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>7</cbc:ID></a>');
 * if (parsed.ok) console.log(elementsAt(parsed.value, 'cbc:ID').length); // 1
 * ```
 */
export function elementsAt(from: UblElement, path: string, prefixes: Prefixes = ublPrefixes): UblElement[] {
  return path.split('/').reduce<UblElement[]>(
    (elements, step) => {
      const [prefix = '', name] = step.split(':');
      return elements.flatMap((element) =>
        childElements(element).filter(
          ({ localName, namespace }) =>
            step === '*' || (localName === name && namespace === prefixes[prefix]),
        ),
      );
    },
    [from],
  );
}

/** The text of the first element at a path, without blanks around it, or an empty text. */
export function textAt(from: UblElement, path: string, prefixes?: Prefixes): string {
  const [first] = elementsAt(from, path, prefixes);
  return first === undefined ? '' : stringValue(first).trim();
}

/** The value of an attribute in no namespace, without blanks around it, or an empty text. */
export function attributeOf({ attributes }: UblElement, name: string): string {
  const found = attributes.find(({ namespace, localName }) => namespace === '' && localName === name);
  return found?.value.trim() ?? '';
}
