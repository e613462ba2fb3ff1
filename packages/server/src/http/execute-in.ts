import type { BoardPlace } from '@rokade/installation';
import { err } from '@rokade/rules';
import { placeOfBoard, type Request, type TournamentId } from '@rokade/tournament';
import { withoutShownYear } from '../acts/personal/births-of-minors.ts';
import type { Application } from '../application.ts';
import type { AppError } from '../kinds/tournament-types.ts';
import { actorOf } from './actor-of.ts';
import { written } from './based-request.ts';
import { actOfCommand } from './command-acts.ts';
import { answerWith, type Exchange, type Reply } from './exchange.ts';
import { mayHere } from './may-here.ts';

/** An error for a helper: of the entries in a conflict, only those that concern rounds. */
const ofRounds = (error: AppError): AppError =>
  error.code === 'store.conflict'
    ? { ...error, since: error.since.filter(({ event }) => 'round' in event) }
    : error;

/** A board with the classes of its players; unchanged if there is no such tournament. */
async function withClasses(
  tournaments: Application['tournaments'],
  id: TournamentId,
  board: BoardPlace,
): Promise<BoardPlace> {
  const found = await tournaments.get(id);
  return found.ok ? placeOfBoard(found.value, board) : board;
}

/** A command of a sender who may not see birthdays, which so replaces none by its year. */
async function keepingBirthday(
  { tournaments, hall }: Application,
  exchange: Exchange,
  id: TournamentId,
  command: Request['command'],
): Promise<Request['command']> {
  if (command.kind !== 'change-player' || mayHere(exchange, 'see-contact')) return command;
  const found = await tournaments.get(id);
  const players = found.ok ? found.value.players : [];
  const present = players.find((one) => one.id === command.player)?.details.birthDate ?? '';
  const day = hall().now.slice(0, 10);
  // The command is validated later, when it is executed.
  const changes = Object(command.changes) as typeof command.changes;
  return { ...command, changes: withoutShownYear(changes, 'birthDate', present, day) };
}

/** Executes a command to a tournament, if its sender may do that. */
export async function executeIn(
  app: Application,
  exchange: Exchange,
  id: TournamentId,
  request: Request & { readonly basedOn: number },
): Promise<Reply> {
  const { act, board } = actOfCommand(request.command);
  const seated = board === null ? null : await withClasses(app.tournaments, id, board);
  if (!mayHere(exchange, act, seated)) return err({ code: 'request.not-allowed' });
  const command = await keepingBirthday(app, exchange, id, request.command);
  const executed = await app.tournaments.execute(id, { ...request, command }, actorOf(exchange));
  if (executed.ok || mayHere(exchange, 'see-event')) return answerWith(executed, written);
  return err(ofRounds(executed.error));
}
