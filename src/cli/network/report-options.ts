import type { TaxDataOptions } from '../../network/tax-data-options.ts';
import { UsageError } from '../io.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

type ReportArgument = 'role' | 'type' | 'authority' | 'representative' | 'scope' | 'issuedAt';
type ReportOption = ReportArgument | 'reportedDocument' | 'identificationOnly';

/** Returns the options for reports; a report has the current time unless another is given. */
export function reportOptions(
  command: string,
  args: Pick<Arguments<'tdd'>, ReportArgument | 'withoutReportedDocument' | 'identificationOnly'>,
): Pick<TaxDataOptions, ReportOption> {
  const {
    role,
    authority,
    representative,
    type,
    scope,
    issuedAt,
    withoutReportedDocument,
    identificationOnly,
  } = args;
  const needed = (option: string) => new UsageError('optionIsNeeded', { command, option });
  if (role === undefined) throw needed('--role');
  if (authority === undefined) throw needed('--authority');
  if (representative === undefined) throw needed('--representative');
  return {
    role,
    type,
    authority,
    representative,
    scope,
    issuedAt: issuedAt ?? new Date().toISOString(),
    ...(identificationOnly ? { identificationOnly } : {}),
    ...(withoutReportedDocument ? { reportedDocument: false } : {}),
  };
}
