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
   * The day on which the document is judged, such as `2026-11-21`. Without it, issue dates are not compared
   * with today.
   */
  readonly today?: string;
}

export interface ValidateRequestOptions extends NormaliseOptions, JudgeOptions, AdviceOptions {
  /** Turns every warning about something derived, defaulted or left out into an issue. */
  readonly strict?: boolean;
}

export interface ValidateUblOptions
  extends JudgeOptions,
    AdviceOptions,
    Pick<ValidateRequestOptions, 'strict'>,
    Pick<NormaliseOptions, 'units'> {
  /**
   * `rules-only` judges by the official rules and the structure alone; default `all`: what the checks and the advice of
   * requests find is told too, as warnings.
   */
  readonly checks?: 'all' | 'rules-only';
  /** The profile to judge by; default: the one that the document names. */
  readonly profile?: Profile;
  /** `off` judges only by the rules, not by the structure of UBL 2.1; default: `on`. */
  readonly structure?: 'on' | 'off';
}

export interface ValidateOptions
  extends ValidateRequestOptions,
    Pick<ValidateUblOptions, 'profile' | 'structure' | 'checks'> {
  /** The format of the document, if its sender has said so; default: told from its first character. */
  readonly format?: DocumentFormat | undefined;
}

/** Options of the words of a kept result. */
export interface ShowResultOptions extends TextOptions {
  /** The rule sets that judged, if not the specification's own: their messages explain their rules. */
  readonly ruleSets?: readonly RuleSet[];
}
