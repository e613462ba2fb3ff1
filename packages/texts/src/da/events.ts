import type { eventsTexts as reference } from '../en/events.ts';
import type { Translation } from '../texts.ts';

/** Several tournaments under one roof: the pages of an event in the console. */
export const eventsTexts: Translation<typeof reference> = {
  'events.what':
    'Et stævne samler flere turneringer under ét tag: grupperne, med én tilmeldingsliste og én offentlig adresse.',
  'events.none': 'Der er endnu intet stævne.',
  'events.archived': 'Arkiverede stævner',
  'events.new': 'Nyt stævne',
  'events.make': 'Opret stævnet',
  'events.entries': 'Tilmeldingsliste',
  'events.settings': 'Om stævnet',
  'events.regulations-of-groups': 'som grupperne siger',
  'events.regulations-hint':
    'Efter det retter sig frister, indbydelse, tilmeldingsliste, klasser og afgift, også før der er grupper. FIDEs turneringsregler gælder altid med.',
  'events.no-groups':
    'Stævnet har endnu ingen grupper. Opret en, eller tilføj en eksisterende turnering.',
  'events.organise': 'Arrangør',
  'events.what-is-next': 'Det næste',
  'events.waiting': 'Venter på dig',
  'events.waiting-without-group':
    '{count|En tilmeldt har|{count} tilmeldte har} ingen gruppe endnu',
  'events.waiting-not-taken-over':
    '{count|En ændring|{count} ændringer} af tilmeldingslisten er ikke med i grupperne endnu',
  'events.waiting-apart':
    '{count|Én oplysning er|{count} oplysninger er} ikke ens hos stævnet og i grupperne',
  'events.waiting-reports':
    '{count|En indberetning|{count} indberetninger} fra brætterne skal bekræftes',
  'events.waiting-protests': '{count|En protest|{count} protester} skal afgøres',
  'events.waiting-deadlines': '{count|En frist|{count} frister} er overskredet',
  'events.prints-what':
    'Hver liste udskrives for alle grupper på én gang, hver gruppe på egne ark.',
  'events.prints-newest': 'Hver gruppes seneste runde',
  'events.change-groups': 'Ændr grupperne',
  'events.take-groups-out': 'Tag en gruppe ud af stævnet',
  'events.add-group-here': 'Tilføj en gruppe',
  'events.add-group-here-what':
    'Turneringen bliver en gruppe i et stævne, med den nye gruppe ved siden af. Begge har én bjælke, ét bord og én offentlig side.',
  'events.own-group': 'Denne gruppe hedder',
  'events.new-group-name': 'Den nye gruppe hedder',
  'events.new-group': 'Opret en gruppe',
  'events.new-group-what':
    'En turnering for sig med stævnets navn, sted og turneringsledere. Resten vælges i dens indstillinger.',
  'events.add-group': 'Tilføj en eksisterende turnering',
  'events.add': 'Tilføj',
  'events.take-out': 'Tag ud',
  'events.take-out-of': 'Tag {group} ud af stævnet',
  'events.group-gone': 'findes ikke længere',
  'events.in-group': 'I gruppe',
  'events.no-group': 'ingen endnu',
  'events.entrants-n': '{count|1 tilmeldt|{count} tilmeldte}',
  'events.no-entrants': 'Der er endnu ingen tilmeldte.',
  'events.enter': 'Tilmeld',
  'events.enter-many': 'Tilmeld flere',
  'events.remove-paid': 'Fjern alligevel',
  'events.like-earlier': 'Eller som et tidligere stævne',
  'events.new-then-groups':
    'Tilføj grupperne: hver er en turnering med sit eget system og sine egne runder.',
  'events.new-then-entries': 'Tilmeld spillerne én gang, og sæt hver i en gruppe.',
  'events.new-then-invitation': 'Skriv indbydelsen; den kan vises offentligt, så snart du vil.',
  'events.new-one-group':
    'Spiller alle i én gruppe? Så er en turnering nok; den bliver til et stævne, når du tilføjer en gruppe mere.',
  'events.championships-only': 'kun mesterskaber',
  'events.erase-owed': 'Det betales alligevel; slet',
  'events.from-register': 'Fra registret',
  'events.from-list': 'Fra en liste',
  'events.find': 'Søg',
  'events.who': 'Hvem skal tilmeldes?',
  'events.is-entered': 'er allerede tilmeldt',
  'events.enter-chosen': 'Tilmeld de afkrydsede',
  'events.enter-anyway': 'Det er en anden person',
  'events.place': 'Sæt de valgte i gruppen',
  'events.choose': 'Vælg {name}',
  'events.choose-all': 'Vælg alle',
  'events.take-over': 'Overfør til grupperne',
  'events.take-over-what': 'Disse ændringer i tilmeldingslisten er ikke med i grupperne endnu:',
  'events.plan-enters': '{group}: tilmelder {names}',
  'events.plan-changes': '{group}: ændrer {names}',
  'events.plan-leaves': '{group}: tager {names} ud',
  'events.taken-over': 'Grupperne er, som tilmeldingslisten siger.',
  'events.not-taken': '{group}: {why}',
  'events.waits': 'ikke overført endnu',
  'events.offers-what':
    'Det, registret ved om personerne, men tilmeldingslisten ikke har. Det afkrydsede overtages; grupperne får det derefter fra listen.',
  'events.remove': 'Slet af tilmeldingslisten',
  'events.erase': 'Slet persondata',
  'events.erase-what':
    'Navn, fødselsdato, klub og numre forsvinder for altid fra denne liste, også fra dens historik. Grupperne sletter spilleren hver for sig, på spillerens side.',
  'events.erase-yes': 'Ja, slet dem',
  'events.for-all-groups': 'for alle grupper i {event}',
  'events.apart-event':
    '{fact}: »{stands}« gælder, som stævnet siger. Grupper, der siger noget andet:',
  'events.apart-group':
    '{fact}: stævnet siger intet. »{stands}« gælder, fra gruppe {group}. Det siger andre grupper:',
  'events.first-tables-done': 'Gruppernes første borde er gemt.',
  'events.agreed': 'Stævnet og dets grupper siger nu det samme.',
  'events.agree': 'Skriv det gældende alle steder',
  'events.published': 'Alle må se stævnets side',
  'events.officer': 'Hverv {number}',
  'events.officer-name': 'Navn, hverv {number}',
  'events.officer-seat': 'Plads, hverv {number}',
  'events.officer-federation': 'Forbund, hverv {number}',
  'events.officer-licensed': 'Hverv {number} har licens',
  'events.officer-of-age': 'Hverv {number} er fyldt 21',
  'events.import': 'Indlæs et stævne fra en fil',
  'events.import-what':
    'En fil, der er gemt på et stævnes side. Grupperne er turneringer med hver sin fil.',
  'events.export': 'Gem stævnet som fil',
  'events.damaged': 'Et stævnes historik er beskadiget',
  'events.archive': 'Læg stævnet i arkivet',
  'events.archive-what':
    'Stævnet forsvinder fra listerne med alle sine grupper; intet i det ændres, og adresserne fører stadig til det.',
  'events.unarchive-what': 'Stævnet kommer tilbage på listerne med alle sine grupper.',
  'events.open': 'Åbne brætter',
  'events.open-boards': 'Brætter uden resultat',
  'events.open-boards-n': '{count|Ét bræt|{count} brætter} i alle grupper uden resultat',
  'events.copy': 'Kopiér stævnet',
  'events.copy-what':
    'Et nyt stævne som dette: sted, ledelse, indbydelse, indskud og grupperne med system, præmier og alle deres indstillinger. Uden deltagere, resultater og det, der blev trukket lod om eller godkendt til dette. Intet af det er offentligt, før du offentliggør det.',
  'events.copy-name': 'Det nye stævnes navn',
  'events.copy-first-day': 'Det nye stævnes første dag',
  'events.copy-first-day-hint':
    'Alle dage flytter med: runder, frister, indskud. Lader du den stå tom, forbliver de tomme.',
};
