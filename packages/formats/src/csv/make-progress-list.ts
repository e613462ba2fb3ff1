import type { Colour, PlayerNo } from '@rokade/rules';
import type { PlayerDetails } from '@rokade/tournament';
import { eventDays } from '../trf/event-days.ts';
import { longDate } from '../trf/round-day.ts';
import type { AloneCode, GameCode, TrfCell, TrfDocument, TrfPlayer } from '../trf/trf-document.ts';
import { type CsvCell, continentalCsv, makeCsv } from './make-csv.ts';

/** A player's details and number. */
export type ProgressPlayer = PlayerDetails & { readonly no: PlayerNo };

const colourLetters: Readonly<Record<Colour, string>> = { white: 'w', black: 's' };

const notRated = ' (ohne Wertung)';

const results: Readonly<Record<GameCode, string>> = {
  '1': '1',
  '=': '½',
  '0': '0',
  '+': '+',
  '-': '-',
  '?': '?',
  W: `1${notRated}`,
  D: `½${notRated}`,
  L: `0${notRated}`,
};

const without: Readonly<Record<AloneCode, string>> = {
  U: 'spielfrei',
  F: 'spielfrei',
  H: 'spielfrei ½',
  Z: '',
  '+': 'kampflos +',
  '-': 'kampflos -',
};

/** A round of a player: the opponent's number, the colour (w, s) and the result. */
function cellText(cell: TrfCell): string {
  if (cell === null) return '';
  if (cell.kind === 'alone') return without[cell.result];
  const { opponent, colour, result } = cell;
  return `${opponent}${colour === null ? '' : colourLetters[colour]}${results[result]}`;
}

/** Facts about the event, a line each. */
function headLines({ header, roundDates }: TrfDocument): readonly (readonly CsvCell[])[] {
  const days = roundDates.map(longDate);
  const { first, last } = eventDays({ header });
  return [
    ['Turnier', header.name],
    ['Spielort', header.city],
    ['Beginn', first],
    ['Ende', last],
    ['Modus', header.type],
    ['Bedenkzeit', header.timeControl],
    ['Turnierleiter', header.chiefArbiter],
    ['Rundentermine', ...days],
  ];
}

const headings = [
  ...['Nr', 'Nachname', 'Vorname', 'Geburtsdatum', 'Geschlecht', 'Verein', 'Mitgliedsnummer'],
  ...['FIDE-ID', 'Land', 'DWZ', 'Elo'],
] as const;

function playerLine(
  { no, cells, halfPoints }: TrfPlayer,
  details: ProgressPlayer | undefined,
  rounds: readonly number[],
): readonly CsvCell[] {
  const [surname = '', ...first] = (details?.name ?? '').split(',').map((part) => part.trim());
  return [
    ...[
      no,
      surname,
      first.join(' '),
      details?.birthDate ?? '',
      details?.sex ?? '',
      details?.club ?? '',
    ],
    ...[details?.nationalId ?? '', details?.fideId ?? '', details?.federation ?? ''],
    ...[details?.rating ?? null, details?.fideRating ?? null],
    ...rounds.map((round) => cellText(cells[round - 1] ?? null)),
    halfPoints === null ? null : halfPoints / 2,
  ];
}

/**
 * The table that the German federation's rating regulation requires of an organiser (continental CSV):
 * the event with its days and time control, and each player by name, birth, club and number, with the
 * opponents' numbers and results round by round; unplayed games are `+` and `-`. Headings and words are
 * German, as it goes to the German rating official (Wertungsordnung 6.1, as schachbund.de has it).
 */
export function makeProgressList(
  document: TrfDocument,
  players: readonly ProgressPlayer[],
): string {
  const detailsOf = new Map(players.map((player) => [player.no, player]));
  const roundsPaired = Math.max(0, ...document.players.map(({ cells }) => cells.length));
  const rounds = Array.from({ length: roundsPaired }, (_, index) => index + 1);
  return makeCsv(
    [
      ...headLines(document),
      [],
      [...headings, ...rounds.map((round) => `Runde ${round}`), 'Punkte'],
      ...document.players.map((player) => playerLine(player, detailsOf.get(player.no), rounds)),
    ],
    continentalCsv,
  );
}
