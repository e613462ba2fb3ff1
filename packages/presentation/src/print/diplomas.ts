import { dateText, ordinalText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import {
  nameWithGroup,
  type PlayerId,
  type PlayerLine,
  type PrizesView,
  plannedRounds,
  publishedRounds,
  type StandingsRow,
  type Tournament,
  viewStandings,
} from '@rokade/tournament';
import type { PrintRequest } from './print-request.ts';

/** A certificate of what somebody reached. */
export interface Diploma {
  readonly player: { readonly id: string } & Pick<PlayerLine, 'name' | 'club' | 'federation'>;
  /** As it is read out: "IM Ida Hansen". */
  readonly name: string;
  /** "1st place", and each prize: "Best junior: 1st place". */
  readonly achievements: readonly string[];
}

/** Certificates of a tournament. */
export interface DiplomasSheet {
  readonly kind: 'diplomas';
  readonly diplomas: readonly Diploma[];
  readonly heading: string;
  readonly words: string;
  /** Where and when. */
  readonly details: string;
  /** Who signs, and as what. */
  readonly arbiter: string;
  readonly office: string;
  /** The round they rest on, where more are to come or results are missing; null: all is played. */
  readonly provisional: number | null;
}

/** A name as it is read out, the first name first. */
export function readOut({ title, name }: Pick<PlayerLine, 'title' | 'name'>): string {
  const [surname, ...first] = name.split(', ');
  return [title, ...first, surname].filter(Boolean).join(' ');
}

/** What certificates are made with. */
interface Making {
  readonly say: TranslateFor<'tournament'>;
  readonly prizes: PrizesView | null;
}

/** How many places `first-3` and `first-10` are about. */
const placesOf = { 'first-3': 3, 'first-10': 10, all: Number.MAX_SAFE_INTEGER } as const;

/** The places of a shared rank, from … to. */
function lastOf(rows: readonly StandingsRow[], { rank }: StandingsRow): number {
  return rank + rows.filter((row) => row.rank === rank).length - 1;
}

/** What each prize winner won, by the lists that have a place for them. */
function prizeTexts({ say, prizes }: Making, { language }: PrintRequest) {
  const won = (prizes?.lists ?? []).flatMap(({ name, rows }) =>
    rows.map(({ player, place, lastPlace, honours }) => {
      const places = say('print.place-n', { place: ordinalText(language, place, lastPlace) });
      return { player, text: [`${name}: ${places}`, ...honours].join(' – ') };
    }),
  );
  return Map.groupBy(won, ({ player }) => player.id);
}

function diplomasOf(t: Tournament, request: PrintRequest, making: Making): readonly Diploma[] {
  const { language, whom, player: only } = request;
  const counted = viewStandings(t, publishedRounds(t)).rows.filter(({ counts }) => counts);
  if (whom === 'prizes' && only === null) {
    const won = prizeTexts(making, request);
    const isWinner = (id: PlayerId) => won.has(id);
    return counted.flatMap(({ player }) =>
      isWinner(player.id)
        ? [
            {
              player,
              name: readOut(player),
              achievements: (won.get(player.id) ?? []).map(({ text }) => text),
            },
          ]
        : [],
    );
  }
  const most = whom === 'prizes' ? placesOf.all : placesOf[whom];
  const rows = counted.filter((row) => (only === null ? row.rank <= most : row.player.id === only));
  return rows.map((row) => {
    const place = ordinalText(language, row.rank, lastOf(counted, row));
    const { player } = row;
    return {
      player,
      name: readOut(player),
      achievements: [making.say('print.place-n', { place })],
    };
  });
}

/** The certificates that were asked for; null: nothing is played yet. */
export function diplomasSheet(
  t: Tournament,
  request: PrintRequest,
  making: Making,
): DiplomasSheet | null {
  const round = publishedRounds(t);
  if (round === 0) return null;
  const { place, chiefArbiter, roundDates } = t.settings;
  const event = nameWithGroup(t.settings);
  const day = (roundDates[round - 1] ?? '').slice(0, 10);
  const isDone = round >= plannedRounds(t) && !viewStandings(t, round).provisional;
  return {
    kind: 'diplomas',
    diplomas: diplomasOf(t, request, making),
    heading: request.heading || making.say('print.diploma-heading'),
    words: request.words || making.say('print.diploma-words', { event }),
    details: [place, dateText(request.language, day)].filter(Boolean).join(', '),
    arbiter: chiefArbiter,
    office: making.say('terms.chief-arbiter'),
    provisional: isDone ? null : round,
  };
}
