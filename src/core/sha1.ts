/** The five words of a SHA-1. */
export type Sha1 = readonly [number, number, number, number, number];

/** The SHA-1 (RFC 3174) of the bytes of some parts. For names, never for secrets. */
export function sha1(parts: readonly Uint8Array[]): Sha1 {
  const blocks = blocksOf(parts);
  let state: Sha1 = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let start = 0; start < blocks.byteLength; start += bytesOfBlock)
    state = afterBlock(state, blocks, start);
  return state;
}

const bytesOfBlock = 64;

/** The bytes, a one bit, zeros, and the number of bits in eight bytes: whole blocks. */
function blocksOf(parts: readonly Uint8Array[]): DataView {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(Math.ceil((length + 9) / bytesOfBlock) * bytesOfBlock);
  let end = 0;
  for (const part of parts) {
    bytes.set(part, end);
    end += part.length;
  }
  bytes[end] = 0x80;
  const blocks = new DataView(bytes.buffer);
  blocks.setUint32(bytes.length - 8, Math.floor(length / 2 ** 29));
  blocks.setUint32(bytes.length - 4, length << 3);
  return blocks;
}

/** The words of the 80 steps of a block; one array serves all blocks. */
const words = new Int32Array(80);

/** Words in variables and no calls: most of this runs before the engine has optimised it. */
function afterBlock(state: Sha1, blocks: DataView, start: number): Sha1 {
  let [a, b, c, d, e] = state;
  for (let step = 0; step < 80; step += 1) {
    const word = step < 16 ? blocks.getInt32(start + step * 4) : mixedWord(step);
    words[step] = word;
    let mixed: number;
    if (step < 20) mixed = ((b & c) | (~b & d)) + 0x5a827999;
    else if (step < 40) mixed = (b ^ c ^ d) + 0x6ed9eba1;
    else if (step < 60) mixed = ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
    else mixed = (b ^ c ^ d) + 0xca62c1d6;
    const next = (((a << 5) | (a >>> 27)) + mixed + e + word) | 0;
    e = d;
    d = c;
    c = (b << 30) | (b >>> 2);
    b = a;
    a = next;
  }
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0, (state[4] + e) | 0];
}

function mixedWord(step: number): number {
  const mixed =
    (words[step - 3] ?? 0) ^ (words[step - 8] ?? 0) ^ (words[step - 14] ?? 0) ^ (words[step - 16] ?? 0);
  return (mixed << 1) | (mixed >>> 31);
}
