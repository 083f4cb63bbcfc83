const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion'];

/** A whole number in words, such as `one hundred and five`. It takes the groups of three digits from the highest on. */
export function englishNumber(groups: readonly number[]): string {
  const said = groups.flatMap((group, index) => {
    const scale = scales[groups.length - 1 - index] ?? '';
    if (group === 0) return [];
    const isLastAndSmall = index > 0 && index === groups.length - 1 && group < 100;
    return [`${isLastAndSmall ? 'and ' : ''}${belowThousand(group)}${scale}`];
  });
  return said.length === 0 ? 'zero' : said.join(' ');
}

function belowThousand(number: number): string {
  const rest = number % 100;
  if (number < 100) return belowHundred(rest);
  const hundreds = `${small[Math.floor(number / 100)]} hundred`;
  return rest === 0 ? hundreds : `${hundreds} and ${belowHundred(rest)}`;
}

function belowHundred(number: number): string {
  const word = small[number];
  if (word !== undefined) return word;
  const ten = tens[Math.floor(number / 10)];
  return number % 10 === 0 ? `${ten}` : `${ten}-${small[number % 10]}`;
}
