import { type EntrantId, type EventCommand, type EventId, emptyEventValues } from '@rokade/event';
import type { Application } from '@rokade/server';
import {
  emptyDetails,
  makeSystem,
  type Settings,
  type TournamentId,
  usualSettings,
} from '@rokade/tournament';
import { carryOut, ida, idOf } from '../memory-application.ts';

/** An event of a federation, a club, FIDE's regulations or none, and what none of its pages may name. */
export interface EventOfFederation {
  readonly name: string;
  readonly regulations: string;
  readonly settings: Partial<Settings>;
  /** Articles, committees, classes and deadlines of the others. */
  readonly foreign: RegExp;
}

/** Offices, classes and days of a regulation, which nothing but that regulation brings onto a page. */
const ofDsu = ['\\bRKF\\b', 'Turneringskomite', 'Mesterskabsklassen', 'Easter Monday'];
const ofTempelhof = ['Spielausschuss', 'games committee'];
const dsu = ['DSU \\d{4}', ...ofDsu];
const tempelhof = ['Tempelhof \\d{4}', ...ofTempelhof];
/** Rules that the program follows everywhere for want of others: byes, check-in, and the level to choose. */
const everywhere = '(?!8\\.3\\.|1\\.2)';
const fide = [`FIDE \\d{4} ${everywhere}\\d`, 'Appeals Committee', '\\bL[1-4] event'];

const naming = (...words: readonly (readonly string[])[]) => new RegExp(words.flat().join('|'));

export const eventsOfFederations: readonly EventOfFederation[] = [
  {
    name: 'danish',
    regulations: 'dsu-2002',
    settings: { federation: 'DEN', system: makeSystem('monrad') },
    foreign: naming(tempelhof, fide),
  },
  {
    name: 'berlin',
    regulations: 'tempelhof-2018',
    settings: { federation: 'GER', system: makeSystem('tempelhof'), tieBreaks: ['BH', 'SB'] },
    foreign: naming(dsu, fide),
  },
  {
    name: 'international',
    regulations: 'fide-2012',
    settings: {
      federation: 'FRA',
      system: makeSystem('dutch', { initialColour: 'white' }),
      tieBreaks: ['BH', 'SB'],
    },
    foreign: naming(dsu, tempelhof),
  },
  {
    name: 'unsaid',
    regulations: '',
    settings: {
      federation: '',
      system: makeSystem('dutch', { initialColour: 'white' }),
      tieBreaks: ['BH', 'SB'],
    },
    // Any document may be theirs and is cited; offices and days are of none (ADR 0183).
    foreign: naming(ofDsu, ofTempelhof),
  },
];

/** The ids of an event and its group. */
export interface EventPlaces {
  readonly event: EventId;
  readonly group: TournamentId;
}

const days = { firstDay: '2027-03-20', lastDay: '2027-03-29' };

/** Makes the event with one group, whose first round is over and whose second is out; all of it is public. */
export async function makeEventOf(
  app: Application,
  { name, regulations, settings }: EventOfFederation,
): Promise<EventPlaces> {
  const group = idOf(`${name}-group`);
  const visibility = { ...usualSettings.visibility, published: true };
  const players = [1, 2, 3, 4, 5, 6].map((no) => ({
    id: `p${no}` as never,
    details: { ...emptyDetails, name: `Player${no}, Ada`, rating: 1500 + no },
  }));
  await carryOut(
    app,
    group,
    {
      kind: 'create-tournament',
      id: group,
      settings: { ...usualSettings, name, visibility, roundDates: ['2027-03-20'], ...settings },
    },
    { kind: 'enter-players', players },
    { kind: 'draw-lots', seed: 'lots' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    ...[1, 2, 3].map(
      (board) =>
        ({
          kind: 'enter-result',
          round: 1,
          board,
          result: { kind: 'played', white: 2, black: 0 },
        }) as const,
    ),
    { kind: 'pair-round' },
    { kind: 'publish-round' },
  );
  const event = `${name}-event` as EventId;
  const entrants = [
    {
      id: 'n1' as EntrantId,
      values: { ...emptyDetails, name: 'Early, Ada', birthDate: '1990-01-01' },
      group: null,
    },
  ];
  const commands: readonly EventCommand[] = [
    {
      kind: 'make-event',
      id: event,
      values: { ...emptyEventValues, name, ...days, regulations, published: true },
    },
    { kind: 'add-group', group: group as never },
    { kind: 'change-invitation', changes: { publication: 'public', entriesClose: '2027-03-01' } },
    { kind: 'enter-entrants', entrants },
  ];
  for (const [basedOn, command] of commands.entries()) {
    const request = { basedOn, command, reason: '', confirmed: true };
    const done = await app.events.execute(event, request, ida);
    if (!done.ok) throw new Error(`${command.kind}: ${JSON.stringify(done.error)}`);
  }
  return { event, group };
}
