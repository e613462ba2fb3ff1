import type { FieldFault } from '@rokade/journal';
import type { KeptOut } from '@rokade/players';
import type { ByCode } from '@rokade/rules';

/** A fault of a line-up at a board, with its article where it is known. */
interface AtBoard {
  readonly board: number;
  readonly name: string;
  readonly article: string;
}

/** A number in a line-up with the most or the fewest that are allowed. */
interface Counted {
  readonly count: number;
  readonly bound: number;
  readonly article: string;
}

/** A team that is to withdraw, with how many of its matches are played and how many are not. */
interface Withdrawing {
  readonly name: string;
  readonly played: number;
  readonly open: number;
}

/** Refusals of commands to a league. */
export type LeagueRefusal = ByCode<{
  'league.exists': object;
  'league.missing': object;
  'league.field-invalid': FieldFault;
  /** The order of the table names something that is no criterion, or nothing at all. */
  'league.unknown-criterion': { field: 'order' | 'deciders'; criterion: string };
  /** A site that may show the tables in a frame is no origin. */
  'league.not-a-site': { field: 'embedAt'; site: string };
  'league.id-taken': { id: string };
  'league.unknown-division': { division: string };
  'league.unknown-team': { team: string };
  'league.unknown-player': { player: string };
  'league.unknown-match': { match: string };
  'league.unknown-penalty': { penalty: string };
  'league.unknown-call': { call: string };
  'league.unknown-wish': { wish: string };
  /** A wish about a round has none, or one about several teams has one. */
  'league.wish-incomplete': { field: 'round' | 'teams' };
  /** No team is of this club. */
  'league.unknown-club': { field: 'from'; name: string };
  'league.unknown-board': { board: number; boards: number };
  /** There are teams in the division. */
  'league.division-filled': { name: string; teams: number };
  'league.team-named-twice': { field: 'name'; name: string };
  /** The team has withdrawn. */
  'league.withdrawn': { name: string };
  /** To be confirmed: all matches of the team count for nobody. */
  'league.withdrawal-strikes': Withdrawing;
  /** To be confirmed: the matches that were played count, and the others are not played. */
  'league.withdrawal-keeps': Withdrawing;
  /** To be confirmed: whoever the team meets in the cup goes on without playing. */
  'league.withdrawal-walkover': Withdrawing;
  /** The team is of another division, does not play in the match, or the captain is another team's. */
  'league.other-team': { name: string };
  'league.too-few-teams': { least: number };
  /** There are as many days as rounds, or none. */
  'league.days-differ': { field: 'days'; days: number; rounds: number };
  /** There are line-ups or results already. */
  'league.schedule-begun': { name: string };
  /** To be confirmed: the matches planned so far are replaced. */
  'league.replaces-schedule': { matches: number };
  /** To be confirmed: a team plays another match on that day. */
  'league.two-on-one-day': { field: 'day'; name: string; day: string };
  /** To be confirmed: a player of that name or number is in a squad of the league. */
  'league.named-elsewhere': { field: 'name'; name: string; team: string };
  /** The last day of naming is over: who gave leave is missing. */
  'league.leave-missing': { field: 'leave'; until: string };
  'league.suspended': { field: 'name' } & KeptOut;
  /** The new order has other players than the squad. */
  'league.squad-differs': { team: string };
  /** To be confirmed: a player stands behind another with far fewer rating points. */
  'league.order-against-ratings': { name: string; above: string; gap: number };
  /** The player has been in a line-up. */
  'league.played-already': { name: string };
  'league.line-up-length': { players: number; boards: number };
  /** To be confirmed: the line-up breaks a rule at a board. */
  'league.line-up-gap': AtBoard;
  'league.line-up-unlisted': AtBoard;
  'league.line-up-doubled': AtBoard;
  'league.line-up-order': AtBoard;
  'league.line-up-suspended': AtBoard;
  'league.line-up-not-named': AtBoard;
  /** The player is in a squad of another club, too. */
  'league.line-up-other-club': AtBoard;
  /** The player is in another line-up for the same day. */
  'league.line-up-other-team': AtBoard;
  /** The player has been fielded in higher teams so often that they stay there. */
  'league.line-up-plays-higher': AtBoard;
  /** To be confirmed: the line-up breaks a rule as a whole. */
  'league.line-up-too-many-guests': Counted;
  'league.line-up-too-many-foreigners': Counted;
  'league.line-up-too-many-reserves': Counted;
  'league.line-up-too-few-juniors': Counted;
  'league.line-up-too-few-women': Counted;
  'league.line-up-too-few-players': Counted;
  /** The match has begun: the captain's line-up comes too late. */
  'league.line-up-late': { start: string };
  /** Both line-ups are in: a captain has seen the other one, and changes the own no more. */
  'league.line-ups-open': object;
  /** To be confirmed by the leader, with a reason: the match has begun. */
  'league.begun-already': { start: string };
  /** To be confirmed: the match has not begun yet. */
  'league.not-begun': { start: string };
  /** Both captains have agreed, or the time for it is over: only the leader can still change it. */
  'league.settled-already': object;
  /** To be confirmed by the leader: what both captains agreed on is changed. */
  'league.changes-settled': object;
  'league.reason-missing': { field: 'reason' };
  'league.score-impossible': { boards: number };
  'league.results-missing': { boards: string };
  'league.agreed-already': { name: string };
  /** The board has to wait until then for whoever is in the line-up. */
  'league.reserve-too-early': { from: string };
  /** The rule set of the league lets no reserve take a board later. */
  'league.no-late-reserve': object;
  /** The player sits at a board of this match. */
  'league.plays-already': { name: string; board: number };
  'league.line-up-missing': { name: string };
  /** The player is not of a lower team of the same club. */
  'league.not-lower': { name: string };
  'league.called-already': { name: string };
  'league.answered-already': object;
  /** To be confirmed: not every match is over. */
  'league.season-runs': object;
  /** The division is played in another form. */
  'league.other-form': { name: string };
  /** The form of the division is for so many teams. */
  'league.teams-for-form': { teams: number };
  /** The new numbers are of other teams than the division’s. */
  'league.teams-differ': { name: string };
  /** To be confirmed: a round is published with the numbers as they are. */
  'league.numbers-published': object;
  /** The division has rounds or matches: its form stays. */
  'league.form-fixed': { name: string };
  'league.round-not-next': { round: number };
  /** The round before is still a draft. */
  'league.round-draft': { round: number };
  'league.round-not-drawn': { round: number };
  /** A later round has been drawn. */
  'league.round-paired-on': { round: number };
  /** To be confirmed: matches of the round before are not over, and count as drawn. */
  'league.round-open': { round: number; matches: number };
  /** To be confirmed: all rounds that were planned have been drawn. */
  'league.rounds-over': { rounds: number };
  /** The rules give no pairing without a second meeting or a second bye. */
  'league.no-legal-pairing': { round: number };
  'league.cup-over': object;
  /** A pair of the round before is not decided. */
  'league.pair-undecided': { name: string };
  /** There are line-ups or results of the match. */
  'league.pair-begun': { name: string };
  /** To be confirmed: what captains and readers have seen changes. */
  'league.changes-round': { round: number };
  'league.not-in-round': { name: string; round: number };
  'league.plays-in-round': { name: string; round: number };
  /** To be confirmed: a team has another match of the round. */
  'league.twice-in-round': { field: 'round'; name: string; round: number };
  /** The day by which a match is to be played is over. */
  'league.due-over': { field: 'due'; due: string };
  /** The match is played and decided. */
  'league.match-over': { name: string };
  /** The team waits in the bracket. */
  'league.in-bracket': { name: string };
  /** To be confirmed: the teams have met in an earlier round. */
  'league.met-before': { name: string; other: string };
  /** Something before the lots decides the pair, or it is not played. */
  'league.no-lots': { name: string };
  /** To be confirmed: an erasure cannot be undone. */
  'league.confirm-erasing': object;
}>;
