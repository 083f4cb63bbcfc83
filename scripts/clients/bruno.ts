import { type Collection, type CollectionRequest, type Entry, folders } from './collection.ts';
import { type Files, indented } from './language.ts';
import { commentLines } from './names.ts';

/** A collection for Bruno: a folder with a file for each request. */
export function bruno({ title, description, baseUrl, keys, requests }: Collection): Files {
  const files: Record<string, string> = {
    'bruno.json': `${JSON.stringify({ version: '1', name: title, type: 'collection' }, null, 2)}\n`,
    'collection.bru': text([block('docs', commentLines(description))]),
    'environments/local.bru': text([
      block('vars', [`baseUrl: ${baseUrl}`]),
      ...(keys.length === 0 ? [] : [`vars:secret [\n${keys.map((key) => `  ${key}`).join(',\n')}\n]`]),
    ]),
  };
  for (const [folder, within] of folders(requests))
    for (const [index, request] of within.entries()) {
      const place = [folder, request.name]
        .filter((name) => name !== '')
        .map(fileName)
        .join('/');
      let path = place;
      for (let count = 2; `${path}.bru` in files; count++) path = `${place} ${count}`;
      files[`${path}.bru`] = fileOf(request, index + 1);
    }
  return files;
}

function fileName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N} ()'-]+/gu, ' ').trim() || 'request';
}

function fileOf(request: CollectionRequest, order: number): string {
  const { name, description, method, path, pathValues, query, headers, body, key, givesId } = request;
  const url = `{{baseUrl}}${path.replaceAll(/\{([^}]+)\}/g, ':$1')}`;
  const asked = query
    .filter(({ isSent }) => isSent)
    .map((entry) => `${encodeURIComponent(entry.name)}=${encodeURIComponent(entry.value)}`);
  const bodyMode = body === undefined ? 'none' : modeOf(body.mediaType);
  return text([
    block('meta', [
      `name: ${commentLines(name, Number.POSITIVE_INFINITY).join(' ')}`,
      'type: http',
      `seq: ${order}`,
    ]),
    block(method.toLowerCase(), [
      `url: ${url}${asked.length === 0 ? '' : `?${asked.join('&')}`}`,
      `body: ${bodyMode}`,
      `auth: ${key === undefined ? 'none' : 'apikey'}`,
    ]),
    ...entries('params:query', query),
    ...entries('params:path', pathValues),
    ...entries('headers', headers),
    ...(key === undefined
      ? []
      : [
          block('auth:apikey', [
            `key: ${key.header}`,
            `value: ${key.prefix}{{${key.variable}}}`,
            'placement: header',
          ]),
        ]),
    ...(body === undefined ? [] : [block(`body:${bodyMode}`, body.text.split('\n'))]),
    ...(givesId
      ? [block('script:post-response', ["if (res.status === 201) bru.setVar('id', res.body.id);"])]
      : []),
    block('docs', commentLines(description)),
  ]);
}

function entries(name: string, all: readonly Entry[]): string[] {
  if (all.length === 0) return [];
  return [
    block(
      name,
      all.map(
        (entry) =>
          `${entry.isSent ? '' : '~'}${/^[\w.-]+$/.test(entry.name) ? entry.name : JSON.stringify(entry.name)}: ${entry.value.replaceAll(/\s+/g, ' ')}`,
      ),
    ),
  ];
}

/** A block ends with the first brace at the beginning of a line, so every line of it is indented. */
function block(name: string, lines: readonly string[]): string {
  return [`${name} {`, ...indented(lines, '  '), '}'].join('\n');
}

function text(blocks: readonly string[]): string {
  return `${blocks.filter((each) => each !== 'docs {\n}').join('\n\n')}\n`;
}

function modeOf(mediaType: string): string {
  if (/[/+]json\b/.test(mediaType)) return 'json';
  return /[/+]xml\b/.test(mediaType) ? 'xml' : 'text';
}
