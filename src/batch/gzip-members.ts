import { open } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';

/** A member of a gzip file: its content, and where it ends in the file. */
export interface GzipMember {
  readonly content: Uint8Array;
  readonly end: number;
}

/** Bytes of a member's header without optional fields, as `gzipSync` writes it, and of its trailer. */
const headerBytes = 10;
const trailerBytes = 8;
const pieceBytes = 1024 * 1024;

/**
 * The complete members of a file that was written member by member; an unfinished one at the end is left out.
 */
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

/** The result of `inflateRawSync` with the option `info`, which its types do not describe. */
interface Inflated {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

/** The member at the beginning of the bytes; undefined if it is not complete. */
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
