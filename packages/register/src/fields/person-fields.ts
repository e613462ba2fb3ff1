import { erasedName } from '@rokade/journal';
import { codesOf, type FieldRecord, nothingSaid, type ValuesOf } from './field.ts';

/** FIDE's titles for strength. */
export const titles = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const;

/**
 * Every field of a person. A new field is a record here and its text, `field.<code>`. Only fields for
 * everybody reach public pages; a birth date does not, not even as a year.
 *
 * The member number belongs to a membership, as it is valid in that club only.
 */
export const personFields = {
  surname: {
    kind: 'text',
    seenBy: 'everybody',
    headings: 'efternavn familienavn nachname familienname zuname surname lastname familyname',
  },
  firstName: {
    kind: 'text',
    seenBy: 'everybody',
    headings: 'fornavn fornavne vorname vornamen firstname forename givenname',
  },
  sortedAs: {
    kind: 'text',
    seenBy: 'everybody',
    headings: 'sorteresunder sortierung sortiertunter sortedas sortname',
  },
  birth: {
    kind: 'day-or-year',
    seenBy: 'desk',
    headings:
      'født fødtår fødselsdato fødselsår fødselsdag geboren geburtsdatum geburtsjahr geburtstag jahrgang birth birthdate birthday birthyear born bday dateofbirth yearofbirth',
  },
  sex: {
    kind: 'sex',
    seenBy: 'desk',
    headings: 'køn mk geschlecht sex gender',
  },
  citizenship: {
    kind: 'federation',
    seenBy: 'desk',
    headings:
      'statsborgerskab nationalitet staatsangehörigkeit nationalität citizenship nationality',
  },
  federation: {
    kind: 'federation',
    seenBy: 'everybody',
    headings: 'forbund föderation federation fed fideland fidefederation country land nation',
  },
  title: {
    kind: 'title',
    seenBy: 'everybody',
    headings: 'titel fidetitel title fidetitle tit',
  },
  womenTitle: {
    kind: 'title',
    seenBy: 'everybody',
    headings: 'kvindetitel frauentitel womenstitle wtit wtitle womentitle',
  },
  otherTitles: {
    kind: 'text',
    seenBy: 'everybody',
    headings: 'andretitler weiteretitel othertitles otit otitle',
  },
  dsuNumber: {
    kind: 'number',
    seenBy: 'everybody',
    headings: 'dsunr dsunummer dsuid',
  },
  fideId: {
    kind: 'number',
    seenBy: 'everybody',
    headings: 'fideid fidenr fidenummer fidenumber fideno idnumber',
  },
  dsbId: {
    kind: 'number',
    seenBy: 'everybody',
    headings: 'dsbid nuid pkz',
  },
  ownNumber: {
    kind: 'number',
    seenBy: 'desk',
    headings: 'egetnummer eigenenummer ownnumber numberofonesown',
  },
  publicName: {
    kind: 'public-name',
    seenBy: 'desk',
    headings: 'navnpåoffentligesider nameauföffentlichenseiten nameonpublicpages',
  },
  email: {
    kind: 'text',
    seenBy: 'contact',
    headings: 'email mail epost emailadresse',
  },
  phone: {
    kind: 'text',
    seenBy: 'contact',
    headings: 'telefon mobil handy phone mobile tlf tel',
  },
  address: {
    kind: 'text',
    seenBy: 'contact',
    headings: 'adresse anschrift address',
  },
} as const satisfies Readonly<Record<string, FieldRecord>>;

/** The name of a field of a person. */
export type PersonField = keyof typeof personFields;

/** The values of a person; '' = not given. */
export type PersonValues = ValuesOf<typeof personFields>;

/** Every field of a person, in the order of forms and files. */
export const personFieldCodes: readonly PersonField[] = codesOf(personFields);

/** The fields with unique numbers. */
export const numberFields: readonly PersonField[] = personFieldCodes.filter(
  (field) => personFields[field].kind === 'number',
);

/** Whether a field is contact data, which is shown only on request. */
export const isContactField = (field: PersonField): boolean =>
  personFields[field].seenBy === 'contact';

/** The empty values of a person. */
export const unsaidPerson: PersonValues = nothingSaid(personFields);

/** The replacement of a person's values after erasing, as in a tournament. */
export const erasedPerson: PersonValues = { ...unsaidPerson, surname: erasedName };

/** "Surname, First Name", or the only name. */
export const fullName = ({ surname, firstName }: PersonValues): string =>
  [surname, firstName].filter((part) => part !== '').join(', ');

/** The name for sorting: "Gaulle, Charles de" for "de Gaulle, Charles" if it is entered so. */
export const sortedName = (values: PersonValues): string => values.sortedAs || fullName(values);
