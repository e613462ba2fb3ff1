// Made by `npm run api` from the description of the API: change that, and run it again.

/** The version of the API that this was made from. */
export const apiVersion = '1.0';

/** Nothing is sent here. */
export type None = Readonly<Record<never, never>>;

/** The routes of the API, by method and path below `/api`. */
export interface Routes {
  /** The version; with the right to see the organisation also the present problems. */
  'get /health': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: {
      readonly version: string;
      /** The version of the API. */ readonly api: string;
      /** Whether it is a sandbox with invented data, from which nothing leaves. */ readonly sandbox?: boolean;
      readonly problems?: readonly HealthProblem[];
    };
  };
  /** The session, with the token that writing requests must send; null: not signed in. */
  'get /session': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Sign in; the session is set as a cookie. */
  'post /session': {
    readonly path: None;
    readonly query: None;
    readonly body: { readonly name: string; readonly password: string };
    readonly answer: unknown;
  };
  /** Sign out. */
  'delete /session': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create the first account with the one-time token that was printed at the start. */
  'post /setup': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly token: string;
      readonly name: string;
      readonly password: string;
      readonly purpose?: '' | 'club' | 'club-year' | 'open' | 'federation';
      readonly federation?: 'DEN' | 'GER' | 'FID';
      readonly language?: 'da' | 'de' | 'en';
      readonly club?: string;
      readonly timeZone?: string;
    };
    readonly answer: unknown;
  };
  /** Create an account with one right. */
  'post /accounts': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly name: string;
      readonly password: string;
      readonly right: Shape1;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** All accounts by name, with their rights and numbers of sessions. */
  'get /accounts': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Change your password; your other sessions end. */
  'post /session/password': {
    readonly path: None;
    readonly query: None;
    readonly body: { readonly present: string; readonly wanted: string };
    readonly answer: unknown;
  };
  /** End your other sessions; returns how many. */
  'delete /session/others': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Your sessions: device, time of sign-in, last use; the present one is marked. */
  'get /session/all': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** End one of your sessions. */
  'delete /session/all/{session}': {
    readonly path: { readonly session: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Rename an account; existing entries of histories keep the former name. */
  'post /accounts/{account}/name': {
    readonly path: { readonly account: string | number };
    readonly query: None;
    readonly body: { readonly name: string };
    readonly answer: unknown;
  };
  /** Set a random password and return it; the account’s sessions end. */
  'post /accounts/{account}/password': {
    readonly path: { readonly account: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Connect an account with a person of the register by id; null disconnects it. */
  'post /accounts/{account}/person': {
    readonly path: { readonly account: string | number };
    readonly query: None;
    readonly body: { readonly person: string | null };
    readonly answer: unknown;
  };
  /** Block an account and end its sessions. */
  'post /accounts/{account}/disable': {
    readonly path: { readonly account: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Unblock an account. */
  'post /accounts/{account}/enable': {
    readonly path: { readonly account: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** End all sessions of an account. */
  'delete /accounts/{account}/sessions': {
    readonly path: { readonly account: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The sessions of an account: device, time of sign-in, last use. */
  'get /accounts/{account}/sessions': {
    readonly path: { readonly account: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** End one session of an account. */
  'delete /accounts/{account}/sessions/{session}': {
    readonly path: { readonly account: string | number; readonly session: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Give an account a right, for an organisation or one tournament; that of an owner must be confirmed. Returns the right. */
  'post /accounts/{account}/rights/give': {
    readonly path: { readonly account: string | number };
    readonly query: None;
    readonly body: {
      readonly role:
        | 'owner'
        | 'federation-officer'
        | 'club-officer'
        | 'treasurer'
        | 'chief-arbiter'
        | 'arbiter'
        | 'results-only'
        | 'check-in-only'
        | 'class-keeper'
        | 'captain'
        | 'player'
        | 'everybody';
      readonly for: Shape2;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Take a right away from an account, effective with its next request. */
  'post /accounts/{account}/rights/take': {
    readonly path: { readonly account: string | number };
    readonly query: None;
    readonly body: Shape1;
    readonly answer: unknown;
  };
  /** The options for the browser to sign in by passkey; without a name the device chooses among its own keys. */
  'post /session/passkey/challenge': {
    readonly path: None;
    readonly query: None;
    readonly body: { readonly name?: string };
    readonly answer: unknown;
  };
  /** Sign in by passkey; the session is set as a cookie. */
  'post /session/passkey': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly answer: {
        readonly id: string;
        readonly rawId: string;
        readonly type: 'public-key';
        readonly clientExtensionResults: Readonly<Record<string, unknown>>;
        readonly response: {
          readonly clientDataJSON: string;
          readonly authenticatorData: string;
          readonly signature: string;
        };
      };
    };
    readonly answer: unknown;
  };
  /** Your passkeys: name, host name that each is bound to, times of creation and last use. */
  'get /passkeys': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Store the passkey that the browser has created. Default name: that of the device. */
  'post /passkeys': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly name?: string;
      readonly answer: {
        readonly id: string;
        readonly rawId: string;
        readonly type: 'public-key';
        readonly clientExtensionResults: Readonly<Record<string, unknown>>;
        readonly response: {
          readonly clientDataJSON: string;
          readonly attestationObject: string;
          readonly transports?: readonly string[];
        };
      };
    };
    readonly answer: unknown;
  };
  /** The options for the browser to create a passkey; needs your present password. */
  'post /passkeys/challenge': {
    readonly path: None;
    readonly query: None;
    readonly body: { readonly present: string };
    readonly answer: unknown;
  };
  /** Remove one of your passkeys. */
  'delete /passkeys/{passkey}': {
    readonly path: { readonly passkey: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The passkeys of an account. */
  'get /accounts/{account}/passkeys': {
    readonly path: { readonly account: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Remove a passkey of an account. */
  'delete /accounts/{account}/passkeys/{passkey}': {
    readonly path: { readonly account: string | number; readonly passkey: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Allow an account to sign in by passkey only, or by password too. */
  'post /accounts/{account}/passkey-only': {
    readonly path: { readonly account: string | number };
    readonly query: None;
    readonly body: { readonly only: boolean };
    readonly answer: unknown;
  };
  /** Your programs’ tokens: name, right and last use, without the secrets. */
  'get /session/tokens': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create a token for a program, with a right within your own; only this answer contains the secret. */
  'post /session/tokens': {
    readonly path: None;
    readonly query: None;
    readonly body: { readonly name: string; readonly right: Shape1 };
    readonly answer: unknown;
  };
  /** Revoke a program’s token. */
  'delete /session/tokens/{token}': {
    readonly path: { readonly token: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** A page of the tournaments that the sender may see, by their rights or because they are public, the newest first; without entry lists that were divided into groups. `?search=` words of name, group and place, `?state=` upcoming, running, finished or archived, `?since=` and `?until=` days, `?after=` the `next` of the page before, `?organisation=` whose they are. */
  'get /tournaments': {
    readonly path: None;
    readonly query: {
      /** Words of name, group and place */
      readonly search?: string | number;
      /** upcoming, running, finished or archived */
      readonly state?: string | number;
      /** The first day, as 2026-11-30 */
      readonly since?: string | number;
      /** The last day */
      readonly until?: string | number;
      /** The `next` of the page before */
      readonly after?: string | number;
      /** The address of the organisation whose they are */
      readonly organisation?: string | number;
    };
    readonly body: None;
    readonly answer: TournamentPage;
  };
  /** Create a tournament; returns its id. Settings left out are those of `like`, an earlier tournament, with its prizes and terms for protests; else those of `preset`; else those that new tournaments begin with here. `system` is a code with some of its options, `order` a ready-made order of tie-breaks, `days` the days of its rounds. */
  'post /tournaments': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly settings?: Shape3;
      readonly system?: Shape24;
      readonly order?: string;
      readonly days?: {
        readonly first: string;
        readonly time?: string;
        readonly rhythm: 'weekly' | 'daily' | 'one-day' | 'weekend';
      };
      readonly like?: string;
      readonly preset?: string;
      readonly programme?: { readonly season: string; readonly item: string };
      readonly prizes?: Shape25;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** A tournament: complete by the sender’s rights, else as the public sees it. */
  'get /tournaments/{id}': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: Tournament;
  };
  /** Remove a demo for good, without a copy; refused for other tournaments. */
  'delete /tournaments/{id}': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Execute a command, by the sender’s rights; once it is answered, its entries are on disk. */
  'post /tournaments/{id}/commands': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly command:
        | {
            readonly kind: 'create-tournament';
            readonly id: string;
            readonly settings: {
              readonly name: string;
              readonly place: string;
              readonly group: string;
              readonly openTo: 'all' | 'seniors' | 'women' | 'youth';
              readonly membersOf: string;
              readonly federation: string;
              readonly system: Shape4;
              readonly roundsPlanned: number;
              readonly roundDates: readonly string[];
              readonly firstTable: number;
              readonly unusedTables: string;
              readonly phoneReports: 'off' | 'by-table' | 'by-both';
              readonly playerAsks: 'off' | 'day-before' | 'hour-before' | 'until-paired';
              readonly roundPlay: readonly Shape16[];
              readonly timeControl: Shape18;
              readonly startPositions: 'usual' | 'chess960';
              readonly rated: 'by-rule' | 'yes' | 'no';
              readonly waitingMinutes: unknown;
              readonly timeOdds: Shape19;
              readonly chiefArbiter: string;
              readonly arbiters: readonly string[];
              readonly committee: readonly string[];
              readonly leaveToPlay: readonly string[];
              readonly scoring: Shape21;
              readonly forbidden: Shape22;
              readonly halfPointByes: number | null;
              readonly openGamesAs: 'draw' | 'expected';
              readonly pairingRatings:
                | ('national-fide' | 'fide-national' | 'national' | 'fide' | 'higher' | 'lower')
                | null;
              readonly secondRatings:
                | ('national-fide' | 'fide-national' | 'national' | 'fide' | 'higher' | 'lower')
                | null;
              readonly unratedAs: number | null;
              readonly shownRatings:
                | ('national-fide' | 'fide-national' | 'national' | 'fide' | 'higher' | 'lower')
                | null;
              readonly tieBreaks: readonly string[];
              readonly tieBreakEdition: '2012' | '2024' | '2026';
              readonly marks: {
                readonly title: boolean;
                readonly promotion: number;
                readonly relegation: number;
              };
              readonly printLanguage: 'da' | 'de' | 'en';
              readonly printLook: 'plain' | 'club' | 'large';
              readonly visibility: Shape23;
              readonly embedAt: readonly string[];
              readonly movesShown: 'no' | 'yes';
              readonly origin: {
                readonly kind: 'group' | 'stage';
                readonly tournaments: readonly string[];
              } | null;
            };
            readonly demo?: boolean;
          }
        | { readonly kind: 'change-settings'; readonly changes: Shape3 }
        | {
            readonly kind: 'enter-players';
            readonly players: readonly {
              readonly id: string;
              readonly details: Shape29;
              readonly listed?: Shape30;
              readonly missed?: readonly {
                readonly round: number;
                readonly bye: 'half-point' | 'zero-point' | 'full-point';
              }[];
            }[];
          }
        | {
            readonly kind: 'change-player';
            readonly player: string;
            readonly changes: Shape31;
            readonly listed?: Shape30;
          }
        | {
            readonly kind: 'change-players';
            readonly players: readonly {
              readonly player: string;
              readonly changes: Shape31;
              readonly listed?: Shape30;
            }[];
          }
        | {
            readonly kind: 'decline-changes';
            readonly players: readonly { readonly player: string; readonly values: Shape31 }[];
          }
        | { readonly kind: 'remove-player'; readonly player: string }
        | { readonly kind: 'erase-player'; readonly player: string }
        | { readonly kind: 'withdraw-player'; readonly player: string; readonly fromRound: number }
        | { readonly kind: 'expel-player'; readonly player: string; readonly words: string }
        | { readonly kind: 'return-player'; readonly player: string; readonly fromRound: number }
        | { readonly kind: 'close-entries' }
        | { readonly kind: 'reopen-entries' }
        | {
            readonly kind: 'draw-lots';
            readonly seed: string;
            readonly apart?: 'federation' | 'club';
          }
        | { readonly kind: 'number-by-strength' }
        | { readonly kind: 'draw-first-colour'; readonly seed: string }
        | { readonly kind: 'set-draw-numbers'; readonly order: readonly string[] }
        | { readonly kind: 'exchange-numbers'; readonly one: string; readonly other: string }
        | {
            readonly kind: 'attach-moves';
            readonly round: number;
            readonly games: readonly {
              readonly board: number;
              readonly white: string;
              readonly black: string;
              readonly moves: string;
            }[];
          }
        | {
            readonly kind: 'request-bye';
            readonly player: string;
            readonly request: {
              readonly round: number;
              readonly bye: 'half-point' | 'zero-point' | 'full-point';
            };
          }
        | { readonly kind: 'cancel-bye-request'; readonly player: string; readonly round: number }
        | {
            readonly kind: 'ask-for';
            readonly player: string;
            readonly round: number;
            readonly wish: 'half-point' | 'zero-point' | 'withdrawal';
          }
        | { readonly kind: 'take-back-ask'; readonly player: string; readonly round: number }
        | {
            readonly kind: 'decline-ask';
            readonly player: string;
            readonly round: number;
            readonly why: string;
          }
        | { readonly kind: 'check-in'; readonly round: number; readonly players: readonly string[] }
        | {
            readonly kind: 'undo-check-in';
            readonly round: number;
            readonly players: readonly string[];
          }
        | {
            readonly kind: 'settle-absences';
            readonly round: number;
            readonly absent: readonly {
              readonly player: string;
              readonly becomes: 'zero-point' | 'half-point' | 'withdrawn' | 'paired';
            }[];
          }
        | {
            readonly kind: 'set-presences';
            readonly round: number;
            readonly players: readonly {
              readonly player: string;
              readonly becomes: 'plays' | 'zero-point' | 'half-point' | 'withdrawn';
            }[];
          }
        | { readonly kind: 'keep-in'; readonly player: string; readonly round: number }
        | { readonly kind: 'fix-table'; readonly player: string; readonly table: number | null }
        | {
            readonly kind: 'note-excuse';
            readonly player: string;
            readonly round: number;
            readonly toldArbiter: string;
            readonly toldOpponent: string;
            readonly offered: readonly string[];
            readonly duty: boolean;
          }
        | { readonly kind: 'remove-excuse'; readonly player: string; readonly round: number }
        | { readonly kind: 'pair-round'; readonly lotSeed?: string }
        | { readonly kind: 'pair-all-rounds' }
        | {
            readonly kind: 'pair-by-hand';
            readonly boards: readonly { readonly white: string; readonly black: string }[];
          }
        | {
            readonly kind: 'alter-draft';
            readonly boards: readonly { readonly white: string; readonly black: string }[];
          }
        | { readonly kind: 'publish-round' }
        | { readonly kind: 'begin-round'; readonly round: number; readonly at: string | null }
        | {
            readonly kind: 'add-pair';
            readonly round: number;
            readonly white: string;
            readonly black: string;
            readonly minutesOff: number;
          }
        | { readonly kind: 'unpublish-round' }
        | {
            readonly kind: 'enter-result';
            readonly round: number;
            readonly board: number;
            readonly result: Shape32;
            readonly swapped?: boolean;
          }
        | {
            readonly kind: 'correct-result';
            readonly round: number;
            readonly board: number;
            readonly result: Shape34;
          }
        | {
            readonly kind: 'report-result';
            readonly round: number;
            readonly board: number;
            readonly white: string;
            readonly black: string;
            readonly by: unknown;
            readonly result: Shape32;
          }
        | { readonly kind: 'settle-reports'; readonly round: number; readonly board: number }
        | {
            readonly kind: 'verify-round';
            readonly round: number;
            readonly results: readonly { readonly board: number; readonly result: Shape32 }[];
            readonly differences: number;
          }
        | { readonly kind: 'swap-colours'; readonly round: number; readonly board: number }
        | {
            readonly kind: 'decide-game-rating';
            readonly round: number;
            readonly board: number;
            readonly rated: boolean;
          }
        | {
            readonly kind: 'note-late-reserve';
            readonly round: number;
            readonly board: number;
            readonly late: boolean;
          }
        | {
            readonly kind: 'decide-rating-result';
            readonly round: number;
            readonly board: number;
            readonly result: Shape34;
          }
        | {
            readonly kind: 'note-report-sent';
            readonly report: 'national' | 'fide';
            readonly month: unknown;
            readonly day: string;
            readonly edition?: string;
          }
        | {
            readonly kind: 'set-month-ratings';
            readonly month: string;
            readonly ratings: readonly {
              readonly player: string;
              readonly values: {
                readonly rating?: number | null;
                readonly rapidRating?: number | null;
                readonly blitzRating?: number | null;
                readonly fideRating?: number | null;
              };
            }[];
          }
        | { readonly kind: 'draw-start-position'; readonly round: number; readonly seed: string }
        | {
            readonly kind: 'draw-tie-lots';
            readonly seed: string;
            readonly players: readonly string[];
            readonly playOff?: {
              readonly declined: readonly string[];
              readonly games: readonly {
                readonly white: string;
                readonly black: string;
                readonly whiteHalfPoints: number | null;
              }[];
              readonly allWish?: boolean;
            };
          }
        | {
            readonly kind: 'order-tied-players';
            readonly players: readonly string[];
            readonly values?: { readonly name: string; readonly hundredths: readonly number[] };
          }
        | { readonly kind: 'set-prizes'; readonly prizes: Shape25 | null }
        | {
            readonly kind: 'set-appeals';
            readonly terms: {
              readonly rules: string;
              readonly deposit: string;
              readonly until: string;
              readonly committee: readonly {
                readonly name: string;
                readonly seat: 'chair' | 'member' | 'substitute';
                readonly federation: string;
                readonly licensed: boolean;
                readonly ofAge: boolean;
              }[];
            };
          }
        | {
            readonly kind: 'lodge-appeal';
            readonly appellant: string;
            readonly game: { readonly round: number; readonly board: number } | null;
            readonly ruledOn: string;
            readonly lodgedOn: string;
            readonly written: boolean;
            readonly paid: boolean;
            readonly ruling: string;
            readonly by: string;
            readonly words: string;
          }
        | {
            readonly kind: 'decide-appeal';
            readonly appeal: number;
            readonly day: string;
            readonly outcome: 'upheld' | 'partly' | 'dismissed' | 'not-heard' | 'withdrawn';
            readonly deposit: 'none' | 'returned' | 'part' | 'kept';
            readonly panel: readonly string[];
            readonly reasons: string;
          }
        | { readonly kind: 'carry-on-appeal'; readonly appeal: number; readonly day: string }
        | {
            readonly kind: 'record-incident';
            readonly round: number;
            readonly board: number;
            readonly player: string;
            readonly situation: string;
            readonly answers: readonly { readonly question: string; readonly answer: string }[];
            readonly laws: 'laws-2001' | 'laws-2023' | 'tempelhof-2018';
            readonly penalty: string;
            readonly whiteBefore: number | null;
            readonly whiteAfter: number | null;
            readonly blackBefore: number | null;
            readonly blackAfter: number | null;
            readonly ply?: number | null;
            readonly words: string;
            readonly result: Shape34;
          }
        | {
            readonly kind: 'give-classes';
            readonly rules: string;
            readonly of: number;
            readonly given: readonly {
              readonly player: string;
              readonly class: number;
              readonly own: number;
              readonly code:
                | 'championship.result-up'
                | 'championship.result-down'
                | 'championship.result-stays'
                | 'championship.right-ended'
                | 'championship.paused'
                | 'championship.cup'
                | 'championship.rating'
                | 'championship.first'
                | 'championship.rating-lowest'
                | 'championship.unrated'
                | 'championship.by-hand';
              readonly note: string;
            }[];
          }
        | { readonly kind: 'publish-targets' }
        | {
            readonly kind: 'give-next-class';
            readonly player: string;
            readonly class: number | null;
            readonly note: string;
          }
        | { readonly kind: 'finish-tournament' }
        | { readonly kind: 'reopen-tournament' }
        | { readonly kind: 'enter-fide-mode' }
        | { readonly kind: 'leave-fide-mode' }
        | { readonly kind: 'withdraw-round' }
        | { readonly kind: 'return-to'; readonly toVersion: number };
      readonly reason?: string;
      readonly confirmed?: boolean | 'twice';
    };
    readonly answer: unknown;
  };
  /** Change settings, as the command does; `system` is a code with some of its options: those left out stay, or are the usual ones of another system. */
  'post /tournaments/{id}/settings': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly settings?: Shape3;
      readonly system?: Shape24;
      readonly reason?: string;
      readonly confirmed?: boolean | 'twice';
    };
    readonly answer: unknown;
  };
  /** Pair the next round by hand, or alter its draft, by pairs of the players’ numbers, White’s first: `1-12 13-2`. */
  'post /tournaments/{id}/pairs': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly kind: 'pair-by-hand' | 'alter-draft';
      readonly pairs: string;
      readonly reason?: string;
      readonly confirmed?: boolean | 'twice';
    };
    readonly answer: unknown;
  };
  /** The helpers’ links, the newest first, without their tokens. */
  'get /tournaments/{id}/links': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create a helper’s link; only this answer contains its token. */
  'post /tournaments/{id}/links': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: Shape35;
    readonly answer: unknown;
  };
  /** Revoke a link; its sessions end. */
  'delete /tournaments/{id}/links/{link}': {
    readonly path: { readonly id: string | number; readonly link: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The helpers’ links, the newest first, without their tokens. */
  'get /events/{id}/links': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create a helper’s link; only this answer contains its token. */
  'post /events/{id}/links': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: Shape35;
    readonly answer: unknown;
  };
  /** Revoke a link; its sessions end. */
  'delete /events/{id}/links/{link}': {
    readonly path: { readonly id: string | number; readonly link: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The helpers’ links, the newest first, without their tokens. */
  'get /contests/{id}/links': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create a helper’s link; only this answer contains its token. */
  'post /contests/{id}/links': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: Shape35;
    readonly answer: unknown;
  };
  /** Revoke a link; its sessions end. */
  'delete /contests/{id}/links/{link}': {
    readonly path: { readonly id: string | number; readonly link: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The helpers’ links, the newest first, without their tokens. */
  'get /leagues/{id}/links': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create a helper’s link; only this answer contains its token. */
  'post /leagues/{id}/links': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: Shape35;
    readonly answer: unknown;
  };
  /** Revoke a link; its sessions end. */
  'delete /leagues/{id}/links/{link}': {
    readonly path: { readonly id: string | number; readonly link: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create a link for each table of the present round of Skat; only this answer contains the tokens. */
  'post /contests/{id}/links/tables': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create a link for each player of the competition; only this answer contains the tokens. Earlier links stay valid. */
  'post /contests/{id}/links/players': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Open a helper’s link; its session is set as a cookie. */
  'post /session/link': {
    readonly path: None;
    readonly query: None;
    readonly body: { readonly token: string };
    readonly answer: unknown;
  };
  /** The board of a code on a table, slip or card, and what was reported for it. */
  'get /codes/{code}': {
    readonly path: { readonly code: string | number };
    readonly query: {
      /** The number of the round; left out: the present one */
      readonly round?: string | number;
    };
    readonly body: None;
    readonly answer: ShownCode;
  };
  /** Report a result with a code; it is entered, or waits for the other player or an arbiter. */
  'post /codes/{code}': {
    readonly path: { readonly code: string | number };
    readonly query: None;
    readonly body: {
      readonly round: number;
      readonly white: string;
      readonly black: string;
      readonly result: Shape32;
    };
    readonly answer: unknown;
  };
  /** A player’s requests, by their code, with the answers, and the rounds still open for requests. */
  'get /codes/{code}/asks': {
    readonly path: { readonly code: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: ShownAsks;
  };
  /** Request a bye or a withdrawal with a player’s code, or take the request back (`wish`: null). */
  'post /codes/{code}/asks': {
    readonly path: { readonly code: string | number };
    readonly query: None;
    readonly body: {
      readonly round: number;
      readonly wish: ('half-point' | 'zero-point' | 'withdrawal') | null;
    };
    readonly answer: unknown;
  };
  /** Revoke codes: all (null), or that of a table (`t5`) or a player (`p` and their id). */
  'post /tournaments/{id}/codes/revoke': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly of: unknown };
    readonly answer: unknown;
  };
  /** Attach the moves of a PGN text to their games; returns the other games with the reason. */
  'post /tournaments/{id}/games': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly pgn: string };
    readonly answer: unknown;
  };
  /** The arrangement of the hall’s screens, and the browsers that show them. */
  'get /tournaments/{id}/screens': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Set, switch or remove a screen, show a message, or begin a countdown. */
  'post /tournaments/{id}/screens': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: Shape36;
    readonly answer: unknown;
  };
  /** The regular message of a browser that shows a screen; returns when the arrangement was last changed. */
  'post /tournaments/{id}/screens/seen': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: Shape45;
    readonly answer: unknown;
  };
  /** The arrangement of the hall’s screens, and the browsers that show them. */
  'get /events/{id}/screens': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Set, switch or remove a screen, show a message, or begin a countdown. */
  'post /events/{id}/screens': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: Shape36;
    readonly answer: unknown;
  };
  /** The regular message of a browser that shows a screen; returns when the arrangement was last changed. */
  'post /events/{id}/screens/seen': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: Shape45;
    readonly answer: unknown;
  };
  /** The webhooks, without their secrets. */
  'get /tournaments/{id}/webhooks': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create a webhook: published rounds and results are posted to an address; only this answer contains its secret. */
  'post /tournaments/{id}/webhooks': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly address: string };
    readonly answer: unknown;
  };
  /** Send a test message and return its outcome; a webhook that is off is on again if it was taken. */
  'post /tournaments/{id}/webhooks/{webhook}/test': {
    readonly path: { readonly id: string | number; readonly webhook: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Remove a webhook. */
  'delete /tournaments/{id}/webhooks/{webhook}': {
    readonly path: { readonly id: string | number; readonly webhook: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The webhooks, without their secrets. */
  'get /events/{id}/webhooks': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create a webhook: published rounds and results are posted to an address; only this answer contains its secret. */
  'post /events/{id}/webhooks': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly address: string };
    readonly answer: unknown;
  };
  /** Send a test message and return its outcome; a webhook that is off is on again if it was taken. */
  'post /events/{id}/webhooks/{webhook}/test': {
    readonly path: { readonly id: string | number; readonly webhook: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Remove a webhook. */
  'delete /events/{id}/webhooks/{webhook}': {
    readonly path: { readonly id: string | number; readonly webhook: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The webhooks, without their secrets. */
  'get /leagues/{id}/webhooks': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create a webhook: match days, open line-ups and results are posted to an address; only this answer contains its secret. */
  'post /leagues/{id}/webhooks': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly address: string };
    readonly answer: unknown;
  };
  /** Send a test message and return its outcome; a webhook that is off is on again if it was taken. */
  'post /leagues/{id}/webhooks/{webhook}/test': {
    readonly path: { readonly id: string | number; readonly webhook: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Remove a webhook. */
  'delete /leagues/{id}/webhooks/{webhook}': {
    readonly path: { readonly id: string | number; readonly webhook: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The broadcast and the electronic boards of a tournament, without the token. */
  'get /tournaments/{id}/relays': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Send the public games to a broadcast of lichess, and keep it current; the token is never shown again, and without one the kept one stays. */
  'post /tournaments/{id}/relays/broadcast': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly rounds: readonly string[]; readonly token: string };
    readonly answer: unknown;
  };
  /** End it: the broadcast; its token is forgotten. */
  'delete /tournaments/{id}/relays/broadcast': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Take the moves of games from the PGN files that electronic boards write to a folder of the server. */
  'post /tournaments/{id}/relays/boards': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly folder: string };
    readonly answer: unknown;
  };
  /** End it: the electronic boards. */
  'delete /tournaments/{id}/relays/boards': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Try again at once, also what was switched off: the broadcast; its token is forgotten. */
  'post /tournaments/{id}/relays/broadcast/now': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Try again at once, also what was switched off: the electronic boards. */
  'post /tournaments/{id}/relays/boards/now': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Tell a phone of one player what is public: rounds, results, the end; needs the owner’s leave. */
  'post /tournaments/{id}/push': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly player: string;
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
    };
    readonly answer: unknown;
  };
  /** Tell the phone no more; 404: it had ended before. */
  'delete /tournaments/{id}/push/{subscription}': {
    readonly path: { readonly id: string | number; readonly subscription: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The whole tournament as one JSON file. */
  'get /tournaments/{id}/export': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The sound entries of a damaged tournament, as an export. */
  'get /tournaments/{id}/salvage': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Import a tournament; the body is the file itself: an export, a report file (TRF), games (PGN), a report as JSON, a tournament of Swiss-Manager (TUNX) or Swiss-Chess (SWT) or a cross table; `?name=` is the file’s name, after which a tournament is called that has none. Returns its id, a new one if its own is taken, what was found, data without a place here (`losses`), oddities of the file (`remarks`) and the rounds whose pairings differ from the rules (`differing`); in FIDE mode those are asked about with 428, and taken with `?confirmed`. */
  'post /import': {
    readonly path: None;
    readonly query: None;
    readonly body: string | Uint8Array;
    readonly answer: unknown;
  };
  /** Archive a tournament, or take it out of the archive. */
  'post /tournaments/{id}/archive': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly archived: boolean };
    readonly answer: unknown;
  };
  /** Remove a tournament for good; its name confirms the removal, and a copy is kept with the backups. */
  'post /tournaments/{id}/remove': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly name: string };
    readonly answer: unknown;
  };
  /** Divide an entry list into a tournament for each group, and create the event of the groups; can be repeated until one is paired. Returns the ids of both. */
  'post /tournaments/{id}/groups': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly groups: readonly {
        readonly name: string;
        readonly system:
          | 'monrad'
          | 'nordic'
          | 'dutch'
          | 'dubov'
          | 'burstein'
          | 'tempelhof'
          | 'keizer'
          | 'berger'
          | 'dsu'
          | 'tempelhof-table'
          | 'rutsch'
          | 'cup'
          | 'play-off'
          | 'olympiad';
        readonly rounds: number;
      }[];
      readonly places: Readonly<Record<string, number | null>>;
    };
    readonly answer: unknown;
  };
  /** Undo the division of an entry list, as long as no group has its first round. */
  'delete /tournaments/{id}/groups': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Put the groups that an entry list was divided into into its event, which is created if there is none; returns its id. */
  'post /tournaments/{id}/event': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create an event of the tournament and a second group; `own` is the name of the tournament as a group. Returns the ids of the new group and the event. */
  'post /tournaments/{id}/second-group': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly own: string;
      readonly group: string;
      readonly system:
        | 'monrad'
        | 'nordic'
        | 'dutch'
        | 'dubov'
        | 'burstein'
        | 'tempelhof'
        | 'keizer'
        | 'berger'
        | 'dsu'
        | 'tempelhof-table'
        | 'rutsch'
        | 'cup'
        | 'play-off'
        | 'olympiad';
      readonly rounds: number;
    };
    readonly answer: unknown;
  };
  /** Create the next stage: a tournament of players from these standings, numbered by them; returns its id. */
  'post /tournaments/{id}/stage': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly players: readonly { readonly tournament: string; readonly player: string }[];
      readonly order: 'by-place' | 'by-group';
      readonly group: string;
      readonly system:
        | 'monrad'
        | 'nordic'
        | 'dutch'
        | 'dubov'
        | 'burstein'
        | 'tempelhof'
        | 'keizer'
        | 'berger'
        | 'dsu'
        | 'tempelhof-table'
        | 'rutsch'
        | 'cup'
        | 'play-off'
        | 'olympiad';
      readonly rounds: number;
    };
    readonly answer: unknown;
  };
  /** Create the play-off for first place; returns its id, the same one for a repetition. */
  'post /tournaments/{id}/play-off': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create a demo, an invented tournament in the middle of a round; returns its id. */
  'post /demo': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The check-in before the next round: who is expected, who is there, and who noted them. */
  'get /tournaments/{id}/check-in': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Classes of a championship: target scores, what each player needs, next year. */
  'get /tournaments/{id}/championship': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: ChampionshipView;
  };
  /** A round by boards, with results and reasons. */
  'get /tournaments/{id}/rounds/{round}': {
    readonly path: { readonly id: string | number; readonly round: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: RoundView;
  };
  /** The standings, after the newest published round or after `?round=`. */
  'get /tournaments/{id}/standings': {
    readonly path: { readonly id: string | number };
    readonly query: {
      /** The number of a published round; left out: the newest */
      readonly round?: string | number;
    };
    readonly body: None;
    readonly answer: StandingsView;
  };
  /** The crosstable, after the newest published round or after `?round=`. */
  'get /tournaments/{id}/crosstable': {
    readonly path: { readonly id: string | number };
    readonly query: {
      /** The number of a published round; left out: the newest */
      readonly round?: string | number;
    };
    readonly body: None;
    readonly answer: CrosstableView;
  };
  /** Postponed games, the next due first, and all games still to be played, player by player. */
  'get /tournaments/{id}/open-games': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: OpenGamesView;
  };
  /** Appeals against rulings: what is due, and who decides by which article. */
  'get /tournaments/{id}/appeals': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Players who were absent with an excuse, and how many of these excuses count. */
  'get /tournaments/{id}/excuses': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The duties of the arbiters by article, and those done too late. */
  'get /tournaments/{id}/duties': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The reports sent, the changes since, and the results that are rated differently. */
  'get /tournaments/{id}/sent-reports': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The numbers, titles and federations that differ from the rating lists in force on the first day; `change-players` takes them over. */
  'get /tournaments/{id}/list-changes': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** What changed after a cursor, for whoever mirrors public answers: read each list once, with the `next` of an answer without `since` from before, then what is named here. `everything` says that a cursor is too old. */
  'get /changes': {
    readonly path: None;
    readonly query: {
      /** The `next` of the answer before; left out: nothing but the newest cursor */
      readonly since?: string | number;
      /** The most changes, 1 to 100 */
      readonly limit?: string | number;
    };
    readonly body: None;
    readonly answer: PublicChanges;
  };
  /** The profile and settings of the club or federation. */
  'get /installation': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Change the profile and the settings that new tournaments begin with, as the command does; `logo` is a picture, `system` a code with some of its options, `follows` the system whose order of tie-breaks was shown. */
  'post /installation/settings': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly changes?: {
        readonly name?: string;
        readonly address?: string;
        readonly colour?:
          | ''
          | 'blue'
          | 'navy'
          | 'teal'
          | 'red'
          | 'wine'
          | 'violet'
          | 'brown'
          | 'black';
        readonly timeZone?: string;
        readonly purpose?: '' | 'club' | 'club-year' | 'open' | 'federation';
        readonly phoneMessages?: '' | 'on';
        readonly dailyLists?: string;
        readonly language?: '' | 'da' | 'de' | 'en';
      };
      readonly logo?: string | { readonly base64: string };
      readonly withoutLogo?: boolean;
      readonly newTournament?: {
        readonly settings?: Shape3;
        readonly system?: Shape24;
        readonly follows?:
          | 'monrad'
          | 'nordic'
          | 'dutch'
          | 'dubov'
          | 'burstein'
          | 'tempelhof'
          | 'keizer'
          | 'berger'
          | 'dsu'
          | 'tempelhof-table'
          | 'rutsch'
          | 'cup'
          | 'play-off'
          | 'olympiad';
      };
      readonly reason?: string;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Change the installation, or undo; once it is answered, it is on disk. */
  'post /installation/commands': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly command:
        | {
            readonly kind: 'change-installation';
            readonly changes: {
              readonly name?: string;
              readonly address?: string;
              readonly logo?: {
                readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
                readonly data: string;
              } | null;
              readonly colour?:
                | ''
                | 'blue'
                | 'navy'
                | 'teal'
                | 'red'
                | 'wine'
                | 'violet'
                | 'brown'
                | 'black';
              readonly timeZone?: string;
              readonly purpose?: '' | 'club' | 'club-year' | 'open' | 'federation';
              readonly phoneMessages?: '' | 'on';
              readonly dailyLists?: string;
              readonly language?: '' | 'da' | 'de' | 'en';
              readonly newTournament?: {
                readonly format: number;
                readonly settings: Readonly<Record<string, unknown>>;
              } | null;
            };
          }
        | {
            readonly kind: 'set-law-texts';
            readonly language: 'da' | 'de' | 'en';
            readonly year: '2001' | '2023';
            readonly text: string;
          }
        | { readonly kind: 'return-to'; readonly toVersion: number };
      readonly reason?: string;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** The installation’s book as one JSON file. */
  'get /installation/export': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The sound entries of a damaged book of the installation, as an export. */
  'get /installation/salvage': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Import such a file: as it is if the book is empty, else as a change. */
  'post /installation/import': {
    readonly path: None;
    readonly query: None;
    readonly body: string | Uint8Array;
    readonly answer: unknown;
  };
  /** The organisations by name, with the addresses of their pages. */
  'get /organisations': {
    readonly path: None;
    readonly query: {
      /** The most on a page, 1 to 100; left out with `after`: all on one page */
      readonly limit?: string | number;
      /** The `next` of the page before; pages go by id */
      readonly after?: string | number;
    };
    readonly body: None;
    readonly answer: {
      readonly organisations: readonly ListedOrganisation[];
      /** The `after` of the next page; null: this is the last. */ readonly next: null | string;
    };
  };
  /** Create an organisation, with its contact, logo and the account of its officer; its first address is its id for ever. */
  'post /organisations': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly address: string;
      readonly name: string;
      readonly contact?: string;
      readonly logo?: string | { readonly base64: string };
      readonly officer?: { readonly name: string; readonly password: string };
    };
    readonly answer: unknown;
  };
  /** Change an organisation’s address; former ones redirect to it. */
  'post /organisations/{organisation}/address': {
    readonly path: { readonly organisation: string | number };
    readonly query: None;
    readonly body: { readonly address: string };
    readonly answer: unknown;
  };
  /** Remove an organisation; its name confirms the removal. */
  'post /organisations/{organisation}/remove': {
    readonly path: { readonly organisation: string | number };
    readonly query: None;
    readonly body: { readonly name: string };
    readonly answer: unknown;
  };
  /** Remove an organisation for good, if nothing belongs to it. */
  'delete /organisations/{organisation}': {
    readonly path: { readonly organisation: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Give it to another organisation in which the sender may create such books too. */
  'post /tournaments/{id}/organisation': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly organisation: string };
    readonly answer: unknown;
  };
  /** Hand it in to another organisation, which may then read it, or take it back; an entry of the owner’s book. Returns the id of the other organisation. */
  'post /tournaments/{id}/hand-in': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly to: string; readonly handedIn: boolean };
    readonly answer: unknown;
  };
  /** Give it to another organisation in which the sender may create such books too. */
  'post /events/{id}/organisation': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly organisation: string };
    readonly answer: unknown;
  };
  /** Hand it in to another organisation, which may then read it, or take it back; an entry of the owner’s book. Returns the id of the other organisation. */
  'post /events/{id}/hand-in': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly to: string; readonly handedIn: boolean };
    readonly answer: unknown;
  };
  /** When copies were made, and the second place for them with what it holds. */
  'get /copies': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Everything in one file: all books and accounts, but nobody’s session; packed SQLite. */
  'get /copies/whole': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Set the folder in which copies are kept by themselves; "" = none. */
  'post /copies/second-place': {
    readonly path: None;
    readonly query: None;
    readonly body: { readonly folder: string };
    readonly answer: unknown;
  };
  /** Make a copy in the second place now. */
  'post /copies/second-place/copies': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Send a copy of everything, to see what it holds; nothing is replaced yet. */
  'post /copies/received': {
    readonly path: None;
    readonly query: None;
    readonly body: string | Uint8Array;
    readonly answer: unknown;
  };
  /** Replace everything here by the copy that was sent last; has to be confirmed. What was here is kept in a folder beside it, and everybody is signed out. */
  'post /copies/restore': {
    readonly path: None;
    readonly query: None;
    readonly body: { readonly id: string; readonly confirmed?: boolean };
    readonly answer: unknown;
  };
  /** Restore a copy of everything in place of the empty data, with the one-time token as `?token=`; the body is the file. Rokade opens the data anew, and accounts are those of the copy. */
  'post /setup/copy': {
    readonly path: None;
    readonly query: None;
    readonly body: string | Uint8Array;
    readonly answer: unknown;
  };
  /** All people of the register with their present memberships. */
  'get /register/people': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Change the register, or undo; once it is answered, it is on disk. */
  'post /register/commands': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly command:
        | Shape46
        | Shape51
        | Shape52
        | Shape54
        | Shape55
        | Shape56
        | {
            readonly kind: 'remove-membership';
            readonly person: string;
            readonly membership: string;
          }
        | Shape58
        | Shape60
        | { readonly kind: 'remove-office'; readonly person: string; readonly term: string }
        | Shape62
        | Shape64
        | { readonly kind: 'remove-licence-act'; readonly person: string; readonly act: string }
        | { readonly kind: 'show-officers'; readonly association: string; readonly shown: boolean }
        | Shape66
        | { readonly kind: 'keep-apart'; readonly person: string; readonly other: string }
        | {
            readonly kind: 'merge-people';
            readonly stays: string;
            readonly goes: string;
            readonly values: Shape47;
            readonly leftOut: readonly string[];
          }
        | { readonly kind: 'undo-merging'; readonly goes: string }
        | { readonly kind: 'erase-person'; readonly person: string }
        | {
            readonly kind: 'take-in';
            readonly source: string;
            readonly steps: readonly (
              | Shape46
              | Shape51
              | Shape52
              | Shape54
              | Shape55
              | Shape56
              | {
                  readonly kind: 'remove-membership';
                  readonly person: string;
                  readonly membership: string;
                }
              | Shape58
              | Shape60
              | { readonly kind: 'remove-office'; readonly person: string; readonly term: string }
              | Shape62
              | Shape64
              | {
                  readonly kind: 'remove-licence-act';
                  readonly person: string;
                  readonly act: string;
                }
              | {
                  readonly kind: 'show-officers';
                  readonly association: string;
                  readonly shown: boolean;
                }
              | Shape66
              | { readonly kind: 'keep-apart'; readonly person: string; readonly other: string }
            )[];
          }
        | { readonly kind: 'return-to'; readonly toVersion: number };
      readonly reason?: string;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** The register as one JSON file. */
  'get /register/export': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The sound entries of a damaged register, as an export. */
  'get /register/salvage': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Import such a file if there is no register yet. */
  'post /register/import': {
    readonly path: None;
    readonly query: None;
    readonly body: string | Uint8Array;
    readonly answer: unknown;
  };
  /** Preview of a list of people: what its import would change, person by person. */
  'post /register/lists/preview': {
    readonly path: None;
    readonly query: None;
    readonly body: Shape69;
    readonly answer: unknown;
  };
  /** The same in numbers, with the first lines of each state and the people whom they may mean. */
  'post /register/lists/look': {
    readonly path: None;
    readonly query: None;
    readonly body: Shape69;
    readonly answer: unknown;
  };
  /** Import the lines of a list of people that are clear in its preview; all or nothing. */
  'post /register/lists': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly list: string | { readonly base64: string };
      readonly day: string;
      readonly federation?: string;
      readonly columns?: Shape70;
      readonly isComplete?: boolean;
      readonly choices?: Shape71;
      readonly basedOn: number;
      readonly source: string;
    };
    readonly answer: unknown;
  };
  /** The holders of all offices on a `day` (2026-11-22, by default today), with remarks by the rules. */
  'get /register/offices': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The present and former licensed arbiters and aspirants on a `day`, by default today. */
  'get /register/licences': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Who was shown contact data in the last year, the newest first. */
  'get /register/looks': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Enter who passed a course for arbiters, by numbers or names; all or nothing. */
  'post /register/courses': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly people: readonly string[];
      readonly on: string;
      readonly matter: string;
      readonly by: string;
      readonly rules?: string;
    };
    readonly answer: unknown;
  };
  /** Merge two people: `takes` chooses whose value each field gets; the others as proposed. */
  'post /register/merging': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly stays: string;
      readonly goes: string;
      readonly takes?: Readonly<Record<string, 'stays' | 'goes'>>;
      readonly leftOut?: readonly string[];
    };
    readonly answer: unknown;
  };
  /** The offers of the register and the rating lists to players: changed values, and people whom they may be. */
  'get /tournaments/{id}/offers': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Take over, or decline for good, fields of such offers in one command. */
  'post /tournaments/{id}/offers': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly act: 'take-over' | 'leave-out' | 'leave-out-others';
      readonly offers: readonly {
        readonly player: string;
        readonly by: string;
        readonly fields: readonly string[];
        readonly shown?: readonly string[];
      }[];
      readonly reason?: string;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** The register’s offers to entrants: changed values, and people whom they may be. */
  'get /events/{id}/offers': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Take over fields of such offers into the entry list. */
  'post /events/{id}/offers': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly register?: number;
      readonly offers: readonly {
        readonly player: string;
        readonly by: string;
        readonly fields: readonly string[];
      }[];
    };
    readonly answer: unknown;
  };
  /** The stored rating lists, the progress of an import, and the outcome of the last one. */
  'get /lists': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Import a rating list; the body is the file itself. `?name=` of the file; `?source=`, `?month=` and `?type=` if the list does not contain them; `?keep=` the number of months to store. Answers once the file is received; GET then returns the progress. */
  'post /lists': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Players of the newest list of each source, the best matches first: `?q=` beginnings of names, numbers, club, federation in any order, `?source=`, `?limit=`. */
  'get /lists/search': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Fetch the lists of the addresses in the installation’s settings now; GET /lists then tells what came of each. */
  'post /lists/daily': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Stop the import under way; the stored lists stay. */
  'delete /lists/under-way': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Remove the list of a month. */
  'delete /lists/{source}/{month}': {
    readonly path: { readonly source: string | number; readonly month: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** What a file with a list is (members, ratings, a report, games …) and what it can become: each use with its preview, by the sender’s rights. `to` is the tournament or event to enter players in, `clubs` the names of clubs for a list with their numbers. */
  'post /lists/look': {
    readonly path: None;
    readonly query: None;
    readonly body: Shape73;
    readonly answer: unknown;
  };
  /** Use a list in the ways of `uses`, one after the other: members of the register, a list to look players up in, ratings, entries, a tournament. A refusal names the `use` that was refused and what was `taken` before it. */
  'post /lists/taking': {
    readonly path: None;
    readonly query: None;
    readonly body: Shape73;
    readonly answer: unknown;
  };
  /** Find people by names and numbers in all books. */
  'post /personal/find': {
    readonly path: None;
    readonly query: None;
    readonly body: { readonly who: readonly string[] };
    readonly answer: unknown;
  };
  /** All entries about people found by names and numbers in all books. */
  'post /personal/about': {
    readonly path: None;
    readonly query: None;
    readonly body: { readonly who: readonly string[] };
    readonly answer: unknown;
  };
  /** Erase the personal values of found people, by their keys; it cannot be undone. */
  'post /personal/erase': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly who: readonly string[];
      readonly persons: readonly string[];
      readonly confirmed?: boolean | 'twice';
    };
    readonly answer: unknown;
  };
  /** A list of registered ratings on a day. */
  'get /ratings': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** All ratings that a person ever had. */
  'get /ratings/people/{person}': {
    readonly path: { readonly person: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** All acts that count: lists, grants, events and adjustments. */
  'get /ratings/acts': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** One act; for an event each rating with its games. */
  'get /ratings/acts/{act}': {
    readonly path: { readonly act: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The ratings that would differ without the act. */
  'get /ratings/acts/{act}/without': {
    readonly path: { readonly act: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** A random sample of events, with the differences from their reports. */
  'get /ratings/sample': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Report an event, grant a rating, cancel an act …; once it is answered, it is on disk. */
  'post /ratings/commands': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly command:
        | { readonly kind: 'enter-person'; readonly person: string; readonly values: Shape74 }
        | { readonly kind: 'change-person'; readonly person: string; readonly changes: Shape75 }
        | { readonly kind: 'erase-person'; readonly person: string }
        | {
            readonly kind: 'open-list';
            readonly opening: {
              readonly id: string;
              readonly day: string;
              readonly source: string;
              readonly numbers: readonly {
                readonly person: string;
                readonly rating: number;
                readonly lastResult: string;
              }[];
            };
            readonly people: readonly Shape76[];
          }
        | {
            readonly kind: 'grant-number';
            readonly grant: {
              readonly id: string;
              readonly person: string;
              readonly edition: string;
              readonly rating: number;
              readonly day: string;
              readonly ground: 'new' | 'anew' | 'far-off' | 'played-elsewhere';
              readonly membership: 'club' | 'single' | 'none';
              readonly proposedBy:
                | 'club-president'
                | 'district'
                | 'district-president'
                | 'organiser'
                | 'rating-committee'
                | 'playing-committee-chair'
                | 'executive';
              readonly approvedBy: Shape77;
              readonly committeeAgrees: boolean;
            };
            readonly people: readonly Shape76[];
          }
        | {
            readonly kind: 'report-event';
            readonly event: {
              readonly id: string;
              readonly name: string;
              readonly place: string;
              readonly abroad: boolean;
              readonly firstDay: string;
              readonly lastDay: string;
              readonly day: string;
              readonly edition: string;
              readonly tournament: string;
              readonly groups: readonly {
                readonly name: string;
                readonly inTeams: boolean;
                readonly own?: { readonly won: boolean; readonly allPlayAll: boolean };
                readonly players: readonly {
                  readonly no: number;
                  readonly person: string;
                  readonly given: {
                    readonly rating: number;
                    readonly from: 'fide' | 'national' | 'estimated';
                  } | null;
                  readonly reported: {
                    readonly old: number | null;
                    readonly new: number | null;
                  } | null;
                  readonly rounds: readonly (
                    | {
                        readonly kind: 'game';
                        readonly opponent: number;
                        readonly colour: 'white' | 'black';
                        readonly halfPoints: number;
                        readonly status: 'played' | 'unrated' | 'pending';
                      }
                    | {
                        readonly kind: 'forfeit';
                        readonly opponent: number;
                        readonly colour: 'white' | 'black';
                        readonly halfPoints: number;
                        readonly notice: boolean;
                      }
                    | {
                        readonly kind: 'bye';
                        readonly bye:
                          | 'pairing-allocated'
                          | 'full-point'
                          | 'half-point'
                          | 'zero-point';
                        readonly halfPoints: number;
                      }
                    | { readonly kind: 'absent' }
                  )[];
                }[];
              }[];
            };
            readonly people: readonly Shape76[];
          }
        | {
            readonly kind: 'adjust-to-fide';
            readonly adjustment: {
              readonly id: string;
              readonly day: string;
              readonly edition: string;
              readonly elo: readonly {
                readonly person: string;
                readonly elo: number;
                readonly games: number;
              }[];
            };
          }
        | {
            readonly kind: 'lift-numbers';
            readonly lift: { readonly id: string; readonly day: string; readonly edition: string };
          }
        | { readonly kind: 'take-back'; readonly act: string }
        | { readonly kind: 'recalculate' }
        | { readonly kind: 'return-to'; readonly toVersion: number };
      readonly reason?: string;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** The book of ratings as one JSON file. */
  'get /ratings/export': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The sound entries of a damaged book of ratings, as an export. */
  'get /ratings/salvage': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Import such a file if there is no book of ratings yet. */
  'post /ratings/import': {
    readonly path: None;
    readonly query: None;
    readonly body: string | Uint8Array;
    readonly answer: unknown;
  };
  /** Preview of a player’s own report from abroad: the rating that it would change. */
  'post /ratings/own-reports/preview': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly player: string;
      readonly name: string;
      readonly place?: string;
      readonly firstDay?: string;
      readonly lastDay: string;
      readonly day: string;
      readonly edition?: string;
      readonly estimate?: number | null;
      readonly games: string;
      readonly won?: boolean;
      readonly allPlayAll?: boolean;
      readonly basedOn?: number;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Report a player’s games at an event abroad, one a line. */
  'post /ratings/own-reports': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly player: string;
      readonly name: string;
      readonly place?: string;
      readonly firstDay?: string;
      readonly lastDay: string;
      readonly day: string;
      readonly edition?: string;
      readonly estimate?: number | null;
      readonly games: string;
      readonly won?: boolean;
      readonly allPlayAll?: boolean;
      readonly basedOn: number;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Grant a rating. Default of who proposes it: by the rules. */
  'post /ratings/grants': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly person: string;
      readonly values?: Shape75;
      readonly rating: number;
      readonly day: string;
      readonly ground: 'new' | 'anew' | 'far-off' | 'played-elsewhere';
      readonly membership: 'club' | 'single' | 'none';
      readonly proposedBy?: Shape77;
      readonly approvedBy?: Shape77;
      readonly committeeAgrees?: boolean;
      readonly edition?: string;
    };
    readonly answer: unknown;
  };
  /** Preview of a report of tournaments and report files: the ratings that it would change. */
  'post /ratings/reports/preview': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly tournaments?: readonly string[];
      readonly files?: readonly (string | { readonly base64: string })[];
      readonly name?: string;
      readonly firstDay?: string;
      readonly lastDay?: string;
      readonly day: string;
      readonly edition?: string;
      readonly abroad?: boolean;
      readonly estimate?: number | null;
      readonly rateNoShows?: boolean;
      readonly asOne?: boolean;
      readonly basedOn?: number;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Report an event whose groups are tournaments of this installation or report files. */
  'post /ratings/reports': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly tournaments?: readonly string[];
      readonly files?: readonly (string | { readonly base64: string })[];
      readonly name?: string;
      readonly firstDay?: string;
      readonly lastDay?: string;
      readonly day: string;
      readonly edition?: string;
      readonly abroad?: boolean;
      readonly estimate?: number | null;
      readonly rateNoShows?: boolean;
      readonly asOne?: boolean;
      readonly basedOn: number;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Preview of a list of players with their ratings: the ratings that it would change, and its faults. */
  'post /ratings/openings/preview': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly list: string | { readonly base64: string };
      readonly day: string;
      readonly source: string;
      readonly basedOn?: number;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Take over a list of players with their ratings, without rows that have faults. */
  'post /ratings/openings': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly list: string | { readonly base64: string };
      readonly day: string;
      readonly source: string;
      readonly basedOn: number;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Preview of a table of numbers, Elo ratings and games: the ratings that it would change, and its faults. */
  'post /ratings/adjustments/preview': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly list: string | { readonly base64: string };
      readonly day: string;
      readonly basedOn?: number;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Take over a table of numbers, Elo ratings and games, without rows that have faults. */
  'post /ratings/adjustments': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly list: string | { readonly base64: string };
      readonly day: string;
      readonly basedOn: number;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Preview of the lift of all ratings by an edition: the ratings that it would change, and its faults. */
  'post /ratings/lifts/preview': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly edition: string;
      readonly basedOn?: number;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Take over the lift of all ratings by an edition, without rows that have faults. */
  'post /ratings/lifts': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly edition: string;
      readonly basedOn: number;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** The sanctions of all people, calculated for a `day` (2026-11-22, by default today). */
  'get /sanctions': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Give, change, lift, annul or delete sanctions, or undo; once it is answered, it is on disk. */
  'post /sanctions/commands': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly command:
        | {
            readonly kind: 'give-sanction';
            readonly sanction: string;
            readonly values: {
              readonly person: string;
              readonly kind: 'warning' | 'suspension';
              readonly rules: string;
              readonly ground: string;
              readonly given: string;
              readonly from: string;
              readonly months: number;
              readonly weeks: number;
              readonly lastDay: string;
              readonly event: string;
              readonly eventEnds: string;
              readonly eventId: string;
              readonly by: string;
              readonly body: string;
              readonly reasons: string;
              readonly copies: string;
            };
            readonly merged?: readonly (readonly string[])[];
          }
        | {
            readonly kind: 'change-sanction';
            readonly sanction: string;
            readonly changes: {
              readonly person?: string;
              readonly kind?: 'warning' | 'suspension';
              readonly rules?: string;
              readonly ground?: string;
              readonly given?: string;
              readonly from?: string;
              readonly months?: number;
              readonly weeks?: number;
              readonly lastDay?: string;
              readonly event?: string;
              readonly eventEnds?: string;
              readonly eventId?: string;
              readonly by?: string;
              readonly body?: string;
              readonly reasons?: string;
              readonly copies?: string;
            };
            readonly merged?: readonly (readonly string[])[];
          }
        | {
            readonly kind: 'lift-sanction';
            readonly sanction: string;
            readonly values: {
              readonly day: string;
              readonly endedBy: string;
              readonly endedFor: string;
            };
            readonly merged?: readonly (readonly string[])[];
          }
        | {
            readonly kind: 'annul-sanction';
            readonly sanction: string;
            readonly values: {
              readonly day: string;
              readonly endedBy: string;
              readonly endedFor: string;
            };
            readonly merged?: readonly (readonly string[])[];
          }
        | {
            readonly kind: 'delete-due';
            readonly sanctions: readonly string[];
            readonly merged?: readonly (readonly string[])[];
          }
        | {
            readonly kind: 'erase-person';
            readonly person: string;
            readonly merged?: readonly (readonly string[])[];
          }
        | { readonly kind: 'return-to'; readonly toVersion: number };
      readonly reason?: string;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** The book of sanctions as one JSON file. */
  'get /sanctions/export': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The sound entries of a damaged book of sanctions, as an export. */
  'get /sanctions/salvage': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Import such a file if there is no book of sanctions yet. */
  'post /sanctions/import': {
    readonly path: None;
    readonly query: None;
    readonly body: string | Uint8Array;
    readonly answer: unknown;
  };
  /** The events that the sender may see: by their rights, or because they are public. */
  'get /events': {
    readonly path: None;
    readonly query: {
      /** The most on a page, 1 to 100; left out with `after`: all on one page */
      readonly limit?: string | number;
      /** The `next` of the page before; pages go by id */
      readonly after?: string | number;
    };
    readonly body: None;
    readonly answer: {
      readonly events: readonly {
        readonly id: string;
        readonly changedAt: string;
        /** null: the journal cannot be read; `damaged` says why. */ readonly summary: null | {
          readonly name: string;
          readonly place: string;
          readonly firstDay: string;
          readonly lastDay: string;
          readonly published: boolean;
          readonly groups: readonly string[];
          readonly entrants: number;
        };
        readonly damaged: null | DamagedJournal;
        /** Whether it is archived: lists leave it out unless they ask for archived books. */ readonly archived: boolean;
        readonly organisation: string;
        readonly handedTo: readonly string[];
      }[];
      /** The `after` of the next page; null: this is the last. */ readonly next: null | string;
    };
  };
  /** Create an event; returns its id. Default regulations: those of the federation of new tournaments. */
  'post /events': {
    readonly path: None;
    readonly query: None;
    readonly body: { readonly values: Shape78 };
    readonly answer: unknown;
  };
  /** An event: complete by the sender’s rights, else as the public sees it. */
  'get /events/{id}': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: PublicEvent;
  };
  /** Execute a command, by the sender’s rights; once it is answered, its entries are on disk. */
  'post /events/{id}/commands': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly command:
        | { readonly kind: 'make-event'; readonly id: string; readonly values: Shape78 }
        | {
            readonly kind: 'change-event';
            readonly changes: {
              readonly name?: string;
              readonly place?: string;
              readonly organiser?: string;
              readonly firstDay?: string;
              readonly lastDay?: string;
              readonly regulations?: string;
              readonly officers?: readonly Shape79[];
              readonly published?: boolean;
            };
          }
        | {
            readonly kind: 'change-invitation';
            readonly changes: {
              readonly kind?: '' | 'open' | 'closed' | 'championship';
              readonly level?: '' | 'l1' | 'l2' | 'l3' | 'l4';
              readonly ratedBy?: '' | 'nobody' | 'federation' | 'fide' | 'both';
              readonly announcedOn?: string;
              readonly conditions?: string;
              readonly selection?: string;
              readonly guests?: string;
              readonly grouping?: string;
              readonly entryFee?: string;
              readonly entriesClose?: string;
              readonly lateFee?: string;
              readonly entriesTo?: string;
              readonly answerBy?: string;
              readonly address?: string;
              readonly programme?: string;
              readonly adjourned?: string;
              readonly clocks?: string;
              readonly draws?: string;
              readonly supervision?: string;
              readonly quickplay?: string;
              readonly playOff?: string;
              readonly rules?: string;
              readonly smoking?: string;
              readonly trophy?: string;
              readonly contact?: string;
              readonly website?: string;
              readonly chiefAppointedBy?: string;
              readonly chiefTitle?: '' | 'ia-a' | 'ia-b' | 'other';
              readonly participants?: string;
              readonly invited?: string;
              readonly lodging?: string;
              readonly travel?: string;
              readonly money?: string;
              readonly obligations?: string;
              readonly dress?: string;
              readonly security?: string;
              readonly medical?: string;
              readonly extras?: string;
              readonly disability?: string;
              readonly combination?: string;
              readonly combinationCounts?: '' | 'one' | 'apart';
              readonly combinationAsked?: string;
              readonly combinationApproved?: string;
              readonly calledOff?: '' | 'cancelled' | 'put-off';
              readonly compensation?: string;
              readonly publication?: '' | 'public';
            };
          }
        | { readonly kind: 'tick-point'; readonly point: string; readonly day: string }
        | { readonly kind: 'add-group'; readonly group: string }
        | { readonly kind: 'remove-group'; readonly group: string }
        | {
            readonly kind: 'enter-entrants';
            readonly entrants: readonly {
              readonly id: string;
              readonly values: Shape29;
              readonly group: unknown;
            }[];
          }
        | { readonly kind: 'change-entrant'; readonly entrant: string; readonly changes: Shape31 }
        | {
            readonly kind: 'place-entrants';
            readonly entrants: readonly string[];
            readonly group: unknown;
          }
        | { readonly kind: 'remove-entrant'; readonly entrant: string }
        | { readonly kind: 'erase-entrant'; readonly entrant: string }
        | {
            readonly kind: 'say-class-facts';
            readonly people: readonly {
              readonly entrant: string;
              readonly facts: {
                readonly games: number | null;
                readonly candidateResult: boolean;
                readonly rights: readonly (
                  | 'national-winner'
                  | 'candidate-winner'
                  | 'national-player'
                  | 'junior-champion'
                  | 'group-winner'
                )[];
                readonly form: 'all-play-all' | 'seven-rounds' | 'five-rounds' | '';
                readonly chosen: 'women' | 'veterans' | '';
              };
            }[];
          }
        | {
            readonly kind: 'give-class';
            readonly entrant: string;
            readonly class:
              | 'national'
              | 'candidate'
              | 'master'
              | 'basic'
              | 'women'
              | 'veterans'
              | '';
            readonly reason: string;
          }
        | {
            readonly kind: 'accept-classes';
            readonly places: readonly {
              readonly entrant: string;
              readonly class: 'national' | 'candidate' | 'master' | 'basic' | 'women' | 'veterans';
              readonly rules: string;
              readonly code: string;
              readonly article: string;
            }[];
          }
        | {
            readonly kind: 'say-entries';
            readonly people: readonly {
              readonly entrant: string;
              readonly facts: {
                readonly way: 'club-chairman' | 'district' | 'federation' | 'once' | '';
                readonly enteredOn: string;
                readonly guestBefore: boolean;
                readonly acceptedOn: string;
                readonly dispensation: string;
                readonly address: string;
                readonly phone: string;
              };
            }[];
          }
        | {
            readonly kind: 'return-list';
            readonly point: string;
            readonly day: string;
            readonly ratings: readonly {
              readonly entrant: string;
              readonly rating: number | null;
            }[];
          }
        | {
            readonly kind: 'write-rights';
            readonly rights: readonly {
              readonly entrant: string;
              readonly right:
                | 'national-winner'
                | 'candidate-winner'
                | 'national-player'
                | 'junior-champion'
                | 'group-winner';
              readonly article: string;
            }[];
          }
        | { readonly kind: 'return-to'; readonly toVersion: number };
      readonly reason?: string;
      readonly confirmed?: boolean | 'twice';
    };
    readonly answer: unknown;
  };
  /** Take the entry list over into the groups; returns the groups that failed. */
  'post /events/{id}/take-over': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The event’s book as one JSON file. */
  'get /events/{id}/export': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The sound entries of a damaged event, as an export. */
  'get /events/{id}/salvage': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Import an exported event; returns its id, a new one if its own is taken. */
  'post /events/import': {
    readonly path: None;
    readonly query: None;
    readonly body: string | Uint8Array;
    readonly answer: unknown;
  };
  /** Archive an event with its groups, or take them all out of the archive. */
  'post /events/{id}/archive': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly archived: boolean };
    readonly answer: unknown;
  };
  /** The open tasks of entry lists, of all events that the sender may see, the nearest day first. */
  'get /entry-lists': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The tasks of the event: what, by when, by whom, and whether it is done. */
  'get /events/{id}/timeline': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The classes of the championship and who plays in each, with reason and article. */
  'get /events/{id}/classes': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The entrants in the order of ratings, with findings about each entry, and the tasks of the list. */
  'get /events/{id}/entry-list': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The invitation, the lines of the fee table that stand in it, its required contents by article, and the problems of its days. */
  'get /events/{id}/invitation': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Copy the event for another year, with the groups that the sender may see; returns the new id. */
  'post /events/{id}/copy': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly name: string; readonly firstDay?: string };
    readonly answer: unknown;
  };
  /** Create a tournament as a group of the event; returns its id. */
  'post /events/{id}/groups': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly group: string;
      readonly system:
        | 'monrad'
        | 'nordic'
        | 'dutch'
        | 'dubov'
        | 'burstein'
        | 'tempelhof'
        | 'keizer'
        | 'berger'
        | 'dsu'
        | 'tempelhof-table'
        | 'rutsch'
        | 'cup'
        | 'play-off'
        | 'olympiad';
      readonly rounds: number;
    };
    readonly answer: unknown;
  };
  /** Set the first table of groups; groups that are not named stay as they are. */
  'post /events/{id}/first-tables': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly firstTables: Readonly<Record<string, number>> };
    readonly answer: unknown;
  };
  /** Make the event and all its groups say the same of a fact: what the event says or, where it says nothing, its first group that does. */
  'post /events/{id}/facts': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly fact: 'place' | 'committee' | 'deposit' };
    readonly answer: unknown;
  };
  /** Enter people of the register by their ids; for a merged person, the one who stays. */
  'post /events/{id}/people': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly group?: unknown;
      readonly people: readonly string[];
    };
    readonly answer: unknown;
  };
  /** Preview of a list of players: whom it would enter, and the rows that cannot be entered. */
  'post /events/{id}/list/preview': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly list: string | { readonly base64: string } };
    readonly answer: unknown;
  };
  /** Enter the players of a list; those similar to existing entrants only with `alike`. */
  'post /events/{id}/list': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly group?: unknown;
      readonly list: string | { readonly base64: string };
      readonly alike?: boolean;
    };
    readonly answer: unknown;
  };
  /** Enter people of the register by their ids; for a merged person, the one who stays. */
  'post /tournaments/{id}/people': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly people: readonly string[];
    };
    readonly answer: unknown;
  };
  /** Preview of a list of players: whom it would enter, and the rows that cannot be entered. */
  'post /tournaments/{id}/list/preview': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: Shape80;
    readonly answer: unknown;
  };
  /** Enter the players of a list; a list with doubtful rows, columns or names is refused with its preview until `looked` says that it was seen, and those similar to existing players are entered only with `alike`. */
  'post /tournaments/{id}/list': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: Shape80;
    readonly answer: unknown;
  };
  /** Accept the present classes of all entrants, by the regulation or by hand. */
  'post /events/{id}/classes/accept': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly basedOn: number };
    readonly answer: unknown;
  };
  /** Create a tournament for each group of the classes, once all classes are accepted. */
  'post /events/{id}/classes/groups': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly basedOn: number };
    readonly answer: unknown;
  };
  /** Take over facts about entrants from the book of ratings and last year’s event. */
  'post /events/{id}/classes/facts': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly since: string;
      readonly championship: string;
      readonly last?: string;
    };
    readonly answer: unknown;
  };
  /** Store the rights for next year that places at this event give. */
  'post /events/{id}/classes/rights': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly basedOn: number };
    readonly answer: unknown;
  };
  /** The fees owed and paid, the prizes to pay, and all bookings. */
  'get /events/{id}/money': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Book, cancel or change something in an event’s money; once it is answered, it is on disk. */
  'post /events/{id}/money/commands': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly command:
        | {
            readonly kind: 'change-money';
            readonly changes: {
              readonly currency?:
                | 'DKK'
                | 'EUR'
                | 'SEK'
                | 'NOK'
                | 'CHF'
                | 'GBP'
                | 'PLN'
                | 'CZK'
                | 'USD'
                | '';
              readonly federationFee?: number | null;
              readonly rebates?: 'greatest' | 'all';
              readonly deposit?: number | null;
              readonly leader?: string;
              readonly accountsGiven?: string;
              readonly fees?: readonly {
                readonly kind: 'fee' | 'extra' | 'rebate';
                readonly name: string;
                readonly amount: number;
                readonly percent: number;
                readonly group: string;
                readonly class: string;
                readonly titles: readonly string[];
                readonly fromAge: number | null;
                readonly toAge: number | null;
                readonly club: string;
                readonly from: string;
                readonly until: string;
                readonly late: boolean;
              }[];
            };
          }
        | {
            readonly kind: 'set-due';
            readonly player: string;
            readonly due: {
              readonly amount: number;
              readonly why: 'invited' | 'helper' | 'agreed' | 'withdrew' | 'other';
            } | null;
          }
        | {
            readonly kind: 'book';
            readonly bookings: readonly {
              readonly booking: string;
              readonly on: string;
              readonly way: 'cash' | 'bank' | 'other';
              readonly amount: number;
              readonly matter:
                | 'fee'
                | 'prize'
                | 'deposit'
                | 'grant'
                | 'sponsor'
                | 'sales'
                | 'income'
                | 'federation'
                | 'hall'
                | 'arbiters'
                | 'travel'
                | 'rating'
                | 'trophies'
                | 'printing'
                | 'equipment'
                | 'expense';
              readonly player: string;
              readonly group: string;
              readonly appeal: string;
              readonly club: string;
              readonly values: { readonly who: string; readonly what: string };
            }[];
          }
        | { readonly kind: 'take-back'; readonly booking: string }
        | { readonly kind: 'erase-words'; readonly bookings: readonly string[] }
        | { readonly kind: 'return-to'; readonly toVersion: number };
      readonly reason?: string;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Book a payment: of a fee or a part of it, a club’s fees, the federation’s fee, a prize, a deposit, or anything else. */
  'post /events/{id}/money/payments': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly way: 'cash' | 'bank' | 'other';
      readonly on: string;
      readonly paid:
        | { readonly kind: 'player'; readonly player: string }
        | { readonly kind: 'club'; readonly club: string }
        | { readonly kind: 'federation' }
        | { readonly kind: 'prize'; readonly group: string; readonly player: string }
        | {
            readonly kind: 'deposit';
            readonly group: string;
            readonly appeal: string;
            readonly amount?: number | null;
          }
        | {
            readonly kind: 'fee';
            readonly player: string;
            readonly amount: number;
            readonly less?: '' | 'no' | 'invited' | 'helper' | 'agreed' | 'withdrew' | 'other';
            readonly booking?: string;
          }
        | {
            readonly kind: 'other';
            readonly matter:
              | 'grant'
              | 'sponsor'
              | 'sales'
              | 'income'
              | 'federation'
              | 'hall'
              | 'arbiters'
              | 'travel'
              | 'rating'
              | 'trophies'
              | 'printing'
              | 'equipment'
              | 'expense';
            readonly amount: number;
            readonly who?: string;
            readonly what?: string;
            readonly booking?: string;
          };
    };
    readonly answer: unknown;
  };
  /** The book of an event’s money as one JSON file. */
  'get /events/{id}/money/export': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The sound entries of a damaged book of an event’s money, as an export. */
  'get /events/{id}/money/salvage': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Import such a file if the event has no book of its money yet. */
  'post /events/{id}/money/import': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: string | Uint8Array;
    readonly answer: unknown;
  };
  /** The settings of reminders of the event’s deadlines by mail, and the reminders sent. */
  'get /events/{id}/reminders': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Set who is reminded of the event’s deadlines by mail, and when. */
  'post /events/{id}/reminders': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly kinds: readonly ('week' | 'day' | 'late')[];
      readonly addresses: Readonly<Record<string, string>>;
      readonly language: 'da' | 'de' | 'en';
      readonly page: '' | string;
    };
    readonly answer: unknown;
  };
  /** The competitions that the sender may see: by their rights, or because they are public. */
  'get /contests': {
    readonly path: None;
    readonly query: {
      /** The most on a page, 1 to 100; left out with `after`: all on one page */
      readonly limit?: string | number;
      /** The `next` of the page before; pages go by id */
      readonly after?: string | number;
    };
    readonly body: None;
    readonly answer: {
      readonly contests: readonly {
        readonly id: string;
        readonly changedAt: string;
        /** null: the journal cannot be read; `damaged` says why. */ readonly summary: null | {
          readonly name: string;
          readonly format: string;
          readonly firstDay: string;
          readonly lastDay: string;
          readonly published: boolean;
          readonly entries: number;
        };
        readonly damaged: null | DamagedJournal;
        /** Whether it is archived: lists leave it out unless they ask for archived books. */ readonly archived: boolean;
        readonly organisation: string;
        readonly handedTo: readonly string[];
      }[];
      /** The `after` of the next page; null: this is the last. */ readonly next: null | string;
    };
  };
  /** Create a competition by format and rules; returns its id. */
  'post /contests': {
    readonly path: None;
    readonly query: None;
    readonly body: {
      readonly format:
        | 'ladder'
        | 'free-play'
        | 'blitz-year'
        | 'mehrkampf'
        | 'skat'
        | 'trophy'
        | 'season';
      readonly rules?: string;
      readonly values: Shape81;
      readonly programme?: { readonly season: string; readonly item: string };
    };
    readonly answer: unknown;
  };
  /** A competition with all its acts; the public sees only the names of players. */
  'get /contests/{id}': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: Contest;
  };
  /** Execute a command, by the sender’s rights; once it is answered, its entries are on disk. */
  'post /contests/{id}/commands': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly command:
        | {
            readonly kind: 'make-contest';
            readonly id: string;
            readonly format: string;
            readonly rules: string;
            readonly seed: string;
            readonly values: Shape81;
          }
        | {
            readonly kind: 'change-contest';
            readonly changes: {
              readonly name?: string;
              readonly leader?: string;
              readonly firstDay?: string;
              readonly lastDay?: string;
              readonly published?: boolean;
            };
          }
        | {
            readonly kind: 'enter-entry';
            readonly entry: string;
            readonly values: {
              readonly name: string;
              readonly born: string;
              readonly person: string;
            };
            readonly rating: number | null;
            readonly day: string;
          }
        | {
            readonly kind: 'change-entry';
            readonly entry: string;
            readonly changes: {
              readonly name?: string;
              readonly born?: string;
              readonly person?: string;
            };
          }
        | { readonly kind: 'erase-entry'; readonly entry: string }
        | {
            readonly kind: 'note-act';
            readonly act:
              | {
                  readonly kind: 'ladder-begun';
                  readonly ratings?: readonly {
                    readonly entry: string;
                    readonly rating: number | null;
                  }[];
                  readonly day: string;
                }
              | {
                  readonly kind: 'challenge-made';
                  readonly challenge: string;
                  readonly day: string;
                  readonly challenger: string;
                  readonly challenged: string;
                }
              | {
                  readonly kind: 'challenge-accepted';
                  readonly challenge: string;
                  readonly day: string;
                  readonly on: string;
                }
              | {
                  readonly kind: 'challenge-extended';
                  readonly challenge: string;
                  readonly day: string;
                }
              | {
                  readonly kind: 'challenge-played';
                  readonly challenge: string;
                  readonly day: string;
                  readonly halfPoints: readonly number[];
                }
              | {
                  readonly kind: 'challenge-not-met';
                  readonly challenge: string;
                  readonly day: string;
                  readonly why: 'late' | 'declined';
                }
              | {
                  readonly kind: 'challenge-withdrawn';
                  readonly challenge: string;
                  readonly day: string;
                }
              | { readonly kind: 'entry-left'; readonly entry: string; readonly day: string }
              | {
                  readonly kind: 'entry-returned';
                  readonly entry: string;
                  readonly rating: number | null;
                  readonly day: string;
                }
              | {
                  readonly kind: 'game-played';
                  readonly white: string;
                  readonly black: string;
                  readonly halfPoints: number;
                  readonly day: string;
                }
              | {
                  readonly kind: 'leg-planned';
                  readonly leg: string;
                  readonly day: string;
                  readonly what: string;
                  readonly name: string;
                  readonly organiser: unknown;
                  readonly on: string;
                  readonly votesFor: number;
                  readonly votesAgainst: number;
                }
              | { readonly kind: 'leg-dropped'; readonly leg: string; readonly day: string }
              | {
                  readonly kind: 'leg-held';
                  readonly leg: string;
                  readonly day: string;
                  readonly games: number;
                  readonly system?: 'slide' | 'swiss' | 'other';
                  readonly scores: readonly Shape82[];
                }
              | {
                  readonly kind: 'round-drawn';
                  readonly round: number;
                  readonly day: string;
                  readonly players: readonly string[];
                }
              | {
                  readonly kind: 'table-scored';
                  readonly round: number;
                  readonly day: string;
                  readonly table: number;
                  readonly lines: readonly {
                    readonly entry: string;
                    readonly points: number;
                    readonly won: number;
                    readonly lost: number;
                    readonly ramsch: number;
                    readonly against: number | null;
                    readonly total: number | null;
                  }[];
                }
              | { readonly kind: 'title-drawn'; readonly day: string }
              | {
                  readonly kind: 'title-played';
                  readonly winner: string;
                  readonly games?: readonly {
                    readonly white: string;
                    readonly black: string;
                    readonly halfPoints: number;
                  }[];
                  readonly day: string;
                }
              | {
                  readonly kind: 'trophy-won';
                  readonly year: number;
                  readonly day: string;
                  readonly winner: string;
                }
              | { readonly kind: 'trophy-struck'; readonly year: number; readonly day: string }
              | {
                  readonly kind: 'places-given';
                  readonly year: number;
                  readonly day: string;
                  readonly cup: string;
                  readonly places: number;
                  readonly players: readonly string[];
                }
              | {
                  readonly kind: 'programme-planned';
                  readonly day: string;
                  readonly items: readonly Shape83[];
                }
              | { readonly kind: 'item-dropped'; readonly item: string; readonly day: string }
              | {
                  readonly kind: 'item-entered';
                  readonly item: string;
                  readonly entry: string;
                  readonly day: string;
                }
              | {
                  readonly kind: 'item-left';
                  readonly item: string;
                  readonly entry: string;
                  readonly day: string;
                }
              | {
                  readonly kind: 'champion-named';
                  readonly item: string;
                  readonly champions: readonly string[];
                  readonly day: string;
                };
          }
        | { readonly kind: 'return-to'; readonly toVersion: number };
      readonly reason?: string;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** Create the next season, with the programme a year later on the same weekdays; returns its id. */
  'post /contests/{id}/copy': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The competition’s book as one JSON file. */
  'get /contests/{id}/export': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The sound entries of a damaged competition, as an export. */
  'get /contests/{id}/salvage': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Import an exported competition; returns its id, a new one if its own is taken. */
  'post /contests/import': {
    readonly path: None;
    readonly query: None;
    readonly body: string | Uint8Array;
    readonly answer: unknown;
  };
  /** Archive a competition, or take it out of the archive; `withBooks` with those of a season’s programme that no other season names. */
  'post /contests/{id}/archive': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly archived: boolean; readonly withBooks?: boolean };
    readonly answer: unknown;
  };
  /** Enter people of the register with their rating in the lists; an entry with the same name is linked to the person. */
  'post /contests/{id}/people': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly wish: { readonly people: readonly string[]; readonly day: string };
    };
    readonly answer: unknown;
  };
  /** Note champions of the club’s seasons as winners of a trophy, each for their year. */
  'post /contests/{id}/champions': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly wish: {
        readonly of: string;
        readonly items: readonly string[];
        readonly day: string;
      };
    };
    readonly answer: unknown;
  };
  /** Note the results of a leg, and enter players who are not entered yet. */
  'post /contests/{id}/evenings': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly wish: {
        readonly held: {
          readonly leg: string;
          readonly day: string;
          readonly games: number;
          readonly system?: 'slide' | 'swiss' | 'other';
          readonly scores: readonly Shape82[];
        };
        readonly strangers: readonly {
          readonly entry: string;
          readonly name: string;
          readonly person: string;
          readonly score: {
            readonly value: number;
            readonly penalty: number;
            readonly guest: boolean;
          };
        }[];
      };
    };
    readonly answer: unknown;
  };
  /** Plan an item of a season’s programme on its days, or weekly. Default name: that of its section. */
  'post /contests/{id}/programme': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly wish: {
        readonly item: Shape83;
        readonly weekly: {
          readonly first: string;
          readonly times: number;
          readonly weeks: number;
        } | null;
        readonly day: string;
      };
    };
    readonly answer: unknown;
  };
  /** Enter several members of a season for an item of its programme, all or none. */
  'post /contests/{id}/programme/entries': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly wish: {
        readonly item: string;
        readonly entries: readonly string[];
        readonly day: string;
      };
    };
    readonly answer: unknown;
  };
  /** Enter members of a season in a competition; who is there already is passed over. */
  'post /contests/{id}/members': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly season: string;
      readonly entries: readonly string[];
      readonly day: string;
    };
    readonly answer: unknown;
  };
  /** Enter members of a season in a tournament, all or none. */
  'post /tournaments/{id}/members': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly season: string;
      readonly entries: readonly string[];
    };
    readonly answer: unknown;
  };
  /** Enter members of a season in an event, all or none. */
  'post /events/{id}/members': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly group?: unknown;
      readonly season: string;
      readonly entries: readonly string[];
    };
    readonly answer: unknown;
  };
  /** The leagues that the sender may see: by their rights, or because they are public. */
  'get /leagues': {
    readonly path: None;
    readonly query: {
      /** The most on a page, 1 to 100; left out with `after`: all on one page */
      readonly limit?: string | number;
      /** The `next` of the page before; pages go by id */
      readonly after?: string | number;
    };
    readonly body: None;
    readonly answer: {
      readonly leagues: readonly {
        readonly id: string;
        readonly changedAt: string;
        /** null: the journal cannot be read; `damaged` says why. */ readonly summary: null | {
          readonly name: string;
          readonly season: string;
          readonly published: boolean;
          readonly divisions: number;
          readonly teams: number;
        };
        readonly damaged: null | DamagedJournal;
        /** Whether it is archived: lists leave it out unless they ask for archived books. */ readonly archived: boolean;
        readonly organisation: string;
        readonly handedTo: readonly string[];
      }[];
      /** The `after` of the next page; null: this is the last. */ readonly next: null | string;
    };
  };
  /** Create a season of a league; returns its id. */
  'post /leagues': {
    readonly path: None;
    readonly query: None;
    readonly body: { readonly values: Shape84 };
    readonly answer: unknown;
  };
  /** What becomes of each team by the tables as they stand: who goes up and down, why, and in which division it would play next. */
  'get /leagues/{id}/ends': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Create the next season of a league: its rules and divisions, the teams in the divisions that are named, captains and squads if wanted; returns its id. */
  'post /leagues/{id}/next': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly name: string;
      readonly season: string;
      readonly places: Readonly<Record<string, string>>;
      readonly captains: boolean;
      readonly squads: boolean;
    };
    readonly answer: unknown;
  };
  /** A league with its teams and matches; line-ups stay with their captain until both are in or the match begins. */
  'get /leagues/{id}': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: League;
  };
  /** The table of a division: its criteria in their order, and each team with its place, the value of each criterion with the lines of its sum, points taken and where the place leads. */
  'get /leagues/{id}/divisions/{division}/table': {
    readonly path: { readonly id: string | number; readonly division: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: { readonly order: readonly string[]; readonly teams: readonly TableLine[] };
  };
  /** Execute a command, by the sender’s rights: a captain’s in the name of their team. Once it is answered, its entries are on disk. */
  'post /leagues/{id}/commands': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly command:
        | {
            readonly kind: 'make-league';
            readonly id: string;
            readonly values: {
              readonly name: string;
              readonly season: string;
              readonly leader: string;
              readonly winPoints: number;
              readonly drawPoints: number;
              readonly order: readonly string[];
              readonly withdrawal: 'struck' | 'kept' | 'struck-before-half';
              readonly table: 'berger' | 'dsu';
              readonly firstBoard: 'black' | 'white';
              readonly limits: '' | 'dsu' | 'bsv' | 'free';
              readonly lineUpOrder: 'list' | 'free';
              readonly wrongOrder: 'nothing' | 'this-board' | 'from-there-down';
              readonly gap: 'nothing' | 'this-board' | 'from-there-down';
              readonly ineligible: 'nothing' | 'this-board' | 'from-there-down';
              readonly ratingGap: number;
              readonly fixedAfter: number;
              readonly mostReserves: number | null;
              readonly mostGuests: number | null;
              readonly mostForeigners: number | null;
              readonly homeFederation: string;
              readonly leastJuniors: number | null;
              readonly juniorsBorn: number;
              readonly leastWomen: number | null;
              readonly penaltyFromEmpty: number | null;
              readonly penaltyMatchPoints: number;
              readonly oneClub: boolean;
              readonly waitMinutes: number;
              readonly namedUntil: string;
              readonly silenceHours: number;
              readonly letters?: '' | 'da' | 'de' | 'en';
              readonly published: boolean;
              readonly embedAt?: readonly string[];
            };
            readonly start?: {
              readonly divisions: readonly {
                readonly division: string;
                readonly values: Shape85;
              }[];
              readonly teams: readonly {
                readonly team: string;
                readonly division: string;
                readonly values: Shape86;
                readonly captain: {
                  readonly captain: string;
                  readonly captainContact: string;
                  readonly deputy: string;
                  readonly deputyContact: string;
                  readonly accounts: string;
                } | null;
              }[];
              readonly players: readonly {
                readonly player: string;
                readonly team: string;
                readonly seat: 'regular' | 'reserve';
                readonly values: Shape87;
              }[];
            };
          }
        | { readonly kind: 'change-league'; readonly changes: Shape84 }
        | { readonly kind: 'add-division'; readonly division: string; readonly values: Shape85 }
        | { readonly kind: 'change-division'; readonly division: string; readonly changes: Shape88 }
        | { readonly kind: 'remove-division'; readonly division: string }
        | {
            readonly kind: 'enter-teams';
            readonly division: string;
            readonly teams: readonly Shape89[];
          }
        | {
            readonly kind: 'change-team';
            readonly team: string;
            readonly changes: {
              readonly name?: string;
              readonly club?: string;
              readonly hall?: string;
              readonly homeDay?:
                | ''
                | 'monday'
                | 'tuesday'
                | 'wednesday'
                | 'thursday'
                | 'friday'
                | 'saturday'
                | 'sunday';
              readonly homeTime?: string;
              readonly refuses?: boolean;
            };
          }
        | {
            readonly kind: 'withdraw-team';
            readonly team: string;
            readonly how: '' | 'struck' | 'kept' | 'rule';
          }
        | {
            readonly kind: 'name-captains';
            readonly team: string;
            readonly changes: {
              readonly captain?: string;
              readonly captainContact?: string;
              readonly deputy?: string;
              readonly deputyContact?: string;
              readonly accounts?: string;
            };
          }
        | { readonly kind: 'erase-captains'; readonly team: string }
        | { readonly kind: 'merge-clubs'; readonly from: string; readonly into: string }
        | {
            readonly kind: 'name-players';
            readonly team: string;
            readonly players: readonly { readonly id: string; readonly values: Shape87 }[];
            readonly seat: 'regular' | 'reserve';
            readonly leave: string;
          }
        | {
            readonly kind: 'change-player';
            readonly player: string;
            readonly changes: {
              readonly name?: string;
              readonly rating?: number;
              readonly fideRating?: number;
              readonly nationalId?: string;
              readonly fideId?: string;
              readonly title?: string;
              readonly federation?: string;
              readonly sex?: '' | 'm' | 'w';
              readonly guest?: boolean;
              readonly born?: string;
              readonly person?: string;
            };
          }
        | {
            readonly kind: 'rank-squad';
            readonly team: string;
            readonly regular: readonly string[];
            readonly reserves: readonly string[];
          }
        | { readonly kind: 'remove-player'; readonly player: string }
        | { readonly kind: 'erase-player'; readonly player: string }
        | {
            readonly kind: 'add-wish';
            readonly wish: string;
            readonly division: string;
            readonly teams: readonly string[];
            readonly values: {
              readonly wish: 'home' | 'away' | 'not-home-together' | 'meet-by' | 'meet-from';
              readonly round: number;
              readonly places: number;
              readonly weight: number;
            };
          }
        | { readonly kind: 'drop-wish'; readonly wish: string }
        | {
            readonly kind: 'draw-schedule';
            readonly division: string;
            readonly teams: readonly string[];
            readonly days: readonly string[];
            readonly double: boolean;
          }
        | {
            readonly kind: 'number-teams';
            readonly division: string;
            readonly teams: readonly string[];
          }
        | {
            readonly kind: 'set-bye';
            readonly team: string;
            readonly round: number;
            readonly bye: '' | 'zero-point' | 'half-point' | 'full-point' | 'pairing-allocated';
            readonly reason: string;
          }
        | {
            readonly kind: 'draw-round';
            readonly division: string;
            readonly round: number;
            readonly day: string;
            readonly seed: string;
          }
        | { readonly kind: 'publish-round'; readonly division: string; readonly round: number }
        | { readonly kind: 'take-back-round'; readonly division: string; readonly round: number }
        | {
            readonly kind: 'exchange-teams';
            readonly division: string;
            readonly round: number;
            readonly one: string;
            readonly other: string;
            readonly reason: string;
          }
        | {
            readonly kind: 'decide-pair';
            readonly division: string;
            readonly round: number;
            readonly winner: string;
            readonly by: 'lots' | 'leader';
            readonly reason: string;
          }
        | {
            readonly kind: 'plan-match';
            readonly match: string;
            readonly division: string;
            readonly round: number;
            readonly home: string;
            readonly away: string;
            readonly playOff?: boolean;
            readonly values: {
              readonly day: string;
              readonly time: string;
              readonly place: string;
            };
          }
        | { readonly kind: 'remove-match'; readonly match: string }
        | {
            readonly kind: 'date-round';
            readonly division: string;
            readonly round: number;
            readonly day: string;
          }
        | {
            readonly kind: 'date-match';
            readonly match: string;
            readonly changes: {
              readonly day?: string;
              readonly time?: string;
              readonly place?: string;
            };
          }
        | {
            readonly kind: 'postpone-match';
            readonly match: string;
            readonly due: string;
            readonly reason: string;
          }
        | {
            readonly kind: 'hand-in-line-up';
            readonly match: string;
            readonly by?: string;
            readonly team: string;
            readonly players: readonly unknown[];
          }
        | {
            readonly kind: 'note-results';
            readonly match: string;
            readonly by?: string;
            readonly results: readonly {
              readonly board: number;
              readonly score: '' | '1-0' | 'draw' | '0-1' | '+/-' | '-/+' | '-/-';
            }[];
          }
        | {
            readonly kind: 'note-round';
            readonly division: string;
            readonly round: number;
            readonly matches: readonly {
              readonly match: string;
              readonly results: readonly {
                readonly board: number;
                readonly score: '' | '1-0' | 'draw' | '0-1' | '+/-' | '-/+' | '-/-';
              }[];
            }[];
          }
        | {
            readonly kind: 'seat-reserve';
            readonly match: string;
            readonly by?: string;
            readonly team: string;
            readonly board: number;
            readonly player: string;
          }
        | {
            readonly kind: 'change-sheet';
            readonly match: string;
            readonly by?: string;
            readonly changes: {
              readonly start?: string;
              readonly arbiter?: string;
              readonly lateArrivals?: string;
              readonly remarks?: string;
            };
          }
        | {
            readonly kind: 'agree-sheet';
            readonly match: string;
            readonly by?: string;
            readonly team: string;
          }
        | {
            readonly kind: 'settle-by-score';
            readonly match: string;
            readonly score: { readonly home: number; readonly away: number } | null;
          }
        | {
            readonly kind: 'forfeit-match';
            readonly match: string;
            readonly lost: '' | 'home' | 'away' | 'both';
          }
        | {
            readonly kind: 'overrule-match';
            readonly match: string;
            readonly score: { readonly home: number; readonly away: number } | null;
            readonly reason: string;
          }
        | {
            readonly kind: 'take-points';
            readonly penalty: string;
            readonly team: string;
            readonly matchPoints: number;
            readonly halfPoints: number;
            readonly reason: string;
          }
        | { readonly kind: 'give-back-points'; readonly penalty: string }
        | {
            readonly kind: 'take-season';
            readonly division: string;
            readonly source: string;
            readonly changes?: Shape88;
            readonly teams: readonly Shape89[];
            readonly players: readonly {
              readonly id: string;
              readonly team: string;
              readonly seat: 'regular' | 'reserve';
              readonly values: Shape87;
            }[];
            readonly matches: readonly {
              readonly match: string;
              readonly round: number;
              readonly home: string;
              readonly away: string;
              readonly values: {
                readonly day: string;
                readonly time: string;
                readonly place: string;
              };
            }[];
            readonly byes?: readonly {
              readonly team: string;
              readonly round: number;
              readonly bye: 'zero-point' | 'half-point' | 'full-point' | 'pairing-allocated';
            }[];
            readonly played: readonly {
              readonly match: string;
              readonly lineUps: {
                readonly home: readonly unknown[] | null;
                readonly away: readonly unknown[] | null;
              };
              readonly scores: readonly ('' | '1-0' | 'draw' | '0-1' | '+/-' | '-/+' | '-/-')[];
              readonly score: { readonly home: number; readonly away: number } | null;
              readonly lost: '' | 'home' | 'away' | 'both';
              readonly counts?: { readonly home: number; readonly away: number } | null;
            }[];
            readonly penalties: readonly {
              readonly penalty: string;
              readonly team: string;
              readonly matchPoints: number;
              readonly halfPoints: number;
            }[];
          }
        | {
            readonly kind: 'settle-ends';
            readonly places?: Readonly<Record<string, string>>;
            readonly reasons?: Readonly<Record<string, string>>;
          }
        | {
            readonly kind: 'call-player';
            readonly match: string;
            readonly by?: string;
            readonly call: string;
            readonly team: string;
            readonly player: string;
          }
        | {
            readonly kind: 'answer-call';
            readonly call: string;
            readonly by?: string;
            readonly granted: boolean;
            readonly reason: string;
          }
        | { readonly kind: 'return-to'; readonly toVersion: number };
      readonly reason?: string;
      readonly confirmed?: boolean;
    };
    readonly answer: unknown;
  };
  /** The league’s book as one JSON file. */
  'get /leagues/{id}/export': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The sound entries of a damaged league, as an export. */
  'get /leagues/{id}/salvage': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Import an exported league; returns its id, a new one if its own is taken. */
  'post /leagues/import': {
    readonly path: None;
    readonly query: None;
    readonly body: string | Uint8Array;
    readonly answer: unknown;
  };
  /** Archive a league, or take it out of the archive. */
  'post /leagues/{id}/archive': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: { readonly archived: boolean };
    readonly answer: unknown;
  };
  /** Divide the players of a tournament, or of lines of text, into teams of like strength (DSU 2002 4.13.5). */
  'post /leagues/{id}/divided-teams': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly wish: {
        readonly division: string;
        readonly count: number;
        readonly name: string;
        readonly tournament: string;
        readonly players: string;
      };
    };
    readonly answer: unknown;
  };
  /** Enter teams from lines of text: name; club; hall. */
  'post /leagues/{id}/teams': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly wish: { readonly division: string; readonly lines: string };
    };
    readonly answer: unknown;
  };
  /** Name players for a squad from lines of text: name; rating; number; year of birth. */
  'post /leagues/{id}/squads': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly wish: {
        readonly team: string;
        readonly seat: 'regular' | 'reserve';
        readonly leave: string;
        readonly lines: string;
      };
    };
    readonly answer: unknown;
  };
  /** Put a squad in order by the places given to its players. */
  'post /leagues/{id}/ranks': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly wish: {
        readonly team: string;
        readonly places: readonly {
          readonly player: string;
          readonly place: string;
          readonly seat: 'regular' | 'reserve';
        }[];
      };
    };
    readonly answer: unknown;
  };
  /** Hand in a line-up by the numbers of its boards; a captain that of their own team. */
  'post /leagues/{id}/line-ups': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly basedOn: number;
      readonly confirmed?: boolean;
      readonly wish: {
        readonly match: string;
        readonly team: string;
        readonly boards: Readonly<Record<string, string>>;
      };
    };
    readonly answer: unknown;
  };
  /** What of a running season in files (tables of teams, squads and results as CSV, XLSX or ODS, or a report file) would be taken over into a division: the command `take-season` to send to `commands`, and what is not understood, by line. */
  'post /leagues/{id}/season/look': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: {
      readonly division: string;
      readonly files: readonly {
        readonly content: string | { readonly base64: string };
        readonly name?: string;
      }[];
    };
    readonly answer: unknown;
  };
  /** A division as a report file with its teams, line-ups and games; `edition` is `trf26` (usual) or `trf16`. */
  'get /leagues/{id}/divisions/{division}/report.trf': {
    readonly path: { readonly id: string | number; readonly division: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** The rating report of all games of a league in a `month` (`2026-11`; left out: the whole season) by an edition of `rules` (left out: that of the players’ federation), and every result that is not rated, with the reason. */
  'get /leagues/{id}/rating-report': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Everybody who played in a division with their points, by colour, and their performance; with `board` at one board only. */
  'get /leagues/{id}/divisions/{division}/players': {
    readonly path: { readonly id: string | number; readonly division: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: { readonly players: readonly ScoreLine[] };
  };
  /** The prizes within the teams of a `club` (Tempelhof III.H.6): who counts, who gets one, and which games are left out. */
  'get /leagues/{id}/prizes': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Server-sent events: version, kinds and first round of new entries. */
  'get /tournaments/{id}/live': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Server-sent events of all groups of an event; each with the version of its group. */
  'get /events/{id}/live': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Server-sent events: the version of a league, whenever something is new in it. */
  'get /leagues/{id}/live': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Server-sent events for the screens of a hall: public news, and changes of the arrangement. */
  'get /tournaments/{id}/screens/live': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** Server-sent events for the screens of a hall: public news, and changes of the arrangement. */
  'get /events/{id}/screens/live': {
    readonly path: { readonly id: string | number };
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
  /** This description. */
  'get /openapi.json': {
    readonly path: None;
    readonly query: None;
    readonly body: None;
    readonly answer: unknown;
  };
}

/** All errors with which the API can answer. */
export type ApiError =
  | UnknownVersion
  | DamagedJournal
  | MissingJournal
  | RemovedJournal
  | NewerFormat
  | UnknownOrganisation
  | StorageFailed
  | { readonly code: 'request.invalid'; readonly at: string }
  | { readonly code: 'pairing.too-few-players'; readonly present: number }
  | {
      /** `no-legal-colours`: there is a pairing, but only with a forbidden colour for a player. */ readonly code:
        | 'pairing.no-legal-pairing'
        | 'pairing.no-legal-colours';
      readonly roundNumber: number;
      readonly players: readonly number[];
    }
  | {
      readonly code: 'pairing.schedule-over';
      readonly roundNumber: number;
      readonly rounds: number;
    }
  | {
      readonly code: 'pairing.games-unfinished';
      readonly roundNumber: number;
      readonly players: readonly number[];
    }
  | {
      readonly code: 'pairing.lot-needed';
      readonly roundNumber: number;
      readonly players: readonly number[];
    }
  | { readonly code: 'pairing.decided'; readonly winners: readonly number[] }
  | {
      readonly code: 'lots.varma-players';
      readonly players: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'lots.varma-no-room'; readonly group: string; readonly count: number }
  | { readonly code: 'prize-plan.empty'; readonly path: string }
  | { readonly code: 'prize-plan.too-much'; readonly path: string; readonly most: number }
  | { readonly code: 'prize-plan.money-invalid'; readonly path: string }
  | { readonly code: 'prize-plan.money-rises'; readonly path: string }
  | {
      readonly code: 'prize-plan.number-invalid';
      readonly path: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'prize-plan.range-reversed'; readonly path: string }
  | {
      readonly code: 'prize-plan.ranges-overlap';
      readonly path: string;
      readonly otherPath: string;
    }
  | { readonly code: 'prize-plan.condition-twice'; readonly path: string }
  | { readonly code: 'prize-plan.year-missing'; readonly path: string }
  | { readonly code: 'prize-plan.player-twice'; readonly path: string }
  | { readonly code: 'prize-plan.player-unknown'; readonly path: string }
  | { readonly code: 'prize-plan.not-equal'; readonly path: string }
  | {
      readonly code: 'command.needs-confirmation';
      readonly consequences: readonly Consequence[];
      readonly reasonNeeded: boolean;
      /** True: it was confirmed once, and now needs `confirmed: 'twice'`. */ readonly again: boolean;
    }
  | {
      readonly code: 'command.not-now';
      readonly command:
        | 'exchange-numbers'
        | 'create-tournament'
        | 'change-settings'
        | 'enter-players'
        | 'change-player'
        | 'change-players'
        | 'decline-changes'
        | 'remove-player'
        | 'erase-player'
        | 'withdraw-player'
        | 'expel-player'
        | 'return-player'
        | 'close-entries'
        | 'reopen-entries'
        | 'draw-lots'
        | 'number-by-strength'
        | 'draw-first-colour'
        | 'set-draw-numbers'
        | 'attach-moves'
        | 'request-bye'
        | 'cancel-bye-request'
        | 'ask-for'
        | 'take-back-ask'
        | 'decline-ask'
        | 'check-in'
        | 'undo-check-in'
        | 'settle-absences'
        | 'set-presences'
        | 'keep-in'
        | 'fix-table'
        | 'note-excuse'
        | 'remove-excuse'
        | 'pair-round'
        | 'pair-all-rounds'
        | 'pair-by-hand'
        | 'alter-draft'
        | 'publish-round'
        | 'begin-round'
        | 'add-pair'
        | 'unpublish-round'
        | 'enter-result'
        | 'correct-result'
        | 'report-result'
        | 'settle-reports'
        | 'verify-round'
        | 'swap-colours'
        | 'decide-game-rating'
        | 'note-late-reserve'
        | 'decide-rating-result'
        | 'note-report-sent'
        | 'set-month-ratings'
        | 'draw-start-position'
        | 'draw-tie-lots'
        | 'order-tied-players'
        | 'set-prizes'
        | 'set-appeals'
        | 'lodge-appeal'
        | 'decide-appeal'
        | 'carry-on-appeal'
        | 'record-incident'
        | 'give-classes'
        | 'publish-targets'
        | 'give-next-class'
        | 'finish-tournament'
        | 'reopen-tournament'
        | 'enter-fide-mode'
        | 'leave-fide-mode'
        | 'return-to';
      readonly phase: string;
    }
  | { readonly code: 'tournament.exists' }
  | { readonly code: 'tournament.missing' }
  | { readonly code: 'settings.invalid'; readonly field: string; readonly problem: string }
  | { readonly code: 'settings.of-event'; readonly field: string; readonly event: string }
  | {
      readonly code: 'settings.rounds-unplayable';
      readonly player: string;
      readonly most: number;
      readonly field: 'roundsPlanned';
    }
  | { readonly code: 'player.unknown'; readonly player: string }
  | {
      readonly code: 'player.suspended';
      readonly index: number;
      readonly article: string;
      readonly field: 'name';
      readonly name: string;
      readonly lastDay: string;
    }
  | {
      readonly code: 'player.duplicate';
      readonly index: number;
      readonly name: string;
      readonly existing: string;
    }
  | {
      readonly code: 'player.invalid';
      readonly index: number;
      readonly field: string;
      readonly problem: string;
    }
  | { readonly code: 'player.has-played'; readonly player: string }
  | { readonly code: 'player.already-withdrawn'; readonly player: string }
  | { readonly code: 'player.not-withdrawn'; readonly player: string }
  | { readonly code: 'player.already-expelled'; readonly player: string }
  | { readonly code: 'player.expulsion-unexplained'; readonly player: string }
  | { readonly code: 'lots.not-drawn' }
  | { readonly code: 'lots.varma-needs-table' }
  | { readonly code: 'lots.seed-missing' }
  | { readonly code: 'lots.first-colour-not-drawn' }
  | { readonly code: 'lots.no-first-colour' }
  | { readonly code: 'lots.no-start-positions' }
  | { readonly code: 'lots.start-position-played'; readonly round: number }
  | {
      readonly code: 'lots.order-invalid';
      readonly problem: 'missing' | 'unknown' | 'twice';
      readonly player: string;
    }
  | { readonly code: 'lots.numbers-too-late'; readonly article: string; readonly until: number }
  | { readonly code: 'lots.numbers-drafted'; readonly article: string }
  | { readonly code: 'lots.numbers-accelerated'; readonly article: string }
  | { readonly code: 'lots.not-equal'; readonly article: string; readonly player: string }
  | { readonly code: 'lots.values-invalid' }
  | { readonly code: 'lots.not-tied'; readonly players: readonly string[] }
  | { readonly code: 'lots.no-such-play-off' }
  | { readonly code: 'table.kept'; readonly player: string; readonly table: number }
  | { readonly code: 'table.invalid'; readonly most: number }
  | { readonly code: 'system.not-scheduled' }
  | { readonly code: 'system.no-late-pair' }
  | { readonly code: 'system.not-by-hand' }
  | { readonly code: 'round.unknown'; readonly round: number }
  | { readonly code: 'round.already-paired'; readonly round: number }
  | { readonly code: 'round.no-more'; readonly planned: number }
  | { readonly code: 'round.not-draft'; readonly round: number }
  | { readonly code: 'round.not-published'; readonly round: number }
  | { readonly code: 'round.start-not-a-time'; readonly at: string }
  | { readonly code: 'draft.player-twice'; readonly player: string }
  | { readonly code: 'draft.player-not-present'; readonly player: string }
  | { readonly code: 'draft.too-many-byes'; readonly players: readonly string[] }
  | { readonly code: 'late-pair.round-over'; readonly round: number }
  | { readonly code: 'late-pair.not-free'; readonly player: string }
  | {
      readonly code: 'late-pair.have-met';
      readonly white: string;
      readonly black: string;
      readonly article: string;
      readonly earlierRound: number;
    }
  | { readonly code: 'late-pair.minutes-invalid'; readonly most: number }
  | { readonly code: 'bye.round-already-paired'; readonly round: number }
  | { readonly code: 'bye.not-in-table' }
  | { readonly code: 'bye.round-not-missed'; readonly round: number }
  | { readonly code: 'bye.not-in-last-round'; readonly round: number; readonly article: string }
  | { readonly code: 'bye.too-many'; readonly most: number }
  | { readonly code: 'board.unknown'; readonly board: number; readonly round: number }
  | {
      readonly code: 'result.invalid';
      readonly whiteHalfPoints: number;
      readonly blackHalfPoints: number;
    }
  | { readonly code: 'result.due-not-a-date'; readonly due: string }
  | { readonly code: 'result.colours-stand'; readonly board: number; readonly round: number }
  | { readonly code: 'result.already-entered'; readonly board: number; readonly round: number }
  | { readonly code: 'rating-result.none-yet'; readonly board: number; readonly round: number }
  | { readonly code: 'rating-result.not-final' }
  | { readonly code: 'report-sent.nothing-played' }
  | { readonly code: 'report-sent.provisional' }
  | { readonly code: 'report-sent.month-unknown'; readonly month: string }
  | { readonly code: 'report-sent.day-unknown'; readonly day: string }
  | { readonly code: 'report-sent.day-to-come'; readonly day: string }
  | { readonly code: 'report-sent.rules-unknown'; readonly edition: string }
  | { readonly code: 'reported.not-asked-for' }
  | { readonly code: 'reported.other-pairing'; readonly board: number; readonly round: number }
  | { readonly code: 'reported.arbiter-only' }
  | { readonly code: 'reported.waits'; readonly board: number; readonly round: number }
  | { readonly code: 'moves.other-pairing'; readonly board: number; readonly round: number }
  | { readonly code: 'moves.malformed'; readonly board: number; readonly round: number }
  | {
      readonly code: 'verification.differs';
      readonly round: number;
      readonly boards: readonly number[];
    }
  | { readonly code: 'ask.not-taken' }
  | { readonly code: 'ask.too-late'; readonly round: number; readonly until: string }
  | { readonly code: 'ask.not-playing'; readonly player: string }
  | { readonly code: 'ask.declined'; readonly round: number }
  | { readonly code: 'ask.none'; readonly player: string; readonly round: number }
  | { readonly code: 'check-in.not-this-round'; readonly round: number }
  | { readonly code: 'check-in.not-missing'; readonly player: string }
  | { readonly code: 'check-in.not-a-no-show'; readonly player: string; readonly round: number }
  | { readonly code: 'excuse.no-game'; readonly player: string; readonly round: number }
  | { readonly code: 'excuse.game-over'; readonly player: string; readonly round: number }
  | { readonly code: 'excuse.not-a-day'; readonly day: string }
  | { readonly code: 'excuse.none'; readonly player: string; readonly round: number }
  | {
      readonly code: 'appeal.field-invalid';
      readonly field: string;
      readonly problem: 'missing' | 'unknown' | 'not-a-date' | 'too-early';
    }
  | { readonly code: 'appeal.unknown'; readonly appeal: number }
  | { readonly code: 'appeal.no-game'; readonly board: number; readonly round: number }
  | { readonly code: 'appeal.decided'; readonly appeal: number }
  | { readonly code: 'appeal.undecided'; readonly appeal: number }
  | { readonly code: 'appeal.final'; readonly appeal: number; readonly article: string }
  | { readonly code: 'incident.unknown'; readonly situation: string }
  | { readonly code: 'incident.no-rule'; readonly situation: string }
  | { readonly code: 'incident.unanswered'; readonly question: string }
  | { readonly code: 'incident.penalty-unknown'; readonly penalty: string }
  | { readonly code: 'incident.not-their-game'; readonly board: number; readonly round: number }
  | { readonly code: 'championship.rules-unknown'; readonly rules: string }
  | { readonly code: 'championship.classes-invalid'; readonly least: number; readonly most: number }
  | { readonly code: 'championship.class-invalid'; readonly most: number }
  | { readonly code: 'championship.reason-missing'; readonly player: string }
  | { readonly code: 'championship.none' }
  | { readonly code: 'championship.class-missing'; readonly player: string }
  | { readonly code: 'championship.no-targets' }
  | {
      readonly code: 'fide-mode.refused';
      readonly article: string;
      readonly fideAct:
        | 'rounds'
        | 'leave-mode'
        | 'pairing-made'
        | 'numbers'
        | 'prohibition'
        | 'full-point-bye'
        | 'enter-mode'
        | 'system'
        | 'ratings'
        | 'scoring'
        | 'acceleration'
        | 'bye-value'
        | 'draw-above-half'
        | 'bye-above-win'
        | 'tie-breaks'
        | 'open-games-expected'
        | 'numbers-against-ratings'
        | 'exchange-numbers'
        | 'take-back-round'
        | 'undo'
        | 'import-wrong-rounds'
        | 'adjourning'
        | 'adjourned-result'
        | 'second-half-point-bye'
        | 'correct-previous'
        | 'correct-older'
        | 'correct-for-rating'
        | 'order-given'
        | 'finish-with-open-games'
        | 'report-with-open-games'
        | 'reopen';
      /** The setting that it is about; '': none. */ readonly field:
        | ''
        | 'name'
        | 'system'
        | 'roundsPlanned'
        | 'group'
        | 'tieBreaks'
        | 'forbidden'
        | 'scoring'
        | 'timeControl'
        | 'rated'
        | 'place'
        | 'openTo'
        | 'membersOf'
        | 'federation'
        | 'roundDates'
        | 'firstTable'
        | 'unusedTables'
        | 'phoneReports'
        | 'playerAsks'
        | 'roundPlay'
        | 'startPositions'
        | 'waitingMinutes'
        | 'timeOdds'
        | 'chiefArbiter'
        | 'arbiters'
        | 'committee'
        | 'leaveToPlay'
        | 'halfPointByes'
        | 'openGamesAs'
        | 'pairingRatings'
        | 'secondRatings'
        | 'unratedAs'
        | 'shownRatings'
        | 'tieBreakEdition'
        | 'marks'
        | 'printLanguage'
        | 'printLook'
        | 'visibility'
        | 'embedAt'
        | 'movesShown'
        | 'origin';
    }
  | { readonly code: 'fide-mode.on' }
  | { readonly code: 'fide-mode.off' }
  | { readonly code: 'fide-mode.left'; readonly round: number }
  | { readonly code: 'fide-mode.too-late' }
  | Shape90
  | ImportInvalid
  | { readonly code: 'import.cut-off'; readonly stated: number; readonly sound: number }
  | { readonly code: 'import.broken-off'; readonly sound: number }
  | RoundsDiffer
  | LastCopyFailed
  | { readonly code: 'remove.other-name' }
  | {
      readonly code: 'register.field-invalid';
      readonly field: string;
      readonly problem: FieldProblem;
    }
  | { readonly code: 'register.id-taken'; readonly id: string }
  | { readonly code: 'register.unknown-person'; readonly person: string }
  | { readonly code: 'register.unknown-association'; readonly association: string }
  | { readonly code: 'register.unknown-membership'; readonly membership: string }
  | { readonly code: 'register.unknown-office'; readonly term: string }
  | { readonly code: 'register.unknown-licence-act'; readonly act: string }
  | { readonly code: 'register.office-elsewhere'; readonly association: string }
  | { readonly code: 'register.office-of-competition'; readonly office: string }
  | { readonly code: 'register.wrong-level'; readonly association: string }
  | { readonly code: 'register.guest-of-no-club'; readonly association: string }
  | { readonly code: 'register.days-reversed'; readonly from: string; readonly to: string }
  | { readonly code: 'register.plays-for-another'; readonly membership: string }
  | { readonly code: 'register.same-person'; readonly person: string }
  | { readonly code: 'register.not-merged'; readonly person: string }
  | { readonly code: 'register.merged-since'; readonly person: string }
  | {
      readonly code: 'register.double';
      readonly person: string;
      readonly name: string;
      readonly born: string;
    }
  | { readonly code: 'register.new-club'; readonly name: string }
  | { readonly code: 'register.confirm-erasing'; readonly person: string }
  | Shape90
  | { readonly code: 'register.exists' }
  | { readonly code: 'register.course-list-empty'; readonly field: 'people' }
  | {
      readonly code: 'register.course-list-unknown';
      readonly field: 'people';
      readonly lines: string;
    }
  | { readonly code: 'ratings.number-not-granted'; readonly rating: number; readonly known: string }
  | {
      readonly code: 'ratings.other-proposer' | 'ratings.other-approver';
      readonly rating: number;
      readonly office:
        | 'district'
        | 'club-president'
        | 'district-president'
        | 'organiser'
        | 'rating-committee'
        | 'playing-committee-chair'
        | 'executive';
      readonly article: string;
    }
  | {
      readonly code: 'ratings.committee-not-asked';
      readonly rating: number;
      readonly article: string;
    }
  | {
      readonly code: 'ratings.field-invalid';
      readonly field: string;
      readonly problem: FieldProblem;
    }
  | { readonly code: 'ratings.unknown-person'; readonly person: string }
  | { readonly code: 'ratings.unknown-act'; readonly act: string }
  | { readonly code: 'ratings.id-taken'; readonly id: string }
  | { readonly code: 'ratings.number-taken'; readonly number: string; readonly name: string }
  | { readonly code: 'ratings.unknown-edition'; readonly edition: string; readonly known: string }
  | { readonly code: 'ratings.has-number'; readonly name: string; readonly rating: number }
  | {
      readonly code: 'ratings.has-number-until';
      readonly name: string;
      readonly rating: number;
      readonly from: string;
    }
  | { readonly code: 'ratings.no-number'; readonly name: string }
  | {
      readonly code: 'ratings.below-floor';
      readonly name: string;
      readonly rating: number;
      readonly floor: number;
    }
  | { readonly code: 'ratings.days-reversed'; readonly firstDay: string; readonly lastDay: string }
  | { readonly code: 'ratings.reported-early'; readonly day: string; readonly lastDay: string }
  | { readonly code: 'ratings.reported-twice'; readonly name: string }
  | { readonly code: 'ratings.estimated-at-home'; readonly name: string; readonly article: string }
  | { readonly code: 'ratings.player-twice'; readonly group: string; readonly name: string }
  | {
      readonly code: 'ratings.adjustment-day';
      readonly firstDay: string;
      readonly lastDay: string;
      readonly article: string;
    }
  | { readonly code: 'ratings.adjusted-already'; readonly year: string }
  | { readonly code: 'ratings.nobody-compared'; readonly year: string; readonly article: string }
  | { readonly code: 'ratings.no-lift'; readonly edition: string; readonly known: string }
  | { readonly code: 'ratings.lifted-already'; readonly edition: string }
  | { readonly code: 'ratings.nobody-lifted'; readonly day: string }
  | { readonly code: 'ratings.confirm-taking-back'; readonly act: string; readonly people: number }
  | { readonly code: 'ratings.confirm-erasing'; readonly person: string }
  | Shape90
  | { readonly code: 'ratings.exists' }
  | {
      readonly code: 'sanctions.field-invalid';
      readonly field: string;
      readonly problem: FieldProblem;
    }
  | { readonly code: 'sanctions.id-taken'; readonly id: string }
  | { readonly code: 'sanctions.unknown-sanction'; readonly sanction: string }
  | { readonly code: 'sanctions.unknown-person'; readonly person: string }
  | { readonly code: 'sanctions.no-warning'; readonly article: string }
  | { readonly code: 'sanctions.too-short'; readonly leastMonths: number; readonly article: string }
  | {
      readonly code: 'sanctions.days-reversed';
      readonly field: string;
      readonly given: string;
      readonly day: string;
    }
  | {
      readonly code: 'sanctions.ends-before';
      readonly field: 'lastDay';
      readonly from: string;
      readonly day: string;
    }
  | { readonly code: 'sanctions.several-times' }
  | { readonly code: 'sanctions.not-yet'; readonly field: 'given'; readonly day: string }
  | { readonly code: 'sanctions.over'; readonly until: string }
  | { readonly code: 'sanctions.given-twice'; readonly given: string }
  | { readonly code: 'sanctions.ended-already'; readonly sanction: string }
  | { readonly code: 'sanctions.not-due'; readonly until: string }
  | { readonly code: 'sanctions.confirm-deleting' }
  | Shape90
  | { readonly code: 'sanctions.exists' }
  | { readonly code: 'event.exists' }
  | { readonly code: 'event.missing' }
  | { readonly code: 'event.field-invalid'; readonly field: string; readonly problem: FieldProblem }
  | { readonly code: 'event.days-reversed'; readonly field: 'lastDay' }
  | { readonly code: 'event.approved-before-asked'; readonly field: 'combinationApproved' }
  | { readonly code: 'event.id-taken'; readonly id: string }
  | { readonly code: 'event.unknown-entrant'; readonly entrant: string }
  | { readonly code: 'event.unknown-group'; readonly group: string }
  | { readonly code: 'event.group-twice'; readonly group: string }
  | { readonly code: 'event.duplicate'; readonly field: 'name'; readonly name: string }
  | {
      readonly code: 'event.suspended';
      readonly field: 'name';
      /** The index in the command's list of people. */ readonly index: number;
      readonly name: string;
      /** The last day of the suspension, `2026-12-31`. */ readonly lastDay: string;
      readonly article: string;
    }
  | { readonly code: 'event.confirm-erasing'; readonly entrant: string }
  | { readonly code: 'money.still-owed'; readonly name: string; readonly amounts: string }
  | { readonly code: 'money.paid-already'; readonly name: string }
  | { readonly code: 'event.group-begun'; readonly entrant: string; readonly name: string }
  | { readonly code: 'event.classes-open' }
  | { readonly code: 'event.group-elsewhere'; readonly event: string }
  | { readonly code: 'event.groups-left'; readonly groups: string }
  | Shape90
  | { readonly code: 'contest.exists' }
  | { readonly code: 'contest.missing' }
  | {
      readonly code: 'contest.field-invalid';
      readonly field: string;
      readonly problem: FieldProblem;
    }
  | {
      readonly code: 'contest.days-reversed';
      readonly field: string;
      readonly day: string;
      readonly first: string;
    }
  | { readonly code: 'contest.not-yet'; readonly field: 'when'; readonly day: string }
  | { readonly code: 'contest.id-taken'; readonly id: string }
  | { readonly code: 'contest.unknown-entry'; readonly entry: string }
  | { readonly code: 'contest.unknown-challenge'; readonly challenge: string }
  | { readonly code: 'contest.other-format' }
  | { readonly code: 'contest.duplicate'; readonly field: 'name'; readonly name: string }
  | { readonly code: 'contest.begun' }
  | { readonly code: 'contest.not-begun' }
  | { readonly code: 'contest.too-few'; readonly least: number }
  | { readonly code: 'contest.oneself' }
  | { readonly code: 'contest.not-on-list'; readonly name: string }
  | { readonly code: 'contest.on-list'; readonly name: string }
  | { readonly code: 'contest.not-above'; readonly name: string; readonly opponent: string }
  | {
      readonly code: 'contest.too-far-up';
      readonly name: string;
      readonly opponent: string;
      readonly most: number;
    }
  | { readonly code: 'contest.same-opponent'; readonly name: string; readonly opponent: string }
  | { readonly code: 'contest.challenges-already'; readonly name: string }
  | { readonly code: 'contest.challenged-already'; readonly name: string }
  | { readonly code: 'contest.game-missing'; readonly field: 'second' }
  | { readonly code: 'contest.game-too-many'; readonly field: 'second' }
  | { readonly code: 'contest.too-late'; readonly field: 'when'; readonly until: string }
  | { readonly code: 'contest.not-due'; readonly until: string }
  | { readonly code: 'contest.extended' }
  | { readonly code: 'contest.same-colours'; readonly name: string; readonly opponent: string }
  | {
      readonly code: 'contest.most-a-day';
      readonly field: 'when';
      readonly name: string;
      readonly most: number;
    }
  | { readonly code: 'contest.unknown-leg'; readonly leg: string }
  | { readonly code: 'contest.planned-already'; readonly field: 'what'; readonly name: string }
  | {
      readonly code: 'contest.no-majority';
      readonly field: 'votesFor';
      readonly votesFor: number;
      readonly votesAgainst: number;
    }
  | { readonly code: 'contest.under-way'; readonly field: 'what' }
  | { readonly code: 'contest.score-invalid'; readonly name: string }
  | { readonly code: 'contest.scored-twice'; readonly name: string }
  | { readonly code: 'contest.round-begun'; readonly round: number }
  | { readonly code: 'contest.lists-missing'; readonly tables: string }
  | { readonly code: 'contest.rounds-over'; readonly most: number }
  | { readonly code: 'contest.no-tables'; readonly count: number }
  | { readonly code: 'contest.unknown-table'; readonly table: number }
  | { readonly code: 'contest.not-won'; readonly year: number }
  | { readonly code: 'contest.too-many-places'; readonly count: number; readonly places: number }
  | { readonly code: 'contest.no-tie' }
  | { readonly code: 'contest.play-off-open' }
  | { readonly code: 'contest.play-off-surplus'; readonly game: number }
  | { readonly code: 'contest.play-off-other'; readonly name: string }
  | {
      readonly code: 'contest.out-of-season';
      readonly field: 'on';
      readonly first: number;
      readonly last: number;
    }
  | {
      readonly code: 'contest.score-beyond';
      readonly name: string;
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'contest.sum-differs'; readonly sum: number; readonly wanted: number }
  | {
      readonly code: 'contest.other-system';
      readonly field: 'system';
      readonly players: number;
      readonly most: number;
    }
  | {
      readonly code: 'contest.slide-games';
      readonly field: 'games';
      readonly games: number;
      readonly wanted: number;
      readonly players: number;
    }
  | {
      readonly code: 'contest.games-differ';
      readonly games: number;
      readonly ramsch: number;
      readonly wanted: number;
    }
  | { readonly code: 'contest.against-differs'; readonly sum: number; readonly wanted: number }
  | {
      readonly code: 'contest.points-impossible';
      readonly name: string;
      readonly points: number;
      readonly won: number;
      readonly lost: number;
    }
  | {
      readonly code: 'contest.total-differs';
      readonly name: string;
      readonly total: number;
      readonly wanted: number;
    }
  | {
      readonly code: 'contest.won-already';
      readonly field: 'year';
      readonly name: string;
      readonly year: number;
    }
  | { readonly code: 'contest.winner-left-out'; readonly name: string }
  | { readonly code: 'contest.unknown-item'; readonly item: string }
  | {
      readonly code: 'contest.outside-season';
      readonly field: 'days';
      readonly day: string;
      readonly first: string;
      readonly last: string;
    }
  | { readonly code: 'contest.entered-already'; readonly name: string; readonly item: string }
  | { readonly code: 'contest.not-entered'; readonly name: string; readonly item: string }
  | { readonly code: 'contest.begins-unrated'; readonly count: number; readonly names: string }
  | {
      readonly code: 'contest.clash';
      readonly field: 'days';
      readonly day: string;
      readonly name: string;
      readonly other: string;
    }
  | {
      readonly code: 'contest.season-begun';
      readonly field: 'firstDay';
      readonly name: string;
      readonly first: string;
      readonly last: string;
    }
  | { readonly code: 'contest.confirm-declining' }
  | { readonly code: 'contest.confirm-erasing' }
  | Shape90
  | { readonly code: 'league.exists' }
  | { readonly code: 'league.missing' }
  | {
      readonly code: 'league.field-invalid';
      readonly field: string;
      readonly problem: FieldProblem;
    }
  | {
      readonly code: 'league.unknown-criterion';
      readonly field: 'order' | 'deciders';
      readonly criterion: string;
    }
  | { readonly code: 'league.not-a-site'; readonly field: 'embedAt'; readonly site: string }
  | { readonly code: 'league.id-taken'; readonly id: string }
  | { readonly code: 'league.unknown-division'; readonly division: string }
  | { readonly code: 'league.unknown-team'; readonly team: string }
  | { readonly code: 'league.unknown-player'; readonly player: string }
  | { readonly code: 'league.unknown-match'; readonly match: string }
  | { readonly code: 'league.unknown-penalty'; readonly penalty: string }
  | { readonly code: 'league.unknown-call'; readonly call: string }
  | { readonly code: 'league.unknown-wish'; readonly wish: string }
  | { readonly code: 'league.wish-incomplete'; readonly field: 'round' | 'teams' }
  | { readonly code: 'league.unknown-club'; readonly field: 'from'; readonly name: string }
  | { readonly code: 'league.unknown-board'; readonly board: number; readonly boards: number }
  | { readonly code: 'league.division-filled'; readonly name: string; readonly teams: number }
  | { readonly code: 'league.team-named-twice'; readonly field: 'name'; readonly name: string }
  | { readonly code: 'league.withdrawn'; readonly name: string }
  | {
      readonly code: 'league.withdrawal-strikes';
      readonly name: string;
      readonly played: number;
      readonly open: number;
    }
  | {
      readonly code: 'league.withdrawal-keeps';
      readonly name: string;
      readonly played: number;
      readonly open: number;
    }
  | {
      readonly code: 'league.withdrawal-walkover';
      readonly name: string;
      readonly played: number;
      readonly open: number;
    }
  | { readonly code: 'league.other-team'; readonly name: string }
  | { readonly code: 'league.too-few-teams'; readonly least: number }
  | {
      readonly code: 'league.days-differ';
      readonly field: 'days';
      readonly days: number;
      readonly rounds: number;
    }
  | { readonly code: 'league.schedule-begun'; readonly name: string }
  | { readonly code: 'league.replaces-schedule'; readonly matches: number }
  | {
      readonly code: 'league.two-on-one-day';
      readonly field: 'day';
      readonly name: string;
      readonly day: string;
    }
  | {
      readonly code: 'league.named-elsewhere';
      readonly field: 'name';
      readonly name: string;
      readonly team: string;
    }
  | { readonly code: 'league.leave-missing'; readonly field: 'leave'; readonly until: string }
  | {
      readonly code: 'league.suspended';
      readonly field: 'name';
      /** The index in the command's list of people. */ readonly index: number;
      readonly name: string;
      /** The last day of the suspension, `2026-12-31`. */ readonly lastDay: string;
      readonly article: string;
    }
  | { readonly code: 'league.squad-differs'; readonly team: string }
  | {
      readonly code: 'league.order-against-ratings';
      readonly name: string;
      readonly above: string;
      readonly gap: number;
    }
  | { readonly code: 'league.played-already'; readonly name: string }
  | { readonly code: 'league.line-up-length'; readonly players: number; readonly boards: number }
  | {
      readonly code: 'league.line-up-gap';
      readonly board: number;
      readonly name: string;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-unlisted';
      readonly board: number;
      readonly name: string;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-doubled';
      readonly board: number;
      readonly name: string;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-order';
      readonly board: number;
      readonly name: string;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-suspended';
      readonly board: number;
      readonly name: string;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-not-named';
      readonly board: number;
      readonly name: string;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-other-club';
      readonly board: number;
      readonly name: string;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-other-team';
      readonly board: number;
      readonly name: string;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-plays-higher';
      readonly board: number;
      readonly name: string;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-too-many-guests';
      readonly count: number;
      readonly bound: number;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-too-many-foreigners';
      readonly count: number;
      readonly bound: number;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-too-many-reserves';
      readonly count: number;
      readonly bound: number;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-too-few-juniors';
      readonly count: number;
      readonly bound: number;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-too-few-women';
      readonly count: number;
      readonly bound: number;
      readonly article: string;
    }
  | {
      readonly code: 'league.line-up-too-few-players';
      readonly count: number;
      readonly bound: number;
      readonly article: string;
    }
  | { readonly code: 'league.line-up-late'; readonly start: string }
  | { readonly code: 'league.line-ups-open' }
  | { readonly code: 'league.begun-already'; readonly start: string }
  | { readonly code: 'league.not-begun'; readonly start: string }
  | { readonly code: 'league.settled-already' }
  | { readonly code: 'league.changes-settled' }
  | { readonly code: 'league.reason-missing'; readonly field: 'reason' }
  | { readonly code: 'league.score-impossible'; readonly boards: number }
  | { readonly code: 'league.results-missing'; readonly boards: string }
  | { readonly code: 'league.agreed-already'; readonly name: string }
  | { readonly code: 'league.reserve-too-early'; readonly from: string }
  | { readonly code: 'league.no-late-reserve' }
  | { readonly code: 'league.plays-already'; readonly name: string; readonly board: number }
  | { readonly code: 'league.line-up-missing'; readonly name: string }
  | { readonly code: 'league.not-lower'; readonly name: string }
  | { readonly code: 'league.called-already'; readonly name: string }
  | { readonly code: 'league.answered-already' }
  | { readonly code: 'league.season-runs' }
  | { readonly code: 'league.other-form'; readonly name: string }
  | { readonly code: 'league.teams-for-form'; readonly teams: number }
  | { readonly code: 'league.teams-differ'; readonly name: string }
  | { readonly code: 'league.numbers-published' }
  | { readonly code: 'league.form-fixed'; readonly name: string }
  | { readonly code: 'league.round-not-next'; readonly round: number }
  | { readonly code: 'league.round-draft'; readonly round: number }
  | { readonly code: 'league.round-not-drawn'; readonly round: number }
  | { readonly code: 'league.round-paired-on'; readonly round: number }
  | { readonly code: 'league.round-open'; readonly round: number; readonly matches: number }
  | { readonly code: 'league.rounds-over'; readonly rounds: number }
  | { readonly code: 'league.no-legal-pairing'; readonly round: number }
  | { readonly code: 'league.cup-over' }
  | { readonly code: 'league.pair-undecided'; readonly name: string }
  | { readonly code: 'league.pair-begun'; readonly name: string }
  | { readonly code: 'league.changes-round'; readonly round: number }
  | { readonly code: 'league.not-in-round'; readonly name: string; readonly round: number }
  | { readonly code: 'league.plays-in-round'; readonly name: string; readonly round: number }
  | {
      readonly code: 'league.twice-in-round';
      readonly field: 'round';
      readonly name: string;
      readonly round: number;
    }
  | { readonly code: 'league.due-over'; readonly field: 'due'; readonly due: string }
  | { readonly code: 'league.match-over'; readonly name: string }
  | { readonly code: 'league.in-bracket'; readonly name: string }
  | { readonly code: 'league.met-before'; readonly name: string; readonly other: string }
  | { readonly code: 'league.no-lots'; readonly name: string }
  | { readonly code: 'league.confirm-erasing' }
  | Shape90
  | SeasonUnread
  | { readonly code: 'money.field-invalid'; readonly field: string; readonly problem: FieldProblem }
  | { readonly code: 'money.id-taken'; readonly id: string }
  | { readonly code: 'money.unknown-booking'; readonly booking: string }
  | { readonly code: 'money.taken-back-already' }
  | { readonly code: 'money.no-currency' }
  | { readonly code: 'money.currency-fixed'; readonly field: 'currency' }
  | { readonly code: 'money.wrong-amount'; readonly field: 'amount' }
  | { readonly code: 'money.not-yet'; readonly field: 'on'; readonly day: string }
  | { readonly code: 'money.whose'; readonly matter: string }
  | { readonly code: 'money.booked-already'; readonly matter: string; readonly no: number }
  | { readonly code: 'money.confirm-erasing' }
  | Shape90
  | { readonly code: 'money.exists' }
  | { readonly code: 'money.owed-again'; readonly field: 'less'; readonly amount: string }
  | { readonly code: 'money.booked-meanwhile'; readonly since: readonly Shape91[] }
  | { readonly code: 'organisation.address-invalid'; readonly address: string }
  | { readonly code: 'organisation.address-reserved'; readonly address: string }
  | OrganisationNotEmpty
  | { readonly code: 'installation.logo-not-an-image'; readonly field: 'logo' }
  | {
      readonly code: 'installation.logo-too-large';
      readonly field: 'logo';
      readonly mostKilobytes: number;
    }
  | {
      readonly code: 'installation.logo-too-many-pixels';
      readonly field: 'logo';
      readonly mostPixels: number;
    }
  | {
      readonly code: 'installation.law-texts-nothing';
      readonly field: 'text';
      readonly line: number;
    }
  | {
      readonly code: 'installation.law-texts-no-article';
      readonly field: 'text';
      readonly line: number;
      readonly heading: string;
    }
  | {
      readonly code: 'installation.law-texts-twice';
      readonly field: 'text';
      readonly line: number;
      readonly heading: string;
    }
  | {
      readonly code: 'installation.law-texts-no-text';
      readonly field: 'text';
      readonly line: number;
      readonly heading: string;
    }
  | {
      readonly code: 'installation.law-texts-not-json';
      readonly field: 'text';
      readonly line: number;
    }
  | RightsRefusal
  | { readonly code: 'installation.nothing-to-return' }
  | {
      readonly code: 'installation.text-too-long';
      readonly field: 'name' | 'address';
      readonly most: number;
    }
  | Shape90
  | { readonly code: 'organisation.address-taken'; readonly address: string }
  | { readonly code: 'organisation.name-missing' }
  | { readonly code: 'organisation.name-other' }
  | { readonly code: 'organisation.first' }
  | { readonly code: 'organisation.same'; readonly organisation: string }
  | { readonly code: 'organisation.group-of-event'; readonly event: string }
  | { readonly code: 'account.setup-token-invalid' }
  | { readonly code: 'account.name-taken' }
  | { readonly code: 'account.name-invalid' }
  | { readonly code: 'account.password-too-short'; readonly minimum: number }
  | { readonly code: 'account.wrong-credentials' }
  | { readonly code: 'account.throttled'; readonly retryAfterSeconds: number }
  | { readonly code: 'account.wrong-password' }
  | { readonly code: 'account.disabled' }
  | { readonly code: 'account.last-admin' }
  | { readonly code: 'account.confirm-owner' }
  | { readonly code: 'account.unknown-person' }
  | { readonly code: 'account.passkey-only' }
  | { readonly code: 'account.session-over' }
  | { readonly code: 'account.missing' }
  | { readonly code: 'rights.unknown-event'; readonly event: string }
  | { readonly code: 'link.unknown' }
  | { readonly code: 'link.over'; readonly until: string }
  | { readonly code: 'link.invalid' }
  | { readonly code: 'account.name-invalid' }
  | { readonly code: 'account.throttled'; readonly retryAfterSeconds: number }
  | { readonly code: 'code.unknown' }
  | { readonly code: 'code.revoked' }
  | { readonly code: 'account.throttled'; readonly retryAfterSeconds: number }
  | { readonly code: 'token.unknown' }
  | { readonly code: 'token.right-not-held' }
  | { readonly code: 'account.name-invalid' }
  | { readonly code: 'account.missing' }
  | { readonly code: 'input.spreadsheet-locked' }
  | { readonly code: 'input.spreadsheet-damaged' }
  | { readonly code: 'input.spreadsheet-other'; readonly kind: OtherSpreadsheet }
  | Shape92
  | { readonly code: 'input.sheets-several'; readonly sheets: string }
  | { readonly code: 'input.sheet-missing'; readonly sheet: string }
  | Shape93
  | {
      readonly code: 'input.too-large';
      readonly megabytes: number;
      readonly limitMegabytes: number;
    }
  | { readonly code: 'input.not-text'; readonly kind: BinaryKind }
  | { readonly code: 'input.empty' }
  | { readonly code: 'input.unknown-format' }
  | { readonly code: 'list.unknown' }
  | { readonly code: 'list.names-missing' }
  | { readonly code: 'list.numbers-missing' }
  | {
      readonly code: 'list.other-source';
      readonly found: 'dsu' | 'fide' | 'dwz' | 'csv';
      readonly said: 'dsu' | 'fide' | 'dwz' | 'csv';
    }
  | { readonly code: 'list.other-month'; readonly found: string; readonly said: string }
  | { readonly code: 'list.truncated'; readonly line: number }
  | { readonly code: 'list.line-unreadable'; readonly line: number; readonly text: string }
  | {
      readonly code: 'list.rows-unreadable';
      readonly rows: number;
      readonly all: number;
      readonly line: number;
    }
  | { readonly code: 'list.encoding'; readonly line: number }
  | { readonly code: 'list.line-too-long'; readonly line: number }
  | { readonly code: 'list.no-players' }
  | NumberTwice
  | { readonly code: 'list.zip-truncated' }
  | { readonly code: 'list.zip-damaged' }
  | { readonly code: 'list.zip-encrypted' }
  | NoListInZip
  | { readonly code: 'list.too-many'; readonly most: number }
  | { readonly code: 'list.far-fewer'; readonly players: number; readonly kept: number }
  | { readonly code: 'list.busy' }
  | { readonly code: 'list.interrupted' }
  | { readonly code: 'list.interrupted' }
  | { readonly code: 'request.too-large'; readonly limitMegabytes: number }
  | { readonly code: 'list.failed' }
  | ListMissing
  | ListDoubtful
  | { readonly code: 'list.no-use'; readonly field: 'uses' }
  | { readonly code: 'list.other-use'; readonly field: 'uses' }
  | { readonly code: 'list.no-place'; readonly field: 'to' }
  | ErasingUnconfirmed
  | NotOffered
  | PairsTypedWrong
  | NoPasskeysHere
  | { readonly code: 'passkey.missing' }
  | { readonly code: 'passkey.none' }
  | { readonly code: 'passkey.only-way' }
  | { readonly code: 'passkey.refused' }
  | { readonly code: 'reminders.no-address'; readonly address: string; readonly field: string }
  | { readonly code: 'reminders.invalid' }
  | UnreadableDatabase
  | NewerDatabase
  | { readonly code: 'store.locked'; readonly folder: string }
  | { readonly code: 'store.folder-unusable'; readonly folder: string }
  | NoDatabase
  | { readonly code: 'move.in-use'; readonly place: string }
  | { readonly code: 'move.not-empty'; readonly place: string }
  | { readonly code: 'move.differs'; readonly table: string }
  | NoCopy
  | NoRestoring
  | { readonly code: 'copies.cut-off' }
  | { readonly code: 'request.too-large'; readonly limitMegabytes: number }
  | { readonly code: 'copies.no-folder'; readonly folder: string }
  | {
      readonly code: 'copies.folder-unusable';
      readonly folder: string;
      readonly problem: FileProblem;
    }
  | { readonly code: 'copies.folder-inside'; readonly folder: string }
  | NoReceived
  | ReplacingUnconfirmed
  | { readonly code: 'copies.no-second-place' }
  | { readonly code: 'screens.unknown-screen'; readonly screen: number }
  | { readonly code: 'screens.too-many'; readonly most: number }
  | { readonly code: 'screens.invalid' }
  | { readonly code: 'webhook.address-invalid' }
  | { readonly code: 'webhook.address-private' }
  | { readonly code: 'webhook.too-many'; readonly most: number }
  | { readonly code: 'webhook.unknown' }
  | { readonly code: 'broadcast.no-round'; readonly line: string }
  | { readonly code: 'broadcast.token-missing' }
  | { readonly code: 'broadcast.sandbox' }
  | { readonly code: 'boards.no-place' }
  | { readonly code: 'boards.folder-invalid' }
  | { readonly code: 'boards.folder-failed'; readonly folder: string }
  | { readonly code: 'relay.unknown' }
  | { readonly code: 'push.off' }
  | { readonly code: 'push.unknown-service' }
  | { readonly code: 'request.invalid'; readonly at: 'keys' }
  | { readonly code: 'push.too-many'; readonly most: number }
  | { readonly code: 'games.none' }
  | { readonly code: 'games.too-many'; readonly games: number; readonly most: number }
  | { readonly code: 'groups.none' }
  | { readonly code: 'groups.is-group' }
  | { readonly code: 'groups.name'; readonly name: string }
  | { readonly code: 'groups.started'; readonly group: string }
  | { readonly code: 'groups.stage-nobody' }
  | { readonly code: 'groups.name'; readonly name: string }
  | NobodyTied
  | { readonly code: 'request.malformed-json' }
  | { readonly code: 'request.too-large'; readonly limitMegabytes: number }
  | { readonly code: 'request.too-deep' }
  | { readonly code: 'request.holds-too-much'; readonly most: number }
  | { readonly code: 'request.unsupported-type' }
  | { readonly code: 'request.too-many-streams' }
  | { readonly code: 'request.too-often'; readonly retryAfterSeconds: number }
  | { readonly code: 'request.unknown-route' }
  | { readonly code: 'request.not-signed-in' }
  | { readonly code: 'request.not-allowed' }
  | { readonly code: 'request.forged' }
  | { readonly code: 'request.failed' };

/** The refusal of a return to a version that does not lie before the present one. */
export type UnknownVersion = { readonly code: 'journal.unknown-version'; readonly version: number };

/** A journal whose chain of hashes is broken from `soundVersions` + 1 on. */
export type DamagedJournal = {
  readonly code: 'store.damaged';
  readonly soundVersions: number;
  readonly foundVersions: number;
  readonly problem: 'hash-mismatch' | 'version-gap' | 'unreadable-entry';
};

/** There is no journal of this id. */
export type MissingJournal = { readonly code: 'store.missing' };

/** There was a journal of this id, and it was deleted for good. */
export type RemovedJournal = { readonly code: 'store.removed' };

/** The journal was written by a newer Rokade. */
export type NewerFormat = { readonly code: 'store.newer-format'; readonly format: number };

/** There is no such organisation (any more), so no book can be created in it. */
export type UnknownOrganisation = {
  readonly code: 'organisation.unknown';
  readonly organisation: string;
};

/** The medium failed; nothing was changed. */
export type StorageFailed = { readonly code: 'store.failed'; readonly problem: StorageProblem };

/** Why the medium failed. */
export type StorageProblem = 'disk-full' | 'read-only' | 'busy' | 'malformed' | 'io';

/** A consequence that must be confirmed; the texts say it in the reader's language. */
export type Consequence =
  | {
      readonly code: 'consequence.excuse-arbiter-not-told';
      readonly player: string;
      readonly round: number;
      readonly article: string;
    }
  | {
      readonly code: 'consequence.excuse-opponent-not-told';
      readonly player: string;
      readonly round: number;
      readonly article: string;
    }
  | {
      readonly code: 'consequence.excuse-arbiter-told-late';
      readonly player: string;
      readonly round: number;
      readonly article: string;
      readonly until: string;
    }
  | {
      readonly code: 'consequence.excuse-opponent-told-late';
      readonly player: string;
      readonly round: number;
      readonly article: string;
      readonly until: string;
    }
  | {
      readonly code: 'consequence.excuse-dates-missing';
      readonly player: string;
      readonly round: number;
      readonly article: string;
      readonly offered: number;
      readonly wanted: number;
    }
  | {
      readonly code: 'consequence.excuse-too-many';
      readonly player: string;
      readonly round: number;
      readonly article: string;
      readonly most: number;
    }
  | {
      readonly code: 'consequence.appeal-panel-even';
      readonly appeal: number;
      readonly article: string;
      readonly count: number;
    }
  | {
      readonly code: 'consequence.appeal-involved';
      readonly appeal: number;
      readonly article: string;
      readonly names: string;
    }
  | {
      readonly code: 'consequence.appeal-deposit-kept';
      readonly appeal: number;
      readonly article: string;
    }
  | {
      readonly code: 'consequence.appeal-waits';
      readonly appeal: number;
      readonly article: string;
      readonly round: number;
    }
  | {
      readonly code: 'consequence.counted-as-draw';
      readonly pairedRounds: readonly number[];
      readonly white: string;
      readonly black: string;
      readonly whiteHalfPoints: number;
      readonly blackHalfPoints: number;
      readonly article: string;
    }
  | {
      readonly code: 'consequence.counted-as-expected';
      readonly pairedRounds: readonly number[];
      readonly white: string;
      readonly black: string;
      readonly whiteHalfPoints: number;
      readonly blackHalfPoints: number;
      readonly whiteCountedHalfPoints: number;
      readonly blackCountedHalfPoints: number;
    }
  | {
      readonly code: 'consequence.open-before-last-round';
      readonly boards: readonly number[];
      readonly round: number;
      readonly article: string;
    }
  | {
      readonly code: 'consequence.paired-too-early';
      readonly boards: readonly number[];
      readonly round: number;
      readonly article: string;
      readonly until: string;
    }
  | {
      readonly code: 'consequence.postponed-in-last-round';
      readonly board: number;
      readonly round: number;
      readonly article: string;
    }
  | {
      readonly code: 'consequence.due-too-late';
      readonly board: number;
      readonly round: number;
      readonly article: string;
      readonly until: string;
      readonly due: string;
    }
  | {
      readonly code: 'consequence.not-checked-in';
      readonly round: number;
      readonly players: readonly string[];
      readonly expected: number;
    }
  | {
      readonly code: 'consequence.most-missing';
      readonly missing: number;
      readonly expected: number;
    }
  | { readonly code: 'consequence.results-lost'; readonly round: number; readonly results: number }
  | {
      readonly code: 'consequence.rematch';
      readonly white: string;
      readonly black: string;
      readonly article: string;
      readonly earlierRound: number;
    }
  | { readonly code: 'consequence.second-bye'; readonly player: string; readonly article: string }
  | {
      readonly code: 'consequence.bye-after-free-point';
      readonly player: string;
      readonly article: string;
    }
  | { readonly code: 'consequence.third-white'; readonly player: string; readonly article: string }
  | { readonly code: 'consequence.third-black'; readonly player: string; readonly article: string }
  | {
      readonly code: 'consequence.colour-difference';
      readonly player: string;
      readonly article: string;
      readonly difference: number;
    }
  | {
      readonly code: 'consequence.forbidden-meeting';
      readonly white: string;
      readonly black: string;
    }
  | {
      readonly code: 'consequence.paired-late';
      readonly white: string;
      readonly black: string;
      readonly article: string;
    }
  | { readonly code: 'consequence.bye-lost'; readonly player: string; readonly halfPoints: number }
  | {
      readonly code: 'consequence.full-point-bye';
      readonly round: number;
      readonly article: string;
    }
  | { readonly code: 'consequence.paired-by-hand'; readonly boards: number }
  | { readonly code: 'consequence.differs-from-rules'; readonly boards: number }
  | {
      readonly code: 'consequence.pairing-stands';
      readonly round: number;
      readonly pairedRounds: readonly number[];
    }
  | {
      readonly code: 'consequence.results-missing';
      readonly boards: readonly number[];
      readonly round: number;
    }
  | { readonly code: 'consequence.adjourned-as-draws' }
  | {
      readonly code: 'consequence.round-has-begun';
      readonly round: number;
      readonly article: string;
    }
  | { readonly code: 'consequence.bye-above-win' }
  | { readonly code: 'consequence.draw-as-win' }
  | {
      readonly code: 'consequence.tie-breaks-changed-after-start';
      /** How many players get another place. */ readonly moved: number;
      readonly firstBeforePlayers: readonly string[];
      readonly firstAfterPlayers: readonly string[];
    }
  | { readonly code: 'consequence.system-changed-after-start' }
  | { readonly code: 'consequence.ratings-changed-after-start' }
  | { readonly code: 'consequence.paired-by-other-rules'; readonly rounds: number }
  | { readonly code: 'consequence.rounds-changed'; readonly before: number; readonly after: number }
  | { readonly code: 'consequence.was-paired-as-last'; readonly round: number }
  | { readonly code: 'consequence.not-paired-as-last'; readonly round: number }
  | { readonly code: 'consequence.acceleration-shifts' }
  | {
      readonly code: 'consequence.byes-lapse';
      readonly round: number;
      readonly players: readonly string[];
    }
  | {
      readonly code: 'consequence.half-point-lost-at-end';
      readonly round: number;
      readonly article: string;
      readonly players: readonly string[];
    }
  | { readonly code: 'consequence.namesakes'; readonly names: string }
  | { readonly code: 'consequence.not-open-to'; readonly article: string; readonly names: string }
  | { readonly code: 'consequence.targets-were-published'; readonly article: string }
  | {
      readonly code: 'consequence.played-game-not-rated';
      readonly board: number;
      readonly round: number;
      readonly article: string;
    }
  | {
      readonly code: 'consequence.rated-otherwise';
      readonly board: number;
      readonly round: number;
      readonly white: string;
      readonly black: string;
      readonly article: string;
    }
  | { readonly code: 'consequence.sent-reports-forgotten'; readonly reports: number }
  | {
      readonly code: 'consequence.title-to-withdrawn';
      readonly player: string;
      readonly article: string;
    }
  | { readonly code: 'consequence.rounds-left'; readonly planned: number; readonly played: number }
  | { readonly code: 'consequence.numbers-redrawn' }
  | { readonly code: 'consequence.first-colour-redrawn' }
  | { readonly code: 'consequence.start-position-redrawn'; readonly round: number }
  | {
      readonly code: 'consequence.unusual-score';
      readonly whiteHalfPoints: number;
      readonly blackHalfPoints: number;
    }
  | { readonly code: 'consequence.erased-for-good'; readonly player: string }
  | { readonly code: 'consequence.still-owed'; readonly name: string; readonly amounts: string }
  | { readonly code: 'consequence.more-public' }
  | { readonly code: 'consequence.player-expelled'; readonly player: string }
  | { readonly code: 'consequence.order-given'; readonly players: readonly string[] }
  | {
      readonly code: 'consequence.fide-act';
      readonly article: string;
      readonly fideAct:
        | 'rounds'
        | 'leave-mode'
        | 'pairing-made'
        | 'numbers'
        | 'prohibition'
        | 'full-point-bye'
        | 'enter-mode'
        | 'system'
        | 'ratings'
        | 'scoring'
        | 'acceleration'
        | 'bye-value'
        | 'draw-above-half'
        | 'bye-above-win'
        | 'tie-breaks'
        | 'open-games-expected'
        | 'numbers-against-ratings'
        | 'exchange-numbers'
        | 'take-back-round'
        | 'undo'
        | 'import-wrong-rounds'
        | 'adjourning'
        | 'adjourned-result'
        | 'second-half-point-bye'
        | 'correct-previous'
        | 'correct-older'
        | 'correct-for-rating'
        | 'order-given'
        | 'finish-with-open-games'
        | 'report-with-open-games'
        | 'reopen';
    }
  | { readonly code: 'consequence.fide-mode-left'; readonly round: number }
  | { readonly code: 'consequence.fide-mode-no-way-back' };

/** Why a text cannot be imported as a journal. */
export type ImportInvalid = {
  readonly code: 'import.invalid';
  readonly problem: ImportProblem;
  /** The path of the fault, `entries.3.event.round`; '' for the whole text. */ readonly at: string;
};

export type ImportProblem =
  | 'hash-mismatch'
  | 'too-large'
  | 'too-deep'
  | 'not-json'
  | 'not-a-journal'
  | 'newer-format'
  | 'wrong-shape'
  | 'other-kind'
  | 'not-a-book';

/** A file that is taken into FIDE mode once its wrong rounds are confirmed. */
export type RoundsDiffer = {
  readonly code: 'import.rounds-differ';
  readonly rounds: readonly number[];
};

/** The backup before a removal could not be written, so nothing was removed. */
export type LastCopyFailed = {
  readonly problem: FileProblem;
  readonly folder: string;
  readonly code: 'remove.backup-failed';
};

/** Why a file could not be written. */
export type FileProblem = 'disk-full' | 'io' | 'no-access';

/** Why a field's value is refused; the same codes in every kind of book. */
export type FieldProblem = 'missing' | 'unknown' | 'not-a-date' | 'too-long' | 'unprintable';

/** Nothing of a season can be read. */
export type SeasonUnread = {
  readonly code: 'league.season-unread';
  readonly faults: readonly ReadFault[];
};

/** Why an input contains no tournament. */
export type ReadFault =
  | { readonly code: 'input.spreadsheet-locked' }
  | { readonly code: 'input.spreadsheet-damaged' }
  | { readonly code: 'input.spreadsheet-other'; readonly kind: OtherSpreadsheet }
  | Shape92
  | { readonly code: 'input.sheets-several'; readonly sheets: string }
  | { readonly code: 'input.sheet-missing'; readonly sheet: string }
  | Shape93
  | {
      readonly code: 'input.too-large';
      readonly megabytes: number;
      readonly limitMegabytes: number;
    }
  | { readonly code: 'input.not-text'; readonly kind: BinaryKind }
  | { readonly code: 'input.empty' }
  | { readonly code: 'input.unknown-format' }
  | {
      readonly code: 'trf.rating.invalid';
      readonly text: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.points.invalid';
      readonly text: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.rank.invalid';
      readonly text: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.column.not-blank';
      readonly text: string;
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.opponent.invalid';
      readonly text: string;
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.colour.invalid';
      readonly text: string;
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.result.invalid';
      readonly text: string;
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.colour.missing';
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.result.needs-opponent';
      readonly text: string;
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.result.excludes-opponent';
      readonly text: string;
      readonly opponent: number;
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.player-number.duplicate';
      readonly player: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.rounds.too-many';
      readonly player: number;
      readonly most: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.opponent.unknown';
      readonly opponent: number;
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.opponent.self';
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.opponent.not-mutual';
      readonly opponent: number;
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.colours.same';
      readonly opponent: number;
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.results.incompatible';
      readonly result: GameCode;
      readonly opponentResult: GameCode;
      readonly opponent: number;
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | { readonly code: 'trf.not-trf'; readonly line: number; readonly column: number }
  | { readonly code: 'trf.no-players'; readonly line: number; readonly column: number }
  | {
      readonly code: 'trf.line.shifted';
      readonly by: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.line.out-of-columns';
      readonly text: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.player-number.invalid';
      readonly text: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.record.invalid';
      readonly record: string;
      readonly text: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'trf.rounds.conflict';
      readonly rounds: number;
      readonly otherRounds: number;
      readonly line: number;
      readonly column: number;
    }
  | { readonly code: 'trf.initial-colour.conflict'; readonly line: number; readonly column: number }
  | { readonly code: 'json.syntax'; readonly line: number; readonly column: number }
  | {
      readonly code: 'json.too-deep';
      readonly most: number;
      readonly line: number;
      readonly column: number;
    }
  | { readonly code: 'json.unknown-document' }
  | { readonly code: 'json.newer-version'; readonly version: number; readonly known: number }
  | { readonly code: 'json.wrong-type'; readonly path: string; readonly problem: JsonProblem }
  | { readonly code: 'json.unknown-word'; readonly path: string; readonly words: string }
  | {
      readonly code: 'json.out-of-bounds';
      readonly path: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'trf.rating.invalid'; readonly text: string; readonly path: string }
  | { readonly code: 'trf.points.invalid'; readonly text: string; readonly path: string }
  | { readonly code: 'trf.rank.invalid'; readonly text: string; readonly path: string }
  | {
      readonly code: 'trf.column.not-blank';
      readonly text: string;
      readonly player: number;
      readonly round: number;
      readonly path: string;
    }
  | {
      readonly code: 'trf.opponent.invalid';
      readonly text: string;
      readonly player: number;
      readonly round: number;
      readonly path: string;
    }
  | {
      readonly code: 'trf.colour.invalid';
      readonly text: string;
      readonly player: number;
      readonly round: number;
      readonly path: string;
    }
  | {
      readonly code: 'trf.result.invalid';
      readonly text: string;
      readonly player: number;
      readonly round: number;
      readonly path: string;
    }
  | {
      readonly code: 'trf.colour.missing';
      readonly player: number;
      readonly round: number;
      readonly path: string;
    }
  | {
      readonly code: 'trf.result.needs-opponent';
      readonly text: string;
      readonly player: number;
      readonly round: number;
      readonly path: string;
    }
  | {
      readonly code: 'trf.result.excludes-opponent';
      readonly text: string;
      readonly opponent: number;
      readonly player: number;
      readonly round: number;
      readonly path: string;
    }
  | { readonly code: 'trf.player-number.duplicate'; readonly player: number; readonly path: string }
  | {
      readonly code: 'trf.rounds.too-many';
      readonly player: number;
      readonly most: number;
      readonly path: string;
    }
  | {
      readonly code: 'trf.opponent.unknown';
      readonly opponent: number;
      readonly player: number;
      readonly round: number;
      readonly path: string;
    }
  | {
      readonly code: 'trf.opponent.self';
      readonly player: number;
      readonly round: number;
      readonly path: string;
    }
  | {
      readonly code: 'trf.opponent.not-mutual';
      readonly opponent: number;
      readonly player: number;
      readonly round: number;
      readonly path: string;
    }
  | {
      readonly code: 'trf.colours.same';
      readonly opponent: number;
      readonly player: number;
      readonly round: number;
      readonly path: string;
    }
  | {
      readonly code: 'trf.results.incompatible';
      readonly result: GameCode;
      readonly opponentResult: GameCode;
      readonly opponent: number;
      readonly player: number;
      readonly round: number;
      readonly path: string;
    }
  | { readonly code: 'trf.not-trf'; readonly path: string }
  | { readonly code: 'trf.no-players'; readonly path: string }
  | { readonly code: 'trf.line.shifted'; readonly by: number; readonly path: string }
  | { readonly code: 'trf.line.out-of-columns'; readonly text: string; readonly path: string }
  | { readonly code: 'trf.player-number.invalid'; readonly text: string; readonly path: string }
  | {
      readonly code: 'trf.record.invalid';
      readonly record: string;
      readonly text: string;
      readonly path: string;
    }
  | {
      readonly code: 'trf.rounds.conflict';
      readonly rounds: number;
      readonly otherRounds: number;
      readonly path: string;
    }
  | { readonly code: 'trf.initial-colour.conflict'; readonly path: string }
  | { readonly code: 'pgn.games.none'; readonly line: number; readonly column: number }
  | {
      readonly code: 'pgn.events.several';
      readonly first: string;
      readonly other: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'pgn.player.missing';
      readonly tag: 'White' | 'Black';
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'pgn.player.self';
      readonly name: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'pgn.round.missing';
      readonly text: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'pgn.player.twice';
      readonly name: string;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'pgn.result.unknown';
      readonly text: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'pgn.players.too-many';
      readonly players: number;
      readonly most: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'program.damaged';
      readonly program: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'program.teams';
      readonly program: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'program.system';
      readonly program: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'program.players.none';
      readonly program: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'program.players-alone';
      readonly program: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'program.contradiction';
      readonly program: string;
      readonly player: number;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'cross-table.contradiction';
      readonly player: string;
      readonly round: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'cross-table.cell';
      readonly player: string;
      readonly round: number;
      readonly text: string;
      readonly line: number;
      readonly column: number;
    };

/** Kinds of spreadsheets that are recognised, but not read. */
export type OtherSpreadsheet = 'xls' | 'xlsb';

/** Kinds of files that are not text, recognised by their first bytes. */
export type BinaryKind = 'zip' | 'pdf' | 'binary';

/** Results of a game: `?` is unknown or unfinished, `W D L` were not rated. */
export type GameCode = '0' | '1' | '=' | 'W' | 'D' | 'L' | '+' | '-' | '?';

/** Why a value in a JSON document is refused. */
export type JsonProblem =
  | 'missing'
  | 'unknown'
  | 'out-of-range'
  | 'twice'
  | 'not-a-date'
  | 'too-early'
  | 'not-text'
  | 'not-half-points'
  | 'not-ordinal'
  | 'not-round'
  | 'not-whole'
  | 'not-amount'
  | 'not-yes-or-no'
  | 'not-list'
  | 'not-object'
  | 'unknown-word'
  | 'not-number'
  | 'not-points'
  | 'not-a-position'
  | 'not-a-board-result'
  | 'unlike-the-others';

/** The organisation owns books, or books were handed in to it, so it cannot be removed. */
export type OrganisationNotEmpty = {
  readonly code: 'organisation.not-empty';
  readonly books: number;
};

/** The role cannot have this scope. */
export type RightsRefusal = {
  readonly code: 'rights.other-scope';
  readonly role: Role;
  readonly scope: 'event' | 'organisation' | 'task';
};

/** The roles, each a column of the matrix; `everybody` stands for visitors without any right. */
export type Role =
  | 'player'
  | 'everybody'
  | 'chief-arbiter'
  | 'arbiter'
  | 'captain'
  | 'owner'
  | 'federation-officer'
  | 'club-officer'
  | 'treasurer'
  | 'results-only'
  | 'check-in-only'
  | 'class-keeper';

/** Two players in the list have the same number. */
export type NumberTwice = {
  readonly code: 'list.number-twice';
  readonly number: string;
  readonly name: string;
  readonly other: string;
};

/** The error that a zip contains no rating list. */
export type NoListInZip = { readonly code: 'list.zip-without-list' };

/** There is no rating list of this source and month. */
export type ListMissing = { readonly code: 'list.missing' };

/** A list of players has rows, columns or names that somebody has to look at first. */
export type ListDoubtful = { readonly code: 'player.list-doubtful'; readonly list: CheckedList };

/** A list held against the tournament: who can be entered, and what is wrong with the others. */
export type CheckedList = {
  readonly faults: readonly ListFault[];
  /** What was read of the players, names first, then in the list's order. */ readonly details: readonly ReadDetail[];
  readonly leftOut: readonly NamedColumn[];
  /** Those of the players whose name has no comma. */ readonly commaless: readonly ListedPlayer[];
  readonly players: readonly ListedPlayer[];
  /** Rows left out because their name cannot be distinguished from an earlier row's; they may be two people. */ readonly alike: readonly ListedPlayer[];
  /** Whether names stood otherwise than "Surname, First name" and were turned. */ readonly namesTurned: boolean;
};

/** A row that cannot be entered: `row` as in the list, from 1; 0 where the whole list is meant. */
export type ListFault = { readonly code: string; readonly row: number };

/** A detail that a list gives, and the headings it stands under; none where it has no headings. */
export type ReadDetail = {
  readonly detail:
    | 'name'
    | 'club'
    | 'title'
    | 'federation'
    | 'sex'
    | 'rating'
    | 'person'
    | 'citizenship'
    | 'rapidRating'
    | 'blitzRating'
    | 'fideRating'
    | 'fideId'
    | 'nationalId'
    | 'birthDate'
    | 'dwzIndex';
  readonly headings: readonly string[];
};

/** A column's heading, '' if it has none, and its number from 1. */
export type NamedColumn = { readonly heading: string; readonly column: number };

/** A player read from a list, with the line. */
export type ListedPlayer = {
  readonly row: number;
  readonly details: PlayerDetails;
  /** The day of the last rated result, as in the list; '' if the list does not have it. */ readonly lastResult: string;
};

export type PlayerDetails = {
  readonly name: string;
  readonly club: string;
  readonly title: string;
  readonly federation: string;
  readonly sex: '' | 'm' | 'w';
  readonly rating: null | number;
  readonly person: string;
  readonly citizenship: string;
  readonly rapidRating: null | number;
  readonly blitzRating: null | number;
  readonly fideRating: null | number;
  readonly fideId: string;
  readonly nationalId: string;
  readonly birthDate: string;
  readonly dwzIndex: null | number;
};

/** An erasure cannot be undone and must be confirmed. */
export type ErasingUnconfirmed = { readonly code: 'personal.confirm-erasing' };

/** A field to be taken over is not offered, or no longer. */
export type NotOffered = { readonly code: 'register.not-offered'; readonly player: string };

/** Typed pairs of a round that cannot be read, or with numbers that cannot play. */
export type PairsTypedWrong = {
  readonly code: 'draft.typed-wrong';
  readonly field: 'pairs';
  /** All of them, in the order typed. */ readonly faults: readonly TypedFault[];
};

/** A fault in typed pairs: a word that is no pair, or a wrong number. */
export type TypedFault =
  | { readonly code: 'no-pair'; readonly text: string }
  | { readonly code: 'unknown' | 'twice' | 'away'; readonly no: number };

/** Browsers do not allow passkeys at this address: it needs https and a host name, or must be localhost. */
export type NoPasskeysHere = { readonly code: 'passkey.not-here'; readonly address: string };

/** The database cannot be opened. It is not changed. */
export type UnreadableDatabase = {
  readonly code: 'store.unreadable';
  /** The path of its file, or its address without the password. */ readonly file: string;
  /** Damage (`malformed`, `empty`) is lasting; with any other problem the same database may open a moment later. */ readonly problem:
    | 'disk-full'
    | 'read-only'
    | 'busy'
    | 'malformed'
    | 'io'
    | 'no-access'
    | 'empty';
};

/** The database has steps that this program does not have: a newer Rokade wrote it. */
export type NewerDatabase = { readonly code: 'store.newer-database' };

/** The folder contains no database. */
export type NoDatabase = { readonly code: 'store.no-database'; readonly folder: string };

/** Nothing is in a file that should be a copy: it is another program's database. */
export type NoCopy = { readonly code: 'copies.not-a-copy' };

/** Nothing can be restored here: the data are in a PostgreSQL database or in memory. */
export type NoRestoring = { readonly code: 'copies.not-here' };

/** There is no such received copy, any more. */
export type NoReceived = { readonly code: 'copies.not-received' };

/** Replacing everything was not confirmed. */
export type ReplacingUnconfirmed = { readonly code: 'copies.confirm-replacing' };

/** No players share first place, or it can still change. */
export type NobodyTied = { readonly code: 'groups.play-off-nobody' };

/** The text of a message to a webhook, as JSON: the news of one tournament or league; none in a test. */
export type WebhookDelivery = {
  /** Counts the messages that were taken, from 1; 0: a test. */ readonly delivery: number;
  /** UTC, ISO 8601. */ readonly at: string;
  readonly test?: true;
  readonly tournament?: { readonly id: string; readonly name: string; readonly group: string };
  readonly league?: { readonly id: string; readonly name: string; readonly season: string };
  readonly news: readonly (
    | {
        readonly kind: 'round-published';
        readonly round: number;
        readonly boards: readonly NewsBoard[];
        readonly byes: readonly {
          readonly no: number;
          readonly name: string;
          readonly halfPoints: number;
        }[];
      }
    | { readonly kind: 'round-taken-back'; readonly round: number }
    | {
        readonly board: number;
        readonly white: NewsPlayer;
        readonly black: NewsPlayer;
        readonly result: Shape94;
        readonly kind: 'result';
        readonly round: number;
      }
    | {
        readonly match: string;
        readonly division: string;
        readonly round: number;
        readonly home: string;
        readonly away: string;
        readonly kind: 'match-planned';
        readonly day: string;
        readonly time: string;
        readonly place: string;
      }
    | {
        readonly match: string;
        readonly division: string;
        readonly round: number;
        readonly home: string;
        readonly away: string;
        readonly kind: 'line-ups';
        readonly boards: readonly NewsMatchBoard[];
      }
    | {
        readonly match: string;
        readonly division: string;
        readonly round: number;
        readonly home: string;
        readonly away: string;
        readonly kind: 'match-result';
        readonly score: { readonly home: number; readonly away: number };
        readonly by: 'boards' | 'ruling' | 'bare';
        readonly isOver: boolean;
        readonly boards: readonly NewsMatchBoard[];
      }
    | { readonly kind: 'match-removed'; readonly match: string }
  )[];
};

export type NewsBoard = {
  readonly board: number;
  readonly white: NewsPlayer;
  readonly black: NewsPlayer;
  readonly result: Shape94;
};

export type NewsPlayer = { readonly no: number; readonly name: string };

/** A board; the names are null before the line-ups are open, and where nobody sits. */
export type NewsMatchBoard = {
  readonly board: number;
  readonly home: null | string;
  readonly away: null | string;
  /** `1-0`, `draw`, `0-1`, `+/-`, `-/+`, `-/-`; '' = none. */ readonly result: string;
};

/** A problem that an arbiter should see to; the application goes on working. */
export type HealthProblem = BackupFailed | WebhookOff | RelayOff | BookDamaged | SecondPlaceGone;

/** A backup file could not be written. */
export type BackupFailed = {
  readonly code: 'health.backup-failed';
  /** The name of the backup file. */ readonly name: string;
  readonly folder: string;
  readonly problem: FileProblem;
  readonly kind: string;
  readonly id: string;
};

/** A webhook was switched off because its receiver took nothing for days. */
export type WebhookOff = {
  readonly code: 'health.webhook-off';
  readonly host: string;
  readonly kind: string;
  readonly id: string;
};

/** A broadcast or the taking of moves from electronic boards ended, because it was refused or failed for days. */
export type RelayOff = {
  readonly code: 'health.broadcast-off' | 'health.boards-off';
  readonly kind: string;
  readonly id: string;
};

/** A book's journal is damaged: of `foundVersions` entries the first `soundVersions` can be exported. */
export type BookDamaged = {
  readonly code: 'health.book-damaged';
  readonly soundVersions: number;
  readonly foundVersions: number;
  readonly kind: string;
  readonly id: string;
};

/** No copy can be written in the second place: the folder is not there, refuses to be written to, or is full. */
export type SecondPlaceGone = {
  readonly code: 'health.second-place' | 'health.second-place-full';
  readonly folder: string;
  /** When the newest copy there was made, as far as is known; '' = never. */ readonly at: string;
  readonly kind: string;
  readonly id: string;
};

/** A page of a list of tournaments. */
export type TournamentPage = {
  readonly tournaments: readonly TournamentSummary[];
  readonly total: number;
  readonly next: null | string;
};

/** A tournament in a list; the summary's values are empty if its journal cannot be read. */
export type TournamentSummary = {
  readonly id: string;
  readonly organisation: string;
  readonly changedAt: string;
  readonly damaged: null | DamagedJournal;
  /** Whether it is archived: lists leave it out unless they ask for archived books. */ readonly archived: boolean;
  readonly handedTo: readonly string[];
  readonly name: string;
  readonly place: string;
  readonly group: string;
  readonly published: boolean;
  readonly demo: boolean;
  readonly finished: boolean;
  readonly players: number;
  readonly roundsPlayed: number;
  readonly roundsPlanned: number;
  readonly firstDate: string;
  /** The tournaments that its players come from; null: it was not made from others. */ readonly origin: null | Origin;
};

export type Origin = { readonly kind: 'group' | 'stage'; readonly tournaments: readonly string[] };

/** A tournament at one moment: the state folded from its journal up to there. */
export type Tournament = {
  readonly id: string;
  /** The version of the newest entry included; returns count. */ readonly version: number;
  readonly demo: boolean;
  readonly settings: Settings;
  /** By number, index 0 is number 1. */ readonly players: readonly Player[];
  readonly entriesClosed: boolean;
  readonly lots: Lots;
  /** Lots drawn, and orders given, between players equal in everything, the newest last. */ readonly tieLots: readonly TieLot[];
  /** The published round after which the tie-breaks were last changed; null: not after the start. */ readonly orderChangedAfterRound:
    | null
    | number;
  /** Index 0 is round 1. */ readonly rounds: readonly Round[];
  /** Games with attached moves, in the order of attaching. */ readonly moves: readonly GameMoves[];
  /** By round, at most one for each. */ readonly startPositions: readonly StartPosition[];
  /** By month, at most one for each. */ readonly monthRatings: readonly MonthRatings[];
  /** Reports to rating offices, in the order of noting. */ readonly sentReports: readonly SentReport[];
  /** By round, in order; a round without check-in has none. */ readonly checkIns: readonly CheckIn[];
  /** null: none. */ readonly prizes: null | Prizes;
  /** The terms for protests; null: none are set. */ readonly appealTerms: null | AppealTerms;
  /** In the order of arrival. */ readonly appeals: readonly Appeal[];
  /** What happened at the boards, in the order of recording. */ readonly incidents: readonly Incident[];
  /** The classes of a club's championship; null: it is not one. */ readonly championship: null | Championship;
  readonly finished: boolean;
  readonly withdrawals: number;
  readonly fideMode: FideMode;
  /** What the report file records of a tournament begun in FIDE mode, in the order of happening. */ readonly fideNotes: readonly FideNote[];
  /** How many rounds came with the report file that it was made from; null: it was not. */ readonly importedRounds:
    | null
    | number;
};

/** The settings of a tournament, which the organiser decides. */
export type Settings = {
  readonly name: string;
  readonly system: SystemChoice;
  readonly roundsPlanned: number;
  readonly group: string;
  readonly tieBreaks: readonly string[];
  readonly forbidden: {
    readonly sameClub: boolean;
    readonly sameFederation: boolean;
    /** Groups in which no two players may meet. */ readonly groups: readonly (readonly string[])[];
  };
  readonly scoring: Shape21;
  readonly timeControl: Shape95;
  readonly rated: 'no' | 'by-rule' | 'yes';
  readonly place: string;
  readonly openTo: 'all' | 'seniors' | 'women' | 'youth';
  readonly membersOf: string;
  readonly federation: string;
  readonly roundDates: readonly string[];
  readonly firstTable: number;
  readonly unusedTables: string;
  readonly phoneReports: 'off' | 'by-table' | 'by-both';
  readonly playerAsks: 'off' | 'day-before' | 'hour-before' | 'until-paired';
  readonly roundPlay: readonly {
    /** null: for a cup's replays their time control, else the tournament's. */ readonly timeControl: null | Shape95;
    /** null: as in the tournament. */ readonly rated: null | ('no' | 'by-rule' | 'yes');
    /** The time by which its adjourned games must be finished (DSU §11c): a day, or a day and a time; '' = not fixed. */ readonly finishBy: string;
  }[];
  readonly startPositions: 'usual' | 'chess960';
  readonly waitingMinutes: null | number;
  readonly timeOdds: null | Shape20;
  readonly chiefArbiter: string;
  readonly arbiters: readonly string[];
  readonly committee: readonly string[];
  readonly leaveToPlay: readonly string[];
  readonly halfPointByes: null | number;
  readonly openGamesAs: 'expected' | 'draw';
  readonly pairingRatings:
    | null
    | ('national-fide' | 'fide-national' | 'national' | 'fide' | 'higher' | 'lower');
  readonly secondRatings:
    | null
    | ('national-fide' | 'fide-national' | 'national' | 'fide' | 'higher' | 'lower');
  readonly unratedAs: null | number;
  readonly shownRatings:
    | null
    | ('national-fide' | 'fide-national' | 'national' | 'fide' | 'higher' | 'lower');
  readonly tieBreakEdition: '2026' | '2012' | '2024';
  readonly marks: {
    /** Whether the winner gets the title. */ readonly title: boolean;
    /** How many go up from the top, 0 = nobody. */ readonly promotion: number;
    /** How many go down from the bottom, 0 = nobody. */ readonly relegation: number;
  };
  readonly printLanguage: 'da' | 'de' | 'en';
  readonly printLook: 'plain' | 'club' | 'large';
  readonly visibility: {
    /** False: the tournament has no public page. */ readonly published: boolean;
    readonly ratings: boolean;
    readonly clubs: boolean;
    readonly standings: boolean;
    readonly crosstable: boolean;
    readonly playerCards: boolean;
    /** `full`: "Hansen, Ida"; `initials`: "H., Ida" for children's tournaments. */ readonly names:
      | 'full'
      | 'initials';
  };
  readonly embedAt: readonly string[];
  readonly movesShown: 'no' | 'yes';
  readonly origin: null | {
    readonly kind: 'group' | 'stage';
    readonly tournaments: readonly string[];
  };
};

/** A pairing system with the edition of its regulation and the options chosen by the organiser. `code` and `edition` are those of `rules`. */
export type SystemChoice =
  | { readonly code: 'monrad'; readonly edition: 'dsu-2002' }
  | { readonly code: 'nordic'; readonly edition: 'dsu-2002' }
  | {
      readonly code: 'dutch';
      readonly edition: 'fide-2026' | 'fide-2017';
      readonly initialColour: null | ('white' | 'black');
      readonly acceleration: 'none' | 'baku';
      readonly colourSeed?: string;
    }
  | {
      readonly code: 'dubov';
      readonly edition: 'fide-2026';
      readonly initialColour: null | ('white' | 'black');
      readonly provisionalRating: number;
      readonly acceleration: 'none' | 'baku';
      readonly colourSeed?: string;
    }
  | {
      readonly code: 'burstein';
      readonly edition: 'fide-2026';
      readonly initialColour: null | ('white' | 'black');
      readonly acceleration: 'none' | 'baku';
      readonly colourSeed?: string;
    }
  | Shape8
  | Shape9
  | {
      readonly code: 'berger';
      readonly edition: 'fide-2012';
      readonly cycles: 1 | 2;
      readonly withdrawals: 'dsu-2002' | 'tempelhof-2018' | 'fide-2012';
      readonly freeDates: boolean;
      readonly keepsLastRounds?: boolean;
    }
  | {
      readonly code: 'dsu';
      readonly edition: 'dsu-2002';
      readonly cycles: 1 | 2;
      readonly withdrawals: 'dsu-2002' | 'tempelhof-2018' | 'fide-2012';
      readonly freeDates: boolean;
    }
  | {
      readonly code: 'tempelhof-table';
      readonly edition: 'tempelhof-2018';
      readonly cycles: 1 | 2;
      readonly withdrawals: 'dsu-2002' | 'tempelhof-2018' | 'fide-2012';
      readonly freeDates: boolean;
    }
  | {
      readonly code: 'rutsch';
      readonly edition: 'tempelhof-2018';
      readonly cycles: 1 | 2;
      readonly withdrawals: 'dsu-2002' | 'tempelhof-2018' | 'fide-2012';
      readonly freeDates: boolean;
    }
  | {
      readonly code: 'olympiad';
      readonly edition: 'dsu-2002';
      readonly order: 'match-points' | 'board-points';
      readonly teams: number;
    }
  | { readonly code: 'cup'; readonly edition: 'tempelhof-2018'; readonly byes: readonly string[] }
  | Shape14;

/** A player in a tournament. */
export type Player = {
  readonly id: string;
  readonly details: PlayerDetails;
  /** The origin of each number. */ readonly origins: {
    readonly rating?: NumberOrigin;
    readonly rapidRating?: NumberOrigin;
    readonly blitzRating?: NumberOrigin;
    readonly fideRating?: NumberOrigin;
  };
  /** Offered changes of details that were declined, the newest last. */ readonly declined: readonly {
    readonly name?: string;
    readonly club?: string;
    readonly title?: string;
    readonly federation?: string;
    readonly sex?: '' | 'm' | 'w';
    readonly rating?: null | number;
    readonly person?: string;
    readonly citizenship?: string;
    readonly rapidRating?: null | number;
    readonly blitzRating?: null | number;
    readonly fideRating?: null | number;
    readonly fideId?: string;
    readonly nationalId?: string;
    readonly birthDate?: string;
    readonly dwzIndex?: null | number;
  }[];
  /** The draw number; before the draw, the order of entry. From 1, without gaps. */ readonly no: number;
  /** The first round in which the player can be paired; 1 except for late entries. */ readonly fromRound: number;
  /** The first open round when the player was entered; a return after a withdrawal does not change it. */ readonly entryRound: number;
  readonly presence: Presence;
  readonly byeRequests: readonly ByeRequest[];
  /** Sorted by round, at most one for each. */ readonly asks: readonly Ask[];
  /** Rounds that the player did not come to, after which the arbiter let them play on. */ readonly keptInAfter: readonly number[];
  /** The player's table in every round; null: the one that the round gives. */ readonly fixedTable:
    | null
    | number;
  /** Sorted by round, at most one for each. */ readonly excuses: readonly Excuse[];
};

/** The origin of one of a player's numbers. */
export type NumberOrigin = {
  /** null: typed in by hand. */ readonly list: null | ListOfRatings;
  /** The name of who set it, and when (UTC). */ readonly by: string;
  readonly at: string;
};

export type ListOfRatings = { readonly list: string; readonly month: string };

/** Whether and when a player is in the tournament. */
export type Presence =
  | { readonly kind: 'playing' }
  | {
      readonly kind: 'withdrawn';
      readonly fromRound: number;
      /** The order of withdrawals, lowest first: Monrad rule 5 needs it. */ readonly order: number;
      /** null: the player left, and was not expelled. */ readonly expelled: null | Expulsion;
    };

/** That a player was expelled from the event: why, by whom and when (ISO 8601). */
export type Expulsion = { readonly words: string; readonly by: string; readonly at: string };

export type ByeRequest = {
  readonly round: number;
  readonly bye: 'half-point' | 'zero-point' | 'full-point';
};

/** A player's own request. Once granted it becomes a bye or a withdrawal, and is removed here. */
export type Ask = {
  readonly round: number;
  readonly wish: Wish;
  /** When it was sent (UTC). */ readonly at: string;
  /** The arbiter's reason for declining; null: not answered. */ readonly declined: null | string;
};

export type Wish = 'half-point' | 'zero-point' | 'withdrawal';

export type Excuse = {
  readonly round: number;
  readonly toldArbiter: string;
  readonly toldOpponent: string;
  /** The days offered to the opponent. */ readonly offered: readonly string[];
  /** Whether the player plays for the club or federation that day. */ readonly duty: boolean;
};

/** How the players got their numbers. */
export type Lots =
  | { readonly kind: 'not-drawn' }
  | {
      readonly kind: 'drawn';
      readonly seed: string;
      /** The players whom the Varma tables kept apart. */ readonly apart:
        | null
        | ('club' | 'federation');
    }
  | { readonly kind: 'by-strength' }
  | { readonly kind: 'typed-in' };

/** A lot between players whom nothing else separates. */
export type TieLot = {
  readonly seed: string;
  /** In the order drawn; the first is placed first. */ readonly order: readonly string[];
  /** Their play-off, or who declined one; null: they were not asked. */ readonly playOff: null | PlacePlayOff;
  /** The arbiter gave the order, by no lot; null: the lot or the play-off did. */ readonly given: null | GivenOrder;
};

export type PlacePlayOff = {
  /** The players who declined; if there are any, the lot decides. */ readonly declined: readonly string[];
  /** One game between each two players, if all accept. */ readonly games: readonly {
    readonly white: string;
    readonly black: string;
    readonly whiteHalfPoints: null | number;
  }[];
};

/** That the arbiter gave the order: after which round, and by which values; null: by hand. */
export type GivenOrder = { readonly round: number; readonly values: null | OutsideValues };

export type OutsideValues = { readonly name: string; readonly hundredths: readonly number[] };

/** A round in its present state. Only arbiters see a `draft`. */
export type Round = {
  readonly number: number;
  readonly status: 'published' | 'draft';
  readonly system: SystemChoice;
  /** When it was published (UTC); '' for a draft. */ readonly publishedAt: string;
  /** When it began, as the arbiter noted, `2026-11-21T19:05`; '': as announced. */ readonly begunAt: string;
  /** By board, index 0 is board 1. */ readonly games: readonly Game[];
  readonly byes: readonly ByeEntry[];
  readonly remarks: readonly Shape96[];
  /** null: its results were not compared with the slips. */ readonly verified: null | Verified;
  /** Whether somebody changed the system's pairing. */ readonly altered: boolean;
  /** The players in the order of the numbers that it was paired with; null: that of the present ones. Its reasons name them by the present ones all the same. */ readonly numbers:
    | null
    | readonly string[];
};

/** A game of a round in its present state. */
export type Game = {
  readonly result: Shape97;
  /** The name of who last entered or cleared its result; '' if nobody has. */ readonly writtenBy: string;
  /** When the present result was first entered (UTC); '' if there is none. */ readonly enteredAt: string;
  /** False: excluded from rating by the arbiter. */ readonly rated: boolean;
  /** Whether a reserve sat down half an hour or more after the start. */ readonly lateReserve: boolean;
  /** The result by which it is rated, if that was decided separately; null: the same one. */ readonly ratingResult: Shape97;
  /** Reports since the result was last entered, at most one from each sender; the newest last. */ readonly reported: readonly Reported[];
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly because: readonly Shape96[];
};

/** A result reported from a board, which is not entered by that alone. */
export type Reported = {
  /** null: reported from the table, by either player. */ readonly by: null | string;
  readonly result: GameResult;
  /** UTC. */ readonly at: string;
};

/** How a game ended, or stands. - `played`: normally 2–0, 1–1, 0–2 in half-points; other pairs (1–0, 0–0 …) by an arbiter's decision, never more than 2 together. - `forfeit`: `absent` did not come. `notice`: with accepted notice (then it is not rated, 4.5.4.2). - `pending`: to be finished or played later; counts as a draw for pairing (4.10 §2). `due` is a day, '' = not yet known. - `cancelled`: will not be played; the arbiter says what each gets. */
export type GameResult = Shape32;

export type ByeEntry = {
  readonly player: string;
  readonly bye: 'half-point' | 'zero-point' | 'full-point' | 'pairing-allocated';
  readonly halfPoints: number;
  readonly because: readonly Shape96[];
};

/** The last time a round's results were typed anew from the slips. */
export type Verified = {
  /** The name of who did it, and when (UTC). */ readonly by: string;
  readonly at: string;
  /** The boards whose result was changed since. */ readonly changed: readonly number[];
  readonly boards: readonly number[];
  readonly of: number;
  readonly differences: number;
};

/** A game with attached moves. */
export type GameMoves = {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly moves: string;
};

/** The start position of Chess960 of a round. */
export type StartPosition = {
  readonly round: number;
  /** The number of the position, 0 to 959. */ readonly position: number;
  /** The seed of the draw. */ readonly seed: string;
};

/** The players' ratings of a later month of a long event. */
export type MonthRatings = {
  /** `2026-12`. */ readonly month: string;
  readonly ratings: readonly MonthRating[];
};

export type MonthRating = {
  readonly player: string;
  readonly values: {
    readonly rating?: null | number;
    readonly rapidRating?: null | number;
    readonly blitzRating?: null | number;
    readonly fideRating?: null | number;
  };
};

/** A report sent to a rating office. */
export type SentReport = {
  /** The name of who noted it, and when (UTC). */ readonly by: string;
  readonly at: string;
  /** The data it was made from. */ readonly from: {
    /** By number, index 0 is number 1. */ readonly players: readonly Player[];
    /** Index 0 is round 1. */ readonly rounds: readonly Round[];
    readonly settings: Settings;
  };
  readonly day: string;
  readonly month: null | string;
  readonly edition: string;
  readonly report: 'national' | 'fide';
};

/** The check-in before a round. */
export type CheckIn = {
  readonly round: number;
  readonly seen: readonly Seen[];
  /** Whether the arbiter has settled what happens to the absent players. */ readonly settled: boolean;
};

/** A player checked in before a round. */
export type Seen = {
  readonly player: string;
  /** The name of who checked them in, and when (UTC). */ readonly by: string;
  readonly at: string;
};

export type Prizes = {
  /** The plan names players by id, since numbers may change until the lots are drawn. */ readonly plan: {
    readonly currency: 'DKK' | 'EUR' | 'SEK' | 'NOK' | 'CHF' | 'GBP' | 'PLN' | 'CZK' | 'USD';
    /** The calendar year in which ages are counted; null if no list has a condition on age. */ readonly year:
      | null
      | number;
    readonly ties: 'shared' | 'by-order' | 'half-and-half' | 'undivided';
    readonly perPlayer: 'all' | 'first' | 'better';
    /** Shares are whole multiples of this: 1 = to the øre or cent, 100 = to the krone or euro. */ readonly roundTo: number;
    readonly lists: readonly {
      /** The organiser's name for it. */ readonly name: string;
      /** All conditions must hold; empty = everybody. */ readonly who: readonly (
        | { readonly kind: 'rating'; readonly from: null | number; readonly to: null | number }
        | { readonly kind: 'unrated' }
        | { readonly kind: 'women' }
        | { readonly kind: 'seniors'; readonly fromAge: number }
        | { readonly kind: 'juniors'; readonly toAge: number }
        | { readonly kind: 'club'; readonly club: string }
        | { readonly kind: 'citizens'; readonly federation: string }
        | { readonly kind: 'listed'; readonly players: readonly string[] }
      )[];
      /** null = the plan's rule. */ readonly ties:
        | null
        | ('shared' | 'by-order' | 'half-and-half' | 'undivided');
      /** Whether it is given in addition to any other prize: the limit does not count it. */ readonly besides: boolean;
      /** In order from the first prize. */ readonly prizes: readonly Prize[];
    }[];
    readonly decisions: readonly {
      readonly by: 'play-off' | 'lot';
      /** Best first. */ readonly players: readonly string[];
    }[];
  };
  /** Whether the plan and the winners are on the public pages. */ readonly visible: boolean;
};

/** A prize: money, an honour such as a title or a cup, or both. */
export type Prize = {
  /** 0 = none. */ readonly money: number;
  /** '' = none. */ readonly honour: string;
};

export type AppealTerms = {
  /** The code of the rule set. */ readonly rules: string;
  /** The deposit for a protest, `200 kr.`; '' = none. */ readonly deposit: string;
  /** The deadline for lodging a protest, in words; '' = not announced. */ readonly until: string;
  readonly committee: readonly {
    readonly name: string;
    readonly seat: 'chair' | 'member' | 'substitute';
    readonly federation: string;
    readonly licensed: boolean;
    /** Whether the member has the age that the regulation requires. */ readonly ofAge: boolean;
  }[];
};

/** A protest in its present state. */
export type Appeal = {
  /** The protest's number in the tournament, from 1. */ readonly number: number;
  /** The rule set in force when it was lodged. */ readonly rules: string;
  /** In the order of the rule set's stages; at least one. */ readonly steps: readonly AppealStep[];
  /** The player who protests. */ readonly appellant: string;
  /** null: not about a single game. */ readonly game: null | {
    readonly round: number;
    readonly board: number;
  };
  /** The day of the ruling; '' = not recorded. */ readonly ruledOn: string;
  readonly lodgedOn: string;
  readonly written: boolean;
  /** Whether the deposit was paid. */ readonly paid: boolean;
  /** The disputed ruling, and whose it is. */ readonly ruling: string;
  /** Who speaks for the player: a captain, the head of a delegation; '' = the player. */ readonly by: string;
  /** The text of the protest. */ readonly words: string;
};

/** A protest before one instance. */
export type AppealStep = {
  readonly lodgedOn: string;
  /** null: not decided yet. */ readonly decision: null | AppealDecision;
};

export type AppealDecision = {
  readonly day: string;
  readonly outcome: 'withdrawn' | 'upheld' | 'partly' | 'dismissed' | 'not-heard';
  readonly deposit: 'part' | 'kept' | 'none' | 'returned';
  readonly panel: readonly string[];
  readonly reasons: string;
};

/** An incident of the tournament as it was recorded. */
export type Incident = {
  /** The incident's number in the tournament, from 1. */ readonly number: number;
  /** The article that decided it, with its document. */ readonly article: string;
  /** The number of this player's incidents of this kind in the game, this one included. */ readonly count: number;
  /** The arbiter who recorded it, and when (ISO 8601). */ readonly by: string;
  readonly at: string;
  readonly round: number;
  readonly board: number;
  /** The player whom it is about. */ readonly player: string;
  /** The code of the situation. */ readonly situation: string;
  /** The answers that decided it, in the order of the questions. */ readonly answers: readonly {
    readonly question: string;
    readonly answer: string;
  }[];
  readonly laws: 'tempelhof-2018' | 'laws-2001' | 'laws-2023';
  /** The code of a penalty that the arbiter chose; '' = none. */ readonly penalty: string;
  readonly whiteBefore: null | number;
  readonly whiteAfter: null | number;
  readonly blackBefore: null | number;
  readonly blackAfter: null | number;
  /** How many moves of both players were made when it happened; null or left out: not noted. */ readonly ply?:
    | null
    | number;
  readonly words: string;
};

/** A club's championship in its present state. */
export type Championship = {
  readonly given: readonly PlayerClass[];
  /** null: not published. */ readonly published: null | {
    readonly rounds: number;
    /** The number of players in each class, the highest first. */ readonly classes: readonly number[];
  };
  readonly next: readonly DecidedClass[];
  /** The code of the championship's rule set. */ readonly rules: string;
  /** The number of classes. */ readonly of: number;
};

export type PlayerClass = {
  readonly note: string;
  readonly player: string;
  /** From 1, the highest. */ readonly class: number;
  /** The class without a right that is valid for one year. */ readonly own: number;
  /** The reason for the class. */ readonly code:
    | 'championship.result-up'
    | 'championship.result-down'
    | 'championship.result-stays'
    | 'championship.right-ended'
    | 'championship.paused'
    | 'championship.cup'
    | 'championship.rating'
    | 'championship.first'
    | 'championship.rating-lowest'
    | 'championship.unrated'
    | 'championship.by-hand';
};

/** A player's class of next year as the arbiter decided it. */
export type DecidedClass = {
  readonly player: string;
  readonly class: number;
  readonly note: string;
};

/** Whether a tournament is in FIDE mode. */
export type FideMode =
  | { readonly kind: 'none' }
  | { readonly kind: 'on' }
  | { readonly kind: 'left'; readonly round: number; readonly by: string; readonly at: string };

/** What a book that was begun in FIDE mode keeps for the `###` records of the report file, and the state does not show otherwise. `round`: the newest published round at that time, or the round of the game. */
export type FideNote =
  | { readonly kind: 'numbers'; readonly round: number }
  | {
      readonly kind: 'exchange';
      readonly round: number;
      readonly numbers: readonly [number, number];
    }
  | {
      readonly kind: 'correction';
      readonly round: number;
      readonly white: string;
      readonly black: string;
      readonly from: Shape97;
      readonly to: Shape97;
    }
  | {
      readonly kind: 'adjourned';
      readonly round: number;
      readonly white: string;
      readonly black: string;
    }
  | {
      readonly kind: 'order';
      readonly round: number;
      readonly order: readonly string[];
      readonly values: null | OutsideValues;
    }
  | { readonly kind: 'configuration'; readonly round: number; readonly fields: readonly string[] };

/** A championship in its present state. */
export type ChampionshipView = {
  readonly rules: string;
  readonly regulation: string;
  readonly of: number;
  /** Whether points decide promotion and relegation: all classes in one Swiss. */ readonly byTargets: boolean;
  /** The only class that plays here; null: several do. */ readonly single: null | number;
  /** null where places decide, and before any player has a class. */ readonly targets: null | TargetsView;
  readonly published: boolean;
  /** Whether round 2 is published, and the target scores are not. */ readonly isLate: boolean;
  readonly findings: readonly ChampionshipReason[];
  /** By class, and within it in the order of the standings. */ readonly rows: readonly ClassPlayerRow[];
  /** Entered players without a class. */ readonly unclassed: readonly PlayerLine[];
  /** Whether all rounds are played and no game is open. */ readonly isOver: boolean;
};

/** The target scores for promotion and relegation. */
export type TargetsView = {
  /** W_T, the value of the whole tournament. */ readonly tournament: number;
  readonly rounds: number;
  readonly players: number;
  readonly classes: readonly ClassTarget[];
};

/** A class with its target score. */
export type ClassTarget = {
  readonly class: number;
  readonly players: number;
  /** R_k as a percentage; the rounds before it, in this share, are rounded up. */ readonly percent: number;
  readonly points: number;
  /** P_k, the target score. */ readonly halfPoints: number;
};

export type ChampionshipReason = {
  readonly code:
    | 'championship.result-up'
    | 'championship.result-down'
    | 'championship.result-stays'
    | 'championship.right-ended'
    | 'championship.paused'
    | 'championship.cup'
    | 'championship.rating'
    | 'championship.first'
    | 'championship.rating-lowest'
    | 'championship.unrated'
    | 'championship.by-hand'
    | 'championship.class-too-large'
    | 'championship.class-empty'
    | 'championship.too-few-for-all'
    | 'championship.rounds-fixed'
    | 'championship.rounds-even'
    | 'championship.rounds-few'
    | 'championship.class-swiss-few'
    | 'championship.class-swiss-rounds'
    | 'championship.class-swiss-wish';
  readonly article: string;
  readonly facts: Readonly<Record<string, string | number | readonly number[]>>;
};

/** A player of a class: present place, needed points, and class of next year. */
export type ClassPlayerRow = {
  readonly player: PlayerLine;
  readonly article: string;
  readonly rank: number;
  readonly halfPoints: number;
  /** The points needed; empty where places decide. */ readonly goals: readonly ClassGoal[];
  /** Next year's class by the present standings. */ readonly next: number;
  readonly because: Shape96;
  /** The reason of a different decision; '' = none. */ readonly decided: string;
  /** The reason for the class. */ readonly code:
    | 'championship.result-up'
    | 'championship.result-down'
    | 'championship.result-stays'
    | 'championship.right-ended'
    | 'championship.paused'
    | 'championship.cup'
    | 'championship.rating'
    | 'championship.first'
    | 'championship.rating-lowest'
    | 'championship.unrated'
    | 'championship.by-hand';
  readonly note: string;
  /** From 1, the highest. */ readonly class: number;
  /** The class without a right that is valid for one year. */ readonly own: number;
};

/** A player's line in tables. */
export type PlayerLine = {
  readonly id: string;
  readonly no: number;
  readonly name: string;
  readonly title: string;
  readonly club: string;
  readonly federation: string;
  readonly withdrawn: boolean;
  /** null: unrated. */ readonly rating: null | number;
  /** The list of the rating, if it is not the column's. */ readonly otherList:
    | null
    | ('national' | 'fide' | 'rapid' | 'blitz');
  /** The player's class by the event's federation, from the national rating; absent: none. */ readonly class?:
    | 'first'
    | 'master'
    | 'second'
    | 'third';
};

/** A class that a player can rise into, or stay in. */
export type ClassGoal = {
  /** `up`: into the class; `stay`: not below it. */ readonly about: 'stay' | 'up';
  readonly class: number;
  readonly targetHalfPoints: number;
  /** The missing half-points; 0 = reached. */ readonly missing: number;
  readonly standing: 'open' | 'reached' | 'out-of-reach';
};

/** A round as the console, lists and public pages show it. */
export type RoundView = {
  readonly round: number;
  /** The cup's stage; null for other systems. */ readonly stage: null | CupStage;
  /** Its date, thinking time and waiting time. */ readonly play: PlayOfRound;
  /** When it begins, `2026-11-21T19:00`; '' if not known. */ readonly start: string;
  readonly status: 'published' | 'draft';
  readonly altered: boolean;
  readonly boards: readonly BoardRow[];
  readonly byes: readonly ByeRow[];
  readonly remarks: readonly Shape96[];
  /** Boards without a final result; a pending game is only in `pending`. */ readonly missing: readonly number[];
  readonly pending: readonly number[];
};

/** The stage of a round of the tournament in the cup. */
export type CupStage = {
  /** 0 is the preliminary round, 1 the first round of the cup. */ readonly bracketRound: number;
  readonly name: CupRoundName;
  /** The number of the matches' game, from 1; after the last game comes the lot. */ readonly game: number;
  readonly kind: CupStep;
};

/** The name of a round of the bracket. */
export type CupRoundName = 'preliminary' | 'main' | 'quarter-final' | 'semi-final' | 'final';

/** The next step of a match: a game, or a lot instead of one. */
export type CupStep = 'lot' | 'rapid' | 'blitz' | 'classical';

/** How a round is played, from whichever source. */
export type PlayOfRound = {
  /** A day, or a day and a time; '' = not yet known. */ readonly date: string;
  readonly timeControl: TimeControl;
  readonly rated: 'no' | 'by-rule' | 'yes';
  readonly finishBy: string;
  /** Minutes after the start at which an absent player loses, and the article. */ readonly waitingMinutes: number;
  readonly waitingArticle: string;
  /** The start position of Chess960; null: the usual one, or none is drawn yet. */ readonly start: null | StartPosition;
};

export type TimeControl = Shape95;

/** A board of a round. */
export type BoardRow = {
  readonly board: number;
  /** The table where it is played; null if boards and tables have the same numbers. */ readonly table:
    | null
    | number;
  readonly white: BoardSide;
  readonly black: BoardSide;
  readonly result: Shape97;
  readonly because: readonly Shape96[];
};

/** One side of a board. `halfPointsBefore`: the player's points before the round. */
export type BoardSide = {
  readonly halfPointsBefore: number;
  /** The player's thinking time in this game; null without time odds or without an opponent. */ readonly time: null | TimeControl;
  readonly id: string;
  readonly no: number;
  readonly name: string;
  readonly title: string;
  readonly club: string;
  readonly federation: string;
  readonly withdrawn: boolean;
  /** null: unrated. */ readonly rating: null | number;
  /** The list of the rating, if it is not the column's. */ readonly otherList:
    | null
    | ('national' | 'fide' | 'rapid' | 'blitz');
  /** The player's class by the event's federation, from the national rating; absent: none. */ readonly class?:
    | 'first'
    | 'master'
    | 'second'
    | 'third';
};

/** A player without an opponent in a round. */
export type ByeRow = {
  readonly player: BoardSide;
  readonly halfPoints: number;
  readonly bye: 'half-point' | 'zero-point' | 'full-point' | 'pairing-allocated';
  readonly because: readonly Shape96[];
};

/** Standings after a round. */
export type StandingsView = {
  readonly round: number;
  readonly tieBreaks: readonly string[];
  readonly rows: readonly StandingsRow[];
  /** The round after which the tie-breaks were changed; null: not since the start. */ readonly orderChangedAfterRound:
    | null
    | number;
  /** The lots, play-offs and orders of the arbiter that decided places, from the top. */ readonly lots: readonly PlaceLot[];
  /** How the games of withdrawn players were treated; players by number. */ readonly withdrawals: readonly Shape96[];
  /** Whether a result of these rounds is missing or pending. */ readonly provisional: boolean;
};

/** A line of the standings, in final order. */
export type StandingsRow = {
  readonly rank: number;
  /** The rank by points alone: the first of all places with the same points. */ readonly pointsRank: number;
  /** False for a player who withdrew so early that their results do not count. */ readonly counts: boolean;
  /** Whether the player was expelled, and has no place. */ readonly expelled: boolean;
  /** Whether a neighbour is equal in everything, so that the rank is shared. */ readonly shared: boolean;
  /** Whether a lot alone decided the place among equals. */ readonly byLot: boolean;
  /** Whether a play-off decided the place. */ readonly byPlayOff: boolean;
  /** Whether the arbiter decided the place, by hand or by values from outside. */ readonly byArbiter: boolean;
  /** Whether a value was calculated without withdrawn opponents, and raised. */ readonly corrected: boolean;
  /** What the place decides by the present standings. */ readonly marks: readonly PlaceMark[];
  readonly player: PlayerLine;
  readonly halfPoints: number;
  /** In the order of `tieBreaks`; null = dropped. */ readonly values: readonly (null | TieBreakValue)[];
  /** Whether an unfinished game is counted as a draw. */ readonly pending: boolean;
};

/** What a place decides. */
export type PlaceMark = 'title' | 'promotion' | 'relegation';

/** A tie-break's value: its stages in the order of comparison. Most have one stage; almindelig korrektion has three. In points, ratings or places, depending on the tie-break. */
export type TieBreakValue = {
  readonly stages: readonly Fraction[];
  readonly workings: readonly Working[];
  /** Reasons about the value as a whole. */ readonly because?: readonly Shape98[];
  /** Compared before the stages, higher first; absent = before all that have it (2012 E). */ readonly precedence?: number;
  /** The tables of direct encounter, in order. */ readonly encounters?: readonly EncounterStep[];
};

/** An exact rational number in lowest terms, denominator above zero; both are safe integers. */
export type Fraction = { readonly numerator: number; readonly denominator: number };

/** One line of a calculated tie-break, so that a person can verify the sum. */
export type Working = {
  /** The round (from 1) of the contribution. */ readonly roundNumber: number;
  /** null: no opponent, or a virtual one. */ readonly opponent: null | number;
  /** The counting score of the opponent, in half-points; 0 if it does not matter. */ readonly opponentHalfPoints: number;
  /** The player's own half-points, if they matter (Sonneborn-Berger, Koya). */ readonly ownHalfPoints?: number;
  /** The opponent's rating, performance or tie-break that is averaged or summed. */ readonly opponentValue?: Fraction;
  /** The points of each board of a match, if boards matter; index 0 is board 1. */ readonly boardPoints?: readonly Fraction[];
  /** The contribution, in the unit of the stages. */ readonly contribution: Fraction;
  /** The first stage (from 0) whose sum includes this line; 0 = from the start. For a line that is cut it is the number of stages, so that none includes it. */ readonly fromStage: number;
  /** The origin of the opponent's score, or why the line does not count. */ readonly because?: readonly Shape98[];
};

/** One table of direct encounters, and the resulting order. */
export type EncounterStep = {
  /** The score of teams in the table; absent: points of players. */ readonly score?: 'MP' | 'GP';
  readonly rows: readonly EncounterRow[];
  readonly allMet: boolean;
  /** The group in its new order, equals together; a single part = no decision. */ readonly parts: readonly (readonly number[])[];
};

/** A player's row in the table of a tied group. Points in half-points, exact if averaged. */
export type EncounterRow = {
  readonly no: number;
  /** The points against each opponent in the group; several games count as their average. */ readonly against: {
    readonly size: number;
  };
  readonly halfPoints: Fraction;
  /** The number of opponents in the group whom they have not met. */ readonly notMet: number;
};

/** A lot, a play-off or an order of the arbiter between players whom nothing else separates. */
export type PlaceLot = {
  /** '': the arbiter gave the order. */ readonly seed: string;
  readonly firstRank: number;
  readonly lastRank: number;
  /** Whether the arbiter gave the order, by hand or by values from outside. */ readonly byArbiter: boolean;
  /** The values from outside; null: there are none. */ readonly values: null | PlaceValues;
  /** The players who declined the play-off. */ readonly declined: readonly PlacePlayer[];
  /** The games of the play-off; empty: the lot decided. */ readonly games: readonly PlaceGameRow[];
  /** True: a game is not played yet, and the place is shared meanwhile. */ readonly isOpen: boolean;
};

/** What decided between equal players outside the tournament, best first. */
export type PlaceValues = {
  readonly name: string;
  readonly of: readonly { readonly player: PlacePlayer; readonly hundredths: number }[];
};

export type PlacePlayer = { readonly id: string; readonly name: string };

/** A play-off game for a place. */
export type PlaceGameRow = {
  readonly white: PlacePlayer;
  readonly black: PlacePlayer;
  /** null: not played. */ readonly whiteHalfPoints: null | number;
};

/** The crosstable: rows in the order of the standings. */
export type CrosstableView = {
  readonly rounds: number;
  readonly rows: readonly {
    readonly standing: StandingsRow;
    readonly cells: readonly CrosstableCell[];
    /** Half-points after each round, as they count for the standings. */ readonly progress: readonly number[];
    /** For each round, whether the opponent was of another score group; only in systems that pair by score groups. */ readonly floats: readonly (
      | null
      | ('up' | 'down')
    )[];
  }[];
};

/** One round in a player's row of a crosstable. `opponentRank` is the final rank of the table shown. */
export type CrosstableCell =
  | {
      readonly kind: 'game';
      readonly opponentRank: number;
      readonly opponent: string;
      readonly colour: 'white' | 'black';
      /** null: no result yet. */ readonly halfPoints: null | number;
      readonly how: 'played' | 'open' | 'forfeit' | 'pending';
      /** False: the game does not count, since one of the two left a round robin early. */ readonly counts: boolean;
    }
  | {
      readonly kind: 'bye';
      readonly bye: 'half-point' | 'zero-point' | 'full-point' | 'pairing-allocated';
      readonly halfPoints: number;
    }
  | { readonly kind: 'none' };

/** The games still to be played; each is listed for both its players. */
export type OpenGamesView = {
  /** Postponed games, the next due first. */ readonly due: readonly DueGame[];
  readonly games: number;
  /** The regulation's last day for all of them; '' if it has none. */ readonly lastDay: string;
  /** Whether all rounds are open at once and players may draw the colours. */ readonly byAppointment: boolean;
  readonly rows: readonly { readonly player: PlayerLine; readonly games: readonly OpenGame[] }[];
};

/** A postponed game, or one without a result while later rounds are published. */
export type DueGame = {
  readonly why: 'adjourned' | 'postponed' | 'in-advance' | 'no-result';
  /** The agreed day; '' = none. */ readonly due: string;
  /** Where an adjourned game goes on: the venue; '' = not known, or the players' own affair. */ readonly place: string;
  /** The deadline; '' if there is none. */ readonly until: string;
  readonly article: string;
  /** The excuses of its players; for arbiters only. */ readonly excuses: readonly ExcuseLine[];
  readonly round: number;
  readonly board: number;
  readonly white: PlayerLine;
  readonly black: PlayerLine;
};

/** A player who misses a round with an excuse. */
export type ExcuseLine = {
  readonly player: PlayerLine;
  readonly round: number;
  readonly toldArbiter: string;
  readonly toldOpponent: string;
  /** The days offered to the opponent. */ readonly offered: readonly string[];
  /** Whether the player plays for the club or federation that day. */ readonly duty: boolean;
};

/** A game that a player still has to play or finish. */
export type OpenGame = {
  readonly round: number;
  readonly board: number;
  readonly colour: 'white' | 'black';
  readonly opponent: PlayerLine;
  /** ISO date, with a time where the round has one; '' = not agreed. */ readonly due: string;
};

/** What a code shows of its tournament. */
export type ShownCode = {
  readonly tournament: Shape99;
  readonly subject: CodeSubject;
  /** Whether byes and a withdrawal can be requested with it too. */ readonly asks: boolean;
  /** The player whose card may be linked; null: not a player's code, or cards are not public. */ readonly card:
    | null
    | string;
  readonly view: CodeView;
};

/** The sender of reports with a code: a table, perhaps for one round only, as on a slip; or a player. */
export type CodeSubject =
  | { readonly kind: 'table'; readonly table: number; readonly round: null | number }
  | { readonly kind: 'player'; readonly player: string };

/** What the holder of a code sees. */
export type CodeView =
  | CodeBoard
  | {
      readonly kind: 'nothing';
      readonly why: 'not-asked-for' | 'finished' | 'no-round' | 'no-game';
      readonly newest: number;
    };

/** The board shown to the holder of a code, with its reports. */
export type CodeBoard = {
  readonly kind: 'board';
  readonly round: number;
  readonly board: number;
  readonly table: number;
  readonly white: CodeSide;
  readonly black: CodeSide;
  readonly result: Shape97;
  /** The reporting player, or null for a table, where either player reports. */ readonly by:
    | null
    | string;
  /** This code's report since the result was last entered. */ readonly own: Shape97;
  readonly state: null | ('one-said' | 'differing' | 'otherwise' | 'to-enter');
  /** Earlier rounds in which this code has an open game, and the newest round in play. */ readonly others: readonly number[];
  /** The newest round in play. */ readonly newest: number;
};

/** A player at the board of a code. */
export type CodeSide = { readonly id: string; readonly name: string };

/** A player's requests, as shown to whoever has the player's code. */
export type ShownAsks = {
  readonly player: { readonly id: string; readonly name: string };
  readonly taken: boolean;
  /** The round from which the player has left; null: still playing. */ readonly outFrom:
    | null
    | number;
  /** Byes in rounds that are not published. */ readonly byes: readonly ByeRequest[];
  readonly asks: readonly Ask[];
  readonly open: readonly OpenToAsk[];
  /** How many half-point byes each player may have; null: any number. */ readonly halfPointByes:
    | null
    | number;
  readonly tournament: Shape99;
};

/** A round for which a player may send requests. */
export type OpenToAsk = {
  readonly round: number;
  /** A day or a local time; '' if not known. */ readonly date: string;
  /** The last day or the time for requests; '': until the round is paired. */ readonly until: string;
  readonly wishes: readonly Wish[];
};

/** The changes after a cursor. */
export type PublicChanges = {
  /** Whether the cursor is unknown or too old, so that every list has to be read again. */ readonly everything: boolean;
  readonly changes: readonly PublicChange[];
  /** The cursor after these changes. */ readonly next: string;
  /** Whether there are more changes already. */ readonly more: boolean;
};

/** What changed, as whoever mirrors public answers needs it. */
export type PublicChange = {
  /** `people`: how people want their names shown; any public answer may have changed. */ readonly kind:
    | 'event'
    | 'people'
    | 'tournament'
    | 'contest'
    | 'organisation'
    | 'league';
  /** Null: it is not public, or not any more; or it is about people. */ readonly id: null | string;
  /** The first 22 characters of the SHA-256, in base64url, of `kind/id`. By it somebody who has the book finds it, and nobody else learns of one that is not public. */ readonly key: string;
  /** The local time of the hall at which the public sees more of it without a further change; '' = never. */ readonly lookAgainAt: string;
};

/** An organisation in a list. */
export type ListedOrganisation = {
  readonly id: string;
  /** The present address of its page, below `/k/`. */ readonly address: string;
  readonly name: string;
};

/** An event for the public: its values and groups, without entrants. */
export type PublicEvent = {
  /** null: not published. */ readonly invitation: null | {
    readonly kind?: string;
    readonly rules?: string;
    readonly adjourned?: string;
    readonly money?: string;
    readonly playOff?: string;
    readonly contact?: string;
    readonly address?: string;
    readonly combinationApproved?: string;
    readonly combination?: string;
    readonly grouping?: string;
    readonly conditions?: string;
    readonly selection?: string;
    readonly guests?: string;
    readonly clocks?: string;
    readonly smoking?: string;
    readonly trophy?: string;
    readonly lodging?: string;
    readonly programme?: string;
    readonly draws?: string;
    readonly supervision?: string;
    readonly quickplay?: string;
    readonly travel?: string;
    readonly participants?: string;
    readonly invited?: string;
    readonly website?: string;
    readonly obligations?: string;
    readonly dress?: string;
    readonly security?: string;
    readonly medical?: string;
    readonly extras?: string;
    readonly disability?: string;
    readonly compensation?: string;
    readonly level?: string;
    readonly ratedBy?: string;
    readonly announcedOn?: string;
    readonly chiefTitle?: string;
    readonly combinationCounts?: string;
    readonly combinationAsked?: string;
    readonly calledOff?: string;
    readonly publication?: string;
    readonly entryFee?: string;
    readonly entriesClose?: string;
    readonly lateFee?: string;
    readonly entriesTo?: string;
    readonly answerBy?: string;
    readonly chiefAppointedBy?: string;
  };
  readonly name: string;
  readonly lastDay: string;
  readonly place: string;
  readonly organiser: string;
  /** The first day, `2026-12-26`. */ readonly firstDay: string;
  /** The regulations by which it is held, as a rule set of offices: `dsu-2002`. '' = as its groups have it. */ readonly regulations: string;
  readonly officers: readonly {
    readonly role:
      | 'organiser'
      | 'chief-arbiter'
      | 'deputy-arbiter'
      | 'arbiter'
      | 'appeals'
      | 'pairings';
    readonly name: string;
    readonly seat?: 'chair' | 'member' | 'substitute';
    readonly federation?: string;
    readonly licensed?: boolean;
    /** Whether the member has the age that the regulation requires. */ readonly ofAge?: boolean;
  }[];
  readonly id: string;
  /** The tournaments, in the order they were added. */ readonly groups: readonly string[];
  readonly version: number;
};

/** The book's state: a competition with all its acts. */
export type Contest = {
  readonly id: string;
  readonly version: number;
  /** The format's code, and the code of its rule set. */ readonly format: string;
  readonly rules: string;
  /** The seed of its lots, with which anybody can repeat them. */ readonly seed: string;
  readonly values: ContestValues;
  readonly entries: readonly ContestEntry[];
  readonly acts: readonly CourseAct[];
};

export type ContestValues = {
  readonly name: string;
  /** The name of who runs it, which is public. */ readonly leader: string;
  /** The first day, `2026-01-01`. */ readonly firstDay: string;
  readonly lastDay: string;
  /** Whether it has a public page. */ readonly published: boolean;
};

/** A present or former player. */
export type ContestEntry = { readonly id: string; readonly values: EntryValues };

export type EntryValues = {
  /** "Surname, Firstname" */ readonly name: string;
  /** The year of birth, `2001` or ''. */ readonly born: string;
  /** The person's id in the register; '' = none. */ readonly person: string;
};

/** An act, or an entry of a player, which belongs to the course of events. */
export type CourseAct =
  | {
      readonly kind: 'programme-planned';
      readonly items: readonly {
        readonly item: string;
        /** The code of its section of the programme. */ readonly what: string;
        readonly name: string;
        /** Its days, `2027-01-08`; empty: by appointment, or all year. */ readonly days: readonly string[];
        /** The hour it begins, `19:30`; '' = not given. */ readonly at: string;
        readonly note: string;
        /** The book in which it is played, of the same organisation. */ readonly book: null | {
          readonly kind: 'event' | 'tournament' | 'contest';
          readonly id: string;
        };
      }[];
      readonly day: string;
    }
  | { readonly kind: 'item-dropped'; readonly day: string; readonly item: string }
  | {
      readonly kind: 'item-entered';
      readonly day: string;
      readonly item: string;
      readonly entry: string;
    }
  | {
      readonly kind: 'item-left';
      readonly day: string;
      readonly item: string;
      readonly entry: string;
    }
  | {
      readonly kind: 'champion-named';
      readonly day: string;
      readonly item: string;
      readonly champions: readonly string[];
    }
  | {
      readonly kind: 'trophy-won';
      readonly winner: string;
      readonly year: number;
      readonly day: string;
    }
  | { readonly kind: 'trophy-struck'; readonly year: number; readonly day: string }
  | {
      readonly kind: 'places-given';
      readonly cup: string;
      readonly places: number;
      readonly players: readonly string[];
      readonly year: number;
      readonly day: string;
    }
  | {
      readonly kind: 'ladder-begun';
      readonly day: string;
      readonly ratings?: readonly { readonly entry: string; readonly rating: null | number }[];
    }
  | {
      readonly kind: 'challenge-made';
      readonly challenge: string;
      readonly challenger: string;
      readonly challenged: string;
      readonly day: string;
    }
  | {
      readonly kind: 'challenge-accepted';
      readonly on: string;
      readonly day: string;
      readonly challenge: string;
    }
  | { readonly kind: 'challenge-extended'; readonly day: string; readonly challenge: string }
  | {
      readonly kind: 'challenge-played';
      readonly halfPoints: readonly number[];
      readonly day: string;
      readonly challenge: string;
    }
  | {
      readonly kind: 'challenge-not-met';
      readonly why: 'declined' | 'late';
      readonly day: string;
      readonly challenge: string;
    }
  | { readonly kind: 'challenge-withdrawn'; readonly day: string; readonly challenge: string }
  | { readonly kind: 'entry-left'; readonly day: string; readonly entry: string }
  | {
      readonly kind: 'entry-returned';
      readonly day: string;
      readonly entry: string;
      readonly rating: null | number;
    }
  | {
      readonly kind: 'game-played';
      readonly day: string;
      readonly white: string;
      readonly black: string;
      readonly halfPoints: number;
    }
  | {
      readonly kind: 'leg-planned';
      readonly leg: string;
      readonly what: string;
      readonly name: string;
      readonly organiser: null | string;
      readonly on: string;
      readonly votesFor: number;
      readonly votesAgainst: number;
      readonly day: string;
    }
  | { readonly kind: 'leg-dropped'; readonly day: string; readonly leg: string }
  | {
      readonly kind: 'leg-held';
      readonly games: number;
      /** Empty: nobody came. */ readonly scores: readonly {
        readonly value: number;
        readonly penalty: number;
        readonly guest: boolean;
        readonly entry: string;
      }[];
      readonly day: string;
      readonly leg: string;
      /** The system of play; absent: not given. */ readonly system?: 'swiss' | 'other' | 'slide';
    }
  | {
      readonly kind: 'round-drawn';
      readonly players: readonly string[];
      readonly day: string;
      readonly round: number;
    }
  | {
      readonly kind: 'table-scored';
      readonly table: number;
      readonly lines: readonly {
        readonly entry: string;
        readonly points: number;
        readonly won: number;
        readonly lost: number;
        readonly ramsch: number;
        readonly against: null | number;
        readonly total: null | number;
      }[];
      readonly day: string;
      readonly round: number;
    }
  | { readonly kind: 'title-drawn'; readonly day: string }
  | {
      readonly kind: 'title-played';
      readonly day: string;
      readonly winner: string;
      readonly games?: readonly {
        readonly white: string;
        readonly black: string;
        readonly halfPoints: number;
      }[];
    }
  | {
      readonly kind: 'entered';
      readonly entry: string;
      readonly rating: null | number;
      readonly day: string;
    };

/** The book's state: a season of a league. */
export type League = {
  readonly id: string;
  readonly version: number;
  readonly values: LeagueValues;
  readonly divisions: readonly Division[];
  readonly teams: readonly Team[];
  /** The squads, each in its order. */ readonly members: readonly Member[];
  readonly matches: readonly Match[];
  readonly penalties: readonly Penalty[];
  readonly wishes: readonly Wish2[];
  readonly calls: readonly Call[];
  /** The clubs that were given to another, in order. */ readonly merged: readonly {
    readonly from: string;
    readonly into: string;
  }[];
  /** Nothing in it: the tables say what becomes of each team. */ readonly ends: SettledEnds;
};

export type LeagueValues = {
  /** The last day on which squads are named without leave. */ readonly namedUntil: string;
  /** After so many hours the other captain's silence is agreement; 0: never. */ readonly silenceHours: number;
  readonly published: boolean;
  /** The rule set of squads and line-ups; the fields behind it are a league's own numbers. */ readonly limits:
    | ''
    | 'dsu'
    | 'bsv'
    | 'free';
  /** Whether a line-up keeps to the order of the squad. */ readonly lineUpOrder: 'list' | 'free';
  readonly wrongOrder: 'nothing' | 'this-board' | 'from-there-down';
  /** An empty board above others. */ readonly gap: 'nothing' | 'this-board' | 'from-there-down';
  /** A player who may not play there at all. */ readonly ineligible:
    | 'nothing'
    | 'this-board'
    | 'from-there-down';
  /** A player may stand behind one with so many rating points less; 0: the order is not compared. */ readonly ratingGap: number;
  /** After so many matches in a higher team a player no longer plays in a lower one; 0: never. */ readonly fixedAfter: number;
  readonly mostReserves: null | number;
  readonly mostGuests: null | number;
  readonly mostForeigners: null | number;
  /** Players of other federations are foreigners, three capitals; '' = nobody is. */ readonly homeFederation: string;
  readonly leastJuniors: null | number;
  /** Whoever is born in this year or later is a junior; 0 = nobody. */ readonly juniorsBorn: number;
  readonly leastWomen: null | number;
  /** From so many empty boards on the team loses match points. */ readonly penaltyFromEmpty:
    | null
    | number;
  readonly penaltyMatchPoints: number;
  /** Whether a player, told by the numbers of registers, may play for one club of the league alone. */ readonly oneClub: boolean;
  /** How many minutes a board waits before a reserve may take it. */ readonly waitMinutes: number;
  readonly name: string;
  /** `2026/27` */ readonly season: string;
  /** The name of who runs it, which is public. */ readonly leader: string;
  /** Match points of a win and of a drawn match. */ readonly winPoints: number;
  readonly drawPoints: number;
  /** What decides in the tables, in order: the codes of the criteria. */ readonly order: readonly string[];
  /** What becomes of the matches of a team that withdraws, where its leader leaves it to the rule. */ readonly withdrawal:
    | 'kept'
    | 'struck'
    | 'struck-before-half';
  /** The tables by which matches are drawn. */ readonly table: 'berger' | 'dsu';
  /** The home team's colour at the first board; it alternates from there. */ readonly firstBoard:
    | 'white'
    | 'black';
  /** The language in which captains are reminded by mail of what is missing; '' = they are not. */ readonly letters?:
    | ''
    | 'da'
    | 'de'
    | 'en';
  /** Sites that may embed the tables of its divisions in a frame, `https://club.example`. */ readonly embedAt?: readonly string[];
};

/** A division, with the usual day of each round, the first round first; '' = none. */
export type Division = {
  readonly id: string;
  readonly values: DivisionValues;
  readonly days: readonly string[];
  /** The rounds that were drawn one by one, in order. */ readonly drawn: readonly DrawnRound[];
  readonly byes: readonly TeamBye[];
  readonly decided: readonly DecidedPair[];
};

export type DivisionValues = {
  readonly name: string;
  /** 1 is the highest. */ readonly level: number;
  readonly boards: number;
  /** How many go up and down. */ readonly promoted: number;
  readonly relegated: number;
  readonly form?: 'cup' | 'swiss' | 'all-play-all' | 'scheveningen';
  readonly pace?: 'long' | 'rapid' | 'blitz';
  /** Whether a match has no more boards than the smaller of its teams has players, as where one list was divided into teams (DSU 2002 4.13.5); else a board that a team cannot fill is lost. */ readonly boardsByTeams?: boolean;
  /** Whether all rounds are played on one day, in turn, as in a blitz tournament of teams. */ readonly oneDay?: boolean;
  /** Whether a line-up is for its match, or for the team's matches to come as well. */ readonly lineUps?:
    | ''
    | 'each-match'
    | 'to-come';
  /** The rounds that are planned, by which the last ones are told; 0 = not said. */ readonly rounds?: number;
  /** The type of colour preferences (C.04.6 1.7). */ readonly preferences?:
    | ''
    | 'none'
    | 'A'
    | 'B';
  /** The colour drawn before round 1 (C.04.6 4.1); '' = it is drawn with the round. */ readonly firstColour?:
    | ''
    | 'white'
    | 'black';
  /** What a team without an opponent gets: the points of a drawn match (C.04.6 1.4), or of a won one. */ readonly byePoints?:
    | ''
    | 'win'
    | 'draw';
  /** Whether lots are drawn once for the whole bracket, or before each round. */ readonly cupLots?:
    | ''
    | 'once'
    | 'each-round';
  /** Whether each pair plays at home and away. */ readonly twoLegs?: boolean;
  /** What decides a match of a cup, in order, as codes; none: the usual list. */ readonly deciders?: readonly string[];
  /** How many of the next teams of all groups of the level go up as well, by their quotient. */ readonly bestNext?: number;
  /** Down to this place a team may go up where others may not or will not; 0: only by its place. */ readonly lastPlace?: number;
  /** How many of the teams just before those who go down go down as well. */ readonly worstNext?: number;
  /** How many teams of a club may play in the level; null: any number. */ readonly mostOfClub?:
    | null
    | number;
};

/** The round of a division that was drawn at the desk. Until it is published, only the desk sees it. */
export type DrawnRound = {
  readonly round: number;
  /** With it anybody can repeat the lots of the round. */ readonly seed: string;
  readonly isPublished: boolean;
};

/** A team without an opponent in a round. */
export type TeamBye = {
  readonly team: string;
  readonly round: number;
  readonly bye: ByeKind;
  /** Its line in the bracket of a cup, from 1; 0 elsewhere. */ readonly place: number;
  readonly because: readonly Shape96[];
};

/** Why a player had no opponent in a round. */
export type ByeKind = 'half-point' | 'zero-point' | 'full-point' | 'pairing-allocated';

/** Who goes on in a cup where lots or the leader decided it. */
export type DecidedPair = {
  readonly round: number;
  readonly winner: string;
  readonly by: 'leader' | 'lots';
  readonly reason: string;
};

export type Team = {
  readonly id: string;
  readonly division: string;
  readonly values: TeamValues;
  readonly captain: CaptainValues;
  readonly withdrawn: '' | 'kept' | 'struck' | 'rule';
};

export type TeamValues = {
  readonly name: string;
  readonly club: string;
  /** Where it plays at home. */ readonly hall: string;
  /** '' = on the round's own day. */ readonly homeDay:
    | ''
    | 'monday'
    | 'tuesday'
    | 'wednesday'
    | 'thursday'
    | 'friday'
    | 'saturday'
    | 'sunday';
  /** `19:00` */ readonly homeTime: string;
  /** Whether it has said that it would not go up after the season. */ readonly refuses?: boolean;
};

export type CaptainValues = {
  readonly captain: string;
  readonly captainContact: string;
  readonly deputy: string;
  readonly deputyContact: string;
  /** The names of the accounts that act for the team, with commas between them. */ readonly accounts: string;
};

/** A player in a squad. */
export type Member = {
  readonly id: string;
  readonly team: string;
  readonly seat: 'regular' | 'reserve';
  /** The leave with which the player was named after the last day; '' = in time. */ readonly leave: string;
  readonly values: MemberValues;
};

export type MemberValues = {
  /** "Surname, Firstname" */ readonly name: string;
  /** 0 = none. */ readonly rating: number;
  /** The number in the federation's register. */ readonly nationalId: string;
  readonly fideId: string;
  /** A chess title: `WFM`. */ readonly title: string;
  /** Three capitals: `DEN`. */ readonly federation: string;
  readonly sex: '' | 'm' | 'w';
  /** Whether the player is a guest by the league's rules: a member of another club. */ readonly guest: boolean;
  /** The year of birth, `2001`. */ readonly born: string;
  /** The id in the register; '' = none. */ readonly person: string;
  /** FIDE's standard rating, by which norms are judged; left out: none is known. */ readonly fideRating?: number;
};

/** A match of two teams. */
export type Match = {
  readonly id: string;
  readonly division: string;
  readonly round: number;
  readonly home: string;
  readonly away: string;
  /** Whether it only decides between teams that are equal otherwise. */ readonly isPlayOff: boolean;
  /** Its line in the bracket of a cup, or its place in a round that was drawn, from 1; 0 elsewhere. */ readonly place: number;
  /** Why the rules paired these teams; none where a table or somebody did. */ readonly because: readonly Shape96[];
  /** Why the leader changed the pairing; null: it stands as it was drawn. */ readonly changedBy:
    | null
    | string;
  readonly meeting: MeetingValues;
  /** The day by which a postponed match is to be played, and why; null: not postponed. */ readonly postponed: null | {
    readonly due: string;
    readonly reason: string;
  };
  readonly lineUps: { readonly home: null | HandedIn; readonly away: null | HandedIn };
  readonly replacements: readonly Replacement[];
  /** By board. */ readonly scores: readonly (
    | ''
    | 'draw'
    | '1-0'
    | '0-1'
    | '+/-'
    | '-/+'
    | '-/-'
  )[];
  /** The score of a match that is settled without boards, in half-points; null: it is counted by boards. */ readonly bare:
    | null
    | readonly [number, number];
  readonly sheet: SheetValues;
  /** Who lost the whole match by not playing it. */ readonly forfeited:
    | ''
    | 'both'
    | 'home'
    | 'away';
  readonly agreed: { readonly home: null | Agreement; readonly away: null | Agreement };
  /** Who changed the sheet after a side had agreed with it; '' = nobody, or the side has agreed anew. */ readonly undone: {
    readonly home: string;
    readonly away: string;
  };
  readonly ruling: null | Ruling;
};

export type MeetingValues = { readonly day: string; readonly time: string; readonly place: string };

/** A line-up as it was handed in. */
export type HandedIn = {
  /** By board; null: nobody sits there. */ readonly players: readonly (null | string)[];
  /** The squad's order at that time, by which it is judged. */ readonly listed: readonly string[];
  /** The local time, `2026-11-21T12:05`. */ readonly when: string;
  /** The account that handed it in. */ readonly from: string;
};

/** A reserve who took a board after the time of waiting. */
export type Replacement = {
  readonly side: 'home' | 'away';
  readonly board: number;
  readonly player: string;
};

export type SheetValues = {
  /** When play began, `13:05`. */ readonly start: string;
  /** Who is arbiter, who may play where the league's rules let them. */ readonly arbiter: string;
  readonly lateArrivals: string;
  readonly remarks: string;
};

/** The agreement of a captain with the sheet. */
export type Agreement = { readonly when: string; readonly from: string };

/** The result of a match as its leader decided it, in half-points. */
export type Ruling = { readonly score: readonly [number, number]; readonly reason: string };

/** Points taken from a team. */
export type Penalty = {
  readonly id: string;
  readonly team: string;
  readonly matchPoints: number;
  readonly halfPoints: number;
  readonly reason: string;
  /** The newest round that had been drawn for the team's division; 0: none was drawn. */ readonly round: number;
};

/** A wish for the schedule of a division. */
export type Wish2 = {
  readonly id: string;
  readonly division: string;
  /** The team that wishes, or those that share a hall or are to meet. */ readonly teams: readonly string[];
  readonly values: WishValues;
};

export type WishValues = {
  readonly wish: 'home' | 'away' | 'not-home-together' | 'meet-by' | 'meet-from';
  /** The round that it is about; 0 for a hall. */ readonly round: number;
  /** How many of the teams the hall has room for in a round; 0 for all but halls. */ readonly places: number;
  /** The greater it is, the more other wishes give way. */ readonly weight: number;
};

/** A request for a player of a lower team. */
export type Call = {
  readonly id: string;
  readonly match: string;
  readonly team: string;
  readonly player: string;
  /** The answer, of whoever gave it; null: none yet. */ readonly answer: null | {
    readonly granted: boolean;
    readonly final: boolean;
    readonly reason: string;
  };
};

/** What becomes of teams after the season as the leader settled it, by team. */
export type SettledEnds = {
  /** The division's id; '' = the team leaves the league. */ readonly places: Readonly<
    Record<string, string>
  >;
  /** Why, where the leader gave a reason. */ readonly reasons: Readonly<Record<string, string>>;
};

/** A line of a division's table, with the name of the team. */
export type TableLine = {
  readonly team: string;
  /** Teams that are equal in everything share a rank. */ readonly rank: number;
  /** Without what was taken from the team. */ readonly matchPoints: number;
  readonly halfPoints: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly taken: { readonly matchPoints: number; readonly halfPoints: number };
  /** By the criteria of the league, each with the lines of its sum; null where it does not apply. */ readonly values: readonly (null | TieBreakValue)[];
  readonly withdrawn: '' | 'kept' | 'struck' | 'rule';
  /** Whether its matches count for nobody. */ readonly isStruck: boolean;
  /** Whether the place leads up or down; '' where it is shared with one that does not, or nothing is played. */ readonly leads:
    | ''
    | 'up'
    | 'down';
  /** Whether all is played and the place is shared with a team on the other side of a border. */ readonly needsPlayOff: boolean;
  readonly name: string;
};

/** What somebody scored in a division, with their name. */
export type ScoreLine = {
  /** Those with equal points of equally many games share a place. */ readonly place: number;
  /** By the rating rules of the players' federation; null: no rated opponent. */ readonly performance:
    | null
    | number;
  readonly player: string;
  readonly games: readonly OwnGame[];
  readonly played: number;
  readonly halfPoints: number;
  /** Half-points and games by colour. */ readonly white: {
    readonly halfPoints: number;
    readonly played: number;
  };
  readonly black: { readonly halfPoints: number; readonly played: number };
  readonly name: string;
};

/** A game of a player for a team. */
export type OwnGame = {
  readonly match: string;
  readonly team: string;
  readonly round: number;
  readonly board: number;
  readonly colour: 'white' | 'black';
  readonly opponent: null | string;
  readonly halfPoints: number;
  /** Whether it was played on the board. */ readonly isPlayed: boolean;
  readonly isRated: boolean;
};

export type Shape2 =
  | { readonly kind: 'organisation'; readonly organisation: string }
  | { readonly kind: 'event'; readonly event: string };

export type Shape1 = {
  readonly role:
    | 'owner'
    | 'federation-officer'
    | 'club-officer'
    | 'treasurer'
    | 'chief-arbiter'
    | 'arbiter'
    | 'results-only'
    | 'check-in-only'
    | 'class-keeper'
    | 'captain'
    | 'player'
    | 'everybody';
  readonly for: Shape2;
};

export type Shape5 = {
  readonly code: 'dutch';
  readonly edition: 'fide-2026' | 'fide-2017';
  readonly acceleration: 'none' | 'baku';
  readonly initialColour: ('white' | 'black') | null;
  readonly colourSeed?: string;
};

export type Shape6 = {
  readonly code: 'dubov';
  readonly edition: 'fide-2026';
  readonly acceleration: 'none' | 'baku';
  readonly initialColour: ('white' | 'black') | null;
  readonly colourSeed?: string;
  readonly provisionalRating: number;
};

export type Shape7 = {
  readonly code: 'burstein';
  readonly edition: 'fide-2026';
  readonly acceleration: 'none' | 'baku';
  readonly initialColour: ('white' | 'black') | null;
  readonly colourSeed?: string;
};

export type Shape8 = {
  readonly code: 'tempelhof';
  readonly edition: 'tempelhof-2018';
  readonly firstRound: 'lot' | 'rating-halves';
  readonly withdrawals: 'tempelhof-2018' | 'fide-2012';
};

export type Shape9 = {
  readonly code: 'keizer';
  readonly edition: 'club';
  readonly topValue: number;
  readonly valueStep: number;
  readonly winPercent: number;
  readonly drawPercent: number;
  readonly lossPercent: number;
  readonly byePercent: number;
  readonly clubPercent: number;
  readonly noticePercent: number;
  readonly absencePercent: number;
  readonly absencesCounted: number;
  readonly ownValue: 'counted' | 'left-out';
  readonly mostMeetings: number;
  readonly roundsBetween: number;
  readonly colours: 'balance' | 'return';
};

export type Shape10 = {
  readonly code: 'berger';
  readonly edition: 'fide-2012';
  readonly cycles: 1 | 2;
  readonly withdrawals: 'fide-2012' | 'dsu-2002' | 'tempelhof-2018';
  readonly freeDates: boolean;
  readonly keepsLastRounds?: boolean;
};

export type Shape11 = {
  readonly code: 'dsu';
  readonly edition: 'dsu-2002';
  readonly cycles: 1 | 2;
  readonly withdrawals: 'fide-2012' | 'dsu-2002' | 'tempelhof-2018';
  readonly freeDates: boolean;
};

export type Shape12 = {
  readonly code: 'tempelhof-table';
  readonly edition: 'tempelhof-2018';
  readonly cycles: 1 | 2;
  readonly withdrawals: 'fide-2012' | 'dsu-2002' | 'tempelhof-2018';
  readonly freeDates: boolean;
};

export type Shape13 = {
  readonly code: 'rutsch';
  readonly edition: 'tempelhof-2018';
  readonly cycles: 1 | 2;
  readonly withdrawals: 'fide-2012' | 'dsu-2002' | 'tempelhof-2018';
  readonly freeDates: boolean;
};

export type Shape14 = {
  readonly code: 'play-off';
  readonly edition: 'fide-2012';
  readonly ranking: readonly string[];
};

export type Shape15 = {
  readonly code: 'olympiad';
  readonly edition: 'dsu-2002';
  readonly teams: number;
  readonly order: 'match-points' | 'board-points';
};

export type Shape4 =
  | { readonly code: 'monrad'; readonly edition: 'dsu-2002' }
  | { readonly code: 'nordic'; readonly edition: 'dsu-2002' }
  | Shape5
  | Shape6
  | Shape7
  | Shape8
  | Shape9
  | Shape10
  | Shape11
  | Shape12
  | Shape13
  | { readonly code: 'cup'; readonly edition: 'tempelhof-2018'; readonly byes: readonly string[] }
  | Shape14
  | Shape15;

export type Shape18 = {
  readonly stages: readonly { readonly moves: unknown; readonly minutes: number }[];
  readonly incrementSeconds: number;
};

export type Shape17 = Shape18 | null;

export type Shape16 = {
  readonly timeControl: Shape17;
  readonly rated: ('by-rule' | 'yes' | 'no') | null;
  readonly finishBy: string;
};

export type Shape20 = {
  readonly minutesEach: number;
  readonly steps: readonly { readonly fromDifference: number; readonly strongerMinutes: number }[];
};

export type Shape19 = Shape20 | null;

export type Shape21 = {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly allocatedBye: number;
};

export type Shape22 = {
  readonly sameClub: boolean;
  readonly sameFederation: boolean;
  readonly groups: readonly (readonly string[])[];
};

export type Shape23 = {
  readonly published: boolean;
  readonly ratings: boolean;
  readonly clubs: boolean;
  readonly standings: boolean;
  readonly crosstable: boolean;
  readonly playerCards: boolean;
  readonly names: 'full' | 'initials';
};

export type Shape3 = {
  readonly name?: string;
  readonly place?: string;
  readonly group?: string;
  readonly openTo?: 'all' | 'seniors' | 'women' | 'youth';
  readonly membersOf?: string;
  readonly federation?: string;
  readonly system?: Shape4;
  readonly roundsPlanned?: number;
  readonly roundDates?: readonly string[];
  readonly firstTable?: number;
  readonly unusedTables?: string;
  readonly phoneReports?: 'off' | 'by-table' | 'by-both';
  readonly playerAsks?: 'off' | 'day-before' | 'hour-before' | 'until-paired';
  readonly roundPlay?: readonly Shape16[];
  readonly timeControl?: Shape18;
  readonly startPositions?: 'usual' | 'chess960';
  readonly rated?: 'by-rule' | 'yes' | 'no';
  readonly waitingMinutes?: unknown;
  readonly timeOdds?: Shape19;
  readonly chiefArbiter?: string;
  readonly arbiters?: readonly string[];
  readonly committee?: readonly string[];
  readonly leaveToPlay?: readonly string[];
  readonly scoring?: Shape21;
  readonly forbidden?: Shape22;
  readonly halfPointByes?: number | null;
  readonly openGamesAs?: 'draw' | 'expected';
  readonly pairingRatings?:
    | ('national-fide' | 'fide-national' | 'national' | 'fide' | 'higher' | 'lower')
    | null;
  readonly secondRatings?:
    | ('national-fide' | 'fide-national' | 'national' | 'fide' | 'higher' | 'lower')
    | null;
  readonly unratedAs?: number | null;
  readonly shownRatings?:
    | ('national-fide' | 'fide-national' | 'national' | 'fide' | 'higher' | 'lower')
    | null;
  readonly tieBreaks?: readonly string[];
  readonly tieBreakEdition?: '2012' | '2024' | '2026';
  readonly marks?: {
    readonly title: boolean;
    readonly promotion: number;
    readonly relegation: number;
  };
  readonly printLanguage?: 'da' | 'de' | 'en';
  readonly printLook?: 'plain' | 'club' | 'large';
  readonly visibility?: Shape23;
  readonly embedAt?: readonly string[];
  readonly movesShown?: 'no' | 'yes';
  readonly origin?: {
    readonly kind: 'group' | 'stage';
    readonly tournaments: readonly string[];
  } | null;
};

export type Shape24 = {
  readonly code:
    | 'monrad'
    | 'nordic'
    | 'dutch'
    | 'dubov'
    | 'burstein'
    | 'tempelhof'
    | 'keizer'
    | 'berger'
    | 'dsu'
    | 'tempelhof-table'
    | 'rutsch'
    | 'cup'
    | 'play-off'
    | 'olympiad';
} & Readonly<Record<string, unknown>>;

export type Shape28 =
  | { readonly kind: 'rating'; readonly from: number | null; readonly to: number | null }
  | { readonly kind: 'unrated' }
  | { readonly kind: 'women' }
  | { readonly kind: 'seniors'; readonly fromAge: number }
  | { readonly kind: 'juniors'; readonly toAge: number }
  | { readonly kind: 'club'; readonly club: string }
  | { readonly kind: 'citizens'; readonly federation: string }
  | { readonly kind: 'listed'; readonly players: readonly string[] };

export type Shape27 = {
  readonly name: string;
  readonly who: readonly Shape28[];
  readonly ties: ('shared' | 'by-order' | 'half-and-half' | 'undivided') | null;
  readonly besides: boolean;
  readonly prizes: readonly { readonly money: number; readonly honour: string }[];
};

export type Shape26 = {
  readonly currency: 'DKK' | 'EUR' | 'SEK' | 'NOK' | 'CHF' | 'GBP' | 'PLN' | 'CZK' | 'USD';
  readonly year: number | null;
  readonly ties: 'shared' | 'by-order' | 'half-and-half' | 'undivided';
  readonly perPlayer: 'all' | 'first' | 'better';
  readonly roundTo: number;
  readonly lists: readonly Shape27[];
  readonly decisions: readonly {
    readonly by: 'play-off' | 'lot';
    readonly players: readonly string[];
  }[];
};

export type Shape25 = { readonly plan: Shape26; readonly visible: boolean };

export type Shape29 = {
  readonly name: string;
  readonly title: string;
  readonly sex: 'm' | 'w' | '';
  readonly club: string;
  readonly federation: string;
  readonly citizenship: string;
  readonly rating: number | null;
  readonly rapidRating: number | null;
  readonly blitzRating: number | null;
  readonly fideRating: number | null;
  readonly fideId: string;
  readonly nationalId: string;
  readonly birthDate: string;
  readonly dwzIndex?: number | null;
  readonly person?: string;
};

export type Shape30 = {
  readonly rating?: { readonly list: string; readonly month: string };
  readonly rapidRating?: { readonly list: string; readonly month: string };
  readonly blitzRating?: { readonly list: string; readonly month: string };
  readonly fideRating?: { readonly list: string; readonly month: string };
};

export type Shape31 = {
  readonly name?: string;
  readonly title?: string;
  readonly sex?: 'm' | 'w' | '';
  readonly club?: string;
  readonly federation?: string;
  readonly citizenship?: string;
  readonly rating?: number | null;
  readonly rapidRating?: number | null;
  readonly blitzRating?: number | null;
  readonly fideRating?: number | null;
  readonly fideId?: string;
  readonly nationalId?: string;
  readonly birthDate?: string;
  readonly dwzIndex?: number | null;
  readonly person?: string;
};

export type Shape33 = {
  readonly kind: 'forfeit';
  readonly absent: 'white' | 'black' | 'both';
  readonly notice: boolean;
};

export type Shape32 =
  | { readonly kind: 'played'; readonly white: number; readonly black: number }
  | Shape33
  | { readonly kind: 'pending'; readonly why: 'adjourned' | 'postponed'; readonly due: string }
  | { readonly kind: 'cancelled'; readonly white: number; readonly black: number };

export type Shape34 = Shape32 | null;

export type Shape35 = {
  readonly name?: string;
  readonly role?: 'results-only' | 'check-in-only' | 'class-keeper' | 'player' | 'captain';
  readonly rounds?: { readonly first?: number; readonly last?: number } | null;
  readonly boards?: { readonly first?: number; readonly last?: number } | null;
  readonly class?: number | null;
  readonly player?: string;
  readonly hours?: number;
};

export type Shape39 = {
  readonly what: 'boards' | 'names' | 'results' | 'standings' | 'countdown';
  readonly group?: string;
  readonly part?: number;
  readonly of?: number;
};

export type Shape38 = {
  readonly number: number;
  readonly name: string;
  readonly look: 'dark' | 'light';
  readonly seconds: number;
  readonly shows: readonly Shape39[];
  readonly only: number | null;
};

export type Shape37 = { readonly kind: 'set-screen'; readonly screen: Shape38 };

export type Shape41 = {
  readonly text: string;
  readonly screens: readonly number[];
  readonly whole: boolean;
} | null;

export type Shape40 = { readonly kind: 'say'; readonly message: Shape41 };

export type Shape44 = {
  readonly until?: string;
  readonly minutes?: number | null;
  readonly at?: string;
  readonly text: string;
};

export type Shape43 = Shape44 | null;

export type Shape42 = { readonly kind: 'count-down'; readonly countdown: Shape43 };

export type Shape36 =
  | Shape37
  | { readonly kind: 'remove-screen'; readonly number: number }
  | { readonly kind: 'switch-screen'; readonly number: number; readonly only: number | null }
  | Shape40
  | Shape42;

export type Shape45 = {
  readonly browser: string;
  readonly screen: number;
  readonly width: number;
  readonly height: number;
};

export type Shape47 = {
  readonly surname?: string;
  readonly firstName?: string;
  readonly sortedAs?: string;
  readonly birth?: string;
  readonly sex?: 'm' | 'w' | '';
  readonly citizenship?: string;
  readonly federation?: string;
  readonly title?: string;
  readonly womenTitle?: string;
  readonly otherTitles?: string;
  readonly dsuNumber?: string;
  readonly fideId?: string;
  readonly dsbId?: string;
  readonly ownNumber?: string;
  readonly publicName?: 'initials' | 'none' | '';
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
};

export type Shape50 = {
  readonly association: string;
  readonly standing: 'playing' | 'member' | 'guest';
  readonly memberNumber: string;
  readonly from: string;
  readonly to: string;
};

export type Shape49 = {
  readonly membership: string;
  readonly values: Shape50;
  readonly club?: {
    readonly association: string;
    readonly name: string;
    readonly federation: string;
  } | null;
};

export type Shape48 = Shape49 | null;

export type Shape46 = {
  readonly kind: 'enter-person';
  readonly person: string;
  readonly values: Shape47;
  readonly membership?: Shape48;
};

export type Shape51 = {
  readonly kind: 'change-person';
  readonly person: string;
  readonly changes: Shape47;
};

export type Shape53 = {
  readonly name?: string;
  readonly federation?: string;
  readonly dsuNumber?: string;
  readonly zps?: string;
  readonly ownNumber?: string;
};

export type Shape52 = {
  readonly kind: 'enter-association';
  readonly association: string;
  readonly level: 'club' | 'district' | 'federation';
  readonly values: Shape53;
  readonly above: unknown;
};

export type Shape54 = {
  readonly kind: 'change-association';
  readonly association: string;
  readonly above?: unknown;
  readonly changes: Shape53;
};

export type Shape55 = {
  readonly kind: 'begin-membership';
  readonly membership: string;
  readonly person: string;
  readonly values: Shape50;
};

export type Shape57 = {
  readonly association?: string;
  readonly standing?: 'playing' | 'member' | 'guest';
  readonly memberNumber?: string;
  readonly from?: string;
  readonly to?: string;
};

export type Shape56 = {
  readonly kind: 'change-membership';
  readonly person: string;
  readonly membership: string;
  readonly changes: Shape57;
};

export type Shape59 = {
  readonly regulation: string;
  readonly office: string;
  readonly association: string;
  readonly competition: string;
  readonly seat: 'chair' | 'member' | 'substitute';
  readonly order: number;
  readonly from: string;
  readonly until: string;
  readonly ended: string;
};

export type Shape58 = {
  readonly kind: 'begin-office';
  readonly term: string;
  readonly person: string;
  readonly values: Shape59;
};

export type Shape61 = {
  readonly regulation?: string;
  readonly office?: string;
  readonly association?: string;
  readonly competition?: string;
  readonly seat?: 'chair' | 'member' | 'substitute';
  readonly order?: number;
  readonly from?: string;
  readonly until?: string;
  readonly ended?: string;
};

export type Shape60 = {
  readonly kind: 'change-office';
  readonly person: string;
  readonly term: string;
  readonly changes: Shape61;
};

export type Shape63 = {
  readonly rules: string;
  readonly step: 'course' | 'declaration' | 'award' | 'withdrawal';
  readonly on: string;
  readonly groups: number;
  readonly by: string;
  readonly matter: string;
  readonly passed: boolean;
};

export type Shape62 = {
  readonly kind: 'enter-licence-act';
  readonly act: string;
  readonly person: string;
  readonly values: Shape63;
};

export type Shape65 = {
  readonly rules?: string;
  readonly step?: 'course' | 'declaration' | 'award' | 'withdrawal';
  readonly on?: string;
  readonly groups?: number;
  readonly by?: string;
  readonly matter?: string;
  readonly passed?: boolean;
};

export type Shape64 = {
  readonly kind: 'change-licence-act';
  readonly person: string;
  readonly act: string;
  readonly changes: Shape65;
};

export type Shape68 =
  | (
      | 'surname'
      | 'firstName'
      | 'sortedAs'
      | 'birth'
      | 'sex'
      | 'citizenship'
      | 'federation'
      | 'title'
      | 'womenTitle'
      | 'otherTitles'
      | 'dsuNumber'
      | 'fideId'
      | 'dsbId'
      | 'ownNumber'
      | 'publicName'
      | 'email'
      | 'phone'
      | 'address'
      | 'name'
      | 'club'
      | 'zps'
      | 'memberNumber'
      | 'standing'
      | 'memberFrom'
      | 'memberTo'
    )
  | null;

export type Shape67 = Readonly<Record<string, Shape68>>;

export type Shape66 = {
  readonly kind: 'remember-columns';
  readonly headings: string;
  readonly columns: Shape67;
};

export type Shape70 = Shape67 | null;

export type Shape72 =
  | { readonly kind: 'same'; readonly person: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'leave-out' };

export type Shape71 = Readonly<Record<string, Shape72>>;

export type Shape69 = {
  readonly list: string | { readonly base64: string };
  readonly day: string;
  readonly federation?: string;
  readonly columns?: Shape70;
  readonly isComplete?: boolean;
  readonly choices?: Shape71;
  readonly basedOn?: number;
  readonly source?: string;
};

export type Shape73 = {
  readonly list: string | { readonly base64: string };
  readonly name?: string;
  readonly clubs?: string | { readonly base64: string };
  readonly sheet?: string;
  readonly day?: string;
  readonly federation?: string;
  readonly source?: string;
  readonly isComplete?: boolean;
  readonly columns?: Shape70;
  readonly choices?: Shape71;
  readonly to?: string;
  readonly alike?: boolean;
  readonly uses?: readonly ('members' | 'lookup' | 'ratings' | 'entries' | 'tournament')[];
  readonly versions?: Readonly<Record<string, number>>;
  readonly confirmed?: boolean;
};

export type Shape74 = {
  readonly name: string;
  readonly nationalId: string;
  readonly fideId: string;
  readonly club: string;
  readonly federation: string;
  readonly sex: 'm' | 'w' | '';
  readonly birth: string;
};

export type Shape75 = {
  readonly name?: string;
  readonly nationalId?: string;
  readonly fideId?: string;
  readonly club?: string;
  readonly federation?: string;
  readonly sex?: 'm' | 'w' | '';
  readonly birth?: string;
};

export type Shape76 = { readonly person: string; readonly values: Shape74 };

export type Shape77 =
  | (
      | 'club-president'
      | 'district'
      | 'district-president'
      | 'organiser'
      | 'rating-committee'
      | 'playing-committee-chair'
      | 'executive'
    )
  | null;

export type Shape79 = {
  readonly role:
    | 'organiser'
    | 'chief-arbiter'
    | 'deputy-arbiter'
    | 'arbiter'
    | 'appeals'
    | 'pairings';
  readonly name: string;
  readonly seat?: 'member' | 'chair' | 'substitute';
  readonly federation?: string;
  readonly licensed?: boolean;
  readonly ofAge?: boolean;
};

export type Shape78 = {
  readonly name: string;
  readonly place: string;
  readonly organiser: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly regulations?: string;
  readonly officers: readonly Shape79[];
  readonly published: boolean;
};

export type Shape80 = {
  readonly basedOn: number;
  readonly list: string | { readonly base64: string };
  readonly alike?: boolean;
  readonly looked?: boolean;
  readonly confirmed?: boolean;
};

export type Shape81 = {
  readonly name: string;
  readonly leader: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly published: boolean;
};

export type Shape82 = {
  readonly entry: string;
  readonly value: number;
  readonly penalty: number;
  readonly guest: boolean;
};

export type Shape83 = {
  readonly item: string;
  readonly what: string;
  readonly name: string;
  readonly days: readonly string[];
  readonly at: string;
  readonly note: string;
  readonly book: { readonly kind: 'tournament' | 'event' | 'contest'; readonly id: string } | null;
};

export type Shape84 = {
  readonly name?: string;
  readonly season?: string;
  readonly leader?: string;
  readonly winPoints?: number;
  readonly drawPoints?: number;
  readonly order?: readonly string[];
  readonly withdrawal?: 'struck' | 'kept' | 'struck-before-half';
  readonly table?: 'berger' | 'dsu';
  readonly firstBoard?: 'black' | 'white';
  readonly limits?: '' | 'dsu' | 'bsv' | 'free';
  readonly lineUpOrder?: 'list' | 'free';
  readonly wrongOrder?: 'nothing' | 'this-board' | 'from-there-down';
  readonly gap?: 'nothing' | 'this-board' | 'from-there-down';
  readonly ineligible?: 'nothing' | 'this-board' | 'from-there-down';
  readonly ratingGap?: number;
  readonly fixedAfter?: number;
  readonly mostReserves?: number | null;
  readonly mostGuests?: number | null;
  readonly mostForeigners?: number | null;
  readonly homeFederation?: string;
  readonly leastJuniors?: number | null;
  readonly juniorsBorn?: number;
  readonly leastWomen?: number | null;
  readonly penaltyFromEmpty?: number | null;
  readonly penaltyMatchPoints?: number;
  readonly oneClub?: boolean;
  readonly waitMinutes?: number;
  readonly namedUntil?: string;
  readonly silenceHours?: number;
  readonly letters?: '' | 'da' | 'de' | 'en';
  readonly published?: boolean;
  readonly embedAt?: readonly string[];
};

export type Shape85 = {
  readonly name: string;
  readonly level: number;
  readonly boards: number;
  readonly promoted: number;
  readonly relegated: number;
  readonly bestNext?: number;
  readonly lastPlace?: number;
  readonly worstNext?: number;
  readonly mostOfClub?: number | null;
  readonly form?: 'all-play-all' | 'swiss' | 'cup' | 'scheveningen';
  readonly pace?: 'long' | 'rapid' | 'blitz';
  readonly boardsByTeams?: boolean;
  readonly oneDay?: boolean;
  readonly lineUps?: '' | 'each-match' | 'to-come';
  readonly rounds?: number;
  readonly preferences?: '' | 'A' | 'B' | 'none';
  readonly firstColour?: '' | 'white' | 'black';
  readonly byePoints?: '' | 'draw' | 'win';
  readonly cupLots?: '' | 'once' | 'each-round';
  readonly twoLegs?: boolean;
  readonly deciders?: readonly string[];
};

export type Shape86 = {
  readonly name: string;
  readonly club: string;
  readonly hall: string;
  readonly homeDay:
    | ''
    | 'monday'
    | 'tuesday'
    | 'wednesday'
    | 'thursday'
    | 'friday'
    | 'saturday'
    | 'sunday';
  readonly homeTime: string;
  readonly refuses?: boolean;
};

export type Shape87 = {
  readonly name: string;
  readonly rating: number;
  readonly fideRating?: number;
  readonly nationalId: string;
  readonly fideId: string;
  readonly title: string;
  readonly federation: string;
  readonly sex: '' | 'm' | 'w';
  readonly guest: boolean;
  readonly born: string;
  readonly person: string;
};

export type Shape88 = {
  readonly name?: string;
  readonly level?: number;
  readonly boards?: number;
  readonly promoted?: number;
  readonly relegated?: number;
  readonly bestNext?: number;
  readonly lastPlace?: number;
  readonly worstNext?: number;
  readonly mostOfClub?: number | null;
  readonly form?: 'all-play-all' | 'swiss' | 'cup' | 'scheveningen';
  readonly pace?: 'long' | 'rapid' | 'blitz';
  readonly boardsByTeams?: boolean;
  readonly oneDay?: boolean;
  readonly lineUps?: '' | 'each-match' | 'to-come';
  readonly rounds?: number;
  readonly preferences?: '' | 'A' | 'B' | 'none';
  readonly firstColour?: '' | 'white' | 'black';
  readonly byePoints?: '' | 'draw' | 'win';
  readonly cupLots?: '' | 'once' | 'each-round';
  readonly twoLegs?: boolean;
  readonly deciders?: readonly string[];
};

export type Shape89 = { readonly id: string; readonly values: Shape86 };

export type Shape91 = {
  readonly version: number;
  /** UTC, ISO 8601. */ readonly at: string;
  readonly reason?: string;
  readonly event: { readonly kind: string };
};

export type Shape90 = {
  readonly code: 'store.conflict';
  readonly actualVersion: number;
  readonly since: readonly Shape91[];
};

export type Shape92 = {
  readonly code: 'input.sheet-too-large';
  readonly megabytes: number;
  readonly limitMegabytes: number;
};

export type Shape93 = {
  readonly code: 'input.sheet-uncalculated';
  readonly sheet: string;
  readonly cell: string;
  readonly count: number;
};

export type Shape94 =
  | null
  | { readonly kind: 'played' | 'cancelled'; readonly white: number; readonly black: number }
  | { readonly kind: 'forfeit'; readonly absent: string }
  | { readonly kind: 'pending' };

export type Shape95 = {
  readonly stages: readonly { readonly moves: null | number; readonly minutes: number }[];
  readonly incrementSeconds: number;
};

export type Shape96 = {
  readonly code: string;
  readonly article: string;
  readonly facts: Readonly<Record<string, string | number | readonly number[]>>;
};

export type Shape97 =
  | null
  | { readonly kind: 'played'; readonly white: number; readonly black: number }
  | Shape33
  | { readonly kind: 'pending'; readonly why: 'adjourned' | 'postponed'; readonly due: string }
  | { readonly kind: 'cancelled'; readonly white: number; readonly black: number };

export type Shape98 = {
  readonly code:
    | 'tie-break.opponent-left-early'
    | 'tie-break.opponent-unplayed-drawn'
    | 'tie-break.dummy-own-score'
    | 'tie-break.dummy-capped-by-draws'
    | 'tie-break.dummy-capped-by-opponent'
    | 'tie-break.virtual-opponent'
    | 'tie-break.cut-lowest'
    | 'tie-break.cut-highest'
    | 'tie-break.cut-voluntarily-unplayed'
    | 'tie-break.cut-first-rounds'
    | 'tie-break.opponent-below-limit'
    | 'tie-break.behind-more-games'
    | 'tie-break.opponent-withdrew'
    | 'tie-break.raised-for-withdrawn'
    | 'tie-break.secondary-score-and-strength'
    | 'tie-break.decided-on-boards'
    | 'tie-break.keizer-own-value'
    | 'tie-break.keizer-of-opponents-value'
    | 'tie-break.keizer-of-own-value'
    | 'tie-break.keizer-over-limit'
    | 'tie-break.keizer-averaged';
  readonly article: string;
  readonly facts: Readonly<Record<string, string | number | readonly number[]>>;
};

export type Shape99 = {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly published: boolean;
};
