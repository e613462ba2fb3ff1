import { type Tournament, type WaitingAsk, waitingAsks } from '@rokade/tournament';
import { mayDo } from '../rights/may-do.ts';

/** The unanswered requests of players; none for a reader who may not answer them. */
export const asksToAnswer = (locals: App.Locals, t: Tournament): readonly WaitingAsk[] =>
  !t.finished && mayDo(locals, 'keep-entries', t.id) ? waitingAsks(t) : [];
