/** A player of the samples: all invented. */
export interface SamplePlayer {
  readonly surname: string;
  readonly firstName: string;
  readonly title?: string;
  readonly club?: string;
  readonly sex?: 'm' | 'w';
  readonly federation?: string;
  readonly fideRating?: number;
  readonly rating?: number;
  readonly fideId?: number;
  readonly nationalId?: string;
  /** `1990-05-17`, or `1990`. */
  readonly born?: string;
}

/** A line of a round: White, Black and what each program calls the result; Black null: nobody. */
export interface SampleBoard {
  readonly white: number;
  readonly black: number | 'bye' | 'not-paired';
  readonly result: '1-0' | '½-½' | '0-1' | '+--' | '--+' | '---' | 'open' | '1' | '½' | '0';
}

export const samplePlayers: readonly SamplePlayer[] = [
  {
    surname: 'Prøve',
    firstName: 'Søren Bo',
    title: 'FM',
    club: 'Skakklubben Nord',
    sex: 'm',
    federation: 'DEN',
    fideRating: 2301,
    rating: 2255,
    fideId: 1_444_948,
    nationalId: '12345-0132',
    born: '1990-05-17',
  },
  {
    surname: 'Muster',
    firstName: 'Änne',
    title: 'WCM',
    club: 'SK Musterstadt',
    sex: 'w',
    federation: 'GER',
    fideRating: 2010,
    rating: 2044,
    fideId: 4_600_001,
    born: '2001',
  },
  { surname: 'Test', firstName: 'Bo', sex: 'm', federation: 'DEN', rating: 1850 },
  { surname: 'Holm', firstName: 'Ida', sex: 'w', federation: 'DEN', fideRating: 1710 },
  { surname: 'Sand', firstName: 'Per', sex: 'm', federation: 'DEN' },
];

export const sampleRounds: readonly (readonly SampleBoard[])[] = [
  [
    { white: 3, black: 1, result: '0-1' },
    { white: 2, black: 4, result: '½-½' },
    { white: 5, black: 'bye', result: '1' },
  ],
  [
    { white: 1, black: 5, result: '+--' },
    { white: 4, black: 3, result: '1-0' },
    { white: 2, black: 'not-paired', result: '½' },
  ],
  [
    { white: 4, black: 1, result: 'open' },
    { white: 5, black: 2, result: '---' },
    { white: 3, black: 'not-paired', result: '0' },
  ],
];
