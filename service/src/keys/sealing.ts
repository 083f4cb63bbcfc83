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

/** A key that encrypts secrets in the database, with a name to find it again. */
export interface SecretKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** Stores secrets: encrypted with the first of its keys, or unencrypted if it has none. */
export interface SecretBox {
  /** Returns the secret in its stored form; `owner` is the row that has the secret. */
  readonly kept: (secret: string, owner: string) => string;
  /** Returns the stored secret; throws if the box does not have its key. */
  readonly secretOf: (stored: string, owner: string) => string;
  /** Tells whether a secret is stored in the current form of the box. */
  readonly isCurrent: (stored: string) => boolean;
}

const form = /^sealed:(?<id>[\w-]+):(?<text>[\w-]+)$/;

/** Returns the name of the key that encrypts a stored secret; undefined if it is not encrypted. */
export function keyIdOf(stored: string): string | undefined {
  return form.exec(stored)?.groups?.id;
}

export function secretBox(keys: readonly SecretKey[]): SecretBox {
  const [current] = keys;
  return {
    kept: (secret, owner) =>
      current === undefined ? secret : `sealed:${current.id}:${sealed(current.key, secret, owner)}`,
    secretOf: (stored, owner) => {
      const { id, text = '' } = form.exec(stored)?.groups ?? {};
      if (id === undefined) return stored;
      const used = keys.find((each) => each.id === id);
      const secret = used && opened(used.key, text, owner);
      if (secret === undefined) throw new Error(`A secret that the key ${id} encrypted cannot be read.`);
      return secret;
    },
    isCurrent: (stored) => keyIdOf(stored) === current?.id,
  };
}
