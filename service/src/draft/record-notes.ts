import type { Language, ValidationResult } from 'pint-ae';
import { inWords, type ServiceText } from '../texts/service-text.ts';
import type { RecordTable } from './record-references.ts';

/** The id of the service's findings about records. */
export const recordRule = 'pint-ae-service-record';

/** Values of a part of a document from a record, in its state when the document was written. */
export interface FilledPart {
  readonly path: string;
  readonly table: RecordTable;
  readonly id: string;
  readonly code: string | null;
  readonly revision: number;
  /** Filled-in values, by field of the part. */
  readonly filled: Readonly<Record<string, string | number>>;
  /** The document's own values that differ; they take precedence. */
  readonly differing: readonly Differing[];
  readonly isInactive: boolean;
}

interface Differing {
  readonly field: string;
  readonly own: string;
  readonly ofRecord: string;
}

/** Values of a document from records. */
export interface Filling {
  /** The parts to store. */
  readonly parts: readonly FilledPart[];
  /** The numbers of filled-in fields and of warnings, in all parts. */
  readonly fields: number;
  readonly warnings: number;
  /** True if a warning counts as an error. */
  readonly isStrict?: boolean;
}

/** A part takes some hundred bytes. */
const keptParts = 100;

/** Undefined if the document names no record. */
export function fillingOf(parts: readonly FilledPart[]): Filling | undefined {
  if (parts.length === 0) return undefined;
  return {
    parts: parts.slice(0, keptParts),
    fields: parts.reduce((sum, { filled }) => sum + Object.keys(filled).length, 0),
    warnings: parts.reduce((sum, part) => sum + warningsOf(part).length, 0),
  };
}

/** A note about a part. */
export interface ToldOfPart {
  readonly path: string;
  readonly severity: 'error' | 'warning' | 'information';
  readonly message: ServiceText;
  readonly hint: ServiceText;
}

/** Returns the notes other than the fields that were filled in. */
export function toldOf({ parts, isStrict = false }: Filling): ToldOfPart[] {
  const severity = isStrict ? 'error' : 'warning';
  return parts.flatMap((part) => [
    ...warningsOf(part).map((told) => ({ ...told, severity }) as const),
    ...(isParty(part)
      ? []
      : part.differing.map((each) => ({ ...told(part, each), severity: 'information' as const }))),
  ]);
}

/** A document often has its own price and name for an item; a party mixed from two is a mistake. */
function warningsOf(part: FilledPart): Pick<ToldOfPart, 'path' | 'message' | 'hint'>[] {
  const { path, isInactive } = part;
  const record = recordText(part);
  return [
    ...(isParty(part) ? part.differing.map((each) => told(part, each)) : []),
    ...(isInactive
      ? [
          {
            path,
            message: { text: 'recordInactive', values: { record } } as const,
            hint: { text: 'recordInactiveHint' } as const,
          },
        ]
      : []),
  ];
}

function isParty({ table }: FilledPart): boolean {
  return table !== 'items';
}

function told(part: FilledPart, { field, own, ofRecord }: Differing) {
  const record = recordText(part);
  return {
    path: `${part.path}.${field}`,
    message: { text: 'recordDiffers', values: { record, own, ofRecord } },
    hint: { text: 'recordDiffersHint', values: { field } },
  } as const;
}

const namedRecords = { customers: 'customerNamed', items: 'itemNamed', vendors: 'vendorNamed' } as const;

/** Describes a record in terms that its reader knows. */
export function recordText({ table, id, code }: Pick<FilledPart, 'table' | 'id' | 'code'>): ServiceText {
  return { text: namedRecords[table], values: { name: code ?? id } };
}

/** The fields that were filled in, as adjustments. */
export function filledAdjustments({ parts }: Filling, language: Language): ValidationResult['adjustments'] {
  return parts.flatMap((part) => {
    const { path, id, revision, filled } = part;
    const why = inWords({ text: 'filledIn', values: { record: recordText(part), id, revision } }, language);
    return Object.entries(filled).map(([field, value]) => ({
      path: `${path}.${field}`,
      sent: '',
      written: String(value),
      why,
    }));
  });
}
