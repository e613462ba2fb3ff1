import { dateText, momentDay, namesIn } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { type Incident, type PlayerId, plyText, type Tournament } from '@rokade/tournament';
import { situationText } from '../../chess/incident-text.ts';
import { countdownText } from '../../chess/round-clock.ts';
import { answerText, penaltyText, questionText } from '../../chess/ruling-text.ts';
import type { Locale } from '../../words/locale.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language' | 'timeZone'>;

/** Seconds of a clock as 12:05; '–' where they were not noted. */
const clockText = (seconds: number | null): string =>
  seconds === null ? '–' : countdownText(seconds);

/** An incident as the book of incidents shows it. */
export interface IncidentLine {
  readonly number: number;
  readonly round: number;
  readonly board: number;
  /** What happened, where and to whom, without the article. */
  readonly title: string;
  /** The article that decided it, as it is cited. */
  readonly article: string;
  /** The answers, the clocks, the penalty and the words, one line each. */
  readonly lines: readonly string[];
  readonly recorded: string;
  /** The player to be expelled by it who is not yet; null: nobody. */
  readonly expels: { readonly id: PlayerId; readonly text: string } | null;
}

function clockLine(
  { whiteBefore, whiteAfter, blackBefore, blackAfter }: Incident,
  names: readonly [string, string],
): string {
  const pairs = [
    [whiteBefore, whiteAfter],
    [blackBefore, blackAfter],
  ] as const;
  return pairs
    .map(([before, after], index) =>
      before === null && after === null
        ? ''
        : `${names[index]}: ${clockText(before)} → ${clockText(after)}`,
    )
    .filter(Boolean)
    .join(' · ');
}

/** Whether the penalty is expulsion, and the player still is in the tournament. */
const expelsBy = ({ players }: Tournament, { player, penalty }: Incident): boolean =>
  penalty === 'expelled' &&
  players.some(
    ({ id, presence }) =>
      id === player && (presence.kind === 'playing' || presence.expelled === null),
  );

/** What was recorded of the incidents of a tournament, the newest first. */
export function incidentLines(t: Tournament, reading: Reading): readonly IncidentLine[] {
  const { t: say, language } = reading;
  const { nameOf } = namesIn(t);
  return t.incidents.toReversed().map((incident) => {
    const { number, round, board, player, situation, answers, article, penalty, words } = incident;
    const { by, at, count, ply } = incident;
    const game = t.rounds[round - 1]?.games[board - 1];
    const names = [nameOf(game?.white ?? '–'), nameOf(game?.black ?? '–')] as const;
    const what = situationText(reading, situation);
    const facts = { round, board, what, player: nameOf(player) };
    return {
      number,
      round,
      board,
      title: say('incidents.recorded-short', facts),
      article: citation(article),
      lines: [
        ...(count > 1 ? [say('incidents.again', { count })] : []),
        ...answers.map(
          ({ question, answer }) =>
            `${questionText(reading, question)} ${answerText(reading, answer)}`,
        ),
        !ply ? '' : say('incidents.after', { move: plyText(ply) }),
        clockLine(incident, names),
        penalty === '' ? '' : `${say('incidents.penalty')}: ${penaltyText(reading, penalty)}`,
        words,
      ].filter(Boolean),
      expels: expelsBy(t, incident)
        ? { id: player, text: say('incidents.expel', { player: nameOf(player) }) }
        : null,
      recorded: `${dateText(language, momentDay(reading, at), 'short')}, ${by}`,
    };
  });
}
