/**
 * Where an office is held: in a federation, a district, a club, in one of their competitions, or at an
 * event.
 */
export type OfficeLevel = 'federation' | 'district' | 'club' | 'competition' | 'event';

/** The number of holders, and the years of a term; null: not in the regulation. */
export interface Seats {
  readonly least: number;
  readonly most: number | null;
  readonly years: number | null;
}

/** A task or competence of an office, with its article. */
export interface OfficeTask {
  readonly code: string;
  readonly article: string;
}

/** A seat that comes with another office. */
export interface ComesWith {
  readonly office: string;
  /** Whether its holder may name a representative instead. */
  readonly orRepresentative: boolean;
}

/**
 * A conflict of an office. `plays`: its holder is a player there; `plays-unasked`: a player without the
 * permission for it; `holds`: its holder also has one of the `offices`, whose decisions it judges.
 */
export interface OfficeConflict {
  readonly kind: 'plays' | 'plays-unasked' | 'holds';
  /** The code of its text, and its effect: some need permission, others exclude from the case in question. */
  readonly code: 'plays-without-leave' | 'own-games' | 'own-decisions';
  readonly offices: readonly string[];
  readonly article: string;
}

/** The roles of officers at a tournament or an event. */
export type OfficerRole =
  | 'organiser'
  | 'chief-arbiter'
  | 'deputy-arbiter'
  | 'arbiter'
  | 'appeals'
  | 'pairings';

/** An office of a regulation. Its name in each language is a text; `term` is the regulation's own word. */
export interface OfficeRecord {
  readonly code: string;
  readonly term: string;
  readonly article: string;
  readonly level: OfficeLevel;
  readonly members: Seats | null;
  /** Substitutes, called in order if members are missing or cannot take part; null: there are none. */
  readonly substitutes: Seats | null;
  /** Whether the regulation names a chair. */
  readonly hasChair: boolean;
  /** Whether one of the members leaves each year. */
  readonly oneLeavesEachYear: boolean;
  readonly mustBeOdd: boolean;
  readonly differentFederations: boolean;
  readonly leastAge: number | null;
  /** Who is eligible, if the regulation says so. */
  readonly eligible: 'master' | 'licensed' | 'one-licensed' | 'participant' | 'class-a-or-b' | null;
  readonly comesWith: readonly ComesWith[];
  readonly decides: readonly OfficeTask[];
  readonly conflicts: readonly OfficeConflict[];
  /** The roles at a tournament or an event that correspond to it. */
  readonly roles: readonly OfficerRole[];
}

/** The offices of a regulation's edition. */
export interface OfficeRuleSet {
  readonly code: string;
  /** The regulation's name in citations. */
  readonly regulation: string;
  /** First and last day of the edition; null: not known, and still in force. */
  readonly from: string | null;
  readonly to: string | null;
  /**
   * `whole`: the text is complete. `part`: the composition or terms of some offices are in a text that
   * is not available.
   */
  readonly completeness: 'whole' | 'part';
  /** The federation of the events; '': all events whose own regulation has no rule (FIDE 2012 1.1). */
  readonly federation: string;
  /** Whether it is a federation's, or that of a club. */
  readonly of: 'federation' | 'club';
  readonly offices: readonly OfficeRecord[];
}

/** The usual office: members as elected, without terms, substitutes and conditions. */
const plainOffice = {
  members: null,
  substitutes: null,
  hasChair: false,
  oneLeavesEachYear: false,
  mustBeOdd: false,
  differentFederations: false,
  leastAge: null,
  eligible: null,
  comesWith: [],
  conflicts: [],
  roles: [],
} as const satisfies Partial<OfficeRecord>;

/** Further facts of an office; its tasks by code, each with the article. */
type Besides = Partial<Pick<OfficeRecord, keyof typeof plainOffice>> & {
  readonly decides?: Readonly<Record<string, string>>;
};

const officeAt =
  (level: OfficeLevel) =>
  (
    code: string,
    term: string,
    article: string,
    { decides = {}, ...besides }: Besides,
  ): OfficeRecord => ({
    ...plainOffice,
    ...besides,
    code,
    term,
    article,
    level,
    decides: Object.entries(decides).map(([task, where]) => ({ code: task, article: where })),
  });

export const ofFederation = officeAt('federation');
export const ofDistrict = officeAt('district');
export const ofClub = officeAt('club');
export const ofCompetition = officeAt('competition');
export const ofEvent = officeAt('event');

/**
 * The conflict of an office that judges the decisions of others: whoever also holds one of them would
 * judge their own.
 */
export const judges = (article: string, offices: readonly string[]): OfficeConflict => ({
  kind: 'holds',
  code: 'own-decisions',
  offices,
  article,
});

/** Exactly this number of seats, for this number of years. */
export const exactly = (count: number, years: number | null = null): Seats => ({
  least: count,
  most: count,
  years,
});

/** At least this number of seats. */
export const atLeast = (count: number): Seats => ({ least: count, most: null, years: null });
