export type { SanctionsCommand } from './command.ts';
export type { SanctionsEntry, SanctionsHappened } from './happened.ts';
export { ownSanctions, parseSanctionId, type SanctionId } from './ids.ts';
export type { SanctionsRefusal } from './refusal.ts';
export {
  emptySanctionValues,
  endFields,
  type SanctionValues,
  sanctionFields,
} from './sanction-values.ts';
export { noSanctions, type Sanctions } from './sanctions.ts';
export { type SanctionsTypes, sanctionsBook } from './sanctions-book.ts';
export {
  idsOf,
  type Merged,
  type Outcome,
  outcomesOf,
  sanctionsAgainst,
} from './views/outcomes.ts';
export {
  type Days,
  everybodySanctioned,
  sanctionStateOn,
  suspensionIn,
} from './views/sanction-states.ts';
