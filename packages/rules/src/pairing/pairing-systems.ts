import { burstein } from './burstein/burstein.ts';
import { cup } from './cup/cup.ts';
import { dubov } from './dubov/dubov.ts';
import { dutch2017 } from './dutch-2017/dutch-2017.ts';
import { dutch2026 } from './dutch-2026/dutch-2026.ts';
import { keizer } from './keizer/keizer.ts';
import { monrad } from './monrad/monrad.ts';
import { nordic } from './nordic/nordic.ts';
import { olympiad } from './olympiad/olympiad.ts';
import type { PairingRequest, PairingSystem } from './pairing-system.ts';
import { playOff } from './play-off/play-off.ts';
import { berger, dsu, rutsch, tempelhofRoundRobin } from './round-robin/round-robin.ts';
import { tempelhof } from './tempelhof/tempelhof.ts';

/** Every pairing system; the newest edition of each code first. */
const registered = [
  monrad,
  nordic,
  dutch2026,
  dutch2017,
  dubov,
  burstein,
  tempelhof,
  keizer,
  berger,
  dsu,
  tempelhofRoundRobin,
  rutsch,
  olympiad,
  cup,
  playOff,
] as const;

type Registered = (typeof registered)[number];

type Named<Code> = Extract<Registered, { readonly code: Code }>;

/** The code of a pairing system: `monrad`. */
export type PairingSystemCode = Registered['code'];

/** The editions of a system. */
export type EditionOf<Code extends PairingSystemCode> = Named<Code>['edition'];

/** All options of a system. */
export type OptionsOf<Code extends PairingSystemCode> = Required<
  Omit<Parameters<Named<Code>['pairRound']>[0], keyof PairingRequest>
>;

/** The general request with options of several systems; each uses its own. */
export type FullPairingRequest = [Registered['pairRound']] extends [
  (request: infer Request) => unknown,
]
  ? Request
  : never;

/**
 * Every pairing system; the newest edition of each code first.
 *
 * @article DSU 2002 4.2 §42; 4.4 §65a–d
 */
export const pairingSystems: readonly PairingSystem[] = registered;

/** The system with this code, in this edition or else its newest; undefined if there is none. */
export const findPairingSystem = (code: string, edition?: string): PairingSystem | undefined =>
  pairingSystems.find(
    (system) => system.code === code && (edition === undefined || system.edition === edition),
  );
