import { pairTeamSwissRound } from '../../../src/pairing/team-swiss/team-swiss.ts';
import type {
  PairedTeamRound,
  TeamSwissRequest,
  TeamSwissRound,
  TeamSwissTeam,
} from '../../../src/pairing/team-swiss/team-swiss-request.ts';

/** A generator of numbers below 1 that depend on the seed alone. */
function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c_1b_3c_6d) + 0x9e_37_79_b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const boards = 4;

interface Played {
  readonly request: TeamSwissRequest;
  readonly round: PairedTeamRound | null;
}

const absent: TeamSwissRound = { kind: 'absent', primary: 0, secondary: 0 };

/** The two teams' rounds of a match with a random result; now and then nobody plays. */
function playedRounds(
  [white, black]: readonly [number, number],
  random: () => number,
): readonly [TeamSwissRound, TeamSwissRound] {
  const whole = 2 * boards;
  if (random() < 0.06) {
    const [won, lost] = [
      { primary: 4, secondary: whole },
      { primary: 0, secondary: 0 },
    ];
    return [
      { kind: 'forfeit', opponent: black, won: true, ...won },
      { kind: 'forfeit', opponent: white, won: false, ...lost },
    ];
  }
  const points = Math.floor(random() * (whole + 1));
  const matchPoints = (own: number): number => 2 * (Math.sign(own - boards) + 1);
  return [
    {
      kind: 'match',
      opponent: black,
      colour: 'white',
      primary: matchPoints(points),
      secondary: points,
    },
    {
      kind: 'match',
      opponent: white,
      colour: 'black',
      primary: matchPoints(whole - points),
      secondary: whole - points,
    },
  ];
}

const swapped = (round: TeamSwissRound): TeamSwissRound => ({
  ...round,
  primary: round.secondary,
  secondary: round.primary,
});

/** A random team Swiss up to its last round or the first that cannot be paired. */
export function playTeamSwiss(
  seed: number,
  size: number,
  rounds: number,
  withAbsences = true,
): readonly Played[] {
  const random = randomOf(seed);
  const byGamePoints = random() < 0.25;
  const facts = {
    roundsPlanned: rounds,
    preferences: (['A', 'B', 'none', 'B'] as const)[Math.floor(random() * 4)]!,
    secondaryDecidesColours: random() < 0.8,
    initialColour: random() < 0.5 ? ('white' as const) : ('black' as const),
    byePoints: { primary: 2, secondary: boards },
  };
  let teams: readonly TeamSwissTeam[] = Array.from({ length: size }, (_, index) => ({
    no: index + 1,
    availability: 'present',
    rounds: [],
  }));
  const played: Played[] = [];
  for (let roundNumber = 1; roundNumber <= rounds; roundNumber++) {
    const present = teams.map((team): TeamSwissTeam => {
      const away = withAbsences && random() < 0.08;
      const isNew = team.rounds.every(({ kind }) => kind === 'absent');
      return { ...team, availability: away ? (isNew ? 'not-arrived' : 'absent') : 'present' };
    });
    const request = { ...facts, roundNumber, teams: present };
    const paired = pairTeamSwissRound(request);
    played.push({ request, round: paired.ok ? paired.value : null });
    if (!paired.ok) return played;
    const added = new Map<number, TeamSwissRound>();
    for (const { white, black } of paired.value.matches) {
      const [ofWhite, ofBlack] = playedRounds([white, black], random);
      added.set(white, ofWhite);
      added.set(black, ofBlack);
    }
    const { bye } = paired.value;
    if (bye) added.set(bye.no, { kind: 'bye', bye: 'pairing-allocated', ...bye.points });
    teams = teams.map((team) => {
      const round = added.get(team.no) ?? absent;
      const isSwapped = byGamePoints && round.kind !== 'bye';
      return { ...team, rounds: [...team.rounds, isSwapped ? swapped(round) : round] };
    });
  }
  return played;
}

/** A paired round as the enumeration tells it. */
export const roundTexts = (round: PairedTeamRound | null): readonly string[] | null =>
  round &&
  [
    ...round.matches.map(({ white, black }) => `${white}-${black}`),
    ...(round.bye ? [`bye ${round.bye.no}`] : []),
  ].toSorted();
