import type { XmlElement } from '../../xml/element.ts';
import type { CompiledRules, Content, Message, Subject } from '../compiled/compiled-rules.ts';
import type { TraceEvent } from '../compiled/tracer.ts';
import type { Coverage } from '../coverage.ts';
import type { Severity } from '../flags.ts';
import type { SchematronNotice } from '../schema.ts';

/** Rules with all data that a report needs about them. */
export interface ExplainedRules extends CompiledRules {
  readonly explained: {
    readonly title: string;
    readonly schemaVersion: string;
    readonly phase: string;
    readonly namespaces: readonly (readonly [prefix: string, uri: string])[];
    readonly patterns: readonly { readonly id: string; readonly name: string }[];
    readonly rules: readonly ExplainedRule[];
    readonly asserts: readonly ExplainedAssert[];
    readonly notices: readonly SchematronNotice[];
  };
}

/** A text that a schema gives for a rule or an assertion, or computes for a node. */
export type Stated = string | Message;

export interface ExplainedRule {
  readonly id: string;
  readonly context: string;
  readonly role: Stated;
  readonly flag: Stated;
}

export interface ExplainedAssert extends ForReaders {
  readonly id: string;
  readonly kind: 'assert' | 'report';
  readonly test: string;
  readonly role: Stated;
  readonly flag: Stated;
  readonly text: Message;
  readonly diagnostics: readonly (ForReaders & { readonly id: string; readonly text: Message })[];
  readonly properties: readonly (ForReaders & {
    readonly id: string;
    readonly role: Stated;
    readonly scheme: string;
    readonly text: Message;
    /** Set only if the text copies nodes. */
    readonly content?: Content;
  })[];
  /** If absent, its findings apply to the node of the rule. */
  readonly subject?: Subject;
}

/** Attributes of a schema about a text, for readers. */
export interface ForReaders {
  /** The nearest `xml:lang`, or the default language. */
  readonly language?: string;
  /** The address of a page about the rule. */
  readonly see?: string;
  /** The address of a picture for the rule. */
  readonly icon?: string;
  /** The formal public identifier of the rule. */
  readonly fpi?: string;
}

/** A text in addition to the message of an assertion. */
export interface Diagnostic extends ForReaders {
  readonly id: string;
  /** The nearest `xml:lang`, or the default language; empty if there is neither. */
  readonly language: string;
  readonly text: string;
}

/** Data of an assertion for programs, in addition to its message (`sch:property`). */
export interface Property extends ForReaders {
  readonly id: string;
  /** Empty if the schema gives none. */
  readonly role: string;
  readonly scheme: string;
  readonly text: string;
  /** The attributes and the content, as XML, that the text copies from the document (`xsl:copy-of`). */
  readonly xml?: { readonly attributes: string; readonly content: string };
}

/** A finding of a schema at one place of a document. */
export interface SchematronFinding extends ForReaders {
  /** `not-judged`: the test, or the context of the rule, could not be evaluated; this is never a pass. */
  readonly kind: 'failed-assert' | 'successful-report' | 'not-judged';
  /**
   * The id of the assertion or, without an id, its file and line, such as `orders.sch:12`. If the context could not
   * be evaluated, the id of the rule, if any.
   */
  readonly id: string;
  /** The test, or the context that could not be evaluated. */
  readonly test: string;
  /** The role of the assertion, or of the rule if its context could not be evaluated; empty without a role. */
  readonly role: string;
  readonly flag: string;
  /** The severity from the flag or, without one, from the role; anything that could not be evaluated is an error. */
  readonly severity: Severity;
  /** The message with its values; the reason if it could not be evaluated. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly properties: readonly Property[];
  /** XPath of the finding's node, which needs no prefixes: `/Q{urn:orders}order/Q{urn:orders}line[2]/@id`. */
  readonly location: string;
  /** The name of the document, if rules were applied to a document other than the given one. */
  readonly document?: string;
  /** Line of the element in the text, from 1. */
  readonly line: number | undefined;
  readonly column: number | undefined;
}

/** The verdict of a schema on a document. */
export interface SchematronReport {
  /**
   * Only `valid` means that the document satisfies the rules. `malformed`: not XML. `not-judged`: an assertion could
   * not be evaluated, no rule fired, or the document has no errors but a root with which no context begins.
   */
  readonly outcome: 'valid' | 'invalid' | 'malformed' | 'not-judged';
  /** At most the number set in the options; very long locations and texts are shortened in the middle. */
  readonly findings: readonly SchematronFinding[];
  /** Number of findings that are not listed. */
  readonly unlisted: number;
  /** Places where the schema was not read exactly as the standard requires. */
  readonly notices: readonly SchematronNotice[];
  /** The rules that applied to the document, if the option `coverage` is set. */
  readonly coverage?: Coverage;
  /** The reason why a malformed document could not be read. */
  readonly error: string | undefined;
  /**
   * The whole report as defined by ISO/IEC 19757-3 (SVRL), with the listed findings; empty if the document is
   * malformed.
   */
  readonly svrl: string;
}

export interface Schematron {
  /** Checks XML given as text or bytes. Never throws for a document; throws a TypeError for any other argument. */
  judge(document: string | Uint8Array, about?: AboutDocument): SchematronReport;
}

/** The caller's data about a document. */
export interface AboutDocument {
  /** The name of the document, such as its file name; it appears in the SVRL. */
  readonly name?: string | undefined;
}

/** The role and the flag of a rule or an assertion. */
export interface Weight {
  readonly role: string;
  readonly flag: string;
}

/** An event of a report, with its texts. */
export interface WordedEvent {
  readonly event: TraceEvent;
  readonly finding: SchematronFinding | undefined;
  /** The element that the finding is about. */
  readonly element: XmlElement | undefined;
  /** The weight of a rule that fired. */
  readonly weight?: Weight;
}
