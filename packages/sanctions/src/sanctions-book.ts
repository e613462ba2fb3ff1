import { type BookKind, copiedAfter, onlyOne, shapesOf } from '@rokade/journal';
import { type SanctionsCommand, sanctionsCommand } from './command.ts';
import { decide } from './decide/decide.ts';
import { evolve } from './evolve.ts';
import { sanctionsFollow } from './follows.ts';
import { personalInSanctions, type SanctionsHappened, sanctionsHappened } from './happened.ts';
import { ownSanctions, type SanctionsId } from './ids.ts';
import { migrations } from './migrations.ts';
import type { SanctionsRefusal } from './refusal.ts';
import { restsOn } from './rests-on.ts';
import type { Sanctions } from './sanctions.ts';

/** The types of the book of sanctions as a kind of book. */
export interface SanctionsTypes {
  readonly state: Sanctions;
  readonly command: SanctionsCommand;
  readonly event: SanctionsHappened;
  readonly refusal: SanctionsRefusal;
  readonly id: SanctionsId;
  readonly summary: { readonly kept: number };
}

/** The kind of book of a federation's warnings and suspensions. */
export const sanctionsBook: BookKind<SanctionsTypes> = {
  kind: 'sanctions',
  format: 2,
  migrations,
  decide,
  objectionToReturn: () => null,
  evolve,
  // Undo keeps deletions: no return restores an empty sanction.
  lasts: ({ kind }) => kind === 'sanction-deleted' || kind === 'sanction-stands',
  restsOn,
  personal: personalInSanctions,
  ...onlyOne(ownSanctions),
  ...shapesOf(sanctionsCommand, sanctionsHappened),
  follows: sanctionsFollow,
  summary: { format: 1, of: ({ given: sanctions }) => ({ kept: sanctions.length }) },
  // A backup after each sanction and each deletion.
  copies: copiedAfter<SanctionsHappened>({
    'sanction-given': 'sanctions',
    'sanction-deleted': 'erased',
  }),
};
