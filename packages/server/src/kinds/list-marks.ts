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

/** A tie as it is stored, on one line. */
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

/** The keys by which a player is found: the person of a register, else their FIDE and national numbers. */
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

/** The ties of everybody who played, by which a person's page finds the tournament; no summary shows them. */
export const tiesOfPlayers = (t: Tournament): readonly string[] =>
  t.players.flatMap((player) => playedAs(t, player).map(tieText));

/** The values by which lists search, filter and sort tournaments. */
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

/** The longest search text, in characters; the rest is ignored. */
const longestSearch = 100;

/** A question about tournaments as the store understands it. */
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
