/** A Schematron schema as data: what the generators of XSLT and of JavaScript read. */
export interface SchematronSchema {
  readonly namespaces: readonly NamespaceBinding[];
  /** Global variables; whoever runs the rules sets the one that `isProfileParameter` tells. */
  readonly lets: readonly SchematronLet[];
  readonly functions: readonly SchematronFunction[];
  /** What reports call the schema. */
  readonly title?: string;
  /** The version that the schema gives itself, and the phase whose patterns are active, where it is one of its own. */
  readonly schemaVersion?: string;
  readonly phase?: string;
  readonly diagnostics?: readonly SchematronDiagnostic[];
  readonly properties?: readonly SchematronProperty[];
  readonly keys?: readonly SchematronKey[];
  /** What document() and doc() read, as XML by name; they read nothing else. */
  readonly documents?: Readonly<Record<string, string>>;
  /** XPath: what must hold of a document for the rules to be about it. */
  readonly appliesTo?: string;
  readonly patterns: readonly SchematronPattern[];
}

export interface NamespaceBinding {
  readonly prefix: string;
  readonly uri: string;
}

export interface SchematronLet {
  readonly name: string;
  /** XPath. */
  readonly value: string;
  /** Sequence type such as `xs:string*`. */
  readonly as?: string;
  /** What stands for the value where that is no XPath: the content of an `xsl:variable`. */
  readonly content?: readonly XsltInstruction[];
  /** XML: an element around the elements that the variable holds, where that is what it is. */
  readonly tree?: string;
  readonly source: SourcePlace;
}

/** An `xsl:key`. */
export interface SchematronKey {
  readonly name: string;
  /** XSLT pattern. */
  readonly match: string;
  /** XPath. */
  readonly use: string;
  readonly source: SourcePlace;
}

/** Where something stands in the Schematron source. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
}

/** A part of a message: text as it is written, or the value of an XPath expression. */
export type MessagePart = string | { readonly select: string };

/** A text that assertions refer to beside their own. */
export interface SchematronDiagnostic {
  readonly id: string;
  readonly language: string;
  readonly parts: readonly MessagePart[];
  readonly source: SourcePlace;
}

/** What assertions tell programs beside their texts (ISO/IEC 19757-3:2016). */
export interface SchematronProperty {
  readonly id: string;
  readonly role: string;
  readonly scheme: string;
  readonly parts: readonly MessagePart[];
  readonly source: SourcePlace;
}

/** In each pattern the first rule whose context matches a node judges it. */
export interface SchematronPattern {
  readonly id: string;
  readonly name?: string;
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
  readonly lets: readonly SchematronLet[];
  readonly asserts: readonly SchematronAssert[];
  /** It is about attributes too; in a stylesheet only where that goes to them. */
  readonly onAttributes?: true;
  /** What the stylesheet counts for position(), where it says: the children of an element, or its attributes before them. */
  readonly counted?: 'elements' | 'attributes and elements';
  readonly source: SourcePlace;
}

export interface SchematronAssert {
  readonly id: string;
  /** A `report` fails when its test is true. */
  readonly kind: 'assert' | 'report';
  readonly test: string;
  readonly text: string;
  /** The text with the values in it, where it has any. */
  readonly parts?: readonly MessagePart[];
  readonly flag?: string;
  readonly role?: string;
  /** The ids of its diagnostics. */
  readonly diagnostics?: readonly string[];
  /** The ids of its properties. */
  readonly properties?: readonly string[];
  /** XPath from the node of the rule: the elements that the test and the message are about, each for itself. */
  readonly forEach?: string;
  /** A stylesheet reports it as a failed assertion, though it is one where its test holds. */
  readonly fails?: true;
  readonly source: SourcePlace;
}

/** An `xsl:function`. */
export interface SchematronFunction {
  /** Qualified name as written, such as `u:decimal`. */
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly as?: string }[];
  readonly as?: string;
  /** What it gives for the same arguments is computed once for a document. */
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
      readonly body: readonly XsltInstruction[];
      readonly source: SourcePlace;
    }
  | { readonly kind: 'text'; readonly text: string; readonly source: SourcePlace };

/**
 * Whether a variable of the schema is the profile that is asked for: `profile`, by default one of the two. Other rules
 * may well compute a `profile` of their own from the document.
 */
export function isProfileParameter({ name, value }: SchematronLet): boolean {
  return name === 'profile' && ["'billing'", "'selfbilling'"].includes(value.trim());
}
