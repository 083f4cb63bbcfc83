const count = new Intl.NumberFormat('en');

/** A count with its thousands apart. */
export function countText(value: number): string {
  return count.format(value);
}

/** A duration in the two units that matter: `2 h 5 min`, `1 min 30 s`, `12 s`. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
