import { type OfficeHolder, type OfficeOnDay, officesOn } from '@rokade/register';
import { isDay } from '@rokade/rules';
import type { ApiRoute } from './api-route.ts';

/** Birth dates are looked at for what a regulation asks, and stay here. */
const toldHolder = ({ born: _, ...holder }: OfficeHolder) => holder;

const toldOffice = ({ association, office, members, substitutes, ...more }: OfficeOnDay) => ({
  ...more,
  association: association.id,
  office: office.code,
  members: members.map(toldHolder),
  substitutes: substitutes.map(toldHolder),
});

/** Who holds which office, and who looked at contact data. */
export const registerOfficeRoutes: readonly ApiRoute[] = [
  {
    method: 'get',
    path: '/register/offices',
    act: 'see-people',
    summary:
      'Who holds which office on a `day` (2026-11-22, else today), and what is to be said of it',
    handle: (exchange) => {
      const { register, hall } = exchange.get('desk');
      const asked = exchange.req.query('day') ?? '';
      const day = isDay(asked) ? asked : hall().now.slice(0, 10);
      const state = register.now();
      const offices = officesOn(state, day).map(toldOffice);
      return exchange.json({ version: state.version, day, offices });
    },
  },
  {
    method: 'get',
    path: '/register/looks',
    act: 'see-contact-log',
    summary: 'Who looked at contact data in the last year, the newest first',
    handle: async (exchange) =>
      exchange.json({ looks: await exchange.get('desk').contactLooks.list() }),
  },
];
