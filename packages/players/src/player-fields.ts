import { erasedName, type FieldsOf, orNull, text, whole, wordOf } from '@rokade/journal';

const words = { holds: text, empty: '' } as const;

/** The kinds of fields, which decide how a value is checked, typed and read from a list. */
const kinds = {
  name: words,
  text: words,
  /** GM IM WGM FM WIM CM WFM WCM or ''. */
  title: words,
  sex: { holds: wordOf(['m', 'w', '']), empty: '' },
  /** A code of three capitals: `DEN`. */
  federation: words,
  rating: { holds: orNull(whole(0, 9999)), empty: null },
  count: { holds: orNull(whole(0, 9999)), empty: null },
  /** A number in a federation's register. */
  number: words,
  /** `2001-12-31`, `2001` or ''. */
  'day-or-year': words,
  /** The person's id in the register; a book does not need it. */
  person: words,
} as const;
export type PlayerFieldKind = keyof typeof kinds;

/** The record of a field of a player: books, public pages, forms, lists and files are made from it. */
interface PlayerFieldRecord {
  readonly kind: PlayerFieldKind;
  /** Its visibility to the public: always, as the organiser chose for names, clubs or ratings, or never. */
  readonly seen: 'by-everybody' | 'as-names' | 'with-clubs' | 'with-ratings' | 'by-arbiters';
  /**
   * Set for personal fields: the value after erasing. Title, federation and ratings stay, since others'
   * tables are calculated from them.
   */
  readonly erased?: string;
  /** Whether a form has it at once, in the further part, or not at all. */
  readonly inForm: 'at-once' | 'further' | 'never';
  /** The heading of its column in files, also the key of its text; null: not written to files. */
  readonly term: string | null;
  /** Column headings in lists, in Danish, German and English: small letters without blanks and accents. */
  readonly headings: string;
}

/**
 * The fields of a player in tournaments and on entry lists, in the order of files: '' or null = not
 * given. A new one is a record here, its texts `field.<name>` and `terms.<term>`, and a migration of
 * both books.
 */
