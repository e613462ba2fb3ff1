import { parseEventId } from '@rokade/event';
import { fideModeText, shownFideMode } from '@rokade/presentation/chess/fide-mode-text.ts';
import {
  type ScreenCountdown,
  type ScreenData,
  type ScreenLines,
  type ScreenPart,
  shareOf,
} from '@rokade/presentation/public/screen/screen-data.ts';
import { compareDays } from '@rokade/rules';
import {
  type ArrangedScreens,
  groupsShown,
  type Screen,
  type ScreenMessage,
  type Show,
} from '@rokade/server';
import { byeText, linesByName, pointsText, rankTexts, resultText } from '@rokade/tables';
import { cupStageText } from '@rokade/texts';
import {
  parseTournamentId,
  plannedRounds,
  publishedRounds,
  type RoundView,
  type Tournament,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { error } from '@sveltejs/kit';

/** A group as the public may see it, and when its newest results were entered. */
interface Group {
  readonly t: Tournament;
  /** When the result of a board in the newest round was entered; '' = not known. */
  readonly enteredAt: (board: number) => string;
}

/** The groups that a hall's screens may show; [] if none is public. */
async function groupsOf({ app }: App.Locals, place: string): Promise<readonly Group[]> {
  const ids = (await groupsShown(app, place)).flatMap((id) => parseTournamentId(id) ?? []);
  const groups = await Promise.all(
    ids.map(async (id): Promise<readonly Group[]> => {
      const [shown, whole] = await Promise.all([
        app.tournaments.shown(id, 'everybody'),
        app.tournaments.get(id),
      ]);
      if (!shown.ok || !whole.ok) return [];
      const { t } = shown.value;
      const games = whole.value.rounds[publishedRounds(t) - 1]?.games ?? [];
      const enteredAt = (board: number) => games[board - 1]?.enteredAt ?? '';
      return [{ t, enteredAt }];
    }),
  );
  return groups.flat();
}

const named = ({ title, name }: { readonly title: string; readonly name: string }): string =>
  title === '' ? name : `${title} ${name}`;

type Words = Pick<App.Locals, 't' | 'language'>;

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
  Record<Show['what'], (group: Group, view: RoundView, words: Words) => ScreenLines>
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
function partOf(group: Group, show: Show, index: number, words: Words): readonly ScreenPart[] {
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
function partsOf(screen: Screen, groups: readonly Group[], words: Words): readonly ScreenPart[] {
  return screen.shows.flatMap((show, index) => {
    if (screen.only !== null && screen.only !== index) return [];
    if (show.what === 'countdown') return [countdownPart(index)];
    return groups
      .filter(({ t }) => show.group === '' || t.id === show.group)
      .flatMap((group) => partOf(group, show, index, words));
  });
}

/** How long after its start a round still counts for the countdown, in milliseconds. */
const spokenOfAfter = 60 * 60 * 1000;

/**
 * The target of the countdown: the one the desk set, else the earliest start of the groups' newest
 * rounds; null: none.
 */
function countdownOf(
  { countdown }: ArrangedScreens,
  groups: readonly Group[],
  { now, hallAhead }: Pick<ScreenData, 'now' | 'hallAhead'>,
): ScreenCountdown | null {
  if (countdown !== null) {
    return { until: Date.parse(countdown.until), text: countdown.text, round: 0 };
  }
  const starts = groups.flatMap(({ t }) => {
    const view = viewRound(t, publishedRounds(t));
    if (view === null || !view.start.includes('T')) return [];
    const until = Date.parse(`${view.start}Z`) - hallAhead;
    return until > now - spokenOfAfter ? [{ until, text: '', round: view.round }] : [];
  });
  return starts.toSorted((a, b) => a.until - b.until)[0] ?? null;
}

/** How far the hall's clock is ahead of UTC, in milliseconds. */
export const hallAheadOf = ({ app }: Pick<App.Locals, 'app'>, now: number): number =>
  Date.parse(`${app.hall().at(new Date(now).toISOString())}Z`) - Math.floor(now / 60_000) * 60_000;

async function nameOf({ app }: App.Locals, place: string, groups: readonly Group[]) {
  const id = parseEventId(place);
  const shown = id === null ? null : await app.events.shown(id, 'everybody');
  if (shown?.ok === true) return { kind: 'events', name: shown.value.name } as const;
  return { kind: 'tournaments', name: groups[0]?.t.settings.name ?? '' } as const;
}

/** The hall in an address, with its groups and screens; error 404 if no group is public. */
export async function hallOr404(locals: App.Locals, place: string) {
  const groups = await groupsOf(locals, place);
  if (groups.length === 0) error(404, 'not public');
  const arranged = await locals.app.screens.of(place);
  return { ...(await nameOf(locals, place, groups)), place, groups, arranged };
}

/**
 * The length, in characters, above which a message fills the screen, since it would leave too
 * little room for a list.
 */
const longestBand = 120;

const shownMessage = ({ text, whole }: ScreenMessage): ScreenData['message'] => ({
  text,
  whole: whole || text.length > longestBand,
});

/** The data of a screen; only what the public may see. */
export async function screenData(
  locals: App.Locals,
  params: { readonly id: string; readonly screen: string },
): Promise<ScreenData> {
  const { kind, name, place, groups, arranged } = await hallOr404(locals, params.id);
  const screen = arranged.screens.find(({ number }) => String(number) === params.screen);
  if (screen === undefined) error(404, 'no such screen');
  const now = Date.now();
  const clock = { now, hallAhead: hallAheadOf(locals, now) };
  const { message } = arranged;
  const isForScreen = message?.screens.length === 0 || message?.screens.includes(screen.number);
  return {
    kind,
    place,
    name,
    ...clock,
    number: screen.number,
    look: screen.look,
    seconds: screen.seconds,
    changedAt: arranged.changedAt,
    parts: partsOf(screen, groups, locals),
    message: message !== null && isForScreen ? shownMessage(message) : null,
    countdown: countdownOf(arranged, groups, clock),
  };
}
