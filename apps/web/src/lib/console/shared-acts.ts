import type { Act } from '@rokade/installation';

/** Forms that whoever may do one thing may send; blanks stand between their names. */
export const all = (act: Act, actions: string): Readonly<Record<string, Act>> =>
  Object.fromEntries(actions.split(' ').map((action) => [action, act]));

/** What is sent from the page of a hall's screens. */
export const screenActs = all('keep-screens', 'set remove switch say count');

/** What is sent about programs that are told of rounds and results. */
export const webhookActs = all('change-event', 'addWebhook removeWebhook testWebhook');

/** What is sent from the page of links for helpers. */
export const linkActs = all('keep-links', 'make revoke');
