import { restingBy } from '@rokade/journal';
import type { ActOf, ContestAct } from './acts.ts';
import type { ContestCommand } from './command.ts';
import type { ContestHappened } from './happened.ts';

/** Whether an act is about the seats of the same round or the list of the same table. */
const sameTable = (
  act: ActOf<'round-drawn' | 'table-scored'>,
  other: ActOf<'round-drawn' | 'table-scored'>,
): boolean => {
  if (act.round !== other.round) return false;
  return !('table' in act && 'table' in other) || act.table === other.table;
};

/** The items of a season's programme that an act is about. */
function itemsOf(act: ContestAct): readonly string[] {
  if (act.kind === 'programme-planned') return act.items.map(({ item }) => item);
  return 'item' in act ? [act.item] : [];
}

/** Whether both acts are entries of people to items, which different people may make at once. */
const areOfPeople = (act: ContestAct, other: ContestAct): boolean =>
  'entry' in act && 'entry' in other && act.entry !== other.entry;

/** The acts that decide who wins a series, where several share first place. */
const decidesTitle = ({ kind }: ContestAct): boolean =>
  kind === 'title-drawn' || kind === 'title-played';

/** Whether an act changes who shares first place in a series, or who of them wins it. */
const changesTitle = (act: ContestAct): boolean => decidesTitle(act) || 'leg' in act;

/**
 * Whether one act depends on another: about the same challenge, leg, table, item of a programme, or the
 * same people. Who decides a title must have seen all results, and that nobody has decided it yet.
 */
function actRestsOn(act: ContestAct, other: ContestAct): boolean {
  if (decidesTitle(act)) return changesTitle(other);
  if ('challenge' in act && 'challenge' in other && act.challenge === other.challenge) return true;
  if ('leg' in act && 'leg' in other && act.leg === other.leg) return true;
  if ('round' in act && 'round' in other) return sameTable(act, other);
  if ('year' in act && 'year' in other) return act.year === other.year;
  const items = itemsOf(act);
  if (itemsOf(other).some((item) => items.includes(item))) return !areOfPeople(act, other);
  return 'entry' in act && 'entry' in other && act.entry === other.entry;
}

const isOfEntry = (happened: ContestHappened, { entry }: { readonly entry: string }): boolean =>
  'entry' in happened && happened.entry === entry;

/**
 * Whether a command depends on something that a newer entry changed. Places and possible challenges do
 * not count here, since `decide` checks them on the newest state anyway.
 */
export const restsOn = restingBy<ContestCommand, ContestHappened>({
  'make-contest': () => true,
  'change-contest': (happened, { changes }) =>
    happened.kind === 'contest-changed' &&
    Object.keys(changes).some((field) => field in happened.values),
  'enter-entry': () => false,
  'change-entry': isOfEntry,
  'erase-entry': isOfEntry,
  'note-act': (happened, { act }) => happened.kind === 'act-noted' && actRestsOn(act, happened.act),
});
