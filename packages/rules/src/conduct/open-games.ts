/** A regulation's rules on games that are finished or played later, and on published pairings. */
export interface OpenGamesRule {
  /** The article by which all of them must be finished before the last round. */
  readonly beforeLastRound: string;
  /** How many days before the last round, where rounds are paired by results. */
  readonly daysBefore: number;
  /** The article by which a game must be played before the next round; '' = none. */
  readonly beforeNextRound: string;
  /** The article by which no game of the last round is postponed; '' = none. */
  readonly notInLastRound: string;
  /** The article that forbids pairing before the time fixed for adjourned games; '' = none. */
  readonly pairedTooEarly: string;
  /** The article by which a pairing stands once its round has begun; '' = none. */
  readonly pairingStands: string;
  /** For how many hours after the start of the last round results of its games played in advance are hidden. */
  readonly embargoHours: number;
  /** The usual start of rounds, `20:00`; '' = none. */
  readonly usualStart: string;
}

/**
 * The rules of the regulations that have any. By Tempelhof's, players of a round robin may finish up to
 * the last round, and those of a Swiss up to a week before it, so that it can be paired.
 *
 * @article DSU 2002 §11b, §11c, §11d; Tempelhof 2018 I.4, III.A.10, III.A.11
 */
export const openGamesRules = {
  'dsu-2002': {
    beforeLastRound: '§11b',
    daysBefore: 0,
    beforeNextRound: '',
    notInLastRound: '',
    pairedTooEarly: '§11c',
    pairingStands: '§11d',
    embargoHours: 0,
    usualStart: '',
  },
  'tempelhof-2018': {
    beforeLastRound: 'Tempelhof III.A.11',
    daysBefore: 7,
    beforeNextRound: 'Tempelhof III.A.10',
    notInLastRound: 'Tempelhof III.A.11',
    pairedTooEarly: '',
    pairingStands: '',
    embargoHours: 2,
    usualStart: '20:00',
  },
} as const satisfies Readonly<Record<string, OpenGamesRule>>;
