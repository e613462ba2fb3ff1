import { readSystem } from '@rokade/formats';
import type { SystemChoice } from '@rokade/tournament';
import { type Options, textOption } from '../options.ts';
import type { LoadedTournament } from './load-tournament.ts';

function choiceOf({ origin }: LoadedTournament): SystemChoice {
  return origin.kind === 'document'
    ? readSystem(origin.document)
    : origin.tournament.settings.system;
}

/** The options of a command with the system that a tournament itself names, and what is chosen in it. */
export function withOwnSystem(options: Options, loaded: LoadedTournament): Options {
  const choice = choiceOf(loaded);
  const isDouble = 'cycles' in choice && choice.cycles === 2;
  return {
    ...options,
    system: choice.code,
    edition: textOption(options, 'edition') ?? choice.edition,
    ...(isDouble ? { double: true } : {}),
    ...('firstRound' in choice ? { firstRound: choice.firstRound } : {}),
  };
}
