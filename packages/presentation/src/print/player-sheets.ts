import { alphabetOf, type CheckInListRow, type SignatureRow } from '@rokade/tables';
import {
  type Language,
  type Lots,
  type PlayerLine,
  pairingOrder,
  playerLineIn,
  type RatingOrder,
  type SystemChoice,
  type Tournament,
  viewCheckIn,
  viewPlayers,
} from '@rokade/tournament';
import type { PrintRequest } from './print-request.ts';

/** The start list. */
export interface PlayersSheet {
  readonly kind: 'players';
  readonly players: ReturnType<typeof viewPlayers>;
  readonly lots: Lots;
  readonly ratings: RatingOrder;
  readonly system: SystemChoice;
}

/** The list with which players are ticked off before a round. */
export interface CheckInSheet {
  readonly kind: 'check-in';
  readonly round: number;
  readonly rows: readonly CheckInListRow[];
}

/** The list on which everybody signs. */
export interface SignaturesSheet {
  readonly kind: 'signatures';
  /** A part of the list under a heading of its own; '' where it is in one. */
  readonly rows: readonly (SignatureRow & { readonly part: string })[];
}

/** What players wear. */
export interface BadgesSheet {
  readonly kind: 'badges';
  readonly players: readonly PlayerLine[];
}

/** The alphabet of the list's language. */
function byName(language: Language) {
  const compare = alphabetOf(language);
  return <Row extends { readonly player: Pick<PlayerLine, 'name' | 'no'> }>(a: Row, b: Row) =>
    compare(a.player.name, b.player.name) || a.player.no - b.player.no;
}

/** Everybody by number; null: there is nobody. */
export function playersSheet(t: Tournament): PlayersSheet | null {
  const players = viewPlayers(t);
  if (players.length === 0) return null;
  const { lots, settings } = t;
  return {
    kind: 'players',
    players,
    lots,
    ratings: pairingOrder(settings),
    system: settings.system,
  };
}

/** Everybody in the alphabet of the list's language; null: there is nobody, or no round to come. */
export function checkInSheet(t: Tournament, language: Language): CheckInSheet | null {
  const { round, rows } = viewCheckIn(t);
  if (round === 0 || rows.length === 0) return null;
  const lines = rows.map(({ player, seen, away }) => ({ player, isHere: seen !== null, away }));
  return { kind: 'check-in', round, rows: lines.toSorted(byName(language)) };
}

/** Those who play, and have not left. */
const playing = (t: Tournament): readonly PlayerLine[] =>
  t.players.map(playerLineIn(t)).filter(({ withdrawn }) => !withdrawn);

/**
 * Who plays, by name, by club, or those of all groups of the event; null: nobody does.
 *
 * @param groups those of the event, if there is one
 */
export function signaturesSheet(
  t: Tournament,
  groups: readonly Tournament[],
  { by, language }: PrintRequest,
): SignaturesSheet | null {
  const isOfEvent = (by === 'event' || by === 'groups') && groups.length > 0;
  const compare = alphabetOf(language);
  const rows = (isOfEvent ? groups : [t]).flatMap((one) => {
    const group = isOfEvent ? one.settings.group || one.settings.name : '';
    const lines = playing(one).map((player) => {
      const part = by === 'club' ? player.club : by === 'groups' ? group : '';
      // What stands above a part need not stand in its lines.
      const line = by === 'club' ? { ...player, club: '' } : player;
      return { player: line, group: by === 'groups' ? '' : group, part };
    });
    return lines.toSorted(byName(language));
  });
  if (rows.length === 0) return null;
  if (by === 'groups') return { kind: 'signatures', rows };
  const inOrder = rows.toSorted((a, b) => compare(a.part, b.part) || byName(language)(a, b));
  return { kind: 'signatures', rows: inOrder };
}

/** A badge for each who plays, by name; null: nobody does. */
export function badgesSheet(t: Tournament, language: Language): BadgesSheet | null {
  const rows = playing(t).map((player) => ({ player }));
  if (rows.length === 0) return null;
  return { kind: 'badges', players: rows.toSorted(byName(language)).map(({ player }) => player) };
}
