import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ownRendering from '../../rules/ae/messages/rendering.json' with { type: 'json' };
import countryNames from '../../rules/pint/messages/countries.json' with { type: 'json' };
import sharedRendering from '../../rules/pint/messages/rendering.json' with { type: 'json' };
import unitNames from '../../rules/pint/messages/units.json' with { type: 'json' };
import type { Language } from '../../src/core/messages/language.ts';
import { projectFolder } from '../sources.ts';
import { anchorOf, blocks, code, link, type Page, plain, said, table, target } from './markdown.ts';
import listNames from './messages/code-lists.json' with { type: 'json' };

interface ListFile {
  readonly id: string;
  readonly version?: string;
  readonly codes: Readonly<Record<string, string>>;
}

type Meanings = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const meaningsOf: Readonly<Record<string, Meanings>> = {
  'Aligned-TaxCategoryCodes': ownRendering.meanings.vatCategory,
  'Aligned-TaxExemptionCodes': ownRendering.meanings.exemptionReason,
  CreditReason: ownRendering.meanings.creditNoteReason,
  Emirate: ownRendering.meanings.subdivision,
  FreqBilling: ownRendering.meanings.billingFrequency,
  GoodsType: ownRendering.meanings.goodsNature,
  ItemType: ownRendering.meanings.itemType,
  ISO3166: countryNames,
  ISO4217: sharedRendering.meanings.currency,
  MimeCode: sharedRendering.meanings.mediaType,
  UNCL4461: ownRendering.meanings.paymentMeans,
  'UNCL4461-accepted': ownRendering.meanings.paymentMeans,
  UNCL5189: sharedRendering.meanings.allowanceReason,
  UNCL7161: sharedRendering.meanings.chargeReason,
  UNECERec20: unitNames,
  transactiontype: ownRendering.meanings.transactionType,
};

function codeListFiles(): ListFile[] {
  return ['rules/ae/codelists', 'rules/pint/codelists'].flatMap((folder) =>
    readdirSync(join(projectFolder, folder))
      .toSorted()
      .map((file): ListFile => JSON.parse(readFileSync(join(projectFolder, folder, file), 'utf8')))
      .map((list, index) => ({ ...list, id: list.id ?? String(index) })),
  );
}

export function codeListPages(language: Language): Page[] {
  const lists = codeListFiles();
  const rows = lists.map(({ id, codes }) => [
    link(code(id), `./${id}.md`),
    plain(nameOf(id, language)),
    String(Object.keys(codes).length),
  ]);
  const heads = [said('codeList', language), said('holds', language), said('codeCount', language)];
  const index = blocks(
    '---\noutline: false\n---',
    `# ${said('codeListsTitle', language)}`,
    said('codeListsLead', language),
    table(heads, rows),
  );
  return [
    { path: 'reference/code-lists/index.md', markdown: index },
    ...lists.map((list) => ({
      path: `reference/code-lists/${list.id}.md`,
      markdown: codeListPage(list, language),
    })),
  ];
}

const names: Readonly<Record<string, Readonly<Record<Language, string>>>> = listNames;

function nameOf(id: string, language: Language): string {
  const name = names[id]?.[language];
  if (name === undefined) throw new Error(`the code list ${id} has no name`);
  return name;
}

function codeListPage({ id, version, codes }: ListFile, language: Language): string {
  const meanings = meaningsOf[id] ?? {};
  const rows = Object.entries(codes).map(([each, meaning]) => [
    `${target(`code-${anchorOf(each)}`)}${code(each)}`,
    plain(meanings[each]?.[language] ?? meaning),
  ]);
  return blocks(
    `---\ntitle: ${JSON.stringify(`${id}: ${nameOf(id, language)}`)}\noutline: false\nprev: false\nnext: false\n---`,
    `# ${code(id)} ${plain(nameOf(id, language))}`,
    version === undefined ? '' : said('version', language, { version }),
    table([said('code', language), said('meaning', language)], rows),
  );
}
