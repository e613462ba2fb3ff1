import { makeEntries } from '@rokade/journal';
import {
  type DivisionId,
  emptyLeagueValues,
  type League,
  type LeagueCommand,
  type LeagueId,
  leagueBook,
  type NewSeasonIds,
} from '@rokade/league';

export const division = 'top' as DivisionId;

/** A league after commands, each confirmed. */
export function leagueAfter(commands: readonly LeagueCommand[], before?: League): League {
  let state: League | null = before ?? null;
  for (const command of commands) {
    const request = { command, reason: '', confirmed: true, now: '' };
    const decided = leagueBook.decide(state, request);
    if (!decided.ok) throw new Error(JSON.stringify([command.kind, decided.error]));
    const sign = {
      version: state?.version ?? 0,
      at: '2026-10-01T10:00:00.000Z',
      actor: { id: 'a', name: 'Ida' },
      reason: '',
    };
    const entries = makeEntries(decided.value, sign);
    state = entries.reduce<League | null>(
      (league, entry) => leagueBook.evolve(league, entry),
      state,
    );
  }
  if (state === null) throw new Error('nothing was written');
  return state;
}

/** A league with a division that nobody plays in yet. */
export const emptyDivision = (
  boards: number,
  values: Partial<typeof emptyLeagueValues> = {},
): League =>
  leagueAfter([
    {
      kind: 'make-league',
      id: 'liga' as LeagueId,
      values: { ...emptyLeagueValues, name: 'Liga', season: '2026/27', ...values },
    },
    {
      kind: 'add-division',
      division,
      values: { name: 'Top', level: 1, boards, promoted: 1, relegated: 1 },
    },
  ]);

/** Ids that nobody has had. */
export function newIds(): NewSeasonIds {
  let last = 0;
  const next = (kind: string) => {
    last += 1;
    return `${kind}-${last}` as never;
  };
  return {
    team: () => next('team'),
    member: () => next('member'),
    match: () => next('match'),
    penalty: () => next('penalty'),
  };
}
