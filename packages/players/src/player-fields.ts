import { erasedName, type FieldsOf, orNull, text, whole, wordOf } from '@rokade/journal';

const words = { holds: text, unsaid: '' } as const;

/** What a field of a player can hold: that decides how it is checked, typed and read from a list. */
const kinds = {
  name: words,
  text: words,
  /** GM IM WGM FM WIM CM WFM WCM or ''. */
  title: words,
  sex: { holds: wordOf(['m', 'w', '']), unsaid: '' },
  /** Capitals: `DEN`. */
  federation: words,
  rating: { holds: orNull(whole(0, 9999)), unsaid: null },
  count: { holds: orNull(whole(0, 9999)), unsaid: null },
  /** In somebody's register. */
  number: words,
  /** `2001-12-31`, `2001` or ''. */
  'day-or-year': words,
  /** Who of a register they are, by the id there; a book stands without it. */
  person: words,
} as const;
export type PlayerFieldKind = keyof typeof kinds;

/** One record for each field of a player: books, public pages, forms, lists and files are made from it. */
interface PlayerFieldRecord {
  readonly kind: PlayerFieldKind;
  /** What everybody may see of it: all, what the organiser lets them see of names, clubs or ratings, or nothing. */
  readonly seen: 'by-everybody' | 'as-names' | 'with-clubs' | 'with-ratings' | 'by-arbiters';
  /**
   * It is what somebody is known by, and what stands in its place once it is erased. Title, federation
   * and ratings stay: the tables of everybody else are reckoned from them.
   */
  readonly erased?: string;
  /** Whether a form asks for it at once, further down, or not at all. */
  readonly asked: 'at-once' | 'further' | 'never';
  /** The word of the trade above its column in files, which also names it in the texts; null: it is not written. */
  readonly term: string | null;
  /** Headings of its column in lists, in Danish, German and English: small letters without blanks and marks. */
  readonly headings: string;
}

/**
 * What a tournament and an entry list say of a player, in the order of files: '' or null = not said. A
 * new one is a record here, its texts `field.<name>` and `terms.<term>`, and a migration of both books.
 */
export const playerFields = {
  /** "Surname, Firstname" */
  name: {
    kind: 'name',
    seen: 'as-names',
    erased: erasedName,
    asked: 'at-once',
    term: 'name',
    headings:
      'navn nama namn naam fuldtnavn spillernavn spiller spillere deltager name namevorname spielername spieler teilnehmer player playername fullname',
  },
  title: {
    kind: 'title',
    seen: 'by-everybody',
    asked: 'further',
    term: 'title',
    headings: 'titel fidetitel title fidetitle tit',
  },
  sex: {
    kind: 'sex',
    seen: 'by-arbiters',
    erased: '',
    asked: 'further',
    term: 'sex',
    headings: 'køn mk geschlecht mw sex gender',
  },
  club: {
    kind: 'text',
    seen: 'with-clubs',
    erased: '',
    asked: 'at-once',
    term: 'club',
    headings:
      'klub klubby clubcity vereinort skakklub klubnavn forening verein schachklub schachverein club clubname chessclub team',
  },
  federation: {
    kind: 'federation',
    seen: 'by-everybody',
    asked: 'further',
    term: 'federation',
    headings:
      'federation forbund fed land nation verband föderation country fidefederation fideland',
  },
  /** The country they are a citizen of, by its federation's code. */
  citizenship: {
    kind: 'federation',
    seen: 'by-arbiters',
    erased: '',
    asked: 'further',
    term: 'citizenship',
    headings:
      'statsborgerskab statsborger nationalitet staatsangehörigkeit nationalität citizenship citizen nationality',
  },
  /** National rating, as are the next two. */
  rating: {
    kind: 'rating',
    seen: 'with-ratings',
    asked: 'at-once',
    term: 'rating',
    headings:
      'rating rat rtgnat rtgn dsurating dsu klubrating styrketal ratingtal wertungszahl wertung dwz nationalrating nwz natrating nat rtg',
  },
  rapidRating: {
    kind: 'rating',
    seen: 'with-ratings',
    asked: 'further',
    term: 'rapid-rating',
    headings:
      'hurtig hur hurtigskak hurtigrating ratinghurtig schnellschach schnellschachzahl rapid rapidrating ratingrapid',
  },
  blitzRating: {
    kind: 'rating',
    seen: 'with-ratings',
    asked: 'further',
    term: 'blitz-rating',
    headings: 'lyn lynskak lynrating ratinglyn blitz blitzzahl blitzrating ratingblitz',
  },
  fideRating: {
    kind: 'rating',
    seen: 'with-ratings',
    asked: 'further',
    term: 'fide-rating',
    headings:
      'fiderating rtgint rtgi elo fideelo elofide fideelozahl elozahl eloint intrating irtg eloi ratingfide',
  },
  fideId: {
    kind: 'number',
    seen: 'by-arbiters',
    erased: '',
    asked: 'further',
    term: 'fide-id',
    headings: 'fideid fidenr fidenummer fideno fidenumber fideidnr fideidnumber fidecode',
  },
  nationalId: {
    kind: 'number',
    seen: 'by-arbiters',
    erased: '',
    asked: 'further',
    term: 'national-id',
    headings:
      'dsunr dsunummer dsunumber dsuid medlemsnr medlemsnummer medlemid spielernummer spielernr pkz nationalid nationalno memberno memberid membernumber natid',
  },
  birthDate: {
    kind: 'day-or-year',
    seen: 'by-arbiters',
    erased: '',
    asked: 'at-once',
    term: 'birth-date',
    headings:
      'født fødtår fødselsdato fødselsår fødselsdag fødtdato geboren geburtsdatum geburtsjahr geburtstag jahrgang gebdatum geb birth birthdate birthday birthyear born dateofbirth yearofbirth dob yob',
  },
  /** How many events the German federation has evaluated of theirs: the DWZ weighs an event by it. */
  dwzIndex: {
    kind: 'count',
    seen: 'by-arbiters',
    asked: 'further',
    term: 'dwz-index',
    headings: 'index indeks dwzindex dwzindeks',
  },
  person: {
    kind: 'person',
    seen: 'by-arbiters',
    erased: '',
    asked: 'never',
    term: null,
    headings: '',
  },
} as const satisfies Readonly<Record<string, PlayerFieldRecord>>;

