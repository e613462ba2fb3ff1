import { licencesOn, type OfficeHolder, type OfficeOnDay, officesOn } from '@rokade/register';
import { isDay, licenceRuleSets, ok } from '@rokade/rules';
import { ratingOfPeople } from '../ratings/people-of-register.ts';
import { type ApiRoute, get } from './api-route.ts';
import type { Exchange } from './exchange.ts';

/** A holder of an office for the answer, without birth date and rating, which only the rules need. */
const toldHolder = ({ born: _, rating: __, ...holder }: OfficeHolder) => holder;

const toldOffice = ({ association, office, members, substitutes, ...more }: OfficeOnDay) => ({
  ...more,
  association: association.id,
  office: office.code,
  members: members.map(toldHolder),
  substitutes: substitutes.map(toldHolder),
});

/** The day of `?day=`; today if it is missing or invalid. */
function dayAsked(exchange: Exchange): string {
  const day = exchange.req.query('day') ?? '';
  return isDay(day) ? day : exchange.get('desk').hall().now.slice(0, 10);
}

/** The routes for offices, arbiters' licences, and the log of contact data. */
export const registerOfficeRoutes: readonly ApiRoute[] = [
  {
    path: '/register/offices',
    act: 'see-people',
    summary:
      'Who holds which office on a `day` (2026-11-22, else today), and what is to be said of it',
    ...get((exchange) => {
      const day = dayAsked(exchange);
      const state = exchange.get('desk').register.now();
      const ratingOf = ratingOfPeople(exchange.get('desk'), day);
      const offices = officesOn(state, day, ratingOf).map(toldOffice);
      return ok({ version: state.version, day, offices });
    }),
  },
  {
    path: '/register/licences',
    act: 'see-people',
    summary: 'Who is a licensed arbiter, an aspirant or not any more on a `day`, else today',
    ...get((exchange) => {
      const day = dayAsked(exchange);
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
    summary: 'Who looked at contact data in the last year, the newest first',
    ...get(async (exchange) => ok({ looks: await exchange.get('desk').contactLooks.list() })),
  },
];
