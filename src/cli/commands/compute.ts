import { type Adjustment, adjustmentsInWords, isUnusedFactor } from '../../api/adjustments.ts';
import { checkInvoice } from '../../api/checks.ts';
import { textOptionShape } from '../../api/option-shapes.ts';
import { compute, normalise, parseDocumentRequest } from '../../api/request-steps.ts';
import { malformedDocument } from '../../api/result.ts';
import { type DocumentTotals, totalsOf } from '../../api/totals.ts';
import type { ValidateRequestOptions } from '../../api/validate-request.ts';
import type { Issue } from '../../core/findings/finding.ts';
import { jsonSteps } from '../../core/findings/json-path.ts';
import { amountText } from '../../core/numbers/decimal.ts';
import { pickOptions } from '../../core/options/check-options.ts';
import { readRequest } from '../../intake/read-document.ts';
import { oneOrList } from '../../report/json.ts';
import { normaliseOptionShape } from '../../request/normalise/options.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { readInputsAndTell } from '../input/inputs.ts';
import { validateOptions } from '../input/options.ts';
import { otherFileLines } from '../input/other-files.ts';
import type { Io } from '../io.ts';
import { refuseOverwriting } from '../output/output-paths.ts';
import { writeOutput } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae compute`: line amounts, VAT breakdown and totals of each document as JSON. */
export async function computeCommand(args: Arguments<'compute'>, io: Io): Promise<ExitCode> {
  const options = await validateOptions(args);
  const inputs = await readInputsAndTell(args, io);
  await refuseOverwriting(inputs, [args.out]);
  const configuration = io.configuration && { configuration: io.configuration };
  const results = inputs.flatMap((input) =>
    'bytes' in input
      ? [{ file: input.name, ...computeDocument(input.bytes, options), ...configuration }]
      : [],
  );
  if (results.length > 0) await writeOutput(args.out, oneOrList(results, inputs.length), io);
  io.stderr(otherFileLines(inputs, 'request', args.language));
  if (results.length < inputs.length) return exitCodes.failed;
  return results.every(isAsSent) ? exitCodes.valid : exitCodes.invalid;
}

type ComputedDocument =
  | { readonly issues: readonly Issue[] }
  | {
      readonly lines: readonly Readonly<Record<string, string | null>>[];
      readonly totals: DocumentTotals;
      readonly adjustments: readonly Adjustment[];
      readonly issues: readonly Issue[];
    };

/** Tells whether the amounts belong to the document exactly as sent. */
function isAsSent(result: ComputedDocument): boolean {
  return 'totals' in result && result.issues.length === 0 && !result.adjustments.some(isUnusedFactor);
}

function computeDocument(bytes: Uint8Array, options: ValidateRequestOptions): ComputedDocument {
  const read = readRequest(bytes);
  if (!read.ok) return { issues: malformedDocument(read.failure, options).issues };
  const texts = pickOptions(textOptionShape, options);
  const { ignoreFields } = options;
  const parsed = parseDocumentRequest(read.value.value, { ...texts, ...(ignoreFields && { ignoreFields }) });
  if (!parsed.ok) return { issues: parsed.failure };
  const invoice = compute(normalise(parsed.value, pickOptions(normaliseOptionShape, options)).invoice);
  const accountingUnits = invoice.accounting?.minorUnits ?? invoice.minorUnits;
  return {
    lines: invoice.lines.map(({ id, netAmount, vatCategory, vatAmount, payableAmount }) => ({
      id,
      netAmount: amountText(netAmount, invoice.minorUnits),
      vatCategory,
      vatAmount: vatAmount ? amountText(vatAmount, accountingUnits) : null,
      payableAmount: payableAmount ? amountText(payableAmount, accountingUnits) : null,
    })),
    totals: totalsOf(invoice),
    adjustments: adjustmentsInWords(invoice, texts),
    issues: checkInvoice(invoice, texts).filter(
      ({ path, severity }) => severity === 'error' && figures.includes(String(jsonSteps(path).at(-1))),
    ),
  };
}

const figures: readonly string[] = [
  'allowancesCharges',
  'amount',
  'baseAmount',
  'baseQuantity',
  'currency',
  'currencyExchangeRate',
  'grossPrice',
  'legalMonetaryTotal',
  'lineExtensionAmount',
  'multiplierPercent',
  'payableAmount',
  'prepaidAmount',
  'quantity',
  'taxAmount',
  'taxExclusiveAmount',
  'taxInclusiveAmount',
  'taxTotal',
  'unitPrice',
  'vatCategory',
  'vatRate',
];
