import type { ChunkDocument } from './chunk.ts';

/**
 * Name of the file for a document's UBL. The numbers of input and line make it unique, whatever the letter case; of the
 * document's name only characters remain that mean nothing to a file system.
 */
export function ublFileName({ input, line, name }: ChunkDocument): string {
  const numbers = [
    String(input + 1).padStart(6, '0'),
    ...(line === undefined ? [] : [String(line).padStart(9, '0')]),
  ];
  const readable = name
    .replace(/:\d+$/, '')
    .replace(/(\.(xml|json|ndjson|jsonl|gz))+$/i, '')
    .replaceAll(/[^A-Za-z0-9-]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(-80);
  return `${[...numbers, ...(readable === '' ? [] : [readable])].join('-')}.xml`;
}
