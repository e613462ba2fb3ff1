import type { ByeKind, PairingPlayer, PlayerNo, RoundRecord } from '@rokade/rules';

/** The rounds of players as cross-tables have them: `6w0`, `10b=`; byes are `U`, `H` and `Z`. */
export type RoundsByNo = Readonly<Record<PlayerNo, string>>;

const byeKinds: Readonly<Record<string, ByeKind>> = {
  U: 'pairing-allocated',
  H: 'half-point',
  Z: 'zero-point',
};
const halfPointsOf: Readonly<Record<string, number>> = { '1': 2, '=': 1, '0': 0 };

function recordOf(text: string, allocatedBye: number): RoundRecord {
  const bye = byeKinds[text];
  if (bye !== undefined) {
    const worth = { U: allocatedBye, H: 1 }[text] ?? 0;
    return { kind: 'bye', bye, halfPoints: worth };
  }
  return {
    kind: 'game',
    status: 'played',
    opponent: Number.parseInt(text, 10),
    colour: text.includes('w') ? 'white' : 'black',
    halfPoints: halfPointsOf[text.at(-1) ?? ''] ?? 0,
  };
}

/** Players with their rounds so far, for pairing the next one; `absent` have a bye in it. */
export const playersOfTable = (
  table: RoundsByNo,
  {
    absent = [],
    bye = 'half-point',
    allocatedBye = 2,
  }: {
    readonly absent?: readonly PlayerNo[];
    readonly bye?: ByeKind;
    readonly allocatedBye?: number;
  } = {},
): readonly PairingPlayer[] =>
  Object.entries(table).map(
    ([no, rounds]): PairingPlayer => ({
      no: Number(no),
      rating: null,
      records: rounds.split(' ').map((text) => recordOf(text, allocatedBye)),
      availability: absent.includes(Number(no)) ? { kind: 'absent', bye } : { kind: 'present' },
    }),
  );
