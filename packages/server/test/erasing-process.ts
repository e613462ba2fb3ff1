import { createApplication } from '../src/index.ts';
import { ida, playerId, tournamentId } from './sample-tournament.ts';

/**
 * Erases player 3 of the tournament `autumn` in a folder, and says on standard output when it begins
 * and when it is done. It is run to be killed.
 */
const created = await createApplication({ dataDirectory: process.argv[2] ?? '' });
if (!created.ok) throw new Error(created.error.code);
const { tournaments } = created.value;
const id = tournamentId('autumn');
const state = await tournaments.get(id);
if (!state.ok) throw new Error(state.error.code);
const command = { kind: 'erase-player', player: playerId(3) } as const;
const request = { basedOn: state.value.version, command, reason: '', confirmed: true };
process.stdout.write('begun\n');
await tournaments.execute(id, request, ida);
process.stdout.write('done\n');
await created.value.close();
