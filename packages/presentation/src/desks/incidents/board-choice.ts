import { type LawsEdition, lawsEditions, type SituationAnswers } from '@rokade/rules';
import type { Query } from '../../words/query.ts';
import type { BoardFacts, BoardGame } from './board-facts.ts';

/** What an arbiter has chosen of what happened: the game, the player, the Laws, the answers so far. */
export interface BoardChoice {
  /** null: no game is chosen, or it does not exist. */
  readonly game: BoardGame | null;
  readonly side: 'white' | 'black';
  readonly laws: LawsEdition;
  /** The code of the situation; '' = none chosen. */
  readonly situation: string;
  readonly answers: SituationAnswers;
  /** The notation of the position that goes into the words; '': none is known. */
  readonly fen: string;
  /** The move after which it happened, `23…`; '': it is not known. */
  readonly after: string;
}

/** The beginning of the name of an answer in the page's address. */
export const answerPrefix = 'answer.';

/** The newest game without a result, else the first of the newest round. */
function usualGame({ games }: BoardFacts): BoardGame | null {
  const [first] = games;
  const newest = games.filter(({ round }) => round === first?.round);
  return newest.find(({ result }) => result === null) ?? first ?? null;
}

/** How a game is named in the page's address. */
export const gameValue = ({ round, board }: Pick<BoardGame, 'round' | 'board'>): string =>
  `${round} ${board}`;

/** The names and values of `side=white&situation=late`, in words that need no escape. */
const pairsIn = (text: string): readonly (readonly [string, string])[] =>
  text.split('&').map((part): readonly [string, string] => {
    const [name = '', value = ''] = part.split('=');
    return [name, value];
  });

type Address = Query & Iterable<readonly [string, string]>;

/** The names and values of an address, and those that a common case of the list stands for. */
const partsOf = (query: Address): ReadonlyMap<string, string> =>
  new Map([...query, ...pairsIn(query.get('common') ?? '')]);

/** The choice that the page's address holds: `?game=3+4&side=white&situation=flag-fallen`. */
export function choiceIn(facts: BoardFacts, query: Address): BoardChoice {
  const parts = partsOf(query);
  const text = parts.get('game') ?? '';
  const game = text === '' ? usualGame(facts) : facts.games.find((one) => gameValue(one) === text);
  const answers = [...parts]
    .filter(([name]) => name.startsWith(answerPrefix))
    .map(([name, answer]) => [name.slice(answerPrefix.length), answer]);
  return {
    game: game ?? null,
    side: parts.get('side') === 'black' ? 'black' : 'white',
    laws: lawsEditions.find((each) => each === parts.get('laws')) ?? facts.usualLaws,
    situation: parts.get('situation') ?? '',
    answers: Object.fromEntries(answers),
    fen: parts.get('fen') ?? '',
    after: parts.get('after') ?? '',
  };
}
