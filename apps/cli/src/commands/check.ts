import type { ActualRound, TournamentSource } from '@rokade/formats';
import type { PairedRound, PairingRefusal, PairingSystem } from '@rokade/rules';
import { loadTournament, nameOfFile } from '../input/load-tournament.ts';
import { type Options, textOption } from '../options.ts';
import { type Context, done, jsonLine, no, type Outcome } from '../outcome.ts';
import { refusalText, systemOption } from './pair.ts';

/** A round as the system pairs it, against the round in the file. */
export interface CheckedRound {
  readonly round: number;
  readonly ok: boolean;
  readonly actual: ActualRound;
  readonly expected: ActualRound | PairingRefusal;
}

const expectedRound = ({ pairings, byes }: PairedRound): ActualRound => ({
  pairings: pairings
    .map(({ white, black }) => ({ white, black }))
    .toSorted((a, b) => a.white - b.white),
  byes: byes.map(({ no: player }) => player).toSorted((a, b) => a - b),
});

/** The boards' order is in no report file: a round is the set of its boards and byes. */
const seatsOf = ({ pairings, byes }: ActualRound): readonly string[] => [
  ...pairings.map(({ white, black }) => `${white}-${black}`),
  ...byes.map((player) => `${player}-0`),
];

/** The seats of a that b does not have. */
function missingIn(a: ActualRound, b: ActualRound): readonly string[] {
  const there = new Set(seatsOf(b));
  return seatsOf(a).filter((seat) => !there.has(seat));
}

const isSameRound = (a: ActualRound, b: ActualRound): boolean =>
  missingIn(a, b).length === 0 && missingIn(b, a).length === 0;

/** Pairs one round of a tournament anew and compares. */
export function checkRound(
  source: TournamentSource,
  system: PairingSystem,
  round: number,
): CheckedRound {
  const actual = source.actualRound(round);
  const paired = system.pairRound(source.pairingRequest(round));
  if (!paired.ok) return { round, ok: false, actual, expected: paired.error };
  const expected = expectedRound(paired.value);
  return { round, ok: isSameRound(actual, expected), actual, expected };
}

function roundJson({ round, ok, actual, expected }: CheckedRound) {
  if (ok) return { round, ok };
  const refused = 'code' in expected;
  return {
    round,
    ok,
    expected: refused ? [] : expected.pairings,
    actual: actual.pairings,
    expectedByes: refused ? [] : expected.byes,
    actualByes: actual.byes,
    ...(refused ? { refused: expected.code } : {}),
  };
}

const seatText = ({ t }: Context, seat: string): string => {
  const [white, black] = seat.split('-');
  return black === '0' ? `${white} ${t('terms.bye')}` : `${white}–${black}`;
};

function differenceText(context: Context, { actual, expected }: CheckedRound): string {
  const { t } = context;
  if ('code' in expected) return refusalText(context, expected);
  const say = (seats: readonly string[]): string =>
    seats.map((seat) => seatText(context, seat)).join(', ');
  return t('cli.check.difference', {
    expected: say(missingIn(expected, actual)),
    actual: say(missingIn(actual, expected)),
  });
}

const roundText = (context: Context, checked: CheckedRound): string =>
  `${context.t('terms.round-n', { round: checked.round })}: ${
    checked.ok ? context.t('cli.check.agrees') : differenceText(context, checked)
  }\n`;

/** `check FILE --system S`: pairs every round of a file anew and compares; exit 1 if any differs. */
export async function check(
  context: Context,
  [file = '-']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const system = systemOption(context, options);
  if (!system.ok) return system.error;
  const loaded = await loadTournament(context, file, 'national');
  if (!loaded.ok) return loaded.error;
  const { source, remarks } = loaded.value;
  const rounds = Array.from({ length: source.roundsHeld }, (_, index) =>
    checkRound(source, system.value, index + 1),
  );
  const differing = rounds.filter(({ ok }) => !ok).length;
  const out =
    textOption(options, 'format') === 'json'
      ? jsonLine({
          system: system.value.code,
          rounds: rounds.map(roundJson),
          ok: differing === 0,
        })
      : rounds.map((round) => roundText(context, round)).join('');
  if (differing === 0) return done(out, remarks);
  const summary = context.t('cli.check.differ', { count: differing, rounds: rounds.length });
  return no(out, ...remarks, `${nameOfFile(file)}: ${summary}`);
}
