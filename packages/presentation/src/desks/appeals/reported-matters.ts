import { namesIn, resultText } from '@rokade/tables';
import type { Translate } from '@rokade/texts';
import { type Language, type Presence, type Tournament, viewAppeal } from '@rokade/tournament';
import { situationText } from '../../chess/incident-text.ts';
import { penaltyText } from '../../chess/ruling-text.ts';
import { type AboutPart, line } from '../../views/about/about-part.ts';
import { appealText, gameText } from './appeal-text.ts';

interface Reading {
  readonly t: Translate;
  readonly language: Language;
}

/** That a player withdrew, or was expelled and why. */
function left(presence: Presence, name: string, t: Translate): readonly string[] {
  if (presence.kind === 'playing') return [];
  const { fromRound: round, expelled } = presence;
  return expelled === null
    ? [t('print.report-left', { name, round })]
    : [t('print.report-expelled', { name, round, why: expelled.words || '–' })];
}

/** Late entries, withdrawals and expulsions, in the order of the players' numbers. */
function comings({ players }: Tournament, { t }: Reading): readonly string[] {
  return players.flatMap(({ fromRound, presence, details: { name } }) => [
    ...(fromRound > 1 ? [t('print.report-late', { name, round: fromRound })] : []),
    ...left(presence, name, t),
  ]);
}

/** Games without an ordinary result: forfeited, open, or decided by the arbiter. */
function notAsPlayed(tournament: Tournament, reading: Reading): readonly string[] {
  const { t } = reading;
  return tournament.rounds.flatMap(({ number: round, games }) =>
    games.flatMap(({ board, result }) => {
      if (result?.kind === 'played' && result.white + result.black === 2) return [];
      const { text, mark } = resultText(result);
      const resultWords = [text, mark === null ? '' : t(mark)].filter(Boolean).join(' ');
      return [`${gameText(tournament, reading, { round, board })}: ${resultWords || '–'}`];
    }),
  );
}

function protests(tournament: Tournament, reading: Reading): readonly string[] {
  return tournament.appeals.flatMap((one) => {
    const protest = appealText(tournament, reading, viewAppeal(tournament, one));
    if (protest === null) return [];
    const { number, player: name, game, state } = protest;
    return [reading.t('print.report-protest', { number, name, game: game || '–', state })];
  });
}

/** What was recorded at the boards. */
function incidents(tournament: Tournament, reading: Reading): readonly string[] {
  const { nameOf } = namesIn(tournament);
  return tournament.incidents.map(
    ({ round, board, player, situation, article, penalty, words }) => {
      const recorded = reading.t('incidents.recorded', {
        round,
        board,
        what: situationText(reading, situation),
        player: nameOf(player),
        article,
      });
      const penaltyLine =
        penalty === ''
          ? ''
          : `${reading.t('incidents.penalty')}: ${penaltyText(reading, penalty)}.`;
      return [recorded, penaltyLine, words].filter(Boolean).join(' ');
    },
  );
}

/**
 * Late entries, withdrawals, unusual results, incidents and protests, for the report on a tournament.
 *
 * @article FIDE 2012 3.3
 */
export function reportedMatters(tournament: Tournament, reading: Reading): readonly AboutPart[] {
  const { t } = reading;
  const parts = [
    [t('print.report-comings'), comings(tournament, reading)],
    [t('print.report-games'), notAsPlayed(tournament, reading)],
    [t('incidents.title'), incidents(tournament, reading)],
    [t('appeals.title'), protests(tournament, reading)],
  ] as const;
  return parts.map(([label, lines]) => ({
    label,
    lines: (lines.length > 0 ? lines : [t('print.report-none')]).map((text) => line(text)),
    address: '',
  }));
}
