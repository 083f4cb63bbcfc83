import { because, type Reason, ReasonedError } from '../xpath/reason.ts';
import type { SourcePlace } from './schema.ts';

/**
 * A mistake in a Schematron source, with its place.
 *
 * @since 0.1.0
 */
export class SchematronError extends ReasonedError {
  constructor(reason: Reason, { file, line }: SourcePlace) {
    super(because('{file}:{line}: {reason}', { file, line, reason }));
    this.name = 'SchematronError';
  }
}
