import type { Profile } from '../../core/engine.ts';
import type { AddNotice } from '../../core/notice.ts';
import type { Specification, TransactionType } from '../../core/specification.ts';
import type { LookUps } from './look-ups.ts';

/** What every step of the normalisation of a document works with. */
export interface Context {
  readonly specification: Specification;
  readonly lookUps: LookUps;
  readonly profile: Profile;
  readonly transactionType: TransactionType;
  readonly addNotice: AddNotice;
  readonly addInformation: AddNotice;
}
