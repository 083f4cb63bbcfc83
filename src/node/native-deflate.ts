import { constants, deflateRawSync } from 'node:zlib';

/** Compresses a part of a file separately, so that the parts one after the other are the compressed file (RFC 1951). */
export function nativeDeflate(part: Uint8Array, isLast: boolean): Uint8Array<ArrayBuffer> {
  const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
  return new Uint8Array(deflateRawSync(part, { level: constants.Z_BEST_SPEED, finishFlush }));
}
