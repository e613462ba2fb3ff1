import type { Colour } from '../../kernel/colour.ts';
import { reason } from '../../kernel/reason.ts';
import type { PairingPlayer } from '../pairing-system.ts';
import type { KeizerRequest } from './keizer-request.ts';
import type { KeizerReason } from './reason-codes.ts';

/** Two players who meet, the higher placed first, and their board. */
export interface KeizerSeats {
  readonly upper: PairingPlayer;
  readonly lower: PairingPlayer;
  readonly board: number;
}

interface ColourRule {
  readonly code: KeizerReason['code'];
  /** Whether the higher placed has White; null: the rule does not decide. */
  readonly isUpperWhite: (seats: KeizerSeats) => boolean | null;
}

const coloursOf = ({ records }: PairingPlayer): readonly Colour[] =>
  records.flatMap((record) => (record.kind === 'game' ? [record.colour] : []));

/** Games with White minus games with Black. */
const balanceOf = (player: PairingPlayer): number =>
  coloursOf(player).reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);

const fewerWhites: ColourRule = {
  code: 'keizer.fewer-whites',
  isUpperWhite({ upper, lower }) {
    const difference = balanceOf(upper) - balanceOf(lower);
    return difference === 0 ? null : difference < 0;
  },
};

const returnGame: ColourRule = {
  code: 'keizer.return-game',
  isUpperWhite({ upper, lower }) {
    const last = upper.records.findLast(
      (record) => record.kind === 'game' && record.opponent === lower.no,
    );
    return last?.kind === 'game' ? last.colour === 'black' : null;
  },
};

const alternates: ColourRule = {
  code: 'keizer.alternates',
  isUpperWhite({ upper, lower }) {
    const [own, other] = [coloursOf(upper).at(-1), coloursOf(lower).at(-1)];
    return own === undefined || own === other ? null : own === 'black';
  },
};

const boardsAlternate: ColourRule = {
  code: 'keizer.boards-alternate',
  isUpperWhite: ({ board }) => board % 2 === 1,
};

const rules: Readonly<Record<'balance' | 'return', readonly ColourRule[]>> = {
  balance: [fewerWhites, returnGame, alternates],
  return: [returnGame, fewerWhites, alternates],
};

/** Who has White, and why. */
export function keizerColours(seats: KeizerSeats, first: NonNullable<KeizerRequest['colours']>) {
  const { upper, lower } = seats;
  const deciding =
    rules[first].find(({ isUpperWhite }) => isUpperWhite(seats) !== null) ?? boardsAlternate;
  const [white, black] = deciding.isUpperWhite(seats) === true ? [upper, lower] : [lower, upper];
  const facts = { white: white.no, black: black.no };
  const because: KeizerReason = reason(deciding.code, 'Keizer', facts);
  return { white: white.no, black: black.no, because };
}
