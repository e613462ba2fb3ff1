import {
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  emptyWishValues,
  type LeagueCommand,
} from '@rokade/league';
import type { ActCases, Parts, Sent } from './act-case.ts';

const division = { level: 1, boards: 2, promoted: 1, relegated: 1 };
const team = (id: string, club = 'SK') => ({
  id,
  values: { ...emptyTeamValues, name: `Team ${id}`, club },
});
const player = (id: string) => ({ id, values: { ...emptyMemberValues, name: `${id}, Spiller` } });
const squad = (of: string): Sent => ({
  kind: 'name-players',
  team: of,
  seat: 'regular',
  leave: '',
  players: [1, 2, 3].map((number) => player(`${of}${number}`)),
});
const added = (id: string, form = {}): Sent => ({
  kind: 'add-division',
  division: id,
  values: { name: id, ...division, ...form },
});
const entered = (where: string, ...teams: readonly string[]): Sent => ({
  kind: 'enter-teams',
  division: where,
  teams: teams.map((id) => team(id)),
});
const meeting = { day: '2126-10-10', time: '13:00', place: '' };
const planned = (match: string, home: string, away: string, day = meeting.day): Sent => ({
  kind: 'plan-match',
  match,
  division: 'top',
  round: 1,
  home,
  away,
  values: { ...meeting, day },
});

/** A league to be made, by its id. */
export const madeLeague = (id: string): Sent => ({
  kind: 'make-league',
  id,
  values: { ...emptyLeagueValues, name: 'Kredsen', season: '2026/27', published: true },
});

/**
 * A league of four teams with their squads and a match, and a Swiss division and a cup of two teams each.
 */
export const begunLeague: readonly Sent[] = [
  added('top'),
  entered('top', 'a', 'b', 'c', 'd'),
  ...['a', 'b', 'c'].map(squad),
  planned('m1', 'a', 'b'),
  added('swiss', { form: 'swiss', rounds: 3, firstColour: 'white' }),
  entered('swiss', 's', 't', 'u', 'v'),
  added('cup', { form: 'cup' }),
  entered('cup', 'w', 'x'),
];

const drawn = (where: string): Sent => ({
  kind: 'draw-round',
  division: where,
  round: 1,
  day: '',
  seed: 'lots',
});
const published = (where: string): Sent => ({ kind: 'publish-round', division: where, round: 1 });
const lineUp = (of: string, ...players: readonly string[]): Sent => ({
  kind: 'hand-in-line-up',
  match: 'm1',
  team: of,
  players,
});
const noted = (board: number, score: string): Sent => ({
  kind: 'note-results',
  match: 'm1',
  results: [{ board, score }],
});
const both = [lineUp('a', 'a1', 'a2'), lineUp('b', 'b1', 'b2')];
const dated: Sent = { kind: 'date-match', match: 'm1', changes: { place: 'Salen' } };
const changedTop: Sent = { kind: 'change-division', division: 'top', changes: { name: 'Elite' } };
const changedTeam: Sent = { kind: 'change-team', team: 'a', changes: { name: 'Tårnet' } };
const changedPlayer: Sent = { kind: 'change-player', player: 'a1', changes: { rating: 1800 } };
const score = { home: 2, away: 2 };
const unknownMatch = (parts: Parts) => ['league.unknown-match', { ...parts, match: 'm9' }] as const;
const wish = { wish: 'w1', division: 'top', teams: ['a'] };
const home = { ...emptyWishValues, wish: 'home', round: 1 };
const points = { matchPoints: 1, halfPoints: 0, reason: 'Udeblivelse' };
const oneClub: readonly Sent[] = [added('low', { level: 2 }), entered('low', 'y'), squad('y')];
const call = { call: 'k', match: 'm1', team: 'a' };
const called: Sent = { kind: 'call-player', ...call, player: 'y1' };
const season = { division: 'top', source: 'arkiv.csv', penalties: [], players: [], teams: [] };

