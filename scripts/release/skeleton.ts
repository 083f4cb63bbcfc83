/** The folder of a release as far as a comparison can write it. */
import type { SchematronRule, SchematronSchema } from 'schematron-compiler/rules';
import { escapeAttribute, escapeText } from 'schematron-compiler/xml';
import type { Comparison } from './comparison.ts';

export interface NewRelease {
  readonly version: string;
  readonly validFrom: string;
  readonly differsFrom: string;
}

/** The text of each file by its name. Changed rules stand as they were, to be changed where they are about something else now. */
export function skeletonOf(
  release: NewRelease,
  comparison: Comparison,
  schema: SchematronSchema,
): Readonly<Record<string, string>> {
  return {
    'release.ts': sourceOf(release, comparison),
    'rules.sch': rulesOf(release, comparison, schema),
    'codelists.json': `${JSON.stringify(comparison.lists, null, 2)}\n`,
    'messages/rules.json': '{}\n',
  };
}

export const constantOf = (version: string) => `release${version.replaceAll('.', '')}`;

export function sourceOf(
  { version, validFrom, differsFrom }: NewRelease,
  { removed }: Pick<Comparison, 'removed'>,
): string {
  const without =
    removed.length > 0 ? `  withoutRules: [${removed.map((id) => `'${id}'`).join(', ')}],\n` : '';
  return `import type { ReleaseByDifference } from '../../../../src/core/specification/specification.ts';
import messages from './messages/rules.json' with { type: 'json' };

/** PINT-AE ${version}: what it says otherwise than ${differsFrom}. */
export const ${constantOf(version)} = {
  id: 'pint-ae',
  name: 'PINT-AE',
  version: '${version}',
  validFrom: '${validFrom}',
  validTo: null,
  differsFrom: '${differsFrom}',
${without}  messages,
} as const satisfies ReleaseByDifference;
`;
}

function rulesOf(
  { version, differsFrom }: NewRelease,
  { added, changed }: Comparison,
  schema: SchematronSchema,
): string {
  const ids = new Set(changed);
  const patterns = schema.patterns.flatMap(({ id, rules }) => {
    const texts = rules.flatMap((rule) => ruleOf(rule, ids));
    return texts.length > 0 ? [`  <sch:pattern id="${id}">\n${texts.join('\n')}\n  </sch:pattern>\n`] : [];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- The rules that say otherwise in ${version} than in ${differsFrom}. New: ${added.join(', ') || 'none'}. -->
<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
${patterns.join('')}</sch:schema>
`;
}

function ruleOf({ context, asserts }: SchematronRule, ids: ReadonlySet<string>): string[] {
  const meant = asserts.filter(({ id }) => ids.has(id));
  if (meant.length === 0) return [];
  const texts = meant.map(
    ({ id, test, text }) =>
      `      <sch:assert id="${id}" test="${escapeAttribute(test)}">
        ${escapeText(text)}
      </sch:assert>`,
  );
  return [`    <sch:rule context="${escapeAttribute(context)}">\n${texts.join('\n')}\n    </sch:rule>`];
}
