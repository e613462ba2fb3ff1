/** Kinds of play; federations keep a rating list for each. */
export const kindsOfPlay = ['standard', 'rapid', 'blitz'] as const;

export type KindOfPlay = (typeof kindsOfPlay)[number];
