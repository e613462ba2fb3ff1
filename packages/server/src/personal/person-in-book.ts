import type { ContestId, EntryId } from '@rokade/club';
import type { BookingId, EntrantId, EventId } from '@rokade/event';
import type { RatedPersonId } from '@rokade/ratings';
import type { PersonId } from '@rokade/register';
import type { PlayerId, TournamentId } from '@rokade/tournament';
import type { Application } from '../application.ts';
import type { MoneyBooks } from '../money/money-books.ts';
import type { RatingsBook } from '../ratings/ratings-types.ts';
import type { RegisterBook } from '../register/register-book.ts';
import type { SanctionsBook } from '../sanctions/sanctions-types.ts';

/** Somebody in a book, by the newest name they have there. */
export type PersonInBook =
  | {
      readonly book: 'tournament';
      readonly tournament: TournamentId;
      readonly title: string;
      readonly player: PlayerId;
      readonly name: string;
    }
  | {
      readonly book: 'event';
      readonly event: EventId;
      readonly title: string;
      readonly entrant: EntrantId;
      readonly name: string;
    }
  | {
      readonly book: 'contest';
      readonly contest: ContestId;
      readonly title: string;
      readonly entry: EntryId;
      readonly name: string;
    }
  /** What they paid or got, by who they are there, and what says their name. */
  | {
      readonly book: 'money';
      readonly money: EventId;
      readonly title: string;
      readonly players: readonly string[];
      readonly bookings: readonly BookingId[];
      readonly name: string;
    }
  | {
      readonly book: 'register';
      /** Whose register it is. */
      readonly organisation: string;
      readonly person: PersonId;
      readonly name: string;
    }
  | { readonly book: 'ratings'; readonly rated: RatedPersonId; readonly name: string }
  /** What they were given, under every id of theirs. */
  | { readonly book: 'sanctions'; readonly sanctioned: PersonId; readonly name: string };

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
