/** Rounds half away from zero. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const rest = numerator % denominator;
  if (2n * abs(rest) < abs(denominator)) return quotient;
  return numerator < 0n === denominator < 0n ? quotient + 1n : quotient - 1n;
}

const abs = (value: bigint) => (value < 0n ? -value : value);

/** Rounds towards negative infinity. */
export function divideFloor(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

/** Rounds half towards positive infinity. */
export function divideHalfToPositive(numerator: bigint, denominator: bigint): bigint {
  return divideFloor(2n * numerator + denominator, 2n * denominator);
}

/** Rounds half to the even quotient. */
export function divideHalfToEven(numerator: bigint, denominator: bigint): bigint {
  const up = divideHalfToPositive(numerator, denominator);
  const tie = 2n * abs(numerator % denominator) === denominator;
  return tie && up % 2n !== 0n ? up - 1n : up;
}
