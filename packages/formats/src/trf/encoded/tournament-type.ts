/** The form of a tournament, which decides how pairings are made. */
export type TournamentForm =
  | 'swiss'
  | 'double-swiss'
  | 'round-robin'
  | 'double-round-robin'
  | 'schiller'
  | 'scheveningen'
  | 'knockout';

/** A type of tournament in record 192. */
export interface TournamentType {
  readonly participants: 'individuals' | 'teams';
  readonly form: TournamentForm;
  /** The rules: `DUTCH`, `DUBOV`, `BURSTEIN`, `BERGER`; '' if the code names none. */
  readonly system: string;
  /** The year in the code: `FIDE_DUTCH_2026`; null if it has none. */
  readonly edition: number | null;
  /** Whether it is accelerated by the Baku method. */
  readonly baku: boolean;
}

type TypePattern = readonly [
  pattern: RegExp,
  participants: TournamentType['participants'],
  form: TournamentForm,
];

const scores = '(?:_TYPE[AB])?(?:_(?:MP_GP|GP_MP|MP|GP))?';

/** Each pattern's first group is the system, its second the edition. */
const parts: readonly TypePattern[] = [
  [/^FIDE_(DUTCH)(?:_(\d{4}))?(?:_BAKU)?$/, 'individuals', 'swiss'],
  [/^FIDE_(DUBOV|BURSTEIN)(?:_(\d{4}))?(?:_BAKU)?$/, 'individuals', 'swiss'],
  [/^CUSTOM_SWISS$/, 'individuals', 'swiss'],
  [/^(?:FIDE_DOUBLESWISS(?:_BAKU)?|CUSTOM_DOUBLESWISS)$/, 'individuals', 'double-swiss'],
  [/^(BERGER)_ROUNDROBIN_G2$/, 'individuals', 'double-round-robin'],
  [/^(?:(BERGER)_ROUNDROBIN(?:_G\d+)?|(?:FIDE|CUSTOM)_ROUNDROBIN)$/, 'individuals', 'round-robin'],
  [/^(?:(BERGER)|FIDE)_DOUBLEROUNDROBIN$/, 'individuals', 'double-round-robin'],
  [/^(?:FIDE|CUSTOM)_SCHILLER(?:_\d+X\d+)?$/, 'teams', 'schiller'],
  [/^(?:FIDE|CUSTOM)_(?:DOUBLE)?SCHEVENINGEN(?:_G\d+)?$/, 'teams', 'scheveningen'],
  [/^CUSTOM_KNOCKOUT$/, 'individuals', 'knockout'],
  [new RegExp(`^FIDE_TEAM${scores}(?:_BAKU)?$`), 'teams', 'swiss'],
  [/^CUSTOM_TEAM_SWISS(?:_MP|_GP)?$/, 'teams', 'swiss'],
  [/^(?:(BERGER)|FIDE|CUSTOM)_TEAM_ROUNDROBIN(?:_G\d+)?$/, 'teams', 'round-robin'],
  [/^(?:(BERGER)|FIDE)_TEAM_DOUBLEROUNDROBIN$/, 'teams', 'double-round-robin'],
  [/^CUSTOM_TEAM_KNOCKOUT$/, 'teams', 'knockout'],
];

/** The type of tournament in record 192, `FIDE_DUTCH_2026_BAKU`; null if the text is not in this code. */
export function parseTournamentType(text: string): TournamentType | null {
  const code = text.toUpperCase();
  for (const [pattern, participants, form] of parts) {
    const match = pattern.exec(code);
    if (match === null) continue;
    const [, system = '', edition] = match;
    const baku = code.endsWith('_BAKU');
    return { participants, form, system, edition: edition ? Number(edition) : null, baku };
  }
  return null;
}
