import { type Edit, insertBefore } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

/** A payee with an identifier of this scheme. */
function payee(schemeId: string, id: string): Edit {
  const party = `<cac:PayeeParty><cac:PartyIdentification><cbc:ID schemeID="${schemeId}">${id}</cbc:ID></cac:PartyIdentification><cac:PartyName><cbc:Name>Factoring House</cbc:Name></cac:PartyName></cac:PayeeParty>`;
  return insertBefore('cac:Delivery', party);
}

export const identifiers: Readonly<Record<string, readonly RuleCase[]>> = {
  identifiers: [
    { rule: 'ibr-068', breaks: payee('0088', '7300010000002'), takes: payee('0088', '7300010000001') },
    { rule: 'ibr-127', breaks: payee('0007', '55601234567'), takes: payee('0007', '5560123456') },
    { rule: 'ibr-069', breaks: payee('0192', '974760674'), takes: payee('0192', '974760673') },
    { rule: 'ibr-070', breaks: payee('0184', 'dk12345678'), takes: payee('0184', 'DK12345678') },
    { rule: 'ibr-113', breaks: payee('0208', '0202239952'), takes: payee('0208', '0202239951') },
    { rule: 'ibr-114', breaks: payee('0201', 'UF-123'), takes: payee('0201', 'uf1234') },
    { rule: 'ibr-115', breaks: payee('0210', 'RSSMRA85T10A562'), takes: payee('0210', 'RSSMRA85T10A562S') },
    { rule: 'ibr-116', breaks: payee('0211', 'IT12345678901'), takes: payee('0211', 'IT00743110157') },
    { rule: 'ibr-120', breaks: payee('0151', '51824753557'), takes: payee('0151', '51824753556') },
  ],
};
