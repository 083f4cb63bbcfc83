import type { Profile } from '../core/engine.ts';
import type { DocumentLimits } from '../core/limits.ts';
import type { RuleSet } from '../core/rule-set.ts';
import type { DocumentFormat } from '../intake/read-document.ts';
import type { NormaliseOptions } from '../request/normalise/options.ts';
import type { TextOptions } from '../specification/default.ts';
import type { JudgeOptions } from './judge.ts';

/** Which plausibility warnings are wanted. */
export interface AdviceOptions {
  /** Ids of advice to do without, such as `pint-ae-advice-due-before-issue`. */
  readonly withoutAdvice?: readonly string[];
  /** The day on which the document is judged, such as `2026-11-21`: without it no issue date is found to be far away. */
  readonly today?: string;
}

export interface ValidateOptions extends NormaliseOptions, JudgeOptions, AdviceOptions {
  /** Makes an issue of everything that was derived, defaulted or left out. */
  readonly strict?: boolean;
}

export interface ValidateUblOptions extends JudgeOptions {
  /** The profile to judge by; found in the document where not given. */
  readonly profile?: Profile;
  /** `off` does not judge the structure of UBL 2.1, only by the rules; `on` where not given. */
  readonly structure?: 'on' | 'off';
}

export interface JudgeDocumentOptions
  extends ValidateOptions,
    Pick<ValidateUblOptions, 'profile' | 'structure'> {
  /** How the document is written, where its sender has said so; told from its first character where not given. */
  readonly format?: DocumentFormat | undefined;
  /** What it may be at most; the library's own limits where not given. */
  readonly documentLimits?: Partial<DocumentLimits> | undefined;
}

/** How a kept verdict is put into words. */
export interface KeptVerdictOptions extends TextOptions {
  /** The rule sets that judged, where they were not that of the specification: their messages explain their rules. */
  readonly rulesets?: readonly RuleSet[];
}
