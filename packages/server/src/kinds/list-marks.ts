import type { BookMarks } from '@rokade/journal';
import { plainLetters, unreachable } from '@rokade/rules';
import type { ListQuestion } from '@rokade/store';
import type { Player, Tournament } from '@rokade/tournament';
import type {
  ListedState,
  PlayedBy,
  TournamentQuestion,
  TournamentTie,
  TournamentTypes,
} from './tournament-types.ts';

type Summary = TournamentTypes['summary'];

const stateOf = ({ demo, origin, players, finished, roundsPlayed }: Summary): ListedState => {
  if (demo) return 'demo';
  if (origin !== null && players === 0) return 'emptied';
  if (finished) return 'finished';
  return roundsPlayed > 0 ? 'running' : 'upcoming';
};

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** A tie as it is written, on one line. */
function tieText(tie: TournamentTie): string {
  switch (tie.kind) {
    case 'event':
      return `event ${onOneLine(tie.name)}`;
    case 'from':
    case 'person':
      return onOneLine(`${tie.kind} ${tie.id}`);
    case 'number':
      return onOneLine(`number ${tie.list} ${tie.number}`);
    default:
      return unreachable(tie);
  }
}

/** Whom a player is known as: by the person they point to, else by their numbers. */
export function playedAs(
  { settings }: Pick<Tournament, 'settings'>,
  { details }: Pick<Player, 'details'>,
): readonly PlayedBy[] {
  const { person, fideId, nationalId } = details;
  if (person !== '') return [{ kind: 'person', id: person }];
  const numbers = [
    { kind: 'number', list: 'FIDE', number: fideId },
    { kind: 'number', list: settings.federation, number: nationalId },
  ] as const;
  return numbers.filter(({ number }) => number !== '');
}

/** Who played in a tournament: no list says so, and a person's page finds it by that. */
export const tiesOfPlayers = (t: Tournament): readonly string[] =>
  t.players.flatMap((player) => playedAs(t, player).map(tieText));

/** What lists find a tournament by. */
export function marksOf(summary: Summary): BookMarks {
  const { name, group, place, firstDate, origin, published } = summary;
  const from = (origin?.tournaments ?? []).map((id) => tieText({ kind: 'from', id }));
  return {
    words: plainLetters([name, group, place].join(' ')),
    state: stateOf(summary),
    day: firstDate.slice(0, 10),
    isPublic: published,
    ties: [tieText({ kind: 'event', name }), ...from],
  };
}

/** So much of what somebody types is looked for. */
const longestSearch = 100;

/** A question as the store is asked it. */
export function listQuestion({
  search = '',
  tie,
  ...question
}: TournamentQuestion): Partial<ListQuestion> {
  const words = plainLetters(search.slice(0, longestSearch)).split(/\s+/);
  return {
    ...question,
    words: words.filter((word) => word !== ''),
    tie: tie === undefined ? '' : tieText(tie),
  };
}
