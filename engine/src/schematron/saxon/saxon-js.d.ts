declare module 'saxon-js' {
  interface TransformOptions {
    readonly stylesheetInternal: object;
    readonly sourceText: string;
    readonly destination: 'serialized';
    readonly stylesheetParams?: Readonly<Record<string, unknown>>;
    readonly stylesheetBaseURI?: string;
    readonly documentPool?: Readonly<Record<string, unknown>>;
  }
  interface TransformResult {
    readonly principalResult: unknown;
  }
  const SaxonJS: {
    transform(options: TransformOptions, execution: 'sync'): TransformResult;
    getResource(source: { readonly text: string; readonly type: 'xml' }): Promise<unknown>;
  };
  export default SaxonJS;
}
