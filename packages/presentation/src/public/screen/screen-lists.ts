import { compareDays } from '@rokade/rules';
import { byeText, linesByName, pointsText, rankTexts, resultText } from '@rokade/tables';
import { cupStageText } from '@rokade/texts';
import {
  plannedRounds,
  publishedRounds,
  type RoundView,
  type Tournament,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { fideModeText, shownFideMode } from '../../chess/fide-mode-text.ts';
import type { Locale } from '../../words/locale.ts';
import {
  type ScreenCountdown,
  type ScreenData,
  type ScreenLines,
  type ScreenPart,
  shareOf,
} from './screen-data.ts';

/** A group as the public may see it, and when its newest results were entered. */
export interface ScreenGroup {
  readonly t: Tournament;
  /** When the result of a board in the newest round was entered; '' = not known. */
  readonly enteredAt: (board: number) => string;
}

/** A list that a screen shows: of one group, '' = of all, and which part of it. */
interface Show {
  readonly what: ScreenLines['what'];
  readonly group: string;
  readonly part: number;
  readonly of: number;
}

/** What a screen shows in turn; `only`: the one it was switched to, by its place; null: all. */
interface ArrangedScreen {
  readonly shows: readonly Show[];
  readonly only: number | null;
}

const named = ({ title, name }: { readonly title: string; readonly name: string }): string =>
  title === '' ? name : `${title} ${name}`;

type Words = Locale<'server'>;

function boardLines({ boards }: RoundView, { t: say }: Words) {
  return boards.map(({ board, table, white, black, result }) => {
    const { text, mark } = resultText(result);
    return {
      table: table ?? board,
      white: named(white),
      black: named(black),
      result: text || (mark === null ? '' : say(mark)),
    };
  });
}

/** The lines of each kind of list on a screen; none if there are no data yet or they are hidden. */
const lists: Readonly<
  Record<Show['what'], (group: ScreenGroup, view: RoundView, words: Words) => ScreenLines>
> = {
  boards: (_, view, words) => ({ what: 'boards', lines: boardLines(view, words) }),
  results: ({ enteredAt }, view, words) => ({
    what: 'results',
    lines: boardLines(view, words)
      .map((line, index) => ({ line, at: enteredAt(view.boards[index]?.board ?? 0) }))
      .filter(({ line }) => line.result !== '')
      .toSorted((a, b) => compareDays(b.at, a.at))
      .map(({ line }) => line),
  }),
  names: (_, view, { t: say, language }) => ({
    what: 'names',
    lines: linesByName(view, language).map(({ player, seat }) => ({
      name: named(player),
      seat:
        'board' in seat
          ? { table: seat.table ?? seat.board, colour: seat.colour }
          : { bye: byeText(say, seat) },
    })),
  }),
  standings: ({ t }) => {
    const { rows } = t.settings.visibility.standings ? viewStandings(t) : { rows: [] };
    const ranks = rankTexts(rows);
    return {
      what: 'standings',
      lines: rows.map(({ player, halfPoints }, index) => ({
        rank: ranks[index] ?? '',
        name: named(player),
        points: pointsText(halfPoints),
      })),
    };
  },
  countdown: () => ({ what: 'countdown', lines: [] }),
};

/** A list of a group, cut to the part that this screen shows. */
function partOf(
  group: ScreenGroup,
  show: Show,
  index: number,
  words: Words,
): readonly ScreenPart[] {
  const { t } = group;
  const view = viewRound(t, publishedRounds(t));
  if (view === null) return [];
  const list = lists[show.what](group, view, words);
  const round =
    view.stage === null
      ? words.t('terms.round-of', { round: view.round, rounds: plannedRounds(t) })
      : cupStageText(words.t, view.stage);
  const { part, of } = show;
  return [
    {
      ...list,
      lines: shareOf<unknown>(list.lines, part, of),
      key: `${index} ${t.id} ${show.what} ${view.round}`,
      about: [
        t.settings.group || t.settings.name,
        round,
        fideModeText(words.t, shownFideMode(t.fideMode)),
      ]
        .filter(Boolean)
        .join(' · '),
      share: of > 1 ? { part, of } : null,
    } as ScreenPart,
  ];
}

const countdownPart = (index: number): ScreenPart => ({
  what: 'countdown',
  lines: [],
  key: `${index} countdown`,
  about: '',
  share: null,
});

/** The lists that a screen shows in turn, or the only one it was switched to. */
export function partsOf(
  screen: Pick<ArrangedScreen, 'shows' | 'only'>,
  groups: readonly ScreenGroup[],
  words: Words,
): readonly ScreenPart[] {
  return screen.shows.flatMap((show, index) => {
    if (screen.only !== null && screen.only !== index) return [];
    if (show.what === 'countdown') return [countdownPart(index)];
    return groups
      .filter(({ t }) => show.group === '' || t.id === show.group)
      .flatMap((group) => partOf(group, show, index, words));
  });
}

/** How long after its start a round still counts for the countdown, in milliseconds. */
const countedAfterStart = 60 * 60 * 1000;

/**
 * The target of the countdown: the one the desk set, else the earliest start of the groups' newest
 * rounds; null: none.
 */
export function countdownOf(
  { countdown }: { readonly countdown: { readonly until: string; readonly text: string } | null },
  groups: readonly ScreenGroup[],
  { now, hallAhead }: Pick<ScreenData, 'now' | 'hallAhead'>,
): ScreenCountdown | null {
  if (countdown !== null) {
    return { until: Date.parse(countdown.until), text: countdown.text, round: 0 };
  }
  const starts = groups.flatMap(({ t }) => {
    const view = viewRound(t, publishedRounds(t));
    if (view === null || !view.start.includes('T')) return [];
    const until = Date.parse(`${view.start}Z`) - hallAhead;
    return until > now - countedAfterStart ? [{ until, text: '', round: view.round }] : [];
  });
  return starts.toSorted((a, b) => a.until - b.until)[0] ?? null;
}

/**
 * The length, in characters, above which a message fills the screen, since it would leave too
 * little room for a list.
 */
const longestBand = 120;

/** A message as a screen shows it: over all of it, or in a band. */
export const shownMessage = ({
  text,
  whole,
}: NonNullable<ScreenData['message']>): ScreenData['message'] => ({
  text,
  whole: whole || text.length > longestBand,
});
