import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { jsonIn } from '../texts/json.ts';

/** The files of an archive that describe it; all others are content. */
export const manifestName = 'manifest.json';
export const signatureName = 'signature.json';
export const indexName = 'index.ndjson';

export const manifestSchema = z.object({
  format: z.literal('pint-ae company archive 1'),
  companyId: z.string(),
  exportedAt: z.string(),
  /** Each file of content: its name, its length and its hash. */
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

const signatureSchema = z.object({
  algorithm: z.literal('Ed25519'),
  publicKey: z.string(),
  signature: z.string(),
});

export const indexedSchema = z
  .object({ id: z.string(), file: z.string(), invoiceNumber: z.string() })
  .loose();
/** A document of an archive, and where its evidence is. */
export type Indexed = z.infer<typeof indexedSchema>;

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Returns the name of a key: the hash of its public half. */
export function fingerprintOf(key: KeyObject): string {
  const open = key.type === 'private' ? createPublicKey(key) : key;
  return hashOf(open.export({ type: 'spki', format: 'der' }));
}

/** Signature of a manifest, and the key that checks it. */
export function signatureOf(manifest: Uint8Array, key: KeyObject): string {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  const signature = sign(null, manifest, key).toString('base64');
  return JSON.stringify({ algorithm: 'Ed25519', publicKey, signature });
}

/** Returns the key that signed a manifest; undefined if the signature does not match the manifest. */
export function signerOf(manifest: Uint8Array, signature: Uint8Array): KeyObject | undefined {
  const read = signatureSchema.safeParse(jsonIn(Buffer.from(signature).toString()));
  if (!read.success) return undefined;
  try {
    const key = createPublicKey(read.data.publicKey);
    if (key.asymmetricKeyType !== 'ed25519') return undefined;
    return verify(null, manifest, key, Buffer.from(read.data.signature, 'base64')) ? key : undefined;
  } catch {
    return undefined;
  }
}
