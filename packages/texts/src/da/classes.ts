import type { classesTexts as reference } from '../en/classes.ts';
import type { Translation } from '../texts.ts';

/** The classes of a championship, and who is in which. */
export const classesTexts: Translation<typeof reference> = {
  'classes.title': 'Klasser',
  'classes.what':
    'Hvem der spiller i hvilken klasse efter {regulation}, som forslag ud fra tilmeldingslisten: rækkefølgen af ret, ratingtal og eget valg. Den, der sættes i en klasse i hånden, optager en plads dér.',
  'classes.no-day': 'Angiv stævnets første dag: juniorers og veteraners alder regnes fra den.',
  'classes.none': 'Ingen er tilmeldt endnu.',
  'classes.no-championship':
    'Klasser hører til et mesterskab. Om stævnet er et, står i indbydelsen, ved stævnets art.',
  'classes.to-invitation': 'Til indbydelsen',
  'classes.no-rules': 'Stævnets forbund har ingen kendte klasser.',
  'classes.class-national': 'Landsholdsklassen',
  'classes.class-candidate': 'Kandidatklassen',
  'classes.class-master': 'Mesterklassen',
  'classes.class-basic': 'Basisklassen',
  'classes.class-women': 'Kvindeklassen',
  'classes.class-veterans': 'Veteranklassen',
  'classes.group': '{group}: {count|1 spiller|{count} spillere}, {rounds|1 runde|{rounds} runder}',
  'classes.accept': 'Godkend klasserne',
  'classes.differ':
    '{count|1 spiller har|{count} spillere har} en anden klasse eller en anden begrundelse, end der er godkendt.',
  'classes.all-accepted': 'Klasserne er godkendt.',
  'classes.state-open': 'ikke godkendt',
  'classes.facts': 'Hvad der afgør klassen',
  'classes.facts-what': 'Ratingtal, køn og fødselsdato står på tilmeldingslisten.',
  'classes.games': 'Ratede partier siden sidste DM',
  'classes.candidate-result': 'Har opnået et kandidatresultat siden sidste EMT’s tilmeldingsfrist',
  'classes.rights': 'Rettigheder fra sidste år',
  'classes.right-national-winner': 'Vandt landsholdsklassen',
  'classes.right-candidate-winner': 'Vandt kandidatklassen',
  'classes.right-national-player': 'Spillede i landsholdsklassen',
  'classes.right-junior-champion': 'Juniordanmarksmester',
  'classes.right-group-winner': 'Vandt en første gruppe i mesterklassen (M7-1 eller MA-1)',
  'classes.form': 'Ønsket turneringsform',
  'classes.form-none': 'Ingen',
  'classes.form-all-play-all': 'Alle mod alle, otte spillere',
  'classes.form-seven-rounds': 'Syv runder',
  'classes.form-five-rounds': 'Fem runder',
  'classes.chosen': 'Valgt klasse',
  'classes.chosen-none': 'Den øverste, man er berettiget til',
  'classes.by-hand': 'I hånden',
  'classes.by-hand-what':
    'Sætter spilleren i en klasse, uanset hvad reglementet siger. Begrundelsen står ved navnet; uden klasse gælder reglementet igen.',
  'classes.by-regulation': 'Som reglementet siger',
  'classes.put': 'Sæt i klassen',
  'classes.back': 'Alle klasser',
  'classes.make-groups-what':
    'Opretter en turnering for hver gruppe, stævnet ikke har endnu, med system, runder og betænkningstid, og sætter alle i deres gruppe på tilmeldingslisten.',
  'classes.groups-made':
    'Grupperne er oprettet. Tilmeldingslisten viser, hvem hver af dem overtager.',
  'classes.elsewhere': 'Fra ratingkartoteket og sidste års stævne',
  'classes.elsewhere-what':
    'Tager ratede partier og kandidatresultater for alle, der står i ratingkartoteket, og de rettigheder, der blev noteret ved slutningen af sidste års stævne, i stedet for det, der står her.',
  'classes.since': 'Sidste EMT’s tilmeldingsfrist udløb',
  'classes.championship': 'Sidste DM sluttede',
  'classes.last-event': 'Sidste års stævne',
  'classes.no-event': 'Intet',
  'classes.take': 'Overtag',
  'classes.taken': '{count|1 spiller har|{count} spillere har} fået andre oplysninger.',
  'classes.absent': 'Har en ret og er ikke tilmeldt:',
  'classes.next-year': 'Rettigheder til næste år',
  'classes.next-year-what':
    'Hvad placeringerne i de færdige grupper giver ret til. Hvor en omkamp venter, har ingen retten endnu; omkampens rækkefølge angives ved gruppens præmier.',
  'classes.write': 'Notér',
  'classes.written': 'Noteret; næste års stævne tilbyder dem.',
};
