import type { ChecklistLine, Colour } from '@rokade/rules';
import type { Translate } from '@rokade/texts';
import {
  engineOf,
  type PlayerLine,
  pairingRequest,
  playerLineIn,
  type Tournament,
} from '@rokade/tournament';
import { pointsText } from '@rokade/tables';

/** A player's line of the checklist in words and signs. */
export interface ChecklistRow {
  readonly player: PlayerLine;
  /** The score that pairing goes by; a new scoregroup begins where it changes. */
  readonly score: string;
  /** What acceleration adds to the points; '' for nothing. */
  readonly virtual: string;
  readonly colours: string;
  readonly difference: string;
  readonly preference: string;
  readonly floats: string;
  readonly mayHaveBye: boolean;
  readonly topscorer: boolean;
  /** Numbers of those they have played. */
  readonly opponents: string;
  readonly beginsGroup: boolean;
}

const arrows = { down: '↓', level: '·', up: '↑' } as const;

const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : String(difference).replace('-', '−');

function preferenceText(t: Translate, { preference }: ChecklistLine): string {
  const { colour, kind } = preference;
  if (kind === 'none' || colour === null) return '';
  return t(`checklist.${kind}`, { colour: t(`checklist.${colour}-letter`) });
}

function rowOf(
  players: readonly PlayerLine[],
  say: Translate,
  line: ChecklistLine,
): ChecklistRow | null {
  const player = players[line.no - 1];
  if (player === undefined) return null;
  const letter = (colour: Colour | null): string =>
    colour === null ? '–' : say(`checklist.${colour}-letter`);
  return {
    player,
    score: pointsText(line.halfPoints + line.virtualHalfPoints),
    virtual: line.virtualHalfPoints === 0 ? '' : `+${pointsText(line.virtualHalfPoints)}`,
    colours: line.colours.map(letter).join(' '),
    difference: signed(line.colourDifference),
    preference: preferenceText(say, line),
    floats: `${arrows[line.floatTwoBefore]} ${arrows[line.floatBefore]}`,
    mayHaveBye: line.mayHaveBye,
    topscorer: line.isTopscorer,
    opponents: line.opponents.join(' '),
    beginsGroup: false,
  };
}

/**
 * All that counts when a round is paired player by player in pairing order, with a mark where a
 * scoregroup begins; null for systems that know no such list.
 */
export function checklistRows(
  t: Tournament,
  round: number,
  say: Translate,
): readonly ChecklistRow[] | null {
  const lines = engineOf(t.settings.system).checklist?.(pairingRequest(t, round));
  if (lines === undefined) return null;
  const players = t.players.map(playerLineIn(t));
  const rows = lines.flatMap((line) => rowOf(players, say, line) ?? []);
  return rows.map((row, index) => ({
    ...row,
    beginsGroup: index > 0 && rows[index - 1]?.score !== row.score,
  }));
}
