import { type Colour, type LawsEdition, lawsEditions } from '@rokade/rules';
import { type Game, type Tournament, usualLaws } from '@rokade/tournament';
import { changedFen } from '../../chess/board-men.ts';
import type { Query } from '../../words/query.ts';

/** A game of a published round. */
export interface GamePlace extends Pick<Game, 'board' | 'white' | 'black' | 'result'> {
  readonly round: number;
}

/** What is asked about a game, as the page's address holds it. */
export interface GameQuestion {
  readonly laws: LawsEdition;
  /** The score sheets of both players; '': not typed. */
  readonly sheets: Readonly<Record<Colour, string>>;
  /** Whose sheet stands on the board, if both are typed. */
  readonly shown: Colour;
  /** The notation of a position, of which the moves before are not known; '': none. */
  readonly fen: string;
  /** Whether the position is being set by hand. */
  readonly setting: boolean;
  /** The shown ply; null: the last one. */
  readonly ply: number | null;
  readonly claim: { readonly kind: 'threefold' | 'fifty'; readonly intended: string } | null;
  /** Whose flag fell; null: nobody's. */
  readonly fallen: Colour | null;
  /** The move in the envelope; '': none was entered. */
  readonly sealed: string;
}

const colourIn = (text: string | null): Colour | null =>
  text === 'white' || text === 'black' ? text : null;

function plyIn(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** The position of an address, with the change of it that a button of the board asks for. */
function fenIn(query: Query): string {
  const part = (name: string): string => query.get(name) ?? '';
  return changedFen(part('fen').trim(), {
    put: part('put'),
    piece: part('piece'),
    turn: part('turn'),
    begin: part('begin'),
  });
}

/** The game of a round and a board in an address; null: there is none that is published. */
export function gameAt(
  { rounds }: Pick<Tournament, 'rounds'>,
  params: { readonly round: string; readonly board: string },
): GamePlace | null {
  const round = rounds[Number(params.round) - 1];
  const game = round?.games.find(({ board }) => String(board) === params.board);
  if (round?.status !== 'published' || game === undefined) return null;
  const { board, white, black, result } = game;
  return { round: round.number, board, white, black, result };
}

/** More letters than any written move has. */
const longestMove = 40;

/** What an address asks about a game. */
export function gameQuestion(t: Tournament, query: Query): GameQuestion {
  const kind = query.get('claim');
  return {
    laws: lawsEditions.find((each) => each === query.get('laws')) ?? usualLaws(t),
    sheets: { white: query.get('white')?.trim() ?? '', black: query.get('black')?.trim() ?? '' },
    shown: colourIn(query.get('sheet')) ?? 'white',
    fen: fenIn(query),
    setting: query.get('set') !== null && query.get('use') === null,
    ply: plyIn(query.get('ply')),
    claim:
      kind === 'threefold' || kind === 'fifty'
        ? { kind, intended: query.get('with')?.trim() ?? '' }
        : null,
    fallen: colourIn(query.get('flag')),
    sealed: query.get('sealed')?.trim().slice(0, longestMove) ?? '',
  };
}