export const playerFields = {
  /** "Surname, Firstname" */
  name: {
    kind: 'name',
    seen: 'as-names',
    erased: erasedName,
    inForm: 'at-once',
    term: 'name',
    headings:
      'navn nama namn naam fuldtnavn spillernavn spiller spillere deltager name namevorname spielername spieler teilnehmer player playername fullname',
  },
  title: {
    kind: 'title',
    seen: 'by-everybody',
    inForm: 'further',
    term: 'title',
    headings: 'titel fidetitel title fidetitle tit',
  },
  sex: {
    kind: 'sex',
    seen: 'by-arbiters',
    erased: '',
    inForm: 'further',
    term: 'sex',
    headings: 'køn mk geschlecht mw sex gender',
  },
  club: {
    kind: 'text',
    seen: 'with-clubs',
    erased: '',
    inForm: 'at-once',
    term: 'club',
    headings:
      'klub klubby clubcity vereinort skakklub klubnavn forening verein schachklub schachverein club clubname chessclub team',
  },
  federation: {
    kind: 'federation',
    seen: 'by-everybody',
    inForm: 'further',
    term: 'federation',
    headings:
      'federation forbund fed land nation verband föderation country fidefederation fideland',
  },
  /** The player's citizenship, as a federation's code. */
  citizenship: {
    kind: 'federation',
    seen: 'by-arbiters',
    erased: '',
    inForm: 'further',
    term: 'citizenship',
    headings:
      'statsborgerskab statsborger nationalitet staatsangehörigkeit nationalität citizenship citizen nationality',
  },
  /** The national rating, as are the next two. */
  rating: {
    kind: 'rating',
    seen: 'with-ratings',
    inForm: 'at-once',
    term: 'rating',
    headings:
      'rating rat rtgnat rtgn dsurating dsu klubrating styrketal ratingtal wertungszahl wertung dwz nationalrating nwz natrating nat rtg',
  },
  rapidRating: {
    kind: 'rating',
    seen: 'with-ratings',
    inForm: 'further',
    term: 'rapid-rating',
    headings:
      'hurtig hur hurtigskak hurtigrating ratinghurtig schnellschach schnellschachzahl rapid rapidrating ratingrapid',
  },
  blitzRating: {
    kind: 'rating',
    seen: 'with-ratings',
    inForm: 'further',
    term: 'blitz-rating',
    headings: 'lyn lynskak lynrating ratinglyn blitz blitzzahl blitzrating ratingblitz',
  },
  fideRating: {
    kind: 'rating',
    seen: 'with-ratings',
    inForm: 'further',
    term: 'fide-rating',
    headings:
      'fiderating rtgint rtgi elo fideelo elofide fideelozahl elozahl eloint intrating irtg eloi ratingfide',
  },
  fideId: {
    kind: 'number',
    seen: 'by-arbiters',
    erased: '',
    inForm: 'further',
    term: 'fide-id',
    headings: 'fideid fidenr fidenummer fideno fidenumber fideidnr fideidnumber fidecode',
  },
  nationalId: {
    kind: 'number',
    seen: 'by-arbiters',
    erased: '',
    inForm: 'further',
    term: 'national-id',
    headings:
      'dsunr dsunummer dsunumber dsuid medlemsnr medlemsnummer medlemid spielernummer spielernr pkz dsbid nationalid nationaltnummer nationalenummer nationalnumber nationalno memberno memberid membernumber natid',
  },
  birthDate: {
    kind: 'day-or-year',
    seen: 'by-arbiters',
    erased: '',
    inForm: 'at-once',
    term: 'birth-date',
    headings:
      'født fødtår fødselsdato fødselsår fødselsdag fødtdato geboren geburtsdatum geburtsjahr geburtstag jahrgang gebdatum geb birth birthdate birthday birthyear born dateofbirth yearofbirth dob yob',
  },
  /** How many events the German federation has evaluated: the DWZ weighs an event by it. */
  dwzIndex: {
    kind: 'count',
    seen: 'by-arbiters',
    inForm: 'further',
    term: 'dwz-index',
    headings: 'index indeks dwzindex dwzindeks',
  },
  person: {
    kind: 'person',
    seen: 'by-arbiters',
    erased: '',
    inForm: 'never',
    term: null,
    headings: '',
  },
} as const satisfies Readonly<Record<string, PlayerFieldRecord>>;

type Fields = typeof playerFields;

/** The name of a field of a player. */
export type PlayerField = keyof Fields;

/** The fields of a kind. */
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

/** The fields with ratings. */
export const ratingFields = fieldsOfKind('rating');
export type RatingField = (typeof ratingFields)[number];

const ofEach = (valueFor: (field: PlayerField) => unknown) =>
  Object.fromEntries(playerFieldNames.map((field) => [field, valueFor(field)]));

type Shapes = {
  readonly [Field in PlayerField]: (typeof kinds)[Fields[Field]['kind']]['holds'];
};

/** The shape of each field of a player. */
export const detailShapes = ofEach((field) => kinds[playerFields[field].kind].holds) as Shapes;
export interface PlayerDetails extends FieldsOf<Shapes> {}

/** The details of a player, with the value that `valueFor` returns for each field. */
export const makeDetails = (valueFor: (field: PlayerField) => string | number | null) =>
  ofEach(valueFor) as unknown as PlayerDetails;

/** The empty details of a player. */
export const emptyDetails = makeDetails((field) => kinds[playerFields[field].kind].empty);

type ErasedField = {
  [Field in PlayerField]: Fields[Field] extends { readonly erased: string } ? Field : never;
}[PlayerField];

/** The replacements of a player's personal values after erasing. */
export const erasedDetails = Object.fromEntries(
  Object.entries(playerFields).flatMap(([field, record]) =>
    'erased' in record ? [[field, record.erased]] : [],
  ),
) as Pick<PlayerDetails, ErasedField>;
