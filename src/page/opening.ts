import type { Language } from '../core/messages/language.ts';
import type { Source } from '../ui/answering/questions.ts';
import type { Documents } from './documents.ts';
import { isTable, sourceOf } from './files.ts';
import type { StatusBeside } from './status.ts';
import type { Table } from './table.ts';
import { selectTab } from './tabs.ts';

/** The places for opened files: the editor with a status beside it, a table, or several documents. */
interface Places {
  readonly putIn: (source: Source) => Promise<void>;
  readonly source: () => Source;
  readonly status: StatusBeside;
  readonly table: Table;
  readonly documents: Documents;
  readonly language: () => Language;
}

/** Opens files that a person chose or dropped. */
export function openingOf(places: Places) {
  const { putIn, source, status, table, documents, language } = places;

  function putBeside(answer: Source): void {
    selectTab('findings');
    status.put(answer);
  }

  /** A status that answers the document in the editor opens beside it; any other document replaces it. */
  async function openOne(opened: Source): Promise<void> {
    if (await status.answers(opened, source())) putBeside(opened);
    else await putIn(opened);
  }

  /** Opens a document together with the status that answers it. */
  async function openAnswered(files: readonly File[]): Promise<boolean> {
    const sources = await Promise.all(files.map(async (file) => (await sourceOf(file)).source));
    for (const [document = '', answer = ''] of [sources, sources.toReversed()]) {
      if (!(await status.answers(answer, document))) continue;
      await putIn(document);
      putBeside(answer);
      return true;
    }
    return false;
  }

  return {
    async files(files: readonly File[]): Promise<void> {
      const [only, ...others] = files;
      if (only === undefined) return;
      if (others.length === 0 && isTable(only)) await table.read(only);
      else if (others.length === 0) await openOne((await sourceOf(only)).source);
      else if (others.length > 1 || !(await openAnswered(files))) await documents.validate(files, language());
    },
    async tables([first]: readonly File[]): Promise<void> {
      if (first !== undefined) await table.read(first);
    },
  };
}
