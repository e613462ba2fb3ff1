import { byKind } from '@rokade/journal';
import type { Request, TournamentCommand } from '../commands/command.ts';
import { viewPhase } from '../questions/phase.ts';
import type { Tournament } from '../state/state.ts';
import { appealDeciders } from './decide-appeals.ts';
import { askDeciders } from './decide-asks.ts';
import { championshipDeciders } from './decide-championship.ts';
import { checkInDeciders } from './decide-check-in.ts';
import { excuseDeciders } from './decide-excuses.ts';
import { fideModeDeciders } from './decide-fide-mode.ts';
import { incidentDeciders } from './decide-incidents.ts';
import { lotsDeciders } from './decide-lots.ts';
import { decideMoves } from './decide-moves.ts';
import { playerDeciders } from './decide-players.ts';
import { decidePresences } from './decide-presences.ts';
import { decidePrizes } from './decide-prizes.ts';
import { reportedDeciders } from './decide-reported.ts';
import { reportDeciders } from './decide-reports.ts';
import { resultDeciders } from './decide-results.ts';
import { roundDeciders } from './decide-rounds.ts';
import { decideStartPosition } from './decide-start-position.ts';
import { decideCreation, tournamentDeciders } from './decide-tournament.ts';
import { decideVerified } from './decide-verified.ts';
import {
  carryOutUnless,
  type Deciders,
  type Decision,
  type LaterCommand,
  refuse,
} from './decision.ts';
import { questionInFideMode, refusedInFideMode } from './fide-mode/hold-fide-mode.ts';

const deciders: Deciders = {
  ...tournamentDeciders,
  ...lotsDeciders,
  ...playerDeciders,
  ...askDeciders,
  ...checkInDeciders,
  ...excuseDeciders,
  ...roundDeciders,
  ...resultDeciders,
  ...reportedDeciders,
  ...reportDeciders,
  ...appealDeciders,
  ...incidentDeciders,
  ...championshipDeciders,
  ...fideModeDeciders,
  'set-presences': decidePresences,
  'verify-round': decideVerified,
  'attach-moves': decideMoves,
  'set-prizes': decidePrizes,
  'draw-start-position': decideStartPosition,
};

/**
 * The commands that a finished tournament still takes: reopening it, prizes, visibility, erasing, and
 * those about reports, protests, incidents and the classes of next year.
 */
const whenFinished: ReadonlySet<TournamentCommand['kind']> = new Set([
  'reopen-tournament',
  'set-prizes',
  'erase-player',
  'decide-game-rating',
  'note-late-reserve',
  'decide-rating-result',
  'note-report-sent',
  'set-month-ratings',
  'set-appeals',
  'lodge-appeal',
  'decide-appeal',
  'carry-on-appeal',
  'record-incident',
  'give-next-class',
]);

const settingsWhenFinished: ReadonlySet<string> = new Set([
  'visibility',
  'printLanguage',
  'printLook',
]);

const isAllowedWhenFinished = (command: TournamentCommand): boolean =>
  command.kind === 'change-settings'
    ? Object.keys(command.changes).every((key) => settingsWhenFinished.has(key))
    : whenFinished.has(command.kind);

const decideLater = byKind<LaterCommand, Tournament, Decision, Request>(deciders);

/**
 * The events that a command leads to (none if it changes nothing), or a refusal. A command that
 * overrides a rule is refused with `command.needs-confirmation` until it is sent again with `confirmed`
 * and, where required, a reason. FIDE mode refuses and asks further (`fide-acts.ts`). Players suspended by another book are not entered.
 */
export function decideOwn(t: Tournament | null, request: Request<TournamentCommand>): Decision {
  const { command, keptOut = [] } = request;
  if (command.kind === 'create-tournament') {
    return t === null ? decideCreation(command, request) : refuse({ code: 'tournament.exists' });
  }
  if (t === null) return refuse({ code: 'tournament.missing' });
  if (t.finished && !isAllowedWhenFinished(command)) {
    return refuse({ code: 'command.not-now', command: command.kind, phase: viewPhase(t) });
  }
  const [out] = keptOut;
  if (out !== undefined) return refuse({ code: 'player.suspended', field: 'name', ...out });
  const decided = decideLater(t, command, request);
  if (!decided.ok && decided.error.code !== 'command.needs-confirmation') return decided;
  const refused = refusedInFideMode(t, command);
  if (refused !== null) return refuse(refused);
  return decided.ok
    ? carryOutUnless(questionInFideMode(t, request, decided.value), ...decided.value)
    : decided;
}
