import { erasedName, erasedValues, type ValuesOf } from '@rokade/journal';
import { codesOf, emptyValues, type FieldRecord, fieldKinds as of } from './field.ts';

const open = { seenBy: 'everybody', personal: true } as const;
const atDesk = { seenBy: 'desk', personal: true } as const;
/** Data by which somebody can be reached: shown on request, and the look is logged. */
const onRequest = { seenBy: 'contact', personal: true } as const;

/**
 * Every field of a person. A new field is a record here and its text, `field.<code>`. Only fields for
 * everybody reach public pages; a birth date does not, not even as a year.
 *
 * The member number belongs to a membership, as it is valid in that club only.
 */
export const personFields = {
  surname: {
    ...of.text,
    ...open,
    required: true,
    erased: erasedName,
    headings: 'efternavn familienavn nachname familienname zuname surname lastname familyname',
  },
  firstName: {
    ...of.text,
    ...open,
    headings: 'fornavn fornavne vorname vornamen firstname forename givenname',
  },
  sortedAs: {
    ...of.text,
    ...open,
    headings: 'sorteresunder sortierung sortiertunter sortedas sortname',
  },
  birth: {
    ...of.birth,
    ...atDesk,
    headings:
      'født fødtår fødselsdato fødselsår fødselsdag geboren geburtsdatum geburtsjahr geburtstag jahrgang birth birthdate birthday birthyear born bday dateofbirth yearofbirth',
  },
  sex: {
    ...of.sex,
    ...atDesk,
    headings: 'køn mk geschlecht sex gender',
  },
  citizenship: {
    ...of.federation,
    ...atDesk,
    headings:
      'statsborgerskab nationalitet staatsangehörigkeit nationalität citizenship nationality',
  },
  federation: {
    ...of.federation,
    ...open,
    headings: 'forbund föderation federation fed fideland fidefederation country land nation',
  },
  title: {
    ...of.title,
    ...open,
    headings: 'titel fidetitel title fidetitle tit',
  },
  womenTitle: {
    ...of.title,
    ...open,
    headings: 'kvindetitel frauentitel womenstitle wtit wtitle womentitle',
  },
  otherTitles: {
    ...of.text,
    ...open,
    headings: 'andretitler weiteretitel othertitles otit otitle',
  },
  dsuNumber: {
    ...of.number,
    ...open,
    headings: 'dsunr dsunummer dsuid',
  },
  fideId: {
    ...of.number,
    ...open,
    headings: 'fideid fidenr fidenummer fidenumber fideno idnumber',
  },
  dsbId: {
    ...of.number,
    ...open,
    headings: 'dsbid nuid pkz',
  },
  ownNumber: {
    ...of.number,
    ...atDesk,
    headings: 'egetnummer eigenenummer ownnumber numberofonesown',
  },
  publicName: {
    ...of.publicName,
    ...atDesk,
    headings: 'navnpåoffentligesider nameauföffentlichenseiten nameonpublicpages',
  },
  email: {
    ...of.text,
    ...onRequest,
    headings: 'email mail epost emailadresse',
  },
  phone: {
    ...of.text,
    ...onRequest,
    headings: 'telefon mobil handy phone mobile tlf tel',
  },
  address: {
    ...of.text,
    ...onRequest,
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
export const emptyPersonValues: PersonValues = emptyValues(personFields);

/** The replacement of a person's values after erasing, as in a tournament. */
export const erasedPerson: PersonValues = erasedValues(personFields);

/** "Surname, First Name", or the only name. */
export const fullName = ({ surname, firstName }: PersonValues): string =>
  [surname, firstName].filter((part) => part !== '').join(', ');

/** The name for sorting: "Gaulle, Charles de" for "de Gaulle, Charles" if it is entered so. */
export const sortedName = (values: PersonValues): string => values.sortedAs || fullName(values);
