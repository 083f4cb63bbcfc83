import type { Profile } from '../core/engine.ts';
import type { NormaliseOptions } from '../request/normalise/options.ts';
import type { JudgeOptions } from './judge.ts';

export interface ValidateOptions extends NormaliseOptions, JudgeOptions {
  /** Makes an issue of everything that was derived, defaulted or left out. */
  readonly strict?: boolean;
}

export interface ValidateUblOptions extends JudgeOptions {
  /** The profile to judge by; found in the document where not given. */
  readonly profile?: Profile;
  /** `off` leaves the structure of UBL 2.1 unjudged and runs the rules alone; `on` where not given. */
  readonly structure?: 'on' | 'off';
}
