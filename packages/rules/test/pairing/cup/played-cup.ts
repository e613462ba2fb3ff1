import {
  type Availability,
  type CupRequest,
  cup,
  drawCupLots,
  type PairedRound,
  type Pairing,
  type PairingPlayer,
  type PlayerNo,
  type RoundRecord,
} from '@rokade/rules';

/** The end of a game; `open` is still to be finished, the last three are forfeits. */
export type Ending = '1-0' | '½-½' | '0-1' | 'open' | '+/-' | '-/+' | '-/-';

const halfPoints: Readonly<Record<Ending, readonly [number, number]>> = {
  '1-0': [2, 0],
  '½-½': [1, 1],
  '0-1': [0, 2],
  open: [1, 1],
  '+/-': [2, 0],
  '-/+': [0, 2],
  '-/-': [0, 0],
};

function recordOf(ending: Ending, pairing: Pairing, colour: 'white' | 'black'): RoundRecord {
  const opponent = colour === 'white' ? pairing.black : pairing.white;
  const [white, black] = halfPoints[ending];
  const side = { opponent, colour, halfPoints: colour === 'white' ? white : black };
  if (ending.includes('/')) return { kind: 'forfeit', ...side, notice: true };
  return { kind: 'game', ...side, status: ending === 'open' ? 'pending' : 'played' };
}

/** A cup of a number of players before its first round. */
export const newCup = (players: number): CupRequest => ({
  roundNumber: 1,
  roundsPlanned: null,
  players: Array.from({ length: players }, (_, index) => ({
    no: index + 1,
    rating: null,
    records: [],
    availability: { kind: 'present' },
  })),
});

/** The cup with other availabilities of some players. */
export const withAvailability = (
  request: CupRequest,
  availability: Availability,
  ...numbers: readonly PlayerNo[]
): CupRequest => ({
  ...request,
  players: request.players.map((player) =>
    numbers.includes(player.no) ? { ...player, availability } : player,
  ),
});

/** The next round; the test fails if it is refused. */
export function pairedCup(request: CupRequest): PairedRound {
  const answer = cup.pairRound(request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

/** A round as `white-black` per board and `no-bye`. */
export const seats = ({ pairings, byes }: PairedRound): readonly string[] => [
  ...pairings.map(({ white, black }) => `${white}-${black}`),
  ...byes.map(({ no }) => `${no}-bye`),
];

/** The cup after a round, by its own pairings or given ones, with these endings board by board. */
export function afterRound(
  request: CupRequest,
  endings: readonly Ending[],
  round: PairedRound = pairedCup(request),
): CupRequest {
  const records = new Map<PlayerNo, RoundRecord>();
  for (const { no, halfPoints: points } of round.byes) {
    records.set(no, { kind: 'bye', bye: 'pairing-allocated', halfPoints: points });
  }
  round.pairings.forEach((pairing, index) => {
    const ending = endings[index] ?? '1-0';
    records.set(pairing.white, recordOf(ending, pairing, 'white'));
    records.set(pairing.black, recordOf(ending, pairing, 'black'));
  });
  const players = request.players.map(
    (player): PairingPlayer => ({
      ...player,
      records: [...player.records, records.get(player.no) ?? { kind: 'absent' }],
    }),
  );
  return { roundNumber: request.roundNumber + 1, roundsPlanned: null, players };
}

/** The cup played on until it is over, with lots drawn from a seed where they are due. */
export function playOn(
  start: CupRequest,
  seed: string,
  ending: (pairing: Pairing) => Ending,
): CupRequest {
  let request = start;
  for (;;) {
    const withLots = { ...request, lotWinners: drawCupLots(request, seed) };
    const answer = cup.pairRound(withLots);
    if (!answer.ok) return request;
    request = afterRound(request, answer.value.pairings.map(ending), answer.value);
  }
}
