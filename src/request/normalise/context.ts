import type { AddNotice } from '../../core/findings/notice.ts';
import type { RootName } from '../../core/invoice/invoice.ts';
import type { Profile } from '../../core/specification/engine.ts';
import type { Specification, TransactionType } from '../../core/specification/specification.ts';
import { aliasNotice } from '../aliases.ts';
import type { LookUps } from './look-ups.ts';

/** What every step of the normalisation of a document needs. */
export interface Context {
  readonly specification: Specification;
  readonly lookUps: LookUps;
  readonly root: RootName;
  readonly profile: Profile;
  readonly transactionType: TransactionType;
  readonly addNotice: AddNotice;
  readonly addInformation: AddNotice;
}

/** Reports that a name was read as a code. */
export function tellAlias({ addInformation }: Context, path: string, sent: string, code: string): void {
  const { id, values, remedy } = aliasNotice(path, sent, code);
  addInformation(id, path, values, remedy);
}
