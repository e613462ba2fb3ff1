import {
  type ForbiddenMeetings,
  parsePlayerId,
  type RoundRobinChoice,
  type Scoring,
  type SystemChoice,
  type SystemCode,
} from '@rokade/tournament';

const text = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
};

/** A choice of one of several words; the first where the form says nothing known. */
function oneOf<Word extends string>(words: readonly [Word, ...Word[]], said: string): Word {
  return words.find((word) => word === said) ?? words[0];
}

/** How many play for a team where the form has not asked yet. */
const usualTeams = '4';

export const dutchEditions = ['fide-2026', 'fide-2017'] as const;
export const accelerations = ['none', 'baku'] as const;
export const firstColours = ['lot', 'white', 'black'] as const;
export const firstRounds = ['lot', 'rating-halves'] as const;
export const teamOrders = ['match-points', 'board-points'] as const;
export const withdrawalRules = [
  'fide-2012',
  'dsu-2002',
  'tempelhof-2018',
] as const satisfies readonly RoundRobinChoice['withdrawals'][];
export const swissWithdrawalRules = ['tempelhof-2018', 'fide-2012'] as const;

/** The systems as the form groups them. */
export const systemGroups = [
  { group: 'swiss', codes: ['monrad', 'nordic', 'dutch', 'tempelhof'] },
  { group: 'round-robin', codes: ['berger', 'dsu', 'tempelhof-table', 'rutsch'] },
  { group: 'other', codes: ['cup', 'play-off', 'olympiad'] },
] as const satisfies readonly { readonly group: string; readonly codes: readonly SystemCode[] }[];

/** Whether the number of rounds of such a system follows from its players or teams. */
export const isScheduledCode = (code: SystemCode): boolean =>
  code === 'olympiad' || systemGroups[1].codes.some((table) => table === code);

const tableEditions = {
  berger: 'fide-2012',
  dsu: 'dsu-2002',
  'tempelhof-table': 'tempelhof-2018',
  rutsch: 'tempelhof-2018',
} as const;

/** The rule on withdrawals that goes with a table, where nobody chose another. */
const usualWithdrawals = (code: RoundRobinChoice['code']): RoundRobinChoice['withdrawals'] =>
  tableEditions[code];

function readRoundRobin(form: FormData, code: RoundRobinChoice['code']): RoundRobinChoice {
  const said = text(form, 'withdrawals');
  const chosen = {
    cycles: text(form, 'cycles') === '2' ? 2 : 1,
    withdrawals: withdrawalRules.find((rule) => rule === said) ?? usualWithdrawals(code),
    freeDates: form.get('freeDates') === 'on',
  } as const;
  switch (code) {
    case 'berger':
      return { code, edition: tableEditions[code], ...chosen };
    case 'dsu':
      return { code, edition: tableEditions[code], ...chosen };
    default:
      return { code, edition: tableEditions[code], ...chosen };
  }
}

type FirstColour = Pick<Extract<SystemChoice, { code: 'dutch' }>, 'initialColour' | 'colourSeed'>;

/** A lot that was drawn stands as long as nobody chooses a colour. */
function readFirstColour(form: FormData, before: SystemChoice): FirstColour {
  const said = oneOf(firstColours, text(form, 'initialColour'));
  if (said !== 'lot') return { initialColour: said };
  if (before.code !== 'dutch' || before.colourSeed === undefined) return { initialColour: null };
  const { initialColour, colourSeed } = before;
  return { initialColour, colourSeed };
}

/** What decides the first colour, as the form offers it. */
export const firstColourOf = (system: SystemChoice): (typeof firstColours)[number] =>
  system.code === 'dutch' && system.colourSeed === undefined
    ? (system.initialColour ?? 'lot')
    : 'lot';

/** The system a form describes; `before` keeps what the form does not show. */
export function readSystem(form: FormData, before: SystemChoice): SystemChoice {
  const code = systemGroups
    .flatMap(({ codes }): readonly SystemCode[] => codes)
    .find((known) => known === text(form, 'system'));
  switch (code) {
    case undefined:
      return before;
    case 'monrad':
    case 'nordic':
      return { code, edition: 'dsu-2002' };
    case 'dutch':
      return {
        code,
        edition: oneOf(dutchEditions, text(form, 'dutchEdition')),
        acceleration: oneOf(accelerations, text(form, 'acceleration')),
        ...readFirstColour(form, before),
      };
    case 'tempelhof':
      return {
        code,
        edition: 'tempelhof-2018',
        firstRound: oneOf(firstRounds, text(form, 'firstRound')),
        withdrawals: oneOf(swissWithdrawalRules, text(form, 'withdrawals')),
      };
    case 'cup':
      return { code, edition: 'tempelhof-2018', byes: before.code === 'cup' ? before.byes : [] };
    case 'play-off':
      return { code, edition: 'fide-2012', ranking: before.code === code ? before.ranking : [] };
    case 'olympiad':
      return {
        code,
        edition: 'dsu-2002',
        teams: Number(form.has('teams') ? text(form, 'teams') : usualTeams),
        order: oneOf(teamOrders, text(form, 'teamOrder')),
      };
    default:
      return readRoundRobin(form, code);
  }
}

/** A system with what the form offers first in it. */
export function usualSystem(code: SystemCode): SystemChoice {
  const form = new FormData();
  form.set('system', code);
  return readSystem(form, { code: 'monrad', edition: 'dsu-2002' });
}

/** What a game is worth, as the form names it, in half-points. */
export const scorings = {
  '1-½-0': { win: 2, draw: 1, loss: 0 },
  '3-1-0': { win: 6, draw: 2, loss: 0 },
} as const;

export const byeWorths = ['win', 'draw', 'loss'] as const;

/** The scoring a form describes; an own one that the form does not know stays. */
export function readScoring(form: FormData, before: Scoring): Scoring {
  const said = text(form, 'scoring');
  const { allocatedBye: _, ...kept } = before;
  const games = said === '1-½-0' || said === '3-1-0' ? scorings[said] : kept;
  const bye = byeWorths.find((worth) => worth === text(form, 'allocatedBye'));
  return { ...games, allocatedBye: bye === undefined ? before.allocatedBye : games[bye] };
}

/**
 * Groups of names as the form has them, each with the name still chosen below it; a group of fewer
 * than two forbids nothing.
 */
function readGroups(form: FormData): ForbiddenMeetings['groups'] {
  const added = form.getAll('forbiddenAdd');
  return form
    .getAll('forbiddenGroup')
    .map((value, index) => [value, added[index] ?? ''].join(' ').split(' '))
    .map((ids) => [...new Set(ids.flatMap((id) => parsePlayerId(id) ?? []))])
    .filter((group) => group.length > 1);
}

/** Who must not meet; groups of names are kept where the form does not show them. */
export const readForbidden = (form: FormData, before: ForbiddenMeetings): ForbiddenMeetings => ({
  sameClub: form.get('forbidden-sameClub') === 'on',
  sameFederation: form.get('forbidden-sameFederation') === 'on',
  groups: form.has('forbiddenGroupsShown') ? readGroups(form) : before.groups,
});
