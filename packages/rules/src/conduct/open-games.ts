/** What a regulation says of games that are finished or played later, and of pairings that are out. */
export interface OpenGamesRule {
  /** Where it wants all of them done before the last round. */
  readonly beforeLastRound: string;
  /** How many days before the last round that has to be where rounds are paired by results. */
  readonly daysBefore: number;
  /** Where it wants a game played before the next round; '' where it does not. */
  readonly beforeNextRound: string;
  /** Where it says that no game of the last round is postponed; '' where it does not. */
  readonly notInLastRound: string;
  /** Where it forbids pairing before the time fixed for adjourned games; '' where it does not. */
  readonly pairedTooEarly: string;
  /** Where it says that a pairing stands once its round has begun; '' where it does not. */
  readonly pairingStands: string;
  /** For how many hours after the start of the last round its games played in advance are kept. */
  readonly embargoHours: number;
  /** When rounds begin if nothing else is said, `20:00`; '' where nothing is. */
  readonly usualStart: string;
}

/**
 * The rules of the regulations that have any. That of Tempelhof lets the players of a round robin
 * finish up to the last round, those of a Swiss up to a week before, so that it can be paired.
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
