import type { Columns, SpokenText, Stages } from './column.ts';
import { below, column, head, own, second, secondIfFilled, strong } from './columns-in.ts';

/** What a reader looks for; a line that has just changed is marked there. */
const marked = { ...strong, marksChange: true } as const;
const score = { align: 'centre', ...marked } as const;

/** A team's line in the table of a division; points of boards in halves. */
export interface LeagueTeamRow {
  readonly id: string;
  /** A text if several share a place. */
  readonly rank: number | string;
  readonly name: string;
  readonly played: number;
  /** Won, drawn and lost matches. */
  readonly record: SpokenText;
  readonly matchPoints: number;
  readonly halfPoints: number;
  /** By the criteria of the league; null where one does not apply. */
  readonly values: readonly (Stages | null)[];
  /** Where the place leads, and what was taken. */
  readonly note: string;
}

/** A criterion of a league's tables, with the heading of its column. */
export interface LeagueCriterionHead extends SpokenText {
  /** `MP`, `GP`, `SKT-BW` … */
  readonly code: string;
}

/** The columns of the sums of a criterion: match and board points have their own. */
function criterionColumn({ code, ...heading }: LeagueCriterionHead, index: number) {
  const more = index === 0 ? marked : below;
  if (code === 'MP') return own('matchPoints', 'number', 'league.match-points', more);
  if (code === 'GP') return own('halfPoints', 'points', 'league.board-points', more);
  return column<LeagueTeamRow>(`criterion-${code}`, heading, more).value(
    ({ values }) => values[index] ?? null,
  );
}

/** The columns of the table of a division; the criterion that decides first is bold. */
export const leagueTeamColumns = (
  order: readonly LeagueCriterionHead[],
): Columns<LeagueTeamRow> => [
  own('rank', 'number', 'terms.rank'),
  own('name', 'text', 'league.team', head),
  ...order.map(criterionColumn),
  own('played', 'number', 'league.played', below),
  own('record', 'spoken', 'public-league.record', below),
  own('note', 'text', 'public-league.note', secondIfFilled),
];

/** A match as lists show it. */
export interface LeagueMatchRow {
  readonly id: string;
  readonly homeId: string;
  readonly awayId: string;
  /** `2026-11-21`, `2026-11-21T13:00` or ''. */
  readonly when: string;
  readonly home: string;
  readonly away: string;
  /** `5½–2½`; '' before anything is played. */
  readonly score: string;
  readonly place: string;
  readonly note: string;
}

/** The columns of both teams of a match, with the score between them. */
export const leagueSideColumns: Columns<Pick<LeagueMatchRow, 'home' | 'score' | 'away'>> = [
  own('home', 'text', 'league.home', head),
  own('score', 'text', 'terms.result', score),
  own('away', 'text', 'league.away'),
];

/** The columns of matches. */
export const leagueMatchColumns: Columns<LeagueMatchRow> = [
  ...leagueSideColumns,
  own('when', 'day', 'terms.time', { ...second, dated: true }),
  own('place', 'text', 'terms.place', secondIfFilled),
  own('note', 'text', 'public-league.note', secondIfFilled),
];

/** A pair of a cup of teams, as texts. */
export interface TeamCupRow {
  readonly key: string;
  /** Its first leg; '' where a team has nobody to play. */
  readonly matchId: string;
  /** `Springeren – Bonden`. */
  readonly teams: string;
  readonly score: string;
  /** '' until it is decided. */
  readonly winner: string;
  /** How it was decided, or what it waits for. */
  readonly decided: string;
}

/** The columns of the pairs of a cup's round. */
export const teamCupColumns: Columns<TeamCupRow> = [
  own('teams', 'text', 'league.cup-match', head),
  own('score', 'text', 'terms.result', marked),
  own('winner', 'text', 'league.cup-winner', second),
  own('decided', 'text', 'league.cup-decided', second),
];

/** A board of a match. */
export interface LeagueBoardRow {
  readonly board: number;
  readonly homeId: string;
  readonly home: string;
  /** '' = none, as the other side's. */
  readonly homeRating: string;
  readonly awayId: string;
  readonly away: string;
  readonly awayRating: string;
  readonly score: string;
  readonly note: string;
}

