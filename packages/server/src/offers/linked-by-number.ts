import type { ChessEvent, EventCommand } from '@rokade/event';
import type { Register } from '@rokade/register';
import type {
  Offered,
  PlayerDetails,
  PlayerId,
  Tournament,
  TournamentCommand,
} from '@rokade/tournament';
import { emptyDetails } from '@rokade/tournament';
import { offeredOf } from './offered-of.ts';
import { personByNumber } from './offers-of-register.ts';

/** The register of an organisation. */
export type RegisterOf = (organisation: string) => Promise<Register>;

/** The details in a command, in which the person of the register and the DWZ index may be missing. */
type Details = Omit<PlayerDetails, 'person' | 'dwzIndex'> & {
  readonly person?: string | undefined;
  readonly dwzIndex?: number | null | undefined;
};

const hasNumber = ({ fideId = '', nationalId = '' }: Partial<Details>): boolean =>
  fideId !== '' || nationalId !== '';

/** The present players, and the federation whose numbers count; '' = not known: any national number may be meant. */
interface Linking {
  readonly register: Register;
  readonly there: readonly Offered[];
  readonly federation: string;
}

/** Makes the search for a player's person by number; each person is found once only. */
function makeFinding({ register, there, federation }: Linking) {
  const taken = new Set<string>(there.map(({ details }) => details.person));
  return (player: Offered): string => {
    const person = personByNumber(register, player, { federation, taken });
    if (person !== '') taken.add(person);
    return person;
  };
}

type Finding = ReturnType<typeof makeFinding>;

/** The details of a new player, with the person if one of the numbers is in the register. */
function entered<One extends Details>(find: Finding, id: string, details: One): One {
  if ((details.person ?? '') !== '' || !hasNumber(details)) return details;
  const complete = { ...emptyDetails, ...details, person: '' };
  const person = find({ id: id as PlayerId, details: complete, declined: [] });
  return person === '' ? details : { ...details, person };
}

/** The changes of a player, with the person if a changed number is in the register and no person was set. */
function changed<Changes extends Partial<PlayerDetails>>(
  find: Finding,
  before: Offered | undefined,
  changes: Changes,
): Changes {
  const isLinked = before === undefined || before.details.person !== '';
  if (isLinked || 'person' in changes || !hasNumber(changes)) return changes;
  const person = find({ ...before, details: { ...before.details, ...changes } });
  return person === '' ? changes : { ...changes, person };
}

const aboutPeople: readonly string[] = [
  'enter-players',
  'change-player',
  'change-players',
  'enter-entrants',
  'change-entrant',
];

/** Whether a command may contain a player's numbers. */
export const saysNumbers = ({ kind }: { readonly kind: string }): boolean =>
  aboutPeople.includes(kind);

/** A command to a tournament, with the register's persons added whose numbers it contains. */
export function linkedInTournament<
  Command extends TournamentCommand | { readonly kind: 'return-to' },
>(register: Register, t: Tournament, command: Command): Command {
  const find = makeFinding({ register, there: t.players, federation: t.settings.federation });
  const before = (id: PlayerId) => t.players.find((one) => one.id === id);
  switch (command.kind) {
    case 'enter-players':
      return {
        ...command,
        players: command.players.map((one) => ({
          ...one,
          details: entered(find, one.id, one.details),
        })),
      };
    case 'change-player':
      return { ...command, changes: changed(find, before(command.player), command.changes) };
    case 'change-players':
      return {
        ...command,
        players: command.players.map((one) => ({
          ...one,
          changes: changed(find, before(one.player), one.changes),
        })),
      };
    default:
      return command;
  }
}

/** A command to an event, with the register's persons added whose numbers it contains. */
export function linkedInEvent<Command extends EventCommand | { readonly kind: 'return-to' }>(
  register: Register,
  event: ChessEvent,
  command: Command,
): Command {
  const there = event.entrants.map(offeredOf);
  const find = makeFinding({ register, there, federation: '' });
  switch (command.kind) {
    case 'enter-entrants':
      return {
        ...command,
        entrants: command.entrants.map((one) => ({
          ...one,
          values: entered(find, one.id, one.values),
        })),
      };
    case 'change-entrant': {
      const before = there.find(({ id }) => (id as string) === command.entrant);
      return { ...command, changes: changed(find, before, command.changes) };
    }
    default:
      return command;
  }
}
