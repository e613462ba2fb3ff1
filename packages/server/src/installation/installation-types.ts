import type { Installation, InstallationTypes } from '@rokade/installation';
import type { Actor } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { Refusal, Settings } from '@rokade/tournament';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BasedRequest, BookError, Executed, OwnBook } from '../kinds/books.ts';

/** Why the installation's book is not changed; a tournament's refusal: nobody could start with such settings. */
export type InstallationError = BookError<InstallationTypes> | ImportFault | Refusal;

/** What is said once for the club or federation, in a book with a history like any other. */
export interface InstallationBook extends Omit<OwnBook<InstallationTypes>, 'execute'> {
  /** The settings that a new tournament starts with, from those of Rokade itself; as it is said now, or was. */
  newTournament(base: Settings, said?: Installation): Settings;
  execute(
    request: BasedRequest<InstallationTypes>,
    actor: Actor,
  ): Promise<Result<Executed<InstallationTypes>, InstallationError>>;
  /** Takes an export in: as it is where nothing was said yet or the book is damaged, else what it says as a change. */
  importJson(text: string, actor: Actor): Promise<Result<null, InstallationError>>;
}
