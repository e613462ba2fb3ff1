import { parsePrizePlanJson, type TournamentReader } from '@rokade/formats';
import {
  awardPrizes,
  err,
  ok,
  type PrizeAwards,
  type PrizePlan,
  pointsOf,
  type Reason,
  type Result,
} from '@rokade/rules';
import { usualPreset, usualTieRule } from '@rokade/tournament';
import {
  type LoadedTournament,
  loadBytes,
  loadTournament,
  nameOfFile,
  whatDecides,
} from '../input/load-tournament.ts';
import { hasOption, textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome, type Run } from '../outcome.ts';
import { faultLines } from '../say/fault-lines.ts';
import { namerOf, reasonsDocument } from '../say/reason-text.ts';
import { type Order, standingsOf, statedOrder } from '../standings/computed-standings.ts';
import { type PrizesAnswer, prizesTable } from './prizes-table.ts';

async function loadPlan(
  context: Context,
  file: string,
  { system }: TournamentReader,
): Promise<Result<PrizePlan, Outcome>> {
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes;
  const plan = parsePrizePlanJson(bytes.value, system === null ? 'shared' : usualTieRule(system));
  return plan.ok ? plan : err(bad(...faultLines(context, nameOfFile(file), plan.error)));
}

/** The file's own order; where a report file names none, that of its system. */
function orderOf({ source, origin }: LoadedTournament): Order {
  const stated = statedOrder(source);
  const isSilent = origin.kind === 'document' && stated.tieBreaks.length === 0;
  const usual = isSilent && source.system !== null ? usualPreset(source.system.code) : null;
  return usual ?? stated;
}

const because = ({ context, source, explain }: PrizesAnswer, reasons: readonly Reason[]) =>
  explain ? { because: reasonsDocument(context.t, namerOf(source.players), reasons) } : {};

/** Amounts in kroner or euros, lists by their name. */
function prizesJson(answer: PrizesAnswer): string {
  const { plan, awards, standings } = answer;
  const points = new Map(standings.lines.map(({ no, halfPoints }) => [no, pointsOf(halfPoints)]));
  const nameOf = (list: number) => plan.lists[list]?.name ?? '';
  return jsonLine({
    round: standings.round,
    currency: plan.currency,
    prizes: awards.given.map((award) => ({
      list: nameOf(award.list),
      places: [award.place, award.lastPlace],
      no: award.no,
      points: points.get(award.no) ?? 0,
      money: award.money / 100,
      honours: award.honours,
      ...because(answer, award.because),
    })),
    open: awards.open.map(({ list, place, needs, prize, players, because: reasons }) => ({
      list: nameOf(list),
      place,
      needs,
      money: prize.money / 100,
      honour: prize.honour,
      players,
      ...because(answer, reasons),
    })),
    left: awards.left.map(({ list, place, prize, because: reasons }) => ({
      list: nameOf(list),
      place,
      money: prize.money / 100,
      honour: prize.honour,
      ...because(answer, reasons),
    })),
  });
}

function giveFor(
  context: Context,
  {
    source,
    standings,
    plan,
    planFile,
  }: Omit<PrizesAnswer, 'context' | 'awards' | 'explain'> & { readonly planFile: string },
): Result<PrizeAwards, Outcome> {
  const awards = awardPrizes({ plan, standings: standings.lines, players: source.players });
  if (awards.ok) return ok(awards.value);
  return err(bad(...faultLines(context, nameOfFile(planFile), awards.error)));
}

/**
 * `prizes FILE --plan PLAN`: who gets which prize by the standings of a file. The default for whatever
 * the plan leaves open comes from the tournament's system: in Monrad by almindelig korrektion.
 *
 * @article DSU 2002 §24a, §24b
 */
export const prizes: Run = async (context, [file = '-']) => {
  const planFile = textOption(context, 'plan') ?? '-';
  const loaded = await loadTournament(context, file, 'national');
  if (!loaded.ok) return loaded.error;
  const { remarks } = loaded.value;
  const source = whatDecides(loaded.value);
  const plan = await loadPlan(context, planFile, source);
  if (!plan.ok) return plan.error;
  const standings = standingsOf(context, source, orderOf(loaded.value));
  if (!standings.ok) return standings.error;
  const request = { source, standings: standings.value, plan: plan.value, planFile };
  const awards = giveFor(context, request);
  if (!awards.ok) return awards.error;
  const explain = hasOption(context, 'explain');
  const answer = { ...request, context, awards: awards.value, explain };
  const out = wantsJson(context) ? prizesJson(answer) : prizesTable(answer);
  return done(out, [...remarks, ...standings.value.remarks]);
};