type Fields = typeof playerFields;

/** Names a field of a player. */
export type PlayerField = keyof Fields;

/** The fields of some kind. */
export type PlayerFieldOf<Kind extends PlayerFieldKind> = {
  [Field in PlayerField]: Fields[Field]['kind'] extends Kind ? Field : never;
}[PlayerField];

/** Every field of a player, in the order of files. */
export const playerFieldNames = Object.keys(playerFields) as readonly PlayerField[];

/** The fields of a kind. */
export const fieldsOfKind = <Kind extends PlayerFieldKind>(kind: Kind) =>
  playerFieldNames.filter(
    (field): field is PlayerFieldOf<Kind> => playerFields[field].kind === kind,
  );

/** The fields that are numbers of rating lists. */
export const ratingFields = fieldsOfKind('rating');
export type RatingField = (typeof ratingFields)[number];

const ofEach = (said: (field: PlayerField) => unknown) =>
  Object.fromEntries(playerFieldNames.map((field) => [field, said(field)]));

type Shapes = {
  readonly [Field in PlayerField]: (typeof kinds)[Fields[Field]['kind']]['holds'];
};

/** A player as entered, field by field. */
export const detailShapes = ofEach((field) => kinds[playerFields[field].kind].holds) as Shapes;
export interface PlayerDetails extends FieldsOf<Shapes> {}

/** The details of a player from what is said of each field. */
export const makeDetails = (said: (field: PlayerField) => string | number | null) =>
  ofEach(said) as unknown as PlayerDetails;

/** A player of whom nothing is known, not even their name. */
export const nothingKnown = makeDetails((field) => kinds[playerFields[field].kind].unsaid);

type ErasedField = {
  [Field in PlayerField]: Fields[Field] extends { readonly erased: string } ? Field : never;
}[PlayerField];

/** What a player's personal values are, and what stands in their place once they are erased. */
export const erasedDetails = Object.fromEntries(
  Object.entries(playerFields).flatMap(([field, record]) =>
    'erased' in record ? [[field, record.erased]] : [],
  ),
) as Pick<PlayerDetails, ErasedField>;
