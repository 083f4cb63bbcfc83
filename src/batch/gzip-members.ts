import { open } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';

/** A gzip member: what it holds, and where it ends in its file. */
export interface GzipMember {
  readonly content: Uint8Array;
  readonly end: number;
}

/** Bytes of a member's header without optional fields, as `gzipSync` writes it, and of the trailer. */
const headerBytes = 10;
const trailerBytes = 8;
const pieceBytes = 1024 * 1024;

/** The whole members of a file that was written member by member; one that was being written at the end is left out. */
export async function* gzipMembers(path: string): AsyncGenerator<GzipMember> {
  const file = await open(path);
  try {
    let held = Buffer.alloc(0);
    let end = 0;
    for (let wanted = pieceBytes; ; wanted *= 2) {
      const piece = Buffer.alloc(wanted);
      const { bytesRead } = await file.read(piece, 0, wanted, end + held.length);
      if (bytesRead === 0) return;
      held = Buffer.concat([held, piece.subarray(0, bytesRead)]);
      for (let member = firstMember(held); member !== undefined; member = firstMember(held)) {
        end += member.length;
        held = held.subarray(member.length);
        yield { content: member.content, end };
        wanted = pieceBytes;
      }
    }
  } finally {
    await file.close();
  }
}

/** What `inflateRawSync` gives when it is asked for the engine as well, which the types do not tell. */
interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

/** The member at the beginning of the bytes; undefined where they do not hold all of it. */
function firstMember(bytes: Buffer): { readonly content: Uint8Array; readonly length: number } | undefined {
  if (bytes.length < headerBytes + trailerBytes) return undefined;
  try {
    const inflated: unknown = inflateRawSync(bytes.subarray(headerBytes), { info: true });
    const { buffer, engine } = inflated as Inflated;
    const length = headerBytes + engine.bytesWritten + trailerBytes;
    return length <= bytes.length ? { content: buffer, length } : undefined;
  } catch {
    return undefined;
  }
}
