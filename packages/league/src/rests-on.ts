import { restingBy } from '@rokade/journal';
import type { LeagueCommand } from './command.ts';
import type { LeagueHappened } from './happened.ts';

/** Whether an event is about the same thing by a property that both have. */
const sameBy =
  <Field extends string>(field: Field) =>
  (happened: LeagueHappened, command: Readonly<Record<Field, string>>): boolean =>
    field in happened && Reflect.get(happened, field) === command[field];

const sameDivision = sameBy('division');
const sameTeam = sameBy('team');
const samePlayer = sameBy('player');
const sameMatch = sameBy('match');
const sameCall = sameBy('call');

const sameRound = (
  happened: LeagueHappened,
  { division, round }: { readonly division: string; readonly round: number },
): boolean =>
  sameDivision(happened, { division }) && 'round' in happened && happened.round === round;

/** The events that change who meets whom in a round. */
const ofDraws: readonly string[] = ['round-drawn', 'round-taken-back', 'teams-exchanged'];

/** The events that change what counts at a board. */
const atBoards: readonly string[] = [
  'line-up-handed-in',
  'score-settled',
  'match-forfeited',
  'match-overruled',
  'sheet-agreed',
  'match-removed',
];

const atBoard = (happened: LeagueHappened, match: string, boards: readonly number[]): boolean =>
  sameMatch(happened, { match }) &&
  (atBoards.includes(happened.kind) || ('board' in happened && boards.includes(happened.board)));

/** The events that change a table, or what was settled by it. */
const ofTables: readonly string[] = [
  'ends-settled',
  'result-noted',
  'line-up-handed-in',
  'score-settled',
  'match-forfeited',
  'match-overruled',
  'points-taken',
  'points-given-back',
  'team-withdrawn',
];

const changesOf =
  (kind: LeagueHappened['kind']) =>
  (happened: LeagueHappened, { changes }: { readonly changes: object }): boolean =>
    happened.kind === kind &&
    'values' in happened &&
    Object.keys(changes).some((field) => field in happened.values);

/** The events that change a squad or its order. */
const ofSquads: readonly string[] = ['squad-ranked', 'player-named'];

const inSquad = (happened: LeagueHappened, { team }: { readonly team: string }): boolean =>
  (ofSquads.includes(happened.kind) && sameTeam(happened, { team })) ||
  happened.kind === 'player-removed';

/** The other captain's line-up does not touch one's own. */
const ofLineUp = (
  happened: LeagueHappened,
  { match, team }: { readonly match: string; readonly team: string },
): boolean =>
  inSquad(happened, { team }) ||
  (sameMatch(happened, { match }) &&
    happened.kind !== 'sheet-changed' &&
    (happened.kind !== 'line-up-handed-in' || happened.team === team));

const club = (happened: LeagueHappened): boolean =>
  happened.kind === 'clubs-merged' ||
  (happened.kind === 'team-changed' && 'club' in happened.values);

/**
 * Whether a command depends on something that a newer entry changed: the same match, squad, team or
 * division. Two captains who write to different matches never conflict, nor do their line-ups for the
 * same match, nor results at its different boards.
 */
export const restsOn = restingBy<LeagueCommand, LeagueHappened>({
  'make-league': () => true,
  'change-league': changesOf('league-changed'),
  'add-division': () => false,
  'change-division': sameDivision,
  'remove-division': sameDivision,
  'enter-teams': sameDivision,
  'change-team': (happened, command) =>
    sameTeam(happened, command) && changesOf('team-changed')(happened, command),
  'withdraw-team': sameTeam,
  'name-captains': (happened, command) =>
    sameTeam(happened, command) && changesOf('captains-named')(happened, command),
  'erase-captains': () => false,
  'merge-clubs': club,
  'name-players': () => false,
  'change-player': samePlayer,
  'rank-squad': inSquad,
  'remove-player': samePlayer,
  'erase-player': () => false,
  'add-wish': () => false,
  'drop-wish': sameBy('wish'),
  'draw-schedule': sameDivision,
  'number-teams': sameDivision,
  'set-bye': (happened, { team, round }) =>
    (happened.kind === 'bye-set' && happened.team === team && happened.round === round) ||
    ofDraws.includes(happened.kind),
  // A draw takes the results as they stand; matches that are not over are asked about.
  'draw-round': (happened, command) =>
    sameDivision(happened, command) || happened.kind === 'team-withdrawn',
  'publish-round': sameRound,
  'take-back-round': sameRound,
  'exchange-teams': sameRound,
  'decide-pair': sameRound,
  'plan-match': sameDivision,
  'remove-match': sameMatch,
  'date-round': sameRound,
  'date-match': sameMatch,
  'postpone-match': sameMatch,
  'hand-in-line-up': ofLineUp,
  'note-results': (happened, { match, results }) =>
    atBoard(
      happened,
      match,
      results.map(({ board }) => board),
    ),
  'note-round': (happened, { matches }) =>
    matches.some(({ match, results }) =>
      atBoard(
        happened,
        match,
        results.map(({ board }) => board),
      ),
    ),
  'seat-reserve': (happened, { match, board }) => atBoard(happened, match, [board]),
  'change-sheet': (happened, command) =>
    sameMatch(happened, command) && changesOf('sheet-changed')(happened, command),
  // Whoever agrees has to have seen everything that stands on the sheet.
  'agree-sheet': (happened, command) =>
    sameMatch(happened, command) && happened.kind !== 'sheet-agreed',
  'settle-by-score': sameMatch,
  'forfeit-match': sameMatch,
  'overrule-match': sameMatch,
  'take-points': () => false,
  'give-back-points': sameBy('penalty'),
  // Whoever settles has to have seen the tables by which it is done.
  'settle-ends': ({ kind }) => ofTables.includes(kind),
  // Squads of other divisions may have the same names, but no result of theirs is touched.
  'take-season': (happened, { division, played }) =>
    sameDivision(happened, { division }) ||
    happened.kind === 'player-named' ||
    played.some(({ match }) => sameMatch(happened, { match })),
  'call-player': samePlayer,
  'answer-call': sameCall,
});
