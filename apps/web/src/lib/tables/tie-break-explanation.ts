import type { TieBreakValue, Working } from '@rokade/rules';
import { type PlayerId, type Tournament, viewStandings } from '@rokade/tournament';
import type { Explanation, ExplanationLine } from '../console/use-console.ts';
import { fractionText } from '../numbers.ts';
import { pointsText } from '../points-text.ts';
import { tieBreakWords } from '../tie-break-words.ts';
import type { Voice } from '../voice.ts';

/** One value in the standings after a round. */
export interface ValuePlace {
  readonly player: PlayerId;
  /** The tie-break's code. */
  readonly code: string;
  readonly round: number;
}

const articles: Readonly<Record<string, string>> = {
  'DSU-AK': 'DSU 4.14.2',
  'DSU-SB': 'DSU 4.14.1',
};

/** A summand: round, opponent, his points, and what of them counts from which stage on. */
function workingLine(
  t: Tournament,
  { t: say, language }: Voice,
  working: Working,
): ExplanationLine {
  const { roundNumber, opponent, opponentHalfPoints, contribution, fromStage } = working;
  const facts = {
    round: roundNumber,
    opponent:
      opponent === null
        ? say('terms.bye')
        : (t.players[opponent - 1]?.details.name ?? `#${opponent}`),
    points: pointsText(opponentHalfPoints),
    value: fractionText(language, contribution),
    stage: fromStage + 1,
  };
  const key = fromStage === 0 ? 'console.working' : 'console.working-later';
  return { text: say(key, facts), article: '' };
}

function stageLine(voice: Voice, { stages }: TieBreakValue, article: string): ExplanationLine {
  const values = stages.map((stage) => fractionText(voice.language, stage)).join(' / ');
  const key = stages.length === 1 ? 'console.working-sum' : 'console.working-stages';
  return { text: voice.t(key, { values }), article };
}

/** The sum behind a value, so that a person can add it up again; null if there is no such value. */
export function tieBreakExplanation(
  t: Tournament,
  { player, code, round }: ValuePlace,
  voice: Voice,
): Explanation | null {
  const view = viewStandings(t, round);
  const tieBreak = view.tieBreaks.find((known) => known === code);
  const row = view.rows.find((candidate) => candidate.player.id === player);
  if (tieBreak === undefined || row === undefined) return null;
  const value = row.values[view.tieBreaks.indexOf(tieBreak)];
  if (!value) return null;
  return {
    title: `${tieBreakWords(voice.t, tieBreak).name}: ${row.player.name}`,
    lines: [
      ...value.workings.map((working) => workingLine(t, voice, working)),
      stageLine(voice, value, articles[code] ?? ''),
    ],
  };
}
