/** The types of JSON Schema that arguments have; a list is one of texts. */
export type ArgumentKind = 'string' | 'integer' | 'boolean' | 'array';

/** An argument, as JSON Schema. */
export type ArgumentSchema = Readonly<Record<string, unknown>> & {
  readonly type: ArgumentKind | readonly ArgumentKind[];
};

/** The arguments of a tool, as JSON Schema. */
export type ToolInput = {
  readonly type: 'object';
  readonly properties: Record<string, ArgumentSchema>;
  readonly required: string[];
  readonly additionalProperties: false;
};
