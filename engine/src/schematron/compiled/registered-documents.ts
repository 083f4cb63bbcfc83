import type { XmlElement } from '../../xml/element.ts';
import { parseXml } from '../../xml/parse-xml.ts';
import { literalText } from '../../xpath/plan/print.ts';
import { because, ReasonedError } from '../../xpath/reason.ts';
import type { SchematronLet, SchematronSchema } from '../schema.ts';
import { SchematronError } from '../schematron-error.ts';
import type { CompiledRules } from './compiled-rules.ts';

type Documents = readonly (readonly [name: string, xml: string])[];

/** The documents that schemas receive; throws if one is not XML, or if two with the same name differ. */
export function documentsOf(schemas: readonly SchematronSchema[]): Documents {
  const byName = new Map<string, string>();
  const all = schemas.flatMap((schema) => [...Object.entries(schema.documents ?? {}), ...treesOf(schema)]);
  for (const [name, xml] of all) {
    const parsed = parseXml(xml);
    if ('error' in parsed)
      throw new SchematronError(because('{reason}', { reason: parsed.error.reason }), {
        file: name,
        line: parsed.error.line,
      });
    if ((byName.get(name) ?? xml) !== xml)
      throw new SchematronError(because('two documents are registered by this name; give each its own'), {
        file: name,
        line: 1,
      });
    byName.set(name, xml);
  }
  return [...byName];
}

/** Trees that variables hold. */
function treesOf({ lets, patterns }: SchematronSchema): (readonly [name: string, xml: string])[] {
  const ofPatterns = patterns.flatMap((pattern) => [
    ...pattern.lets,
    ...pattern.rules.flatMap((rule) => rule.lets),
  ]);
  return [...lets, ...ofPatterns].flatMap((each) =>
    each.tree === undefined ? [] : [[treeName(each), each.tree] as const],
  );
}

/** A name for the tree of a variable; registered documents cannot have such a name. */
export const treeName = ({ name, source: { file, line } }: SchematronLet) => `$${name} of ${file}:${line}`;

/** The documents as source text, for a member of a module's rules. */
export function documentsText(documents: Documents): string {
  const entries = documents.map(([name, xml]) => `    [${literalText(name)}, ${literalText(xml)}],\n`);
  return `  documents: new Map([\n${entries.join('')}  ]),`;
}

/** The documents of compiled rules as trees. */
export function registeredDocuments({
  documents = new Map(),
}: CompiledRules): ReadonlyMap<string, XmlElement> {
  return new Map(
    Array.from(documents, ([name, xml]) => {
      const parsed = parseXml(xml);
      if ('error' in parsed)
        throw new ReasonedError(
          because('the document {name} is not XML: {reason}', { name, reason: parsed.error.reason }),
        );
      return [name, parsed.root];
    }),
  );
}
