import { type ExplainedSupply, explainSupply, supplyNames } from '../../src/cli/explain/supplies.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { meaningAt } from '../../src/report/code-meanings.ts';
import { blocks, code, link, type Page, pathInCode, plain, said, table } from './markdown.ts';

export function supplyPages(language: Language): Page[] {
  const supplies = supplyNames.flatMap((name) => explainSupply(name) ?? []);
  const rows = supplies.map(({ supply, sentence, fields }) => [
    link(code(supply), `./${supply}.md`),
    plain(sentence[language]),
    fields.map(pathInCode).join(', '),
  ]);
  const heads = [said('supply', language), said('meaning', language), said('field', language)];
  return [
    {
      path: 'reference/supplies/index.md',
      markdown: blocks(
        '---\noutline: false\n---',
        `# ${said('suppliesTitle', language)}`,
        said('suppliesLead', language),
        table(heads, rows),
      ),
    },
    ...supplies.map((supply) => ({
      path: `reference/supplies/${supply.supply}.md`,
      markdown: supplyPage(supply, language),
    })),
  ];
}

function supplyPage(
  { supply, sentence, fields, writes, notes, needs, source }: ExplainedSupply,
  language: Language,
): string {
  const values = Object.entries(writes).map(([path, value]) => {
    const meaning = meaningAt(path, String(value), language);
    return [pathInCode(path), `${code(String(value))}${meaning === undefined ? '' : ` ${plain(meaning)}`}`];
  });
  const written = [...values, ...notes.map((note) => [pathInCode('notes'), plain(note)])];
  return blocks(
    `---\ntitle: ${JSON.stringify(`${supply}: ${sentence[language]}`)}\noutline: false\nprev: false\nnext: false\n---`,
    `# ${code(supply)}`,
    plain(sentence[language]),
    said('supplyFields', language, { fields: fields.map(pathInCode).join(', ') }),
    `## ${said('supplyWrites', language)}`,
    table([said('field', language), said('value', language)], written),
    `## ${said('supplyNeeds', language)}`,
    needs.length === 0
      ? said('supplyNeedsNothing', language)
      : needs.map((path) => `- ${pathInCode(path)}`).join('\n'),
    `## ${said('source', language)}`,
    plain(source[language]),
  );
}
