import {
  type Command,
  decide,
  emptyDetails,
  foldJournal,
  type JournalEntry,
  makeEntries,
  type PlayerDetails,
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  type Refusal,
  type Request,
  type Settings,
  type Tournament,
  usualSettings,
} from '@rokade/tournament';

export const arbiter = { id: 'a1', name: 'Bo Møller' };

export const settings: Settings = {
  ...usualSettings,
  name: 'Klubturnering',
  place: 'Aalborg',
  group: 'A',
  roundsPlanned: 3,
  roundDates: ['2026-11-02', '2026-11-09', '2026-11-16'],
  timeControl: { stages: [{ moves: null, minutes: 120 }], incrementSeconds: 0 },
  chiefArbiter: 'Bo Møller',
  committee: ['Ida Hansen', 'Jens Krüger', 'Anna Voß'],
};

/** "p7" as a player id. */
export const playerId = (text: string): PlayerId => {
  const id = parsePlayerId(text);
  if (id === null) throw new Error(`no id: ${text}`);
  return id;
};

export const tournamentId = (() => {
  const id = parseTournamentId('klub-2026');
  if (id === null) throw new Error('no id');
  return id;
})();

export const details = (name: string, more: Partial<PlayerDetails> = {}): PlayerDetails => ({
  ...emptyDetails,
  name,
  club: 'Aalborg',
  federation: 'DEN',
  rating: 1500,
  birthDate: '1990',
  ...more,
});

/** A journal under construction, and the outcome of the last request. */
export interface Driver {
  readonly entries: readonly JournalEntry[];
  readonly state: Tournament;
  readonly refusal: Refusal | null;
}

const clock = (version: number): string =>
  `2026-11-02T18:${String(Math.floor(version / 60) % 60).padStart(2, '0')}:${String(version % 60).padStart(2, '0')}.000Z`;

/** Puts one request to a journal as the application does. */
export function put(driver: Driver | null, request: Request): Driver {
  const state = driver?.state ?? null;
  const entries = driver?.entries ?? [];
  const { command } = request;
  const earlier = command.kind === 'return-to' ? entries.slice(0, command.toVersion) : [];
  const decided = decide(state, request, foldJournal(earlier));
  if (!decided.ok) {
    if (driver === null) throw new Error(`refused: ${decided.error.code}`);
    return { ...driver, refusal: decided.error };
  }
  const sign = {
    version: entries.length,
    at: clock(entries.length),
    actor: arbiter,
    reason: request.reason,
  };
  const grown = [...entries, ...makeEntries(decided.value, sign)];
  const folded = foldJournal(grown);
  if (folded === null) throw new Error('nothing folded');
  return { entries: grown, state: folded, refusal: null };
}

/** Puts a command that must be carried out. */
export function run(driver: Driver | null, ...commands: readonly Command[]): Driver {
  let now = driver;
  for (const command of commands) {
    now = put(now, { command, reason: '', confirmed: false });
    if (now.refusal !== null) throw new Error(`refused: ${JSON.stringify(now.refusal)}`);
  }
  if (now === null) throw new Error('no command');
  return now;
}

/** Puts a command that must be refused, and returns the refusal. */
export function refusalOf(driver: Driver, command: Command): Refusal {
  const { refusal } = put(driver, { command, reason: '', confirmed: false });
  if (refusal === null) throw new Error(`carried out: ${command.kind}`);
  return refusal;
}

/** Puts a command that needs a confirmation, confirmed with a reason. */
export function runConfirmed(driver: Driver, command: Command): Driver {
  const refusal = refusalOf(driver, command);
  if (refusal.code !== 'command.needs-confirmation') throw new Error(`refused: ${refusal.code}`);
  const done = put(driver, { command, reason: 'Afgjort af turneringslederen', confirmed: true });
  if (done.refusal !== null) throw new Error(`refused: ${done.refusal.code}`);
  return done;
}

/** The tournament once it has left FIDE mode, as clubs may. */
export function outsideFideMode(driver: Driver): Driver {
  const command = { kind: 'leave-fide-mode' } as const;
  const left = put(driver, { command, reason: 'Klubbens egen turnering', confirmed: 'twice' });
  if (left.refusal !== null) throw new Error(`refused: ${left.refusal.code}`);
  return left;
}

/** A new tournament with `count` players "Spiller 01" … (ids p1 …), numbers as entered. */
export function withPlayers(count: number, change: Partial<Settings> = {}): Driver {
  const created = run(null, {
    kind: 'create-tournament',
    id: tournamentId,
    settings: { ...settings, ...change },
  });
  const ids = Array.from({ length: count }, (_, i) => i + 1);
  return run(
    created,
    {
      kind: 'enter-players',
      players: ids.map((i) => ({
        id: playerId(`p${i}`),
        details: details(`Spiller ${String(i).padStart(2, '0')}`, { rating: 2000 - 10 * i }),
      })),
    },
    { kind: 'set-draw-numbers', order: ids.map((i) => playerId(`p${i}`)) },
  );
}

/** With round 1 published. */
export const started = (count: number, change: Partial<Settings> = {}): Driver =>
  run(withPlayers(count, change), { kind: 'pair-round' }, { kind: 'publish-round' });

/** White wins on every open board of the newest round. */
export function whiteWinsAll(driver: Driver): Driver {
  const round = driver.state.rounds.at(-1);
  const open = round?.games.filter(({ result }) => result === null) ?? [];
  return open.reduce<Driver>(
    (now, { board }) =>
      run(now, {
        kind: 'enter-result',
        round: round?.number ?? 0,
        board,
        result: { kind: 'played', white: 2, black: 0 },
      }),
    driver,
  );
}