/** Every act of a league, on the one that has begun; `make-league` stands by itself. */
export const leagueActs: Omit<ActCases<LeagueCommand>, 'make-league'> = {
  'change-league': {
    done: { changes: { season: '2027/28' } },
    refused: ['league.field-invalid', { changes: { name: ' ' } }],
    meanwhile: { kind: 'change-league', changes: { season: '2028' } },
  },
  'add-division': {
    done: { division: 'new', values: { name: 'Ny', ...division } },
    refused: ['league.field-invalid', { division: 'new', values: { ...division, name: ' ' } }],
    meanwhile: 'a new division rests on no other',
  },
  'change-division': {
    done: { division: 'top', changes: { boards: 3 } },
    refused: ['league.unknown-division', { division: 'none', changes: { boards: 3 } }],
    meanwhile: changedTop,
  },
  'remove-division': {
    before: [added('empty')],
    done: { division: 'empty' },
    refused: ['league.division-filled', { division: 'top' }],
    meanwhile: { kind: 'change-division', division: 'empty', changes: { name: 'Tom' } },
  },
  'enter-teams': {
    done: { division: 'top', teams: [team('e')] },
    refused: ['league.team-named-twice', { division: 'top', teams: [{ ...team('a'), id: 'e' }] }],
    meanwhile: changedTop,
  },
  'change-team': {
    done: { team: 'a', changes: { name: 'Løberen' } },
    refused: ['league.unknown-team', { team: 'none', changes: { name: 'X' } }],
    meanwhile: changedTeam,
  },
  'withdraw-team': {
    done: { team: 'd', how: 'struck' },
    refused: ['league.unknown-team', { team: 'none', how: 'struck' }],
    meanwhile: { kind: 'change-team', team: 'd', changes: { name: 'Dronningen' } },
  },
  'name-captains': {
    done: { team: 'a', changes: { captain: 'Alm, Ida' } },
    refused: ['league.unknown-team', { team: 'none', changes: { captain: 'Alm, Ida' } }],
    meanwhile: { kind: 'name-captains', team: 'a', changes: { captain: 'Bæk, Bo' } },
  },
  'erase-captains': {
    done: { team: 'a' },
    refused: ['league.confirm-erasing', { team: 'a' }],
    meanwhile: 'whoever wants to be erased is, whatever was written since',
  },
  'merge-clubs': {
    done: { from: 'SK', into: 'Tårnet' },
    refused: ['league.unknown-club', { from: 'Ingen', into: 'Tårnet' }],
    meanwhile: { kind: 'change-team', team: 'a', changes: { club: 'Bonden' } },
  },
  'name-players': {
    done: { team: 'a', seat: 'reserve', leave: '', players: [player('a9')] },
    refused: [
      'league.unknown-team',
      { team: 'none', seat: 'reserve', leave: '', players: [player('a9')] },
    ],
    meanwhile: 'further players rest on no others',
  },
  'change-player': {
    done: { player: 'a1', changes: { rating: 1900 } },
    refused: ['league.unknown-player', { player: 'none', changes: { rating: 1900 } }],
    meanwhile: changedPlayer,
  },
  'rank-squad': {
    done: { team: 'a', regular: ['a2', 'a1', 'a3'], reserves: [] },
    refused: ['league.squad-differs', { team: 'a', regular: ['a1'], reserves: [] }],
    meanwhile: {
      kind: 'name-players',
      team: 'a',
      seat: 'reserve',
      leave: '',
      players: [player('a9')],
    },
  },
  'remove-player': {
    done: { player: 'a3' },
    refused: ['league.unknown-player', { player: 'none' }],
    meanwhile: { kind: 'change-player', player: 'a3', changes: { rating: 1500 } },
  },
  'erase-player': {
    done: { player: 'a3' },
    refused: ['league.confirm-erasing', { player: 'a3' }],
    meanwhile: 'whoever wants to be erased is, whatever was written since',
  },
  'add-wish': {
    done: { ...wish, values: home },
    refused: [
      'league.wish-incomplete',
      { ...wish, values: { ...home, wish: 'not-home-together', places: 1 } },
    ],
    meanwhile: 'a further wish rests on no other',
  },
  'drop-wish': {
    before: [{ kind: 'add-wish', ...wish, values: home }],
    done: { wish: 'w1' },
    refused: ['league.unknown-wish', { wish: 'w9' }],
    meanwhile: 'a wish is dropped or not, and nothing changes one',
  },
  'draw-schedule': {
    done: { division: 'top', teams: ['a', 'b', 'c', 'd'], days: [], double: false },
    refused: [
      'league.other-form',
      { division: 'swiss', teams: ['s', 't', 'u', 'v'], days: [], double: false },
    ],
    meanwhile: changedTop,
  },
  'number-teams': {
    done: { division: 'swiss', teams: ['v', 'u', 't', 's'] },
    refused: ['league.teams-differ', { division: 'swiss', teams: ['s'] }],
    meanwhile: { kind: 'change-division', division: 'swiss', changes: { name: 'Schweizer' } },
  },
  'set-bye': {
    done: { team: 's', round: 1, bye: 'zero-point', reason: '' },
    refused: ['league.other-form', { team: 'a', round: 1, bye: 'zero-point', reason: '' }],
    meanwhile: { kind: 'set-bye', team: 's', round: 1, bye: 'half-point', reason: '' },
  },
  'draw-round': {
    done: { division: 'swiss', round: 1, day: '', seed: 'lots' },
    refused: ['league.round-not-next', { division: 'swiss', round: 2, day: '', seed: 'lots' }],
    meanwhile: { kind: 'withdraw-team', team: 's', how: 'struck' },
  },
  'publish-round': {
    before: [drawn('swiss')],
    done: { division: 'swiss', round: 1 },
    refused: ['league.round-not-drawn', { division: 'swiss', round: 2 }],
    meanwhile: {
      kind: 'exchange-teams',
      division: 'swiss',
      round: 1,
      one: 's',
      other: 't',
      reason: '',
    },
  },
  'take-back-round': {
    before: [drawn('swiss')],
    done: { division: 'swiss', round: 1 },
    refused: ['league.round-not-drawn', { division: 'swiss', round: 2 }],
    meanwhile: published('swiss'),
  },
  'exchange-teams': {
    before: [drawn('swiss')],
    done: { division: 'swiss', round: 1, one: 's', other: 't', reason: '' },
    refused: [
      'league.unknown-team',
      { division: 'swiss', round: 1, one: 's', other: 'u9', reason: '' },
    ],
    meanwhile: published('swiss'),
  },
  'decide-pair': {
    before: [drawn('cup'), published('cup')],
    done: { division: 'cup', round: 1, winner: 'w', by: 'leader', reason: 'Aftale' },
    refused: [
      'league.reason-missing',
      { division: 'cup', round: 1, winner: 'w', by: 'leader', reason: '' },
    ],
    meanwhile: {
      kind: 'exchange-teams',
      division: 'cup',
      round: 1,
      one: 'w',
      other: 'x',
      reason: 'Byttet',
    },
  },
  'plan-match': {
    done: { ...planned('m2', 'c', 'd') },
    refused: ['league.unknown-team', { ...planned('m2', 'c', 'none') }],
    meanwhile: changedTop,
  },
  'remove-match': {
    done: { match: 'm1' },
    refused: unknownMatch({}),
    meanwhile: dated,
  },
  'date-round': {
    done: { division: 'top', round: 1, day: '2126-11-07' },
    refused: ['league.unknown-division', { division: 'none', round: 1, day: '2126-11-07' }],
    meanwhile: { kind: 'date-round', division: 'top', round: 1, day: '2126-11-14' },
  },
  'date-match': {
    done: { match: 'm1', changes: { place: 'Kælderen' } },
    refused: unknownMatch({ changes: { place: 'Kælderen' } }),
    meanwhile: dated,
  },
  'postpone-match': {
    done: { match: 'm1', due: '2126-12-01', reason: 'Sne' },
    refused: ['league.reason-missing', { match: 'm1', due: '2126-12-01', reason: '' }],
    meanwhile: dated,
  },
  'hand-in-line-up': {
    done: { match: 'm1', team: 'a', players: ['a1', 'a2'] },
    refused: ['league.line-up-length', { match: 'm1', team: 'a', players: ['a1', 'a2', 'a3'] }],
    meanwhile: lineUp('a', 'a1', 'a3'),
  },
  'note-results': {
    before: both,
    done: { match: 'm1', results: [{ board: 1, score: 'draw' }] },
    refused: ['league.unknown-board', { match: 'm1', results: [{ board: 9, score: 'draw' }] }],
    meanwhile: noted(1, '1-0'),
  },
  'note-round': {
    before: both,
    done: {
      division: 'top',
      round: 1,
      matches: [{ match: 'm1', results: [{ board: 1, score: 'draw' }] }],
    },
    refused: [
      'league.unknown-match',
      {
        division: 'top',
        round: 2,
        matches: [{ match: 'm1', results: [{ board: 1, score: 'draw' }] }],
      },
    ],
    meanwhile: noted(1, '1-0'),
  },
  'seat-reserve': {
    before: both,
    done: { match: 'm1', team: 'a', board: 1, player: 'a3' },
    refused: ['league.other-team', { match: 'm1', team: 'a', board: 1, player: 'b3' }],
    meanwhile: lineUp('b', 'b1', 'b3'),
  },
  'change-sheet': {
    done: { match: 'm1', changes: { remarks: 'Begyndt sent' } },
    refused: unknownMatch({ changes: { remarks: 'Begyndt sent' } }),
    meanwhile: { kind: 'change-sheet', match: 'm1', changes: { remarks: 'Uro' } },
  },
  'agree-sheet': {
    before: [...both, noted(1, '1-0'), noted(2, 'draw')],
    done: { match: 'm1', team: 'a' },
    refused: unknownMatch({ team: 'a' }),
    meanwhile: noted(1, '0-1'),
  },
  'settle-by-score': {
    done: { match: 'm1', score },
    refused: ['league.score-impossible', { match: 'm1', score: { home: 4, away: 4 } }],
    meanwhile: dated,
  },
  'forfeit-match': {
    done: { match: 'm1', lost: 'home' },
    refused: unknownMatch({ lost: 'home' }),
    meanwhile: dated,
  },
  'overrule-match': {
    done: { match: 'm1', score, reason: 'Kendelse' },
    refused: ['league.reason-missing', { match: 'm1', score, reason: '' }],
    meanwhile: dated,
  },
  'take-points': {
    done: { penalty: 'p1', team: 'a', ...points },
    refused: ['league.reason-missing', { penalty: 'p1', team: 'a', ...points, reason: '' }],
    meanwhile: 'a further penalty rests on no other',
  },
  'give-back-points': {
    before: [{ kind: 'take-points', penalty: 'p1', team: 'a', ...points }],
    done: { penalty: 'p1' },
    refused: ['league.unknown-penalty', { penalty: 'p9' }],
    meanwhile: 'a penalty is given back or not, and nothing changes one',
  },
  'take-season': {
    done: {
      ...season,
      matches: [{ match: 'm2', round: 2, home: 'a', away: 'c', values: meeting }],
      played: [],
    },
    refused: [
      'league.unknown-division',
      {
        ...season,
        division: 'none',
        matches: [{ match: 'm2', round: 2, home: 'a', away: 'c', values: meeting }],
        played: [],
      },
    ],
    meanwhile: changedTop,
  },
  'settle-ends': {
    before: [{ kind: 'settle-by-score', match: 'm1', score }],
    done: {},
    refused: ['league.season-runs', { places: { a: 'top' }, reasons: {} }],
    meanwhile: { kind: 'settle-by-score', match: 'm1', score: { home: 4, away: 0 } },
  },
  'call-player': {
    before: oneClub,
    done: { ...call, player: 'y1' },
    refused: ['league.not-lower', { ...call, player: 'a1' }],
    meanwhile: { kind: 'change-player', player: 'y1', changes: { rating: 1700 } },
  },
  'answer-call': {
    before: [...oneClub, called],
    done: { call: 'k', granted: true, reason: '' },
    refused: ['league.unknown-call', { call: 'none', granted: true, reason: '' }],
    meanwhile: { kind: 'answer-call', call: 'k', granted: false, reason: '' },
  },
};
