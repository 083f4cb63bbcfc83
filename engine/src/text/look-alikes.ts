/** Letters of Greek and Cyrillic that look like Latin ones, each with that one. */
export const latinLetters: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹο', 'ABEZHIKMNOPTYXCo'),
  ...pairs('АВСЕНІЈКМОРЅТХУҮаеорсухіјѕ', 'ABCEHIJKMOPSTXYYaeopcyxijs'),
]);

function pairs(others: string, latin: string): (readonly [string, string])[] {
  return Array.from(others, (letter, at) => [letter, latin.charAt(at)] as const);
}
