/**
 * `pint-ae/internal/ui`: the parts that the page shares with the console of the service, for the workspaces of this
 * repository. It is not published, and changes without notice.
 */

export { type FieldNames, placeBy, textBy } from '../report/field-names.ts';
export { localDay } from '../report/local-day.ts';
export { newArchive } from '../table/xlsx/new-archive.ts';
export { type Answerer, createAnswerer } from '../ui/answering/asking.ts';
export type { ShownDocument, ShownFinding } from '../ui/answering/questions.ts';
export { profileOf } from '../ui/company-profile.ts';
export { askForCreditNote } from '../ui/credit-note-dialog.ts';
export { byId, dataOf, download, el, fileName, inReadingOrder, own, pathCode, sentence } from '../ui/dom.ts';
export { blankRequest } from '../ui/form/blank.ts';
export { createForm } from '../ui/form/form-view.ts';
export { type Missing, missingList, nothingMissing } from '../ui/form/missing.ts';
export { changedText, readRequestText, valueIn } from '../ui/form/request-text.ts';
export { codesOf, type FieldHelp, wholeRequest } from '../ui/help/field-of-help.ts';
export { printInPlaceOfPage } from '../ui/printing.ts';
export { decidedWith } from '../ui/table/decisions.ts';
export { newFilter } from '../ui/table/table-filter.ts';
export { tableView } from '../ui/table/table-view.ts';
export { type PageFacts, texts } from '../ui/texts.ts';
export { type Examiner, type State, validatingBy } from '../ui/validating.ts';
export { invoiceFrame } from '../ui/views/invoice-frame.ts';
export { amount, momentIn } from '../ui/views/row-cells.ts';
