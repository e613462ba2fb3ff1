import { playersConflicts } from '@rokade/presentation/console/notices/conflict-lines.ts';
import { numberRows, playedRow } from '@rokade/presentation/desks/people/played-rows.ts';
import type { Person } from '@rokade/register';
import { keysOfPerson, playedBy } from '@rokade/server';
import { eventsSeen } from '../rights/may-do.ts';

/** The tournaments a person played, as far as the reader may see them, and their ratings there. */
export async function playedHere(locals: App.Locals, person: Person) {
  const { register, tournaments } = locals.app;
  const keys = keysOfPerson(register.now(), person);
  const played = await playedBy(tournaments, keys, eventsSeen(locals, 'see-event'));
  return {
    /** Their conflicts of interest: they play in a tournament of which they are an officer. */
    conflictsInPlay: playersConflicts(locals, played),
    played: played.map(playedRow),
    numbers: played.flatMap((one) => numberRows(locals, one)),
  };
}
