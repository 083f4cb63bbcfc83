const zeroDigit = 0x30;

/** Tells whether the last of some digits is the check digit of the others by Luhn (ISO/IEC 7812-1). */
export function hasLuhnCheckDigit(digits: string): boolean {
  let total = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - zeroDigit;
    const doubled = digit * 2;
    total += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return total % 10 === 0;
}
