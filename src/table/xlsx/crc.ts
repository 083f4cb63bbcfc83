/** The remainders of all bytes by the polynomial of CRC-32 (APPNOTE 4.4.7). */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The checksum before the first byte; after the last one all of its bits are turned. */
export const crcStart = 0xffffffff;

/** The checksum after some bytes more. */
export function crcAfter(before: number, bytes: Uint8Array): number {
  let sum = before;
  for (const byte of bytes) sum = (sum >>> 8) ^ (remainders[(sum ^ byte) & 0xff] ?? 0);
  return sum;
}
