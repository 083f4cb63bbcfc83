import { readFile } from 'node:fs/promises';
import { customerColumns } from '../../batch/report/customer-columns.ts';
import { type Fix, settingAt } from '../../core/findings/fix.ts';
import { readTableFile } from '../../table/read-table.ts';
import { unreadable } from '../input/unreadable.ts';
import { UsageError } from '../io.ts';

export interface GivenFixes {
  /** The patches of a document; its request is given as JSON. */
  readonly of: (document: string, text: string) => readonly Fix[];
  /** Each change, with the number of its documents. */
  readonly changes: readonly { readonly change: string; readonly count: number }[];
}

interface Change {
  readonly documents: readonly string[];
  readonly text: string;
  readonly patch: (text: string) => Fix | undefined;
}

/** Reads the changes in `night.fixes.json`, or in `night.customers.xlsx` with correct values filled in. */
export async function readFixes(path: string): Promise<GivenFixes> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  const isTable = !path.toLowerCase().endsWith('.json');
  const given = isTable
    ? await correctedCustomers(bytes, path)
    : listIn(bytes.toString(), path).flatMap(changeOf);
  const changes = new Map<string, Change[]>();
  for (const change of given)
    for (const document of change.documents)
      changes.set(document, [...(changes.get(document) ?? []), change]);
  return {
    of: (document, text) => (changes.get(document) ?? []).flatMap(({ patch }) => [patch(text) ?? []]),
    changes: given.map(({ text, documents }) => ({ change: text, count: documents.length })),
  };
}

/** Choices that nobody made change nothing. */
function changeOf({ documents, patch, buyer }: Listed): Change[] {
  if (patch === undefined) return [];
  const steps = patch.map((step) => {
    const value = 'value' in step ? ` = ${JSON.stringify(step.value)}` : '';
    return `${step.op} ${step.path}${value}`;
  });
  return [{ documents, text: [buyer, steps.join(', ')].filter(Boolean).join(': '), patch: () => patch }];
}

async function correctedCustomers(bytes: Uint8Array, path: string): Promise<Change[]> {
  const file = await readTableFile(bytes);
  const rows = file.ok ? [...(file.value.sheets[0]?.rows() ?? [])] : [];
  const [heads, ...others] = rows.map(({ cells }) =>
    customerColumns.map((_, column) => cells[column]?.text.trim() ?? ''),
  );
  if (heads?.every((head) => head !== '') !== true) throw new UsageError('notFixes', { path });
  return others.flatMap((cells): Change[] => {
    const [buyer, , , , value = '', field = '', names = ''] = cells;
    if (value === '') return [];
    return [
      {
        documents: names.split(/\r?\n/),
        text: `${buyer}: ${field} = ${value}`,
        patch: (request) => settingAt(field, requestIn(request))?.(value),
      },
    ];
  });
}

function requestIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Listed {
  readonly documents: readonly string[];
  readonly buyer?: unknown;
  readonly patch?: Fix;
}

function listIn(text: string, path: string): readonly Listed[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every(isListed)) return list;
  } catch {
    // A text that is not JSON is not a list of fixes either.
  }
  throw new UsageError('notFixes', { path });
}

function isListed(value: unknown): value is Listed {
  const { documents, patch = [] } = Object(value);
  const isText = (each: unknown) => typeof each === 'string';
  return Array.isArray(documents) && documents.every(isText) && Array.isArray(patch) && patch.every(isStep);
}

function isStep(step: unknown): boolean {
  const { op, path, from = '' } = Object(step);
  return (
    ['add', 'replace', 'remove', 'move'].includes(op) &&
    [path, from].every((each) => typeof each === 'string')
  );
}
