/**
 * What an installation is used for, as its owner says at set-up: one club's tournaments; a club with a
 * year's programme; an open; a federation with its clubs. It decides which doors the console shows on
 * top, and forbids nothing.
 */
export const purposes = ['club', 'club-year', 'open', 'federation'] as const;
export type Purpose = (typeof purposes)[number];
