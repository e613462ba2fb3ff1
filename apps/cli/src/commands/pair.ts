import type { TournamentReader } from '@rokade/formats';
import {
  type CupStage,
  cupStage,
  ok,
  type PairedRound,
  type PairingRefusal,
  type PairingSystem,
  pointsOf,
  type Reason,
  type Result,
} from '@rokade/rules';
import { hasPage } from '@rokade/tournament';
import { chosenSystem } from '../input/chosen-system.ts';
import { loadTournament, nameOfFile } from '../input/load-tournament.ts';
import { questionTo } from '../input/question-to.ts';
import { hasOption, numberOption, textOption } from '../options.ts';
import { type Context, done, jsonLine, no, type Outcome, type Run } from '../outcome.ts';
import { type Namer, namerOf, reasonsDocument } from '../say/reason-text.ts';
import { checklistOption, checklistText } from './checklist.ts';
import { pairingTable } from './pairing-table.ts';

/** Why a round cannot be paired, in words. */
export function refusalText({ t }: Context, refusal: PairingRefusal): string {
  switch (refusal.code) {
    case 'pairing.too-few-players':
      return t('error.pairing.too-few-players', { present: refusal.present });
    case 'pairing.schedule-over': {
      const { roundNumber, rounds } = refusal;
      return t('error.pairing.schedule-over', { roundNumber, rounds });
    }
    case 'pairing.no-legal-pairing':
    case 'pairing.no-legal-colours': {
      const { roundNumber, players } = refusal;
      return t(`error.${refusal.code}`, { roundNumber, players: players.join(', ') });
    }
    case 'pairing.games-unfinished':
    case 'pairing.lot-needed':
      return t(`error.${refusal.code}`, { players: refusal.players.join(', ') });
    default:
      return t('error.pairing.decided');
  }
}

/** The round from the options: by default the next one, otherwise one that the file holds. */
function roundOption(
  context: Context,
  { roundsPaired }: TournamentReader,
): Result<number, Outcome> {
  const next = roundsPaired + 1;
  const round = numberOption(context, { name: 'round', least: 1, most: next });
  return round.ok ? ok(round.value ?? next) : round;
}

interface PairAnswer {
  readonly context: Context;
  readonly system: PairingSystem;
  readonly source: TournamentReader;
  readonly round: number;
  readonly explain: boolean;
  readonly namer: Namer;
  /** The stage of the round in a cup; null: no cup. */
  readonly stage: CupStage | null;
}

const because = ({ context, namer, explain }: PairAnswer, reasons: readonly Reason[]) =>
  explain ? { because: reasonsDocument(context.t, namer, reasons) } : {};

function pairingJson(answer: PairAnswer, { pairings, byes, remarks }: PairedRound): string {
  return jsonLine({
    system: answer.system.code,
    round: answer.round,
    ...(answer.stage === null ? {} : { stage: answer.stage }),
    pairings: pairings.map(({ board, white, black, because: reasons }) => ({
      board,
      white,
      black,
      ...because(answer, reasons),
    })),
    byes: byes.map(({ no: player, halfPoints, because: reasons }) => ({
      no: player,
      points: pointsOf(halfPoints),
      ...because(answer, reasons),
    })),
    ...(answer.explain ? { remarks: because(answer, remarks).because } : {}),
  });
}

/** The number of pairs, then `white black` on a line each; a bye is `number 0`, as engines write it. */
function pairingJavafo({ pairings, byes }: PairedRound): string {
  const lines = [
    ...pairings.map(({ white, black }) => `${white} ${black}`),
    ...byes.map(({ no: player }) => `${player} 0`),
  ];
  return `${lines.length}\n${lines.map((line) => `${line}\n`).join('')}`;
}

function pairingText(answer: PairAnswer, format: string, paired: PairedRound): string {
  if (format === 'json') return pairingJson(answer, paired);
  return format === 'javafo' ? pairingJavafo(paired) : pairingTable(answer, paired);
}

/** `pair FILE --system S [--round R]`: pairs a round of a file, or shows what counts in pairing it. */
export const pair: Run = async (context, [file = '-']) => {
  const chosen = chosenSystem(context);
  if (!chosen.ok) return chosen.error;
  const { choice, engine } = chosen.value;
  const loaded = await loadTournament(context, file, 'national');
  if (!loaded.ok) return loaded.error;
  const { source, remarks } = loaded.value;
  const round = roundOption(context, source);
  if (!round.ok) return round.error;
  const checklist = checklistOption(context, engine);
  if (!checklist.ok) return checklist.error;
  const format = textOption(context, 'format') ?? 'table';
  const request = questionTo(chosen.value, source.pairingRequest(round.value), loaded.value);
  if (checklist.value !== null) {
    const input = { context, system: checklist.value, source, request };
    return done(checklistText(input, format), remarks);
  }
  const paired = engine.pairRound(request);
  const name = nameOfFile(file);
  if (!paired.ok) return no('', `${name}: ${refusalText(context, paired.error)}`);
  const explain = hasOption(context, 'explain');
  const namer = namerOf(source.players);
  const stage = hasPage(choice, 'bracket') ? cupStage(request) : null;
  const answer = { context, system: engine, source, round: round.value, explain, namer, stage };
  const planned = engine.knockOut === undefined ? source.roundsPlanned : null;
  const beyond =
    planned !== null && round.value > planned
      ? [context.t('cli.remark', { text: `${name}: ${context.t('cli.pair.beyond', { planned })}` })]
      : [];
  return done(pairingText(answer, format, paired.value), [...remarks, ...beyond]);
};
