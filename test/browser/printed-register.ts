import type { RatingsCommand } from '@rokade/ratings';
import { emptyRatedPerson } from '@rokade/ratings';
import type { RegisterCommand } from '@rokade/register';
import { emptySanctionValues, type SanctionsCommand } from '@rokade/sanctions';
import type { Application } from '@rokade/server';
import { carriedOut } from './carried-out.ts';
import { printedName } from './printed-people.ts';

/** One of the things that are taken in together. */
type SingleCommand = Extract<RegisterCommand, { kind: 'take-in' }>['steps'][number];

/** So many stand in the register and in the list of ratings. */
const count = 240;

/** Whose letters are printed. */
export const printedPerson = 'person1';
export const printedSanction = 'warning1';

const personId = (index: number): string => `person${index}`;

function nameOf(index: number): { readonly surname: string; readonly firstName: string } {
  const [surname = '', firstName = ''] = printedName(index).split(', ');
  return { surname, firstName };
}

const enter = (index: number): SingleCommand => ({
  kind: 'enter-person',
  person: personId(index) as never,
  values: { ...nameOf(index), birth: `${1950 + (index % 60)}-05-17`, federation: 'DEN' },
});

const offices = ['club-chair', 'tl', 'tk', 'organiser'] as const;

const hold = (index: number): SingleCommand => ({
  kind: 'begin-office',
  term: `term${index}` as never,
  person: personId(index) as never,
  values: {
    regulation: 'dsu-2002',
    office: offices[index % offices.length] ?? '',
    association: 'club' as never,
    competition: index % offices.length === 0 ? '' : 'Danmarksmesterskabet i skak',
    seat: 'member',
    order: 0,
    from: '2026-01-01',
    until: '',
    ended: '',
  },
});

const step = (index: number, more: object): SingleCommand =>
  ({
    kind: 'enter-licence-act',
    act: `act${index}${Object.values(more).join('')}`.replaceAll(/\W/g, '') as never,
    person: personId(index) as never,
    values: {
      rules: 'dsu-2002',
      step: 'course',
      on: '2026-02-01',
      passed: true,
      groups: 0,
      matter: 'Kursus for turneringsledere i Skanderborg',
      by: 'Østergård, Åse',
      ...more,
    },
  }) as SingleCommand;

const indexes = Array.from({ length: count }, (_, index) => index);

const register: readonly RegisterCommand[] = [
  {
    kind: 'take-in',
    source: 'Medlemsliste',
    steps: [
      {
        kind: 'enter-association',
        association: 'club' as never,
        level: 'club',
        values: { name: 'Skakklubben Nørrebro af 1911 og Omegns Skakforening', federation: 'DEN' },
        above: null,
      },
      ...indexes.map(enter),
      ...indexes.slice(0, 24).map(hold),
      ...indexes.slice(0, 40).flatMap((index) => [step(index, {})]),
      step(1, { step: 'declaration', on: '2026-04-06', groups: 2, passed: false }),
    ],
  },
];

const rated = (index: number) => ({
  person: personId(index) as never,
  values: { ...emptyRatedPerson, name: printedName(index), club: 'Nørrebro' },
});

const game = (opponent: number, colour: 'white' | 'black', halfPoints: number) =>
  ({ kind: 'game', opponent, colour, halfPoints, status: 'played' }) as const;

const ratings: readonly RatingsCommand[] = [
  {
    kind: 'open-list',
    opening: {
      id: 'list' as never,
      day: '2026-01-01',
      source: 'Dansk Skak Union',
      numbers: indexes.map((index) => ({
        person: personId(index) as never,
        rating: 2300 - 5 * index,
        lastResult: '',
      })),
    },
    people: indexes.map(rated),
  },
  {
    kind: 'report-event',
    event: {
      id: 'report' as never,
      name: 'Danmarksmesterskabet i skak, hovedturneringer og sideturneringer',
      place: 'Svendborg Idrætscenter',
      abroad: false,
      firstDay: '2026-03-01',
      lastDay: '2026-03-01',
      day: '2026-03-01',
      edition: 'dsu-2010',
      tournament: '',
      groups: [
        {
          name: 'Mesterskabsklassen',
          inTeams: false,
          players: [1, 10].map((index, at) => ({
            no: at + 1,
            person: personId(index) as never,
            given: null,
            reported: null,
            rounds: [at === 0 ? game(2, 'white', 2) : game(1, 'black', 0)],
          })),
        },
      ],
    },
    people: [],
  },
];

const sanctions: readonly SanctionsCommand[] = [
  {
    kind: 'give-sanction',
    sanction: printedSanction as never,
    values: {
      ...emptySanctionValues,
      person: printedPerson,
      rules: 'dsu-2002',
      ground: 'unsporting',
      given: '2026-09-01',
      event: 'Danmarksmesterskabet i skak, hovedturneringer og sideturneringer',
      eventEnds: '2026-09-01',
      by: 'tk',
      reasons: 'Telefonen ringede tre gange, og spilleren nægtede at lægge den fra sig.',
    },
  },
];

/** Enters so many in the register and the list of ratings, with offices, licences and a warning. */
export async function keepRegister(app: Application): Promise<void> {
  const own = <Command extends { readonly kind: string }>(book: {
    execute: (request: never, by: never) => Promise<{ ok: true } | { ok: false; error: unknown }>;
  }) => ({
    execute: (_: null, request: { readonly command: Command }, by: object) =>
      book.execute(request as never, by as never),
  });
  await carriedOut(own<RegisterCommand>(app.register), null, register);
  await carriedOut(own<RatingsCommand>(app.ratings), null, ratings);
  await carriedOut(own<SanctionsCommand>(app.sanctions), null, sanctions);
}
