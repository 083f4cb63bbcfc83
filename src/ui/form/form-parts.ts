import type { JsonValue } from '../../core/findings/fix.ts';
import type { Texts } from '../texts.ts';
import type { Change, RequestText } from './request-text.ts';
import type { ShownField, ShownPart } from './shown-form.ts';

/** Dependencies of the parts of the form. */
export interface FormParts {
  readonly texts: Texts;
  readonly cell: (cell: ShownField, name: string) => HTMLElement;
  readonly notes: (path: string) => HTMLElement;
  readonly part: (part: ShownPart) => readonly HTMLElement[];
  readonly change: (changes: readonly Change[], focus?: string) => void;
  readonly blankEntry: (listPath: string) => JsonValue;
  readonly request: () => RequestText | undefined;
  readonly net: (index: number) => HTMLElement;
}