const rating = { ...below, align: 'end', leftOut: 'empty' } as const;

/** Beside a name that stands with another's, a rating needs no word. */
const ratingBeside = { ...second, align: 'end', leftOut: 'empty' } as const;

/** The columns of the boards of a match. */
export const leagueBoardColumns: Columns<LeagueBoardRow> = [
  own('board', 'number', 'terms.board', { isHead: true }),
  own('home', 'text', 'league.home', { narrow: 'grow' }),
  own('homeRating', 'text', 'terms.rating', ratingBeside),
  own('score', 'text', 'terms.result', score),
  own('away', 'text', 'league.away'),
  own('awayRating', 'text', 'terms.rating', ratingBeside),
  own('note', 'text', 'public-league.note', secondIfFilled),
];

/** A player with what they have scored. */
export interface LeaguePlayerRow {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly team: string;
  /** '' = none. */
  readonly rating: string;
  readonly seat: string;
  readonly halfPoints: number;
  readonly played: number;
}

const scores: Columns<LeaguePlayerRow> = [
  own('halfPoints', 'points', 'terms.points', strong),
  own('played', 'number', 'terms.games', below),
];

/** The columns of a squad. */
export const leagueSquadColumns: Columns<LeaguePlayerRow> = [
  own('place', 'number', 'terms.number'),
  own('name', 'text', 'terms.name', head),
  ...scores,
  own('rating', 'text', 'terms.rating', rating),
  own('seat', 'text', 'public-league.seat', secondIfFilled),
];

/** The columns of the best players of a division. */
export const leagueBestColumns: Columns<LeaguePlayerRow> = [
  own('place', 'number', 'terms.rank'),
  own('name', 'text', 'terms.name', head),
  ...scores,
  own('team', 'text', 'league.team', second),
];

/** A game of a player. */
export interface LeagueGameRow {
  readonly key: string;
  readonly matchId: string;
  readonly round: number;
  readonly board: number;
  readonly colour: string;
  readonly opponent: string;
  readonly opponentTeam: string;
  readonly halfPoints: number;
  readonly note: string;
}

/** The columns of a player's games. */
export const leagueGameColumns: Columns<LeagueGameRow> = [
  own('round', 'number', 'terms.round'),
  own('opponent', 'text', 'terms.opponent', head),
  own('halfPoints', 'points', 'terms.points', strong),
  own('opponentTeam', 'text', 'league.team', second),
  own('board', 'number', 'terms.board', below),
  own('colour', 'text', 'terms.colour', second),
  own('note', 'text', 'public-league.note', secondIfFilled),
];

/** A match with its number in the round, on paper. */
export interface LeagueSheetMatchRow extends LeagueMatchRow {
  readonly no: number;
}

/** The columns of the pairings of a round on paper, with room for the result. */
export const leagueSheetMatchColumns: Columns<LeagueSheetMatchRow> = [
  own('no', 'number', 'terms.number'),
  column<LeagueSheetMatchRow>('home', 'league.home', head).text(({ home }) => home),
  column<LeagueSheetMatchRow>('score', 'terms.result', { align: 'centre', ...strong }).text(
    ({ score }) => score || '____ – ____',
  ),
  column<LeagueSheetMatchRow>('away', 'league.away').text(({ away }) => away),
  own('when', 'day', 'terms.time', second),
  own('place', 'text', 'terms.place', secondIfFilled),
  own('note', 'text', 'public-league.note', secondIfFilled),
];

/** The columns of the boards of a match on paper, with room for names and results. */
export const leagueSheetBoardColumns: Columns<LeagueBoardRow> = [
  own('board', 'number', 'terms.board', { isHead: true }),
  column<LeagueBoardRow>('home', 'league.home').text(({ home }) => home || '_'.repeat(24)),
  column<LeagueBoardRow>('score', 'terms.result', { align: 'centre', ...strong }).text(
    ({ score }) => score || '___ – ___',
  ),
  column<LeagueBoardRow>('away', 'league.away').text(({ away }) => away || '_'.repeat(24)),
];
