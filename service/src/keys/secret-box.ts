import { opened, sealed } from './sealing.ts';

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
