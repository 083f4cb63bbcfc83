/** The features of an answer, without its figures: each leaf by its path, and each line of a text. */
export function featuresOf(answer: unknown, path = ''): string[] {
  if (typeof answer === 'string' && answer.includes('\n'))
    return answer.split('\n').map((line) => `${path} ${withoutValues(line)}`);
  if (typeof answer !== 'object' || answer === null) return [`${path} ${kindOf(String(answer))}`];
  if (Array.isArray(answer)) return answer.flatMap((each) => featuresOf(each, `${path}[]`));
  const { rule } = answer as { readonly rule?: unknown };
  const place = typeof rule === 'string' ? `${path}(${rule})` : path;
  return Object.entries(answer).flatMap(([name, value]) => featuresOf(value, `${place}.${name}`));
}

/** Words that are longer are values, not codes. */
const longestCode = 24;

function kindOf(text: string): string {
  return text.length > longestCode ? 'text' : text.replaceAll(/\d+/g, '9');
}

/** A line of XML or HTML without what it contains, or of another text without its figures. */
function withoutValues(line: string): string {
  const [tag = ''] = /^\s*<[^<>]*>/.exec(line) ?? [];
  return tag === '' ? line.replaceAll(/\d+/g, '9') : `${tag} ${line.length > tag.length + tag.length + 1}`;
}
