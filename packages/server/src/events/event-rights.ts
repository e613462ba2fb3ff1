import type { ChessEvent, EarnedHere } from '@rokade/event';
import { type ClassCode, classRules, type FinalLine, type PlayedGroup } from '@rokade/rules';
import { type StandingsRow, type Tournament, viewStandings } from '@rokade/tournament';

/** The class in which all entrants who play in a group were accepted; null: none, or they differ. */
function classOfGroup({ classes }: ChessEvent, { players }: Tournament): ClassCode | null {
  const accepted = players.flatMap(({ id }) => classes.accepted[id]?.class ?? []);
  const [first] = accepted;
  return first !== undefined && accepted.every((one) => one === first) ? first : null;
}

/** The values that decide a place: points, and the first tie-break, which in DSU's tables is the correction. */
const decides = ({ halfPoints, values: [korrektion] }: StandingsRow): string =>
  JSON.stringify([halfPoints, korrektion?.stages ?? null]);

function finalLines({ entrants }: ChessEvent, t: Tournament): readonly FinalLine[] {
  const births = new Map<string, string>(entrants.map(({ id, values }) => [id, values.birthDate]));
  const rows = viewStandings(t).rows.filter(({ counts }) => counts);
  return rows.flatMap((row) => {
    const key = t.players.find(({ no }) => no === row.player.no)?.id ?? '';
    const birth = births.get(key);
    const place = rows.findIndex((one) => decides(one) === decides(row)) + 1;
    return birth === undefined ? [] : [{ key, birth, place, pointsPlace: row.pointsRank }];
  });
}

/** The players of a group's play-offs, the winner first, as noted with its prizes. */
const playedOff = ({ prizes }: Tournament): readonly string[] =>
  (prizes?.plan.decisions ?? [])
    .filter(({ by }) => by === 'play-off')
    .flatMap(({ players }) => players);

/**
 * The rights for next year that places in an event's groups give, by the rules by which its classes were
 * accepted; unfinished groups give none yet.
 */
export function rightsOf(event: ChessEvent, groups: readonly Tournament[]): readonly EarnedHere[] {
  const played = groups.flatMap((t): readonly PlayedGroup[] => {
    const playedClass = t.finished ? classOfGroup(event, t) : null;
    if (playedClass === null) return [];
    const lines = finalLines(event, t);
    return [{ class: playedClass, name: t.settings.group, lines, playedOff: playedOff(t) }];
  });
  const [accepted] = Object.values(event.classes.accepted);
  const earned = classRules(accepted?.rules ?? '')?.rightsEarned(played, event.values.firstDay);
  return (earned ?? []).flatMap(({ key, right, article }) => {
    const entrant = event.entrants.find(({ id }) => id === key)?.id;
    return entrant === undefined ? [] : [{ entrant, right, article }];
  });
}
