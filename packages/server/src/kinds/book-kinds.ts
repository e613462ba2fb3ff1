import { contestBook } from '@rokade/club';
import { eventBook, moneyBook } from '@rokade/event';
import { installationBook } from '@rokade/installation';
import { leagueBook } from '@rokade/league';
import { ratingsBook } from '@rokade/ratings';
import { registerBook } from '@rokade/register';
import { sanctionsBook } from '@rokade/sanctions';
import { tournamentKind } from './tournament-kind.ts';

/** Every kind of book that a data folder may contain. */
export const bookKinds = [
  tournamentKind,
  installationBook,
  registerBook,
  eventBook,
  ratingsBook,
  sanctionsBook,
  contestBook,
  moneyBook,
  leagueBook,
] as const;
