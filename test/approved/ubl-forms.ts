/** Ways to write the same values in XML, or values that differ from them in form: each changes a whole document. */
export const forms: Readonly<Record<string, (xml: string) => string>> = {
  'flags as digits': (xml) =>
    xml.replaceAll(/>(true|false)</g, (_, flag) => (flag === 'true' ? '>1<' : '>0<')),
  'flags the other way': (xml) =>
    xml.replaceAll(/>(true|false)</g, (_, flag) => (flag === 'true' ? '>false<' : '>true<')),
  'flags in upper case': (xml) => xml.replaceAll(/>(true|false)</g, (text) => text.toUpperCase()),
  'amounts with a sign': ofAmounts((amount) => `+${amount}`),
  'amounts with zeros': ofAmounts((amount) => `00${amount}${amount.includes('.') ? '' : '.'}0`),
  'amounts without a whole part': ofAmounts((amount) => amount.replace(/^0+(?=\.)/, '')),
  'amounts with a bare point': ofAmounts((amount) => (amount.includes('.') ? amount : `${amount}.`)),
  'amounts with a third decimal': ofAmounts((amount) => `${amount}${amount.includes('.') ? '' : '.00'}4`),
  'amounts of minus zero': ofAmounts((amount) => (Number(amount) === 0 ? '-0.00' : amount)),
  'amounts that are negative': ofAmounts((amount) =>
    amount.startsWith('-') ? amount.slice(1) : `-${amount}`,
  ),
  'amounts with an exponent': ofAmounts((amount) => `${amount}E0`),
  'amounts in other currencies': (xml) => xml.replaceAll(/currencyID="\w+"/g, 'currencyID="SAR"'),
  'currencies in lower case': (xml) =>
    xml.replaceAll(/currencyID="\w+"/g, (text) => text.toLowerCase().replace('currencyid', 'currencyID')),
  'amounts without currencies': (xml) => xml.replaceAll(/ currencyID="\w+"/g, ''),
  'days with a zone': ofDays((day) => `${day}+04:00`),
  'days in UTC': ofDays((day) => `${day}Z`),
  'days with a time': ofDays((day) => `${day}T00:00:00`),
  'days of the year after': ofDays((day) => String(Number(day.slice(0, 4)) + 1) + day.slice(4)),
  'times in another form': (xml) => xml.replaceAll(/>(\d\d:\d\d:\d\d)[^<]*</g, '>$1.5-11:00<'),
  'texts between blanks': (xml) => xml.replaceAll(/>([^<>\s][^<>]*)</g, '>\n\t$1 <'),
  'texts in upper case': (xml) =>
    xml.replaceAll(/(?<=\w>|">)([^<>\s][^<>]*)</g, (text) => text.toUpperCase()),
  'texts as CDATA': (xml) => xml.replaceAll(/>([^<>&\s][^<>&]*)</g, '><![CDATA[$1]]><'),
  'texts beside comments': (xml) => xml.replaceAll(/>([^<>\s][^<>]*)</g, '><!-- a -->$1<?b?><'),
  'texts with references': (xml) =>
    xml.replaceAll(
      />([A-Za-z])([^<>]*)</g,
      (_, first, rest) => `>&#x${first.charCodeAt(0).toString(16)};${rest}<`,
    ),
  'on one line': (xml) => xml.replaceAll(/>\s+</g, '><'),
  'with carriage returns': (xml) => xml.replaceAll('\n', '\r\n'),
  'with other prefixes': (xml) =>
    xml
      .replaceAll('cbc:', 'b:')
      .replaceAll('cac:', 'a:')
      .replaceAll('xmlns:cbc', 'xmlns:b')
      .replaceAll('xmlns:cac', 'xmlns:a'),
  'attributes in apostrophes': (xml) => xml.replaceAll(/ (\w+)="([^"']*)"(?=[^<>]*>[^<>]*<\/)/g, " $1='$2'"),
  'with a language': (xml) => xml.replaceAll(/<cbc:(Note|Name|Description)>/g, '<cbc:$1 languageID="en">'),
  'with lists of codes': (xml) => xml.replaceAll(/<cbc:(\w+Code)>/g, '<cbc:$1 listID="X">'),
  'with twice as many lines': (xml) =>
    xml.replaceAll(/<cac:(Invoice|CreditNote)Line>[\s\S]*<\/cac:\1Line>/g, (lines) => `${lines}${lines}`),
  'with one line': (xml) => {
    const end = xml.search(/<\/cac:(Invoice|CreditNote)Line>/);
    const last = Math.max(xml.lastIndexOf('</cac:InvoiceLine>'), xml.lastIndexOf('</cac:CreditNoteLine>'));
    return end < 0 ? xml : xml.slice(0, end) + xml.slice(last);
  },
  'without lines': (xml) => xml.replaceAll(/<cac:(Invoice|CreditNote)Line>[\s\S]*<\/cac:\1Line>/g, ''),
  'without the VAT breakdown': (xml) => xml.replaceAll(/<cac:TaxSubtotal>[\s\S]*?<\/cac:TaxSubtotal>/g, ''),
  'without discounts': (xml) => xml.replaceAll(/<cac:AllowanceCharge>[\s\S]*?<\/cac:AllowanceCharge>/g, ''),
  'with each discount twice': (xml) =>
    xml.replaceAll(/<cac:AllowanceCharge>[\s\S]*?<\/cac:AllowanceCharge>/g, '$&$&'),
  'without parties': (xml) => xml.replaceAll(/<cac:Party>[\s\S]*?<\/cac:Party>/g, '<cac:Party/>'),
  'with an exchange rate of zero': (xml) => xml.replaceAll(/(?<=<cbc:CalculationRate>)[^<]*/g, '0'),
  'with a higher exchange rate': (xml) => xml.replaceAll(/(?<=<cbc:CalculationRate>)[^<]*/g, '9.87654321'),
  'in quantities of ten': (xml) =>
    xml.replaceAll(/(?<=<cbc:(?:Invoiced|Credited)Quantity[^>]*>)[^<]*/g, '10'),
};

function ofAmounts(change: (amount: string) => string) {
  return (xml: string) =>
    xml.replaceAll(/(?<=>)-?\d+(?:\.\d+)?(?=<\/cbc:\w*(?:Amount|Rate|Quantity|Numeric|Percent)>)/g, change);
}

function ofDays(change: (day: string) => string) {
  return (xml: string) => xml.replaceAll(/(?<=>)\d{4}-\d\d-\d\d(?=<)/g, change);
}
