/** The sets of laws for a game, by document and edition. */
export const lawsEditions = ['laws-2001', 'laws-2023', 'tempelhof-2018'] as const;

export type LawsEdition = (typeof lawsEditions)[number];
