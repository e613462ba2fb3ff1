import { licencesOn, type OfficeHolder, type OfficeOnDay, officesOn } from '@rokade/register';
import { isDay, licenceRuleSets, ok } from '@rokade/rules';
import { ratingOfPeople } from '../ratings/people-of-register.ts';
import { type ApiRoute, get } from './api-route.ts';
import type { Exchange } from './exchange.ts';

/** A holder of an office for the answer, without birth date and rating, which only the rules need. */
const shownHolder = ({ born: _, rating: __, ...holder }: OfficeHolder) => holder;

const shownOffice = ({ association, office, members, substitutes, ...more }: OfficeOnDay) => ({
  ...more,
  association: association.id,
  office: office.code,
  members: members.map(shownHolder),
  substitutes: substitutes.map(shownHolder),
});

/** The day of `?day=`; today if it is missing or invalid. */
function requestedDay(exchange: Exchange): string {
  const day = exchange.req.query('day') ?? '';
  return isDay(day) ? day : exchange.get('desk').hall().now.slice(0, 10);
}

/** The routes for offices, arbiters' licences, and the log of contact data. */
export const registerOfficeRoutes: readonly ApiRoute[] = [
  {
    path: '/register/offices',
    act: 'see-people',
    summary:
      'The holders of all offices on a `day` (2026-11-22, by default today), with remarks by the rules',
    ...get((exchange) => {
      const day = requestedDay(exchange);
      const state = exchange.get('desk').register.now();
      const ratingOf = ratingOfPeople(exchange.get('desk'), day);
      const offices = officesOn(state, day, ratingOf).map(shownOffice);
      return ok({ version: state.version, day, offices });
    }),
  },
  {
    path: '/register/licences',
    act: 'see-people',
    summary: 'The present and former licensed arbiters and aspirants on a `day`, by default today',
    ...get((exchange) => {
      const day = requestedDay(exchange);
      const state = exchange.get('desk').register.now();
      const licences = licenceRuleSets.flatMap((rules) =>
        licencesOn(state, rules, day).map((one) => ({ rules: rules.code, ...one })),
      );
      return ok({ version: state.version, day, licences });
    }),
  },
  {
    path: '/register/looks',
    act: 'see-contact-log',
    summary: 'Who was shown contact data in the last year, the newest first',
    ...get(async (exchange) => ok({ looks: await exchange.get('desk').contactLooks.list() })),
  },
];
