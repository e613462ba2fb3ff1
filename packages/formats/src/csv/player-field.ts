/** What a column of a player list holds. */
export type PlayerField =
  | 'name'
  | 'surname'
  | 'firstName'
  | 'title'
  | 'sex'
  | 'club'
  | 'federation'
  | 'rating'
  | 'fideRating'
  | 'fideId'
  | 'nationalId'
  | 'birthDate'
  /** A running number: known, but not taken over. */
  | 'number';

/** The headings of each column in Danish, German and English, as {@link headingKey} leaves them. */
const headings: Readonly<Record<PlayerField, string>> = {
  name: 'navn fuldtnavn spillernavn spiller spillere deltager name spielername spieler teilnehmer player playername fullname',
  surname: 'efternavn familienavn nachname familienname zuname surname lastname familyname',
  firstName: 'fornavn fornavne vorname vornamen firstname forename givenname',
  title: 'titel fidetitel title fidetitle tit',
  sex: 'køn mk geschlecht mw sex gender',
  club: 'klub skakklub klubnavn forening verein schachklub schachverein club clubname chessclub team',
  federation:
    'federation forbund fed land nation verband föderation country fidefederation fideland',
  rating:
    'rating dsurating dsu klubrating styrketal ratingtal wertungszahl wertung dwz nationalrating nwz natrating nat rtg',
  fideRating: 'fiderating elo fideelo elofide eloint intrating irtg eloi ratingfide',
  fideId: 'fideid fidenr fidenummer fideno fidenumber fideidnr fideidnumber fidecode',
  nationalId:
    'dsunr dsunummer dsunumber dsuid medlemsnr medlemsnummer medlemid spielernummer spielernr mitgliedsnr mitgliedsnummer pkz nationalid nationalno memberno memberid membernumber natid',
  birthDate:
    'født fødselsdato fødselsår fødselsdag fødtdato geboren geburtsdatum geburtsjahr geburtstag jahrgang gebdatum geb birth birthdate birthday birthyear born dateofbirth yearofbirth dob yob',
  number:
    'nr no num number nummer lodnummer losnummer drawnumber startnr startnummer startno lfdnr rangnr plads rang rank snr id',
};

const fieldOfHeading = new Map(
  Object.entries(headings).flatMap(([field, words]) =>
    words.split(' ').map((word) => [word, field as PlayerField] as const),
  ),
);

/** A heading without case, blanks and punctuation: `DSU-nr.` is `dsunr`. */
const headingKey = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.\-_:/()#'"]+/g, '');

/** The column a heading names, or null. */
export const fieldOf = (heading: string): PlayerField | null =>
  fieldOfHeading.get(headingKey(heading)) ?? (heading.trim() === '#' ? 'number' : null);
