import type { Result } from '@rokade/rules';
import type {
  AppError,
  ContestError,
  EventError,
  GiveError,
  InstallationError,
  LeagueError,
  MoneyError,
  NoDatabase,
  OpenDatabaseError,
  OrganisationError,
  RatingsError,
  RegisterError,
  SanctionsError,
} from '@rokade/server';
import { errorText, nobody } from '@rokade/tables';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { dataFolder } from './data-folder.ts';

/** The author of changes by the command line: the user of this machine. */
export const machine = { id: 'machine', name: 'rokade' };

/** Why an act could not be carried out in a data folder. */
export type Refusal =
  | AppError
  | ContestError
  | EventError
  | GiveError
  | InstallationError
  | LeagueError
  | MoneyError
  | OrganisationError
  | RatingsError
  | RegisterError
  | SanctionsError
  | NoDatabase
  | OpenDatabaseError;

/** A refusal in words. */
export const refusalText = ({ t }: Context, error: Refusal): string => errorText(t, nobody, error);

/** The outcome for a refusal in a data folder. */
export const refused = (context: Context, error: Refusal): Outcome =>
  bad(refusalText(context, error));

/** Carries out an act on what is opened at the place of the data, and closes it in any case. */
export async function withOpened<T extends { close(): Promise<void> }>(
  context: Context,
  open: (place: string) => Promise<Result<T, NoDatabase | OpenDatabaseError>>,
  act: (opened: T, place: string) => Promise<Outcome>,
): Promise<Outcome> {
  const place = dataFolder(context);
  if (!place.ok) return place.error;
  const opened = await open(place.value);
  if (!opened.ok) return refused(context, opened.error);
  const { storageFailure } = await import('@rokade/server');
  try {
    return await act(opened.value, place.value);
  } catch (thrown) {
    const failure = storageFailure(thrown);
    if (failure === null) throw thrown;
    return refused(context, failure);
  } finally {
    await opened.value.close();
  }
}
