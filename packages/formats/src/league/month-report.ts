import type { LeagueRatingReport, RatedPerson } from '@rokade/league';
import type { PlayerNo } from '@rokade/rules';
import { emptyDetails } from '@rokade/tournament';
import { makeProgressList } from '../csv/make-progress-list.ts';
import { emptyTrfDocument, type TrfCell, type TrfDocument } from '../trf/trf-document.ts';

/** What the report says of the league. */
export interface ReportedLeague {
  /** The league with its season and the month. */
  readonly name: string;
  readonly leader: string;
  /** Three capitals; '' = not known. */
  readonly federation: string;
}

const letters = { 0: '0', 1: '=', 2: '1' } as const;

/** Everybody's rounds in a report: no game, or the one on that day. */
function cellsOf({ games, days, people }: LeagueRatingReport) {
  const cells = new Map<PlayerNo, TrfCell[]>(
    people.map(({ no }) => [no, Array.from({ length: days.length }, () => null)]),
  );
  for (const { game, round, home, away } of games) {
    const isWhite = game.homeColour === 'white';
    const put = (no: PlayerNo, opponent: PlayerNo, halfPoints: number, hasWhite: boolean) => {
      const own = cells.get(no) ?? [];
      own[round - 1] = {
        kind: 'game',
        opponent,
        colour: hasWhite ? 'white' : 'black',
        result: letters[halfPoints as 0 | 1 | 2],
      };
    };
    put(home, away, game.halfPoints[0], isWhite);
    put(away, home, game.halfPoints[1], !isWhite);
  }
  return cells;
}

const pointsOf = ({ games }: LeagueRatingReport, no: PlayerNo): number =>
  games.reduce((sum, { game, home, away }) => {
    if (home === no) return sum + game.halfPoints[0];
    return away === no ? sum + game.halfPoints[1] : sum;
  }, 0);

const bornOf = ({ values: { born } }: RatedPerson): string => (born === '' ? '' : `${born}/00/00`);

/**
 * The games of a league's rating report as the document of a report file: a round for each day, and a
 * further one where somebody plays twice on it.
 */
export function monthDocument(report: LeagueRatingReport, of: ReportedLeague): TrfDocument {
  const cells = cellsOf(report);
  const days = report.days.map((day) => day.replaceAll('-', '/'));
  const sorted = days.toSorted();
  return {
    ...emptyTrfDocument,
    header: {
      ...emptyTrfDocument.header,
      name: of.name,
      federation: of.federation,
      startDate: sorted[0] ?? '',
      endDate: sorted.at(-1) ?? '',
      type: 'Team round robin',
      chiefArbiter: of.leader,
      system: 'CUSTOM_TEAM_ROUNDROBIN',
    },
    roundDates: days.map((day) => day.slice(2)),
    roundsPlanned: days.length === 0 ? null : days.length,
    players: report.people.map(({ no, person }) => ({
      no,
      sex: person.values.sex,
      title: person.values.title,
      name: person.values.name,
      rating: person.values.rating === 0 ? null : person.values.rating,
      federation: person.values.federation,
      fideId: person.values.fideId,
      birthDate: bornOf(person),
      halfPoints: pointsOf(report, no),
      rank: null,
      cells: trimmed(cells.get(no) ?? []),
    })),
  };
}

function trimmed(cells: readonly TrfCell[]): readonly TrfCell[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1);
}

/** The report's games as the German rating office takes them. */
export const monthProgressList = (report: LeagueRatingReport, of: ReportedLeague): string =>
  makeProgressList(
    monthDocument(report, of),
    report.people.map(({ no, person: { values, club } }) => ({
      ...emptyDetails,
      no,
      name: values.name,
      birthDate: values.born,
      sex: values.sex,
      club,
      nationalId: values.nationalId,
      fideId: values.fideId,
      federation: values.federation,
      rating: values.rating === 0 ? null : values.rating,
    })),
  );
