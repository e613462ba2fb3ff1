import type { Translate } from '@rokade/texts';
import {
  type Language,
  missingBoards,
  pendingBoards,
  plannedRounds,
  publishedRounds,
  type Round,
  type RoundView,
  type Tournament,
  viewRound,
  viewSchedule,
  viewStandings,
} from '@rokade/tournament';
import type { TableLocale } from '../locale.ts';
import { linesByName, namesColumns } from '../names.ts';
import { pairingsColumns, pairingsRows } from '../pairings.ts';
import { standingsColumns, tieBreakHeads } from '../standings.ts';
import { standingsLines } from '../standings-line.ts';
import { emptyRoundHtml, slipsHtml } from './blanks.ts';
import { stepsByHand } from './by-hand.ts';
import { cardsHtml } from './cards.ts';
import { element, escaped, tableHtml, textElement } from './html.ts';
import { standAloneStyle } from './style.ts';

/** The language of the paper, and the time of printing as text. */
interface EmergencyLocale extends Omit<TableLocale, 't'> {
  readonly language: Language;
  readonly t: Translate;
  readonly madeAt: string;
}

const section = (title: string, inner: string): string =>
  element('section', textElement('h2', title) + inner);

/** Whether a round has a game without a result, or a postponed one. */
const hasOpenGames = (round: Round): boolean =>
  missingBoards(round).length + pendingBoards(round).length > 0;

/** The newest round, and earlier ones with missing results. */
const roundsInPlay = ({ rounds }: Tournament, newest: number): readonly number[] =>
  rounds
    .filter(({ number }) => number <= newest)
    .filter((round) => round.number === newest || hasOpenGames(round))
    .map(({ number }) => number)
    .toReversed();

/** A round by boards, with the players' numbers, which pairing on paper needs. */
function boardsHtml(locale: EmergencyLocale, view: RoundView): string {
  const columns = pairingsColumns(locale.t).map((column) =>
    column.key === 'no' ? { ...column, media: ['paper' as const] } : column,
  );
  const title = locale.t('emergency.toc-pairings', { round: view.round });
  return section(title, tableHtml(locale, columns, pairingsRows(view)));
}

function roundsHtml(locale: EmergencyLocale, tournament: Tournament, newest: number): string {
  const rounds = roundsInPlay(tournament, newest).flatMap(
    (round) => viewRound(tournament, round) ?? [],
  );
  const [first, ...earlier] = rounds;
  if (first === undefined) return '';
  const { t, language } = locale;
  const byName = tableHtml(locale, namesColumns(t), linesByName(first, language));
  return [
    boardsHtml(locale, first),
    section(t('emergency.toc-names', { round: newest }), byName),
    ...earlier.map((view) => boardsHtml(locale, view)),
  ].join('\n');
}

function standingsHtml(locale: EmergencyLocale, tournament: Tournament, round: number): string {
  const { rows, tieBreaks } = viewStandings(tournament, round);
  const heads = tieBreakHeads(locale.t, tieBreaks);
  const lines = standingsLines({ rows }, locale.language);
  const table = tableHtml(locale, standingsColumns(locale.t, heads, lines), lines);
  return section(locale.t('emergency.toc-standings', { round }), table);
}

/** All future rounds of a system with a fixed schedule; '' for other systems, or if all are published. */
function scheduleHtml(locale: EmergencyLocale, tournament: Tournament, out: number): string {
  const { t } = locale;
  const rounds = (viewSchedule(tournament) ?? []).filter(({ round }) => round > out);
  const tables = rounds.map(({ round, boards, free }) => {
    const came = { halfPointsBefore: 0 };
    const rows = boards.map(({ white, black, ...rest }) => ({
      ...rest,
      white: { ...white, ...came },
      black: { ...black, ...came },
    }));
    const columns = pairingsColumns(t).filter(({ key }) => key !== 'came');
    const resting =
      free.length === 0
        ? ''
        : `${t('terms.bye-free')}: ${free.map(({ name }) => name).join(' · ')}`;
    return (
      textElement('h3', t('terms.round-n', { round })) +
      tableHtml(locale, columns, rows) +
      textElement('p', resting)
    );
  });
  return tables.length === 0 ? '' : section(t('schedule.schedule'), tables.join('\n'));
}

/** The next round: how it is paired, and a sheet for it; '' after the last. */
function nextRoundHtml({ t }: EmergencyLocale, tournament: Tournament, newest: number): string {
  const { system } = tournament.settings;
  const isOver = newest >= plannedRounds(tournament);
  const boards = Math.ceil(tournament.players.length / 2);
  const sheet = isOver
    ? ''
    : textElement('h3', t('terms.round-n', { round: newest + 1 })) + emptyRoundHtml(t, boards);
  return section(t('emergency.toc-next'), stepsByHand(t, system.code) + sheet);
}

/** The content of the paper, as HTML for an element `main.emergency`; null: no round is published. */
export function emergencyHtml(tournament: Tournament, locale: EmergencyLocale): string | null {
  const newest = publishedRounds(tournament);
  if (newest === 0) return null;
  const { t, madeAt } = locale;
  return [
    textElement('p', t('emergency.lead', { time: madeAt, round: newest })),
    roundsHtml(locale, tournament, newest),
    standingsHtml(locale, tournament, newest),
    nextRoundHtml(locale, tournament, newest),
    scheduleHtml(locale, tournament, newest),
    section(t('emergency.toc-cards'), cardsHtml(t, tournament)),
    section(t('emergency.toc-slips'), slipsHtml(t)),
  ].join('\n');
}

/** The paper as a self-contained HTML file; null: no round is published. */
export function emergencyFile(tournament: Tournament, locale: EmergencyLocale): string | null {
  const body = emergencyHtml(tournament, locale);
  if (body === null) return null;
  const { name, group } = tournament.settings;
  const event = [name, group].filter(Boolean).join(' · ');
  const title = locale.t('print.kind-emergency');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(`${title} – ${event}`)}</title><style>${standAloneStyle}</style>`;
  const main = element(
    'main',
    `${textElement('h1', title)}${textElement('p', event)}${body}`,
    'emergency',
  );
  return `<!doctype html>\n<html lang="${locale.language}"><head>${head}</head><body>${main}</body></html>\n`;
}
