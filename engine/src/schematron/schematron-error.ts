import { because, type Reason, ReasonedError } from '../xpath/reason.ts';

/**
 * A mistake in a Schematron source, with its place.
 *
 * @since 0.1.0
 */
export class SchematronError extends ReasonedError {
  constructor(reason: Reason, { file, line }: { readonly file: string; readonly line: number }) {
    super(because('{file}:{line}: {reason}', { file, line, reason }));
    this.name = 'SchematronError';
  }
}
