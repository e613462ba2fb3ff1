import type { ContestId, EntryId } from '@rokade/club';
import type { BookingId, EntrantId, EventId } from '@rokade/event';
import type { LeagueId, MemberId, TeamId } from '@rokade/league';
import type { RatedPersonId } from '@rokade/ratings';
import type { PersonId } from '@rokade/register';
import type { PlayerId, TournamentId } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import type { MoneyBooks } from '../../money/money-books.ts';
import type { RatingsBook } from '../../ratings/ratings-types.ts';
import type { RegisterBook } from '../../register/register-book.ts';
import type { SanctionsBook } from '../../sanctions/sanctions-types.ts';

/** A person's place in a book of a kind with many books. */
type InOneOf =
  | { readonly book: 'tournament'; readonly tournament: TournamentId; readonly player: PlayerId }
  | { readonly book: 'event'; readonly event: EventId; readonly entrant: EntrantId }
  | { readonly book: 'contest'; readonly contest: ContestId; readonly entry: EntryId }
  | { readonly book: 'league'; readonly league: LeagueId; readonly member: MemberId }
  /** The captain or deputy of a team; both are erased together. */
  | { readonly book: 'captaincy'; readonly league: LeagueId; readonly team: TeamId }
  /** Their ids in the event and its groups, and the bookings that contain their name. */
  | {
      readonly book: 'money';
      readonly money: EventId;
      readonly players: readonly string[];
      readonly bookings: readonly BookingId[];
    };

/** A person's place in a book of a kind with one book; each organisation has a register. */
type InOwn =
  | { readonly book: 'register'; readonly organisation: string; readonly person: PersonId }
  | { readonly book: 'ratings'; readonly rated: RatedPersonId }
  /** The person's sanctions, found by all their ids. */
  | { readonly book: 'sanctions'; readonly sanctioned: PersonId };

/** A person in a book, with their newest name there. */
export type PersonInBook = (InOwn | (InOneOf & { readonly title: string })) & {
  readonly name: string;
};

/** The places where people were found; `unreadable` are the ids of books that cannot be read. */
export interface PersonFound {
  readonly persons: readonly PersonInBook[];
  readonly unreadable: readonly string[];
}

/** The books to search; `registers` are those of the organisations whose books are searched, by organisation. */
export interface BooksAboutPeople
  extends Pick<Application, 'tournaments' | 'events' | 'contests' | 'leagues'> {
  readonly registers: ReadonlyMap<string, RegisterBook>;
  /** The book of ratings; null: it is not searched. */
  readonly ratings: RatingsBook | null;
  /** The book of sanctions; null: it is not searched, for example because the reader may not see it. */
  readonly sanctions: SanctionsBook | null;
  /** The money of events; null: it is not searched. */
  readonly money: MoneyBooks | null;
}
