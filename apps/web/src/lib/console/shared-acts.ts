/** What is sent from the page of a hall's screens. */
export const screenActs = {
  set: 'keep-screens',
  remove: 'keep-screens',
  switch: 'keep-screens',
  say: 'keep-screens',
  count: 'keep-screens',
} as const;

/** What is sent about programs that are told of rounds and results. */
export const webhookActs = {
  addWebhook: 'change-event',
  removeWebhook: 'change-event',
  testWebhook: 'change-event',
} as const;

/** What is sent from the page of links for helpers. */
export const linkActs = { make: 'keep-links', revoke: 'keep-links' } as const;
