import type { Person } from '@rokade/register';
import { keysOfPerson, type Played, playedBy } from '@rokade/server';
import { listInWords, type NumberRow, type PlayedRow } from '@rokade/tables';
import { ratingFields } from '@rokade/tournament';
import { eventsSeen } from '../rights/may-do.ts';
import { playersConflicts } from '../tournaments/conflict-lines.ts';

const whereOf = ({ t }: Played) => ({
  tournament: t.id as string,
  name: [t.settings.name, t.settings.group].filter((part) => part !== '').join(', '),
  day: t.settings.roundDates[0]?.slice(0, 10) ?? '',
});

const rowOf = (played: Played): PlayedRow => ({
  ...whereOf(played),
  rank: played.rank,
  players: played.t.players.length,
  halfPoints: played.rank === null ? null : played.halfPoints,
});

/** The ratings of a player in a tournament, each with its list. */
function numbersOf(locals: App.Locals, played: Played): readonly NumberRow[] {
  const { details, origins } = played.player;
  return ratingFields.flatMap((field) => {
    const value = details[field];
    if (value === null) return [];
    const list = origins[field]?.list ?? null;
    const from =
      list === null
        ? locals.t('people.number-by-hand')
        : listInWords(locals, { source: list.list, month: list.month });
    return [{ ...whereOf(played), field, value, list: from }];
  });
}

/** The tournaments a person played, as far as the reader may see them, and their ratings there. */
export async function playedHere(locals: App.Locals, person: Person) {
  const { register, tournaments } = locals.app;
  const keys = keysOfPerson(register.now(), person);
  const played = await playedBy(tournaments, keys, eventsSeen(locals, 'see-event'));
  return {
    /** Their conflicts of interest: they play in a tournament of which they are an officer. */
    conflictsInPlay: playersConflicts(locals, played),
    played: played.map(rowOf),
    numbers: played.flatMap((one) => numbersOf(locals, one)),
  };
}
