import type { KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { jsonIn } from '../texts/json.ts';
import {
  fingerprintOf,
  hashOf,
  type Indexed,
  indexedSchema,
  indexName,
  type Manifest,
  manifestName,
  manifestSchema,
  signatureName,
  signerOf,
} from './archive-format.ts';

/** Faults of an archive, by the name of each file; empty if it is unchanged since it was signed. */
export interface Verified {
  readonly signer: KeyObject | undefined;
  readonly manifest: Manifest | undefined;
  readonly faults: readonly { readonly name: string; readonly fault: Fault }[];
}
export type Fault = 'changed' | 'missing' | 'added' | 'twice' | 'unsigned' | 'otherKey' | 'cutOff';

async function eachFile(
  file: string,
  take: (name: string, content: Uint8Array) => Promise<void> | void,
): Promise<void> {
  const files = extract();
  files.on('entry', ({ name }, content, next) => {
    buffer(content)
      .then((bytes) => take(name, bytes))
      .then(() => next(), next);
  });
  await pipeline(createReadStream(file), files as unknown as Writable);
}

/** Checks every file of an archive against its manifest, and the manifest against its signature. */
export async function verifyArchive(file: string, expected: string | undefined): Promise<Verified> {
  const hashes = new Map<string, string>();
  const faults: { name: string; fault: Fault }[] = [];
  let manifest = new Uint8Array();
  let signature = new Uint8Array();
  try {
    await eachFile(file, (name, content) => {
      if (name === manifestName) manifest = new Uint8Array(content);
      else if (name === signatureName) signature = new Uint8Array(content);
      else if (hashes.has(name)) faults.push({ name, fault: 'twice' });
      else hashes.set(name, hashOf(content));
    });
  } catch {
    faults.push({ name: file, fault: 'cutOff' });
  }
  const signer = signerOf(manifest, signature);
  if (signer === undefined) faults.push({ name: manifestName, fault: 'unsigned' });
  else if (expected !== undefined && fingerprintOf(signer) !== expected)
    faults.push({ name: signatureName, fault: 'otherKey' });
  const told = manifestSchema.safeParse(jsonIn(Buffer.from(manifest).toString())).data;
  for (const { name, sha256 } of told?.files ?? []) {
    const hash = hashes.get(name);
    hashes.delete(name);
    if (hash !== sha256) faults.push({ name, fault: hash === undefined ? 'missing' : 'changed' });
  }
  for (const name of hashes.keys()) faults.push({ name, fault: 'added' });
  return { signer, manifest: told, faults };
}

/** The documents of an archive with an id or a number, each with its evidence (a ZIP). */
export async function documentsIn(
  file: string,
  wanted: string,
): Promise<readonly { readonly document: Indexed; readonly evidence: Uint8Array }[]> {
  const found = new Map<string, Indexed>();
  await eachFile(file, (name, content) => {
    if (name !== indexName) return;
    for (const line of Buffer.from(content).toString().split('\n')) {
      if (!line.includes(JSON.stringify(wanted))) continue;
      const document = indexedSchema.parse(jsonIn(line));
      if (document.id === wanted || document.invoiceNumber === wanted) found.set(document.file, document);
    }
  });
  const read: { document: Indexed; evidence: Uint8Array }[] = [];
  if (found.size === 0) return read;
  await eachFile(file, (name, content) => {
    const document = found.get(name);
    if (document !== undefined) read.push({ document, evidence: new Uint8Array(content) });
  });
  return read;
}
