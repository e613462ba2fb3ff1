import type { Installation, InstallationTypes } from '@rokade/installation';
import type { Actor } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { Refusal, Settings } from '@rokade/tournament';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BasedRequest, BookError, Executed, OwnBook } from '../kinds/books.ts';

/** Why an act on the installation's book failed; a tournament's refusal if its settings for new ones are invalid. */
export type InstallationError = BookError<InstallationTypes> | ImportFault | Refusal;

/** The book of the club or federation itself: its profile, its settings for new tournaments, its accounts' rights. */
export interface InstallationBook extends Omit<OwnBook<InstallationTypes>, 'execute'> {
  /** The settings that a new tournament starts with: `base` with those of `state`, by default the newest. */
  newTournament(base: Settings, state?: Installation): Settings;
  execute(
    request: BasedRequest<InstallationTypes>,
    actor: Actor,
  ): Promise<Result<Executed<InstallationTypes>, InstallationError>>;
  /** Imports an export: as it is if the book is empty or damaged, else its values as a change. */
  importJson(text: string, actor: Actor): Promise<Result<null, InstallationError>>;
}
