/** The types of JSON Schema that arguments have; a list is one of texts. */
export type ArgumentKind = 'string' | 'integer' | 'boolean' | 'array';

/** What an argument is, as JSON Schema. */
export type ArgumentSchema = Readonly<Record<string, unknown>> & {
  readonly type: ArgumentKind | readonly ArgumentKind[];
};

/** What a tool takes, as JSON Schema. */
export type ToolInput = {
  readonly type: 'object';
  readonly properties: Record<string, ArgumentSchema>;
  readonly required: string[];
  readonly additionalProperties: false;
};
