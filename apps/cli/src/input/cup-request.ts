import {
  type CupRequest,
  drawCupLots,
  err,
  ok,
  type PairingRequest,
  type PairingSystem,
  type PlayerNo,
  type Result,
} from '@rokade/rules';
import { isGiven, type Options, textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

/** What a cup is told on the command line: who has a bye by name, and a seed for its lots. */
export interface CupOptions {
  readonly byes: readonly PlayerNo[];
  readonly lotSeed: string | null;
}

/** Nothing told. */
export const noCupOptions: CupOptions = { byes: [], lotSeed: null };

function byesOption({ t }: Context, options: Options): Result<readonly PlayerNo[], Outcome> {
  const text = textOption(options, 'byes');
  if (text === undefined) return ok([]);
  const numbers = text.split(',').map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : 0));
  return numbers.every((no) => no > 0) ? ok(numbers) : err(bad(t('cli.usage.byes', { text })));
}

/** `--byes 3,7 --lot-seed SEED`; a usage fault with another system than the cup. */
export function cupOptions(
  context: Context,
  options: Options,
  system: PairingSystem,
): Result<CupOptions, Outcome> {
  const given = ['byes', 'lot-seed'].find((name) => isGiven(options, name));
  if (given !== undefined && system.code !== 'cup') {
    return err(bad(context.t('cli.usage.only-cup', { option: `--${given}` })));
  }
  const byes = byesOption(context, options);
  return byes.ok
    ? ok({ byes: byes.value, lotSeed: textOption(options, 'lot-seed') ?? null })
    : byes;
}

/** The question with what a cup is told besides; lots are drawn where a seed is given. */
export function cupRequest(request: PairingRequest, { byes, lotSeed }: CupOptions): CupRequest {
  const named = { ...request, byes };
  return lotSeed === null ? named : { ...named, lotWinners: drawCupLots(named, lotSeed) };
}
