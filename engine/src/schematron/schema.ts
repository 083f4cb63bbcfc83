/** A Schematron schema as data, from which XSLT and JavaScript are generated. */
export interface SchematronSchema {
  readonly namespaces: readonly NamespaceBinding[];
  /** Global variables; the engine sets the variable that is a parameter. */
  readonly lets: readonly SchematronLet[];
  readonly functions: readonly SchematronFunction[];
  /** The title of the schema in reports. */
  readonly title?: string;
  /** The schema's own version, and the active phase, if the schema defines it. */
  readonly schemaVersion?: string;
  readonly phase?: string;
  readonly diagnostics?: readonly SchematronDiagnostic[];
  readonly properties?: readonly SchematronProperty[];
  readonly keys?: readonly SchematronKey[];
  /** Documents that document() and doc() may read, as XML by name; they read nothing else. */
  readonly documents?: Readonly<Record<string, string>>;
  /** XSLT pattern: only matching nodes and their descendants are checked (`from` of the phase). */
  readonly from?: string;
  /** `xpath1`: the expressions are XPath 1.0. `unstated`: the schema states no binding; read as XPath 2.0. */
  readonly binding?: 'xpath1' | 'unstated';
  /** XPath that is true for documents that the rules apply to. */
  readonly appliesTo?: string;
  readonly patterns: readonly SchematronPattern[];
  /** Places where the schema was read as its author meant it, not as the standard requires. */
  readonly departures?: readonly SchematronNotice[];
}

/**
 * A place where the schema was not read exactly as ISO/IEC 19757-3 requires. `binding`: an expression compares texts,
 * or a boolean with another type, in a schema without `queryBinding`. It is read as XPath 2.0, in which `'9' < '10'`
 * is false. The standard means XPath 1.0 there, which compares the numbers. `abstract-rule`: a rule extends an
 * abstract rule of another pattern, which is an error by 5.4.12; the expression is its id. `variable`: a pattern
 * repeats a variable of the schema with the same value, which is an error by 5.4.5; the expression is its name.
 */
export interface SchematronNotice {
  readonly kind: 'binding' | 'abstract-rule' | 'variable';
  readonly file: string;
  /** Line of the schema, from 1. */
  readonly line: number;
  readonly expression: string;
}

export interface NamespaceBinding {
  readonly prefix: string;
  readonly uri: string;
}

export interface SchematronLet {
  readonly name: string;
  /** XPath. */
  readonly value: string;
  /** Sequence type, such as `xs:string*`. */
  readonly as?: string;
  /** The content of an `xsl:variable`, if the value is not XPath. */
  readonly content?: readonly XsltInstruction[];
  /** XML: if the variable contains elements, one element around them. */
  readonly tree?: string;
  readonly source: SourcePlace;
}

/** An `xsl:key`. */
export interface SchematronKey {
  readonly name: string;
  /** XSLT pattern. */
  readonly match: string;
  /** XPath, or the content of the key. */
  readonly use?: string;
  readonly content?: readonly XsltInstruction[];
  readonly source: SourcePlace;
}

/** A place in the Schematron source. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
}

/**
 * A part of a message: literal text, or the value of an XPath expression. `copy`: as nodes too, not only as text;
 * `named`: a node is given by its name (ISO/IEC 19757-3, annexes C and H).
 */
export type MessagePart = string | { readonly select: string; readonly copy?: true; readonly named?: true };

/** Attributes of an element of a schema about its text, for readers (ISO/IEC 19757-3, 5.4 and annex A). */
export interface ForReaders {
  /** Its own `xml:lang`, or the nearest one around it. */
  readonly language?: string;
  readonly see?: string;
  readonly icon?: string;
  readonly fpi?: string;
}

/** A text to which assertions refer, in addition to their own. */
export interface SchematronDiagnostic extends ForReaders {
  readonly id: string;
  readonly parts: readonly MessagePart[];
  readonly source: SourcePlace;
}

/** Data of assertions for programs, in addition to their texts (ISO/IEC 19757-3:2016). */
export interface SchematronProperty extends ForReaders {
  readonly id: string;
  /** May contain expressions in braces, like the `role` and `flag` of rules and assertions. */
  readonly role: string;
  readonly scheme: string;
  readonly parts: readonly MessagePart[];
  readonly source: SourcePlace;
}

/** In each pattern, only the first rule whose context matches a node checks it. */
export interface SchematronPattern {
  readonly id: string;
  readonly name?: string;
  /** XPath from the document: the names of other documents to check by these rules instead. */
  readonly documents?: string;
  /** The diagnostics and properties with the parameters of an abstract pattern, if there are any. */
  readonly diagnostics?: readonly SchematronDiagnostic[];
  readonly properties?: readonly SchematronProperty[];
  readonly source?: SourcePlace;
  /** Evaluated with the document as context. */
  readonly lets: readonly SchematronLet[];
  readonly rules: readonly SchematronRule[];
}

