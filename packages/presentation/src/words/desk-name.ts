/** Names a desk of the console. */
export type DeskName =
  | 'tournaments'
  | 'events'
  | 'people'
  | 'ratings'
  | 'federation'
  | 'club'
  | 'leagues'
  | 'installation';
