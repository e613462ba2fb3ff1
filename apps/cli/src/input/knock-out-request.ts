import {
  type CupRequest,
  drawCupLots,
  err,
  ok,
  type PairingRequest,
  type PairingSystem,
  type PlayerNo,
  type PlayOffRequest,
  type Result,
} from '@rokade/rules';
import { isGiven, type Options, textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

/** What a cup or a play-off is told on the command line. */
export interface KnockOutOptions {
  readonly system: string;
  /** Cup: who is given a bye. */
  readonly byes: readonly PlayerNo[];
  /** Play-off: those tied, the best by the next tie-break first. */
  readonly ranking: readonly PlayerNo[];
  readonly lotSeed: string | null;
}

/** Which option is for which system. */
const meantFor: Readonly<Record<string, readonly string[]>> = {
  byes: ['cup'],
  ranking: ['play-off'],
  'lot-seed': ['cup', 'play-off'],
};

function numbersOption(
  { t }: Context,
  options: Options,
  name: string,
): Result<readonly PlayerNo[], Outcome> {
  const text = textOption(options, name);
  if (text === undefined) return ok([]);
  const numbers = text.split(',').map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : 0));
  if (numbers.every((no) => no > 0)) return ok(numbers);
  return err(bad(t('cli.usage.numbers', { option: `--${name}`, text })));
}

/** `--byes 3,7 --ranking 4,1,2 --lot-seed SEED`; a usage fault with a system that knows none. */
export function knockOutOptions(
  context: Context,
  options: Options,
  { code }: PairingSystem,
): Result<KnockOutOptions, Outcome> {
  const wrong = Object.entries(meantFor).find(
    ([name, systems]) => isGiven(options, name) && !systems.includes(code),
  );
  if (wrong !== undefined) {
    const [name, systems] = wrong;
    const facts = { option: `--${name}`, known: systems.join(', ') };
    return err(bad(context.t('cli.usage.not-this-system', facts)));
  }
  const byes = numbersOption(context, options, 'byes');
  if (!byes.ok) return byes;
  const ranking = numbersOption(context, options, 'ranking');
  if (!ranking.ok) return ranking;
  const lotSeed = textOption(options, 'lot-seed') ?? null;
  return ok({ system: code, byes: byes.value, ranking: ranking.value, lotSeed });
}

/** The question with what the system is told besides; lots are drawn where a seed is given. */
export function knockOutRequest(
  request: PairingRequest,
  { system, byes, ranking, lotSeed }: KnockOutOptions,
): CupRequest & PlayOffRequest {
  if (system === 'play-off') return { ...request, ranking, seed: lotSeed ?? '' };
  if (system !== 'cup') return request;
  const named = { ...request, byes };
  return lotSeed === null ? named : { ...named, lotWinners: drawCupLots(named, lotSeed) };
}
