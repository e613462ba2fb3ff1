import { type KindOfPlay, kindOfPlay, type LawsEdition } from '@rokade/rules';
import { namesIn } from '@rokade/tables';
import {
  type GameResult,
  type IncidentPlace,
  type PlayerId,
  playOfRound,
  type Tournament,
  usualLaws,
} from '@rokade/tournament';

/** A player at a board. */
export interface SeatedPlayer {
  readonly id: PlayerId;
  readonly name: string;
}

/** A game of a published round. */
export interface BoardGame {
  readonly round: number;
  readonly board: number;
  readonly white: SeatedPlayer;
  readonly black: SeatedPlayer;
  readonly play: KindOfPlay;
  readonly result: GameResult | null;
}

/**
 * What the questions at a board rest on. The page has it whole, so that it asks and answers without
 * the server.
 */
export interface BoardFacts {
  /** The newest round first. */
  readonly games: readonly BoardGame[];
  readonly incidents: readonly IncidentPlace[];
  /** The Laws by which the tournament is played unless the arbiter says otherwise. */
  readonly usualLaws: LawsEdition;
}

/** The games and incidents of a tournament, as the questions at a board need them. */
export function boardFacts(t: Tournament): BoardFacts {
  const { nameOf } = namesIn(t);
  const seated = (id: PlayerId): SeatedPlayer => ({ id, name: nameOf(id) });
  const games = t.rounds
    .filter(({ status }) => status === 'published')
    .toReversed()
    .flatMap(({ number: round, games }) =>
      games.map(({ board, white, black, result }) => ({
        round,
        board,
        white: seated(white),
        black: seated(black),
        play: kindOfPlay(playOfRound(t, round).timeControl),
        result,
      })),
    );
  const incidents = t.incidents.map(({ round, board, player, situation }) => ({
    round,
    board,
    player,
    situation,
  }));
  return { games, incidents, usualLaws: usualLaws(t) };
}
