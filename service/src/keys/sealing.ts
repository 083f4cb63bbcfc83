import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a text so that only `opened` with the same key and context returns it; equal texts give equal results. */
export function sealed(key: Uint8Array, text: string, context: string): string {
  const iv = ivOf(key, text, context);
  const cipher = createCipheriv('aes-256-gcm', subkey(key, 'encryption'), iv);
  cipher.setAAD(Buffer.from(context));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, content, cipher.getAuthTag()]).toString('base64url');
}

/** The text that was sealed; undefined if it was sealed with another key or in another context, or changed. */
export function opened(key: Uint8Array, given: string, context: string): string | undefined {
  const bytes = Buffer.from(given, 'base64url');
  // Another encoding of the same bytes would be a different text.
  if (bytes.length < ivBytes + tagBytes || bytes.toString('base64url') !== given) return undefined;
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', subkey(key, 'encryption'), iv, {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const content = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()];
    const text = Buffer.concat(content).toString('utf8');
    return timingSafeEqual(iv, ivOf(key, text, context)) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Derived from the sealed text, so that no two texts share one. */
function ivOf(key: Uint8Array, text: string, context: string): Buffer {
  const made = createHmac('sha256', subkey(key, 'iv')).update(JSON.stringify([context, text]));
  return made.digest().subarray(0, ivBytes);
}

function subkey(key: Uint8Array, use: string): Buffer {
  return createHmac('sha256', key).update(use).digest();
}
