import { type Tournament, type WaitingAsk, waitingAsks } from '@rokade/tournament';
import { mayDo } from './may-do.ts';

/** What players ask for and nobody has answered, for whoever may answer it. */
export const asksToAnswer = (locals: App.Locals, t: Tournament): readonly WaitingAsk[] =>
  !t.finished && mayDo(locals, 'keep-entries', t.id) ? waitingAsks(t) : [];