export interface SchematronRule {
  /** XSLT pattern. */
  readonly context: string;
  readonly id?: string;
  readonly role?: string;
  readonly flag?: string;
  /** XPath from the node: the assertions are applied to each of these nodes or values (ISO/IEC 19757-3:2025). */
  readonly visitEach?: string;
  readonly lets: readonly SchematronLet[];
  readonly asserts: readonly SchematronAssert[];
  /** True if it applies to attributes too; in a stylesheet, only if the stylesheet visits attributes. */
  readonly onAttributes?: true;
  /** True if the rule applies to texts; or to comments and processing instructions. */
  readonly onTexts?: true;
  readonly onMarkup?: true;
  /** Nodes that position() counts, if known: the child elements, alone or after the attributes. */
  readonly counted?: 'elements' | 'attributes and elements';
  readonly source: SourcePlace;
}

export interface SchematronAssert extends ForReaders {
  readonly id: string;
  /** A `report` fails when its test is true. */
  readonly kind: 'assert' | 'report';
  readonly test: string;
  readonly text: string;
  /** The text in parts, if it contains values. */
  readonly parts?: readonly MessagePart[];
  readonly flag?: string;
  readonly role?: string;
  /** XPath from the node of the rule to the node of a finding, if these differ. */
  readonly subject?: string;
  /** The ids of its diagnostics. */
  readonly diagnostics?: readonly string[];
  /** The ids of its properties. */
  readonly properties?: readonly string[];
  /** XPath from the node of the rule: the test and the message are applied to each of these elements. */
  readonly forEach?: string;
  /** True if a stylesheet reports a failed assertion although the assertion fails when its test is true. */
  readonly fails?: true;
  readonly source: SourcePlace;
}

/** An `xsl:function`. */
export interface SchematronFunction {
  /** Qualified name as written, such as `u:decimal`. */
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly as?: string }[];
  readonly as?: string;
  /** True if results are kept: the function is computed once for the same arguments in a document. */
  readonly cache?: true;
  readonly body: readonly XsltInstruction[];
  readonly source: SourcePlace;
}

/** The instructions that function bodies use. */
export type XsltInstruction =
  | {
      readonly kind: 'variable';
      readonly name: string;
      readonly select?: string;
      readonly as?: string;
      readonly body: readonly XsltInstruction[];
      readonly source: SourcePlace;
    }
  | { readonly kind: 'sequence'; readonly select: string; readonly source: SourcePlace }
  | {
      readonly kind: 'value-of';
      readonly select?: string;
      readonly separator?: string;
      readonly body: readonly XsltInstruction[];
      readonly source: SourcePlace;
    }
  | {
      readonly kind: 'if';
      readonly test: string;
      readonly body: readonly XsltInstruction[];
      readonly source: SourcePlace;
    }
  | {
      readonly kind: 'choose';
      readonly branches: readonly { readonly test: string; readonly body: readonly XsltInstruction[] }[];
      readonly otherwise: readonly XsltInstruction[];
      readonly source: SourcePlace;
    }
  | {
      readonly kind: 'for-each';
      readonly select: string;
      readonly sorts?: readonly XsltSort[];
      readonly body: readonly XsltInstruction[];
      readonly source: SourcePlace;
    }
  | {
      readonly kind: 'for-each-group';
      readonly select: string;
      readonly 'group-by'?: string;
      readonly 'group-adjacent'?: string;
      readonly sorts?: readonly XsltSort[];
      readonly body: readonly XsltInstruction[];
      readonly source: SourcePlace;
    }
  | {
      readonly kind: 'analyze-string';
      readonly select: string;
      readonly regex: string;
      readonly flags?: string;
      readonly matching: readonly XsltInstruction[];
      readonly otherwise: readonly XsltInstruction[];
      readonly source: SourcePlace;
    }
  | { readonly kind: 'text'; readonly text: string; readonly source: SourcePlace };

/** An `xsl:sort`: by an expression on each item, as text or, if stated, as numbers. */
export interface XsltSort {
  readonly select: string;
  readonly order?: 'ascending' | 'descending';
  readonly 'data-type'?: 'text' | 'number';
}

/** A variable of schemas that the caller of an engine sets: its name, and the values in its declarations. */
export interface RuleParameter {
  readonly name: string;
  /** XPath, such as `'strict'`. Another schema may compute a variable with that name from the document. */
  readonly values: readonly string[];
}

/** Tells whether a variable of a schema is a parameter. */
export function isParameter({ name, value }: SchematronLet, parameter: RuleParameter | undefined): boolean {
  return name === parameter?.name && parameter.values.includes(value.trim());
}
