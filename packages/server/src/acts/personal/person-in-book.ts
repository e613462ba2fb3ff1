import type { ContestId, EntryId } from '@rokade/club';
import type { BookingId, EntrantId, EventId } from '@rokade/event';
import type { RatedPersonId } from '@rokade/ratings';
import type { PersonId } from '@rokade/register';
import type { PlayerId, TournamentId } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import type { MoneyBooks } from '../../money/money-books.ts';
import type { RatingsBook } from '../../ratings/ratings-types.ts';
import type { RegisterBook } from '../../register/register-book.ts';
import type { SanctionsBook } from '../../sanctions/sanctions-types.ts';

/** Where somebody stands in a book of which there are several. */
type InOneOf =
  | { readonly book: 'tournament'; readonly tournament: TournamentId; readonly player: PlayerId }
  | { readonly book: 'event'; readonly event: EventId; readonly entrant: EntrantId }
  | { readonly book: 'contest'; readonly contest: ContestId; readonly entry: EntryId }
  /** What they paid or got, by who they are there, and what says their name. */
  | {
      readonly book: 'money';
      readonly money: EventId;
      readonly players: readonly string[];
      readonly bookings: readonly BookingId[];
    };

/** The same of a book of which there is one; a register is an organisation's. */
type InOwn =
  | { readonly book: 'register'; readonly organisation: string; readonly person: PersonId }
  | { readonly book: 'ratings'; readonly rated: RatedPersonId }
  /** What they were given, under every id of theirs. */
  | { readonly book: 'sanctions'; readonly sanctioned: PersonId };

/** Somebody in a book, by the newest name they have there. */
export type PersonInBook = (InOwn | (InOneOf & { readonly title: string })) & {
  readonly name: string;
};

/** What was found of somebody; `unreadable` are books that do not open. */
export interface PersonFound {
  readonly persons: readonly PersonInBook[];
  readonly unreadable: readonly string[];
}

/** The books of some organisations: their registers by their ids, and what belongs to them. */
export interface BooksAboutPeople extends Pick<Application, 'tournaments' | 'events' | 'contests'> {
  readonly registers: ReadonlyMap<string, RegisterBook>;
  /** Of those who have the installation; null: they are not among them. */
  readonly ratings: RatingsBook | null;
  /** The same, where the asker may see it. */
  readonly sanctions: SanctionsBook | null;
  /** The same. */
  readonly money: MoneyBooks | null;
}
