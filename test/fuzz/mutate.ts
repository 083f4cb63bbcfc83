import { changedContent } from './changed-content.ts';
import { words } from './words.ts';

/**
 * A text with a few changes: pieces cut, doubled, moved, taken from another text, or replaced by words that
 * break readers. In every second text only content changes, so that it is read to its end.
 */
export function mutatedText(text: string, other: string, random: () => number): string {
  let result = text;
  const changes = 1 + Math.floor(random() ** 2 * 8);
  const change = random() < 0.5 ? changed : changedContent;
  for (let each = 0; each < changes; each += 1) result = change(result, other, random);
  return result;
}

function changed(text: string, other: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const length = Math.floor(random() ** 4 * Math.min(400, text.length));
  const before = text.slice(0, at);
  const piece = text.slice(at, at + length);
  const after = text.slice(at + length);
  const word = words[Math.floor(random() * words.length)] ?? '';
  switch (Math.floor(random() * 8)) {
    case 0:
      return before + after;
    case 1:
      return before + piece + piece + after;
    case 2:
      return before + piece.repeat(1 + Math.floor(random() ** 3 * (20_000 / (length + 1)))) + after;
    case 3:
      return before + word + after;
    case 4:
      return before + word.repeat(1 + Math.floor(random() ** 3 * 300)) + piece + after;
    case 5: {
      const from = Math.floor(random() * other.length);
      return before + other.slice(from, from + 1 + Math.floor(random() * 300)) + after;
    }
    case 6:
      return before + String.fromCharCode(Math.floor(random() ** 2 * 0x10000)) + text.slice(at + 1);
    default:
      return before + String(Math.round((random() - 0.5) * 10 ** Math.floor(random() * 20))) + after;
  }
}
