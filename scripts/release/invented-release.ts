/** The invented release of the drill: an assertion changed, a rule added and one removed, a code list added and one changed. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { release } from '../../rules/ae/releases/index.ts';
import { constantOf, sourceOf } from './skeleton.ts';

export const inventedVersion = '9.0.0';

export const invented = {
  changedRule: 'ibr-192-ae',
  addedRule: 'ibr-900-ae',
  removedRule: 'ibr-189-ae',
  addedList: 'Permit',
  changedList: 'GoodsType',
  addedCode: 'DL8.48.9.1',
} as const;

/** Writes the folder of the release, into a copy of the sources. */
export function writeInvented(copy: string, validFrom: string): void {
  const folder = join(copy, 'rules/ae/releases', inventedVersion);
  mkdirSync(join(folder, 'messages'), { recursive: true });
  const files = {
    'release.ts': sourceOf(
      { version: inventedVersion, validFrom, differsFrom: release.version },
      { removed: [invented.removedRule] },
    ),
    'rules.sch': rules,
    'codelists.json': JSON.stringify(codeLists),
    'messages/rules.json': JSON.stringify(messages),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

const constant = constantOf(inventedVersion);

/** The list of releases with its two lines about the invented one. */
export function listRelease(index: string): string {
  return index
    .replace(/\n\n/, `\nimport { ${constant} } from './${inventedVersion}/release.ts';\n\n`)
    .replace(/(const releases: .*)\];/, `$1, ${constant}];`);
}

export function makeDefault(index: string): string {
  return index.replace(/(const release: \w+ = )\w+;/, `$1${constant};`);
}

const rules = `<?xml version="1.0" encoding="UTF-8"?>
<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
  <sch:pattern id="ae-model">
    <sch:rule context="cac:PaymentMeans">
      <sch:assert id="${invented.changedRule}" test="
        not(cbc:PaymentMeansCode = ('30', '58')) or exists(cac:PayeeFinancialAccount/cbc:ID)">
        Payment by credit transfer (IBT-081 is 30 or 58) must give the account to pay to (IBT-084).
      </sch:assert>
    </sch:rule>
    <sch:rule context="cac:ContractDocumentReference">
      <sch:assert id="${invented.addedRule}" test="not(cbc:ID = 'DRILL') or cbc:ID = $codes-${invented.addedList}">
        A permit (IBT-012) must be a code of the list.
      </sch:assert>
    </sch:rule>
  </sch:pattern>
</sch:schema>
`;

const codeLists = {
  [invented.addedList]: { codes: { A: 'An invented permit' } },
  [invented.changedList]: { with: { [invented.addedCode]: 'Invented goods' }, without: ['DL8.48.3.3'] },
};

const messages = {
  [invented.changedRule]: { sameText: true },
  [invented.addedRule]: {
    terms: ['IBT-012'],
    fields: ['references.contractId'],
    title: { en: 'Permit of the list', ar: 'التصريح من القائمة' },
    message: { en: 'The permit is not in the list.', ar: 'التصريح ليس في القائمة.' },
    hint: {
      en: 'Set references.contractId to a code of the list.',
      ar: 'أدخل في references.contractId رمزاً من القائمة.',
    },
  },
};
