import { type Colour, pairingSystems, type TeamOrder } from '@rokade/rules';
import type { PlayerId } from './ids.ts';

/**
 * A pairing system with the edition of its regulation and what the organiser chose in it. `code` and
 * `edition` name the system as `rules` do.
 */
export type SystemChoice =
  | { readonly code: 'monrad'; readonly edition: 'dsu-2002' }
  | { readonly code: 'nordic'; readonly edition: 'dsu-2002' }
  | {
      readonly code: 'dutch';
      readonly edition: 'fide-2017' | 'fide-2026';
      /** Virtual points in the first rounds (C.04.7). */
      readonly acceleration: 'none' | 'baku';
      /** The colour of number 1 in round 1 (C.04.3 5.1.1); null: a lot not drawn yet decides. */
      readonly initialColour: Colour | null;
      /** The seed that colour was drawn from; left out where no lot was drawn. */
      readonly colourSeed?: string;
    }
  | {
      readonly code: 'tempelhof';
      readonly edition: 'tempelhof-2018';
      /** By the numbers drawn, or the strongest of the upper half against the strongest of the lower. */
      readonly firstRound: 'lot' | 'rating-halves';
      /** Who leaves too early is struck; or nothing is, as FIDE has it (III.A.13 allows that). */
      readonly withdrawals: 'tempelhof-2018' | 'fide-2012';
    }
  | RoundRobinChoice
  | {
      readonly code: 'cup';
      readonly edition: 'tempelhof-2018';
      /** Who is spared the preliminary round before anybody else: champions of last year. */
      readonly byes: readonly PlayerId[];
    }
  | {
      readonly code: 'play-off';
      readonly edition: 'fide-2012';
      /** Those tied in the order of the tie-breaks, the best first; it counts where they are tied again. */
      readonly ranking: readonly PlayerId[];
    }
  | {
      readonly code: 'olympiad';
      readonly edition: 'dsu-2002';
      /** How many teams the players are divided into. */
      readonly teams: number;
      /** What decides between the teams first; the article names no order. */
      readonly order: TeamOrder;
    };

/** Which rule says what becomes of the games of somebody who leaves a round robin. */
export type RoundRobinWithdrawalRule = 'fide-2012' | 'dsu-2002' | 'tempelhof-2018';

/** Everybody against everybody by one of the tables. */
export type RoundRobinChoice = (
  | { readonly code: 'berger'; readonly edition: 'fide-2012' }
  | { readonly code: 'dsu'; readonly edition: 'dsu-2002' }
  | { readonly code: 'tempelhof-table' | 'rutsch'; readonly edition: 'tempelhof-2018' }
) & {
  /** How often everybody meets everybody. */
  readonly cycles: 1 | 2;
  readonly withdrawals: RoundRobinWithdrawalRule;
  /** True: games by appointment, all rounds open at once (Tempelhof III.E.5). */
  readonly freeDates: boolean;
};

/** The choice of FIDE's Dutch system. */
export type DutchChoice = Extract<SystemChoice, { code: 'dutch' }>;

/** The name of a pairing system: `monrad`. */
export type SystemCode = SystemChoice['code'];

const roundRobinCodes: ReadonlySet<string> = new Set([
  'berger',
  'dsu',
  'tempelhof-table',
  'rutsch',
]);

/** Whether a code names a table in which everybody meets everybody. */
export const isRoundRobinCode = (code: SystemCode): boolean => roundRobinCodes.has(code);

/** Whether the system is such a table. */
export const isRoundRobin = (system: SystemChoice): system is RoundRobinChoice =>
  isRoundRobinCode(system.code);

/** Whether all rounds are known beforehand, whatever the results. */
export const isScheduled = (system: SystemChoice): boolean =>
  isRoundRobin(system) || system.code === 'olympiad';

/** Whether results alone say who stays in: no table of points decides. */
export const isKnockOut = ({ code }: SystemChoice): boolean =>
  code === 'cup' || code === 'play-off';

/** Whether a round is paired by the points of the rounds before it. */
export const hasScoreGroups = (system: SystemChoice): boolean =>
  !isScheduled(system) && !isKnockOut(system);

/** Whether games are played by appointment, all rounds open at once. */
export const hasFreeDates = (system: SystemChoice): boolean =>
  isRoundRobin(system) && system.freeDates;

/** Whether the numbers of a system are a ranking by strength; in the others they are lots. */
export const isNumberedByStrength = ({ code }: SystemChoice): boolean =>
  code === 'nordic' || code === 'dutch' || code === 'olympiad';

/** Whether the lot that gives number 1 his colour is still to be drawn. */
export const isFirstColourUndrawn = (system: SystemChoice): boolean =>
  system.code === 'dutch' && system.initialColour === null;

/** Whether this edition of the system can pair. */
export const isKnownSystem = ({ code, edition }: SystemChoice): boolean =>
  pairingSystems.some((system) => system.code === code && system.edition === edition);
