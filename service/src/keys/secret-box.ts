import { opened, sealed } from './sealing.ts';

/** A key by which secrets are encrypted in the database, with a name by which it is found again. */
export interface SecretKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** Keeps secrets: encrypted by the first of its keys, or as they are if it has none. */
export interface SecretBox {
  /** The secret as it is stored; `owner` is the row that it belongs to. */
  readonly kept: (secret: string, owner: string) => string;
  /** The secret that was stored; throws if its key is not among those of the box. */
  readonly secretOf: (stored: string, owner: string) => string;
  /** Tells whether it is stored as the box would store it now. */
  readonly isCurrent: (stored: string) => boolean;
}

const form = /^sealed:(?<id>[\w-]+):(?<text>[\w-]+)$/;

/** The name of the key by which a stored secret is encrypted; undefined if it is not. */
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
