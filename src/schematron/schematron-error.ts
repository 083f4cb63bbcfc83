/** A mistake in a Schematron source, with its place. */
export class SchematronError extends Error {
  constructor(message: string, place: { readonly file: string; readonly line: number }) {
    super(`${place.file}:${place.line}: ${message}`);
    this.name = 'SchematronError';
  }
}
