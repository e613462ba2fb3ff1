/** Where an office is held: in a federation, a district, a club, in one competition of theirs, at an event. */
export type OfficeLevel = 'federation' | 'district' | 'club' | 'competition' | 'event';

/** How many hold an office, and for how many years; null: the regulation does not say. */
export interface Seats {
  readonly least: number;
  readonly most: number | null;
  readonly years: number | null;
}

/** What an office decides or looks after, and where that stands. */
export interface OfficeTask {
  readonly code: string;
  readonly article: string;
}

/** A place that comes with another office. */
export interface ComesWith {
  readonly office: string;
  /** Its holder may name somebody in their place. */
  readonly orRepresentative: boolean;
}

/**
 * What does not go together with an office. `plays`: its holder plays there; `holds`: its holder has
 * one of the `offices` there, too, about whose decisions it judges.
 */
export interface OfficeConflict {
  readonly kind: 'plays' | 'holds';
  /** Its words, and how hard it is: some need leave, others bar from the case in question. */
  readonly code: 'plays-without-leave' | 'own-games' | 'own-decisions';
  readonly offices: readonly string[];
  readonly article: string;
}

/** What an officer of a tournament or an event is called there. */
export type OfficerRole =
  | 'organiser'
  | 'chief-arbiter'
  | 'deputy-arbiter'
  | 'arbiter'
  | 'appeals'
  | 'pairings';

/** An office of a regulation. Its name in each language is a text; `term` is the regulation's own. */
export interface OfficeRecord {
  readonly code: string;
  readonly term: string;
  readonly article: string;
  readonly level: OfficeLevel;
  readonly members: Seats | null;
  /** Called in their order where members are missing or cannot take part; null: there are none. */
  readonly substitutes: Seats | null;
  /** Whether the regulation names a chair. */
  readonly hasChair: boolean;
  /** Of the members one leaves each year. */
  readonly oneLeavesEachYear: boolean;
  readonly mustBeOdd: boolean;
  readonly differentFederations: boolean;
  readonly leastAge: number | null;
  /** Who can be chosen, where the regulation says so. */
  readonly eligible: 'master' | 'licensed' | 'one-licensed' | 'participant' | 'class-a-or-b' | null;
  readonly comesWith: readonly ComesWith[];
  readonly decides: readonly OfficeTask[];
  readonly conflicts: readonly OfficeConflict[];
  /** What it is called as a role of a tournament or an event. */
  readonly roles: readonly OfficerRole[];
}

/** The offices of a regulation in an edition. */
export interface OfficeRuleSet {
  readonly code: string;
  /** As its articles are cited. */
  readonly regulation: string;
  /** First and last day of the edition; null: not known, and still in force. */
  readonly from: string | null;
  readonly to: string | null;
  /** `whole`: we have the text. `part`: composition or terms of some stand in a text that we do not have. */
  readonly known: 'whole' | 'part';
  /** Whose events it is for; '': everybody's whose own regulation says nothing (FIDE 2012 1.1). */
  readonly federation: string;
  /** Whether it is a whole federation's, or of one club in it. */
  readonly of: 'federation' | 'club';
  readonly offices: readonly OfficeRecord[];
}

/** What most offices are: members as they are chosen, without terms, substitutes and conditions. */
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

/** What else a regulation says of an office; what it decides by code, each with its article. */
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

/** That it judges what others decided: whoever holds one of them, too, would judge their own. */
export const judges = (article: string, offices: readonly string[]): OfficeConflict => ({
  kind: 'holds',
  code: 'own-decisions',
  offices,
  article,
});

/** Exactly so many, for so many years. */
export const exactly = (count: number, years: number | null = null): Seats => ({
  least: count,
  most: count,
  years,
});

/** So many or more. */
export const atLeast = (count: number): Seats => ({ least: count, most: null, years: null });
