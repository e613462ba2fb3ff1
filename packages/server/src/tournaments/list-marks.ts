import { plainLetters } from '@rokade/rules';
import type { ListQuestion } from '@rokade/store';
import type {
  ListedState,
  TournamentQuestion,
  TournamentTie,
  TournamentTypes,
} from '../application.ts';
import type { BookMarks } from '../books/book-kind.ts';

type Summary = TournamentTypes['summary'];

const stateOf = ({ demo, origin, players, finished, roundsPlayed }: Summary): ListedState => {
  if (demo) return 'demo';
  if (origin !== null && players === 0) return 'emptied';
  if (finished) return 'finished';
  return roundsPlayed > 0 ? 'running' : 'upcoming';
};

/** A tie as it is written, on one line. */
const tieText = (tie: TournamentTie): string =>
  tie.kind === 'event' ? `event ${tie.name.replace(/\s+/g, ' ')}` : `from ${tie.id}`;

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
