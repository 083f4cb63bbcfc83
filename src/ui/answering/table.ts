import { convert } from '../../api/convert.ts';
import { fill } from '../../core/messages/message.ts';
import { type PlannedTable, planOf, reconciliationOf, type verdictsOf } from '../../table/convert-table.ts';
import { withEntered } from '../../table/entered-cells.ts';
import { readTableFile, type TableFile } from '../../table/read-table.ts';
import type { CorrectedCell } from '../../table/requests/corrected-cells.ts';
import { unusedName } from '../../table/requests/unused-name.ts';
import { checkedWorkbook } from '../../table/write/checked-workbook.ts';
import { reportOfTable } from '../../table/write/report-of-table.ts';
import { newArchive } from '../../table/xlsx/new-archive.ts';
import { jsonText } from '../dom.ts';
import texts from '../messages/table.json' with { type: 'json' };
import {
  faulty,
  judgingOf,
  mappingOf,
  rowsBetween,
  shownVerdicts,
  type TellProgress,
  toldVerdicts,
} from './shown-table.ts';
import type { TableAnswer, TableAsked } from './table-questions.ts';

/** Reads a table, and checks its invoices unless a question must be answered first. */
export async function tableAnswer(
  asked: TableAsked,
  release?: readonly string[],
  tellProgress: TellProgress = () => {},
): Promise<TableAnswer> {
  const { language } = asked;
  const file = await readTableFile(asked.bytes);
  const planned = file.ok ? plannedTable(file.value, asked, tellProgress) : file;
  if (!planned.ok) return faulty(planned.failure, language);
  const table = planned.value;
  const verdicts =
    table.plan.questions.length > 0
      ? undefined
      : shownVerdicts(table, judgingOf(asked, release), tellProgress);
  if (verdicts !== undefined && 'fault' in verdicts) return verdicts;
  return { reading: { ...mappingOf(table, language), verdicts } };
}

/** The requests of a table and the UBL of the valid ones; each file is named after the document number. */
export function tableArchive(asked: TableAsked, release?: readonly string[], tellProgress?: TellProgress) {
  return madeOfVerdicts({ asked, release, tellProgress }, (verdicts) => {
    const archive = newArchive();
    const taken = new Set<string>();
    for (const { number = '', request, valid } of verdicts) {
      if (request === undefined) continue;
      const name = unusedName(number, taken);
      archive.add(`requests/${name}.json`, [jsonText(request)]);
      const { xml } = valid ? convert(request, { release }) : { xml: null };
      if (xml !== null) archive.add(`ubl/${name}.xml`, [xml]);
    }
    return archive.bytes();
  });
}

/** The table with the findings at its cells, and with the certain corrections. */
export function tableWorkbook(asked: TableAsked, release?: readonly string[], tellProgress?: TellProgress) {
  return madeOfVerdicts({ asked, release, tellProgress }, (verdicts, { heads }, file) => {
    const original = file.sheets.find(({ name }) => name === heads.sheet.name);
    const workbook = checkedWorkbook({ ...heads, sheet: original ?? heads.sheet }, asked.language, true);
    const byRow = new Map<number, CorrectedCell[]>();
    for (const { text, ...place } of asked.entered)
      byRow.set(place.row, [...(byRow.get(place.row) ?? []), { ...place, value: text }]);
    for (const verdict of verdicts) {
      const entered = verdict.rows.flatMap((row) => byRow.get(row) ?? []);
      workbook.add({ ...verdict, corrected: [...entered, ...(verdict.corrected ?? [])] });
    }
    return new Uint8Array(workbook.bytes());
  });
}

/** A page with the findings of all invoices. */
export function tableReport(
  { name, madeOn, ...asked }: TableAsked & { readonly name: string; readonly madeOn: string },
  release?: readonly string[],
  tellProgress?: TellProgress,
) {
  return madeOfVerdicts({ asked, release, tellProgress }, (verdicts, { survey }, _, sums) => {
    const report = reportOfTable(name, survey.lastRows.size, asked.language, madeOn);
    for (const verdict of verdicts) report.add(verdict);
    return report.text(sums.result().account);
  });
}

interface Asking {
  readonly asked: TableAsked;
  readonly release: readonly string[] | undefined;
  readonly tellProgress: TellProgress | undefined;
}

/** Builds the answer from the verdicts of a table; undefined if it cannot be read, or has questions. */
async function madeOfVerdicts<Made>(
  { asked, release, tellProgress }: Asking,
  make: (
    verdicts: ReturnType<typeof verdictsOf>,
    table: PlannedTable,
    file: TableFile,
    sums: ReturnType<typeof reconciliationOf>,
  ) => Made,
): Promise<Made | undefined> {
  const file = await readTableFile(asked.bytes);
  const planned = file.ok ? plannedTable(file.value, asked) : file;
  if (!file.ok || !planned.ok || planned.value.plan.questions.length > 0) return undefined;
  const sums = reconciliationOf(planned.value);
  return make(
    toldVerdicts(planned.value, judgingOf(asked, release), tellProgress, sums),
    planned.value,
    file.value,
    sums,
  );
}

function plannedTable(
  file: TableFile,
  { decided, language, entered }: TableAsked,
  tellProgress: TellProgress = () => {},
) {
  return planOf(withEntered(file, entered), decided, {
    onRow(rows) {
      if (rows % rowsBetween === 0) tellProgress(fill(texts.progress.rows, language, { rows }));
    },
  });
}
