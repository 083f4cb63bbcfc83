import type { Profile } from '../core/specification/engine.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import type { DocumentFormat } from '../intake/read-document.ts';
import type { JudgeOptions } from '../judge/judge.ts';
import type { NormaliseOptions } from '../request/normalise/options.ts';
import type { TextOptions } from '../specification/default.ts';

/** Options of plausibility warnings. */
export interface AdviceOptions {
  /** Ids of advice to switch off, such as `pint-ae-advice-due-before-issue`. */
  readonly ignoreAdvice?: readonly string[];
  /**
   * The day on which the document is checked, such as `2026-11-21`. Without it, issue dates are not compared with
   * today.
   */
  readonly today?: string;
}

export interface ValidateRequestOptions extends NormaliseOptions, JudgeOptions, AdviceOptions {
  /** Turns every warning about a derived, defaulted or ignored value into an issue. */
  readonly strict?: boolean;
}

export interface ValidateUblOptions
  extends JudgeOptions,
    AdviceOptions,
    Pick<ValidateRequestOptions, 'strict'>,
    Pick<NormaliseOptions, 'units'> {
  /**
   * `rules-only` checks only the official rules and the structure. With `all`, the default, findings of the checks
   * and the advice of requests are reported too, as warnings.
   */
  readonly checks?: 'all' | 'rules-only';
  /** The profile to check; default: the one that the document names. */
  readonly profile?: Profile;
  /** `off` checks only the rules, not the structure of UBL 2.1; default: `on`. */
  readonly structure?: 'on' | 'off';
}

export interface ValidateOptions
  extends ValidateRequestOptions,
    Pick<ValidateUblOptions, 'profile' | 'structure' | 'checks'> {
  /** The format of the document, if its sender stated it; default: detected from its first character. */
  readonly format?: DocumentFormat | undefined;
}

/** Options for putting a stored result into words. */
export interface ShowResultOptions extends TextOptions {
  /**
   * The rule sets that checked the document, if they are not the specification's own: their messages explain their
   * rules.
   */
  readonly ruleSets?: readonly RuleSet[];
}
