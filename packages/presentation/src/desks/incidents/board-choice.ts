import { type LawsEdition, lawsEditions, type SituationAnswers } from '@rokade/rules';
import { type Game, type Tournament, usualLaws } from '@rokade/tournament';

/** What an arbiter has chosen of what happened: the game, the player, the Laws, the answers so far. */
export interface BoardChoice {
  /** null: no game is chosen, or it does not exist. */
  readonly game: (Pick<Game, 'board' | 'white' | 'black'> & { readonly round: number }) | null;
  readonly side: 'white' | 'black';
  readonly laws: LawsEdition;
  /** The code of the situation; '' = none chosen. */
  readonly situation: string;
  readonly answers: SituationAnswers;
}

/** The beginning of the name of an answer in the page's address. */
export const answerPrefix = 'answer.';

/** The newest game without a result, else the first of the newest round. */
function usualGame({ rounds }: Tournament): { readonly round: number; readonly board: number } {
  const newest = rounds.findLast(({ status }) => status === 'published');
  const open = newest?.games.find(({ result }) => result === null);
  return { round: newest?.number ?? 0, board: open?.board ?? newest?.games[0]?.board ?? 0 };
}

/** The choice that the page's address holds: `?game=3+4&side=white&situation=flag-fallen`. */
export function choiceIn(t: Tournament, query: ReadonlyMap<string, string>): BoardChoice {
  const text = query.get('game') ?? '';
  const [round = 0, board = 0] =
    text === '' ? Object.values(usualGame(t)) : text.split(' ').map(Number);
  const played = t.rounds[round - 1];
  const found = played?.status === 'published' ? played.games[board - 1] : undefined;
  const laws = lawsEditions.find((each) => each === query.get('laws')) ?? usualLaws(t);
  const answers = [...query]
    .filter(([name]) => name.startsWith(answerPrefix))
    .map(([name, answer]) => [name.slice(answerPrefix.length), answer]);
  return {
    game: found === undefined ? null : { round, board, white: found.white, black: found.black },
    side: query.get('side') === 'black' ? 'black' : 'white',
    laws,
    situation: query.get('situation') ?? '',
    answers: Object.fromEntries(answers),
  };
}
