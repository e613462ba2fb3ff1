import type { organisationsTexts as reference } from '../en/organisations.ts';
import type { Translation } from '../texts.ts';

/** Clubs and federations on one server: their list, and whose something is. */
export const organisationsTexts: Translation<typeof reference> = {
  'organisations.what':
    'Hver organisation på denne server har sine egne turneringer, sit eget register, navn og logo. Den ser sit eget, det offentlige, og hvad andre indberetter til den.',
  'organisations.desk': 'Du arbejder for',
  'organisations.new': 'Ny klub eller nyt forbund',
  'organisations.make': 'Opret',
  'organisations.address-hint':
    'Siden står under /k/ og denne adresse: små bogstaver (a–z), cifre og bindestreger, fx skakklubben.',
  'organisations.made': '{name} er oprettet. Giv nu nogen en rettighed i den:',
  'organisations.made-with': '{name} er oprettet, og {officer} kan logge ind.',
  'organisations.web-address': 'Adresse på nettet',
  'organisations.has':
    '{tournaments|1 turnering|{tournaments} turneringer}, {events|1 stævne|{events} stævner}.',
  'organisations.accounts': 'Hvem der har rettigheder i hele organisationen',
  'organisations.no-accounts': 'Ingen endnu.',
  'organisations.contact': 'Adresse, e-mail, hjemmeside (kan udelades)',
  'organisations.officer': 'Hvem passer den? (kan udelades)',
  'organisations.officer-what':
    'En konto med klubbens rettigheder. Giv vedkommende adgangskoden; den kan skiftes efter at have logget ind.',
  'organisations.rename': 'Gem adressen',
  'organisations.rename-what':
    'Den gamle adresse fører videre til den nye, og ingen anden kan få den.',
  'organisations.renamed': 'Adressen er ændret.',
  'organisations.remove': 'Fjern organisationen',
  'organisations.remove-what':
    'Det er kun muligt, når ingen turneringer eller stævner hører til organisationen eller er indberettet til den. Dens register og dens egne oplysninger fjernes; en kopi gemmes blandt sikkerhedskopierne.',
  'organisations.remove-name': 'Skriv navnet {name} som bekræftelse',
  'organisations.whose': 'Organisation',
  'organisations.belongs-to': 'Hører til {name}.',
  'organisations.handed-to': 'Indberettet til',
  'organisations.hand-in': 'Indberet',
  'organisations.hand-in-to': 'Til',
  'organisations.hand-in-what':
    'Organisationen kan se det hele og gemme filerne, men ikke ændre noget.',
  'organisations.handed-in': 'Indberettet til {name}.',
  'organisations.take-back': 'Træk tilbage',
  'organisations.take-back-of': 'Træk tilbage fra {name}',
  'organisations.taken-back': 'Trukket tilbage fra {name}.',
  'organisations.give': 'Overdrag til en anden organisation',
  'organisations.give-to': 'Til',
  'organisations.give-what':
    'Derefter hører det til den, og kun den afgør, hvem der må hvad. Tidligere indberetninger bortfalder. Adressen er den samme.',

  // The page about the club or federation.
  'installation.title': 'Indstillinger',
  'installation.what':
    'Det, der fastsættes én gang for klubben eller forbundet. Det vises på offentlige sider og udskrifter, og nye turneringer begynder med det.',
  'installation.who': 'Klub eller forbund',
  'installation.who-hint':
    'Står på udskrifter, offentlige sider og telefonlinks. Kan også angives senere.',
  'installation.address-hint':
    'Står nederst på offentlige sider og udskrifter. E-mail og webadresse får hver sin linje.',
  'installation.logo': 'Logo',
  'installation.logo-hint': 'PNG, JPEG eller WebP, højst 100 kB; nogle hundrede pixel er nok.',
  'installation.logo-remove': 'Intet logo',
  'installation.time-zone': 'Spillelokalets tidszone',
  'installation.as-machine': 'Som denne maskine ({zone})',
  'installation.language':
    'Sidernes sprog for læsere, hvis browser ikke beder om et af de tilgængelige',
  'installation.as-usual': 'Som Rokade: {language}',
  'installation.colour': 'Udskrifternes farve',
  'installation.colour-hint': 'Udskrifter i klubbens farver får denne farve.',
  'installation.colour-': 'Grøn som brættet',
  'installation.colour-blue': 'Blå',
  'installation.colour-navy': 'Mørkeblå',
  'installation.colour-teal': 'Blågrøn',
  'installation.colour-red': 'Rød',
  'installation.colour-wine': 'Vinrød',
  'installation.colour-violet': 'Violet',
  'installation.colour-brown': 'Brun',
  'installation.colour-black': 'Sort',
  'installation.preview': 'På udskrifter og sider',
  'installation.preview-event': 'Klubmesterskab',
  'installation.preview-what':
    'Sådan begynder udskrifter i klubbens farver; navn og adresse står nederst på de offentlige sider.',
  'installation.phone-messages': 'Beskeder til telefoner',
  'installation.phone-messages-hint':
    'Den, der beder om det på en spillers kort, får besked om rundelægning og resultater: krypteret, gennem Google, Mozilla, Apple og Microsoft. Det kræver https.',
  'installation.phone-messages-': 'Der sendes ingen',
  'installation.phone-messages-on': 'Den, der beder om det, får besked',
  'installation.daily-lists': 'Ratinglister, der hentes dagligt',
  'installation.daily-lists-hint':
    'En https-adresse pr. linje, som https://ratings.fide.com/download/players_list.zip. Hver hentes en gang om dagen og læses ind under »FIDE’s og forbundets lister«; i turneringerne ændres intet, før nogen overtager det.',
  'installation.daily-lists-wrong':
    'Hver linje skal være en hel adresse, der begynder med https://, så ingen kan ændre listen undervejs.',
  'installation.purpose': 'Hvad skal det bruges til?',
  'installation.purpose-hint':
    'Hvilke dele af Rokade der står øverst. De andre findes under Mere og kommer op, når de bliver brugt.',
  'installation.purpose-': 'Alle dele',
  'installation.purpose-club': 'Én klub',
  'installation.purpose-club-what': 'Klubbens turneringer: tirsdagens Monrad, klubmesterskabet.',
  'installation.purpose-club-year': 'En klub med et årsprogram',
  'installation.purpose-club-year-what':
    'Turneringer samt rangstige, pokaler, lynaftener og årets mestre.',
  'installation.purpose-open': 'En åben turnering',
  'installation.purpose-open-what':
    'Ét stævne med grupper, tilmelding, skærme i salen og indberetning.',
  'installation.purpose-federation': 'Et forbund med klubber',
  'installation.purpose-federation-what':
    'Medlemmer, klubber, licenser, ratingtal, sanktioner og alles stævner.',
  'installation.federation': 'Forbund',
  'installation.federation-DEN': 'Dansk Skak Union',
  'installation.federation-GER': 'Deutscher Schachbund',
  'installation.federation-FID': 'Et andet forbund (FIDE’s regler)',
  'installation.new-tournament': 'Hvad en ny turnering begynder med',
  'installation.new-tournament-what': 'Det kan vælges anderledes for hver turnering.',
  'installation.damaged': 'Installationens historik er beskadiget',
  'installation.damaged-next':
    'Indtil den er i orden igen, viser Rokade intet om klubben. Gem det, der er i orden, og indlæs den fil nedenfor.',
  'installation.files': 'Som fil',
  'installation.export': 'Gem som fil',
  'installation.import': 'Indlæs en fil',
  'installation.import-what':
    'Derefter gælder det, der står i filen. Det kan fortrydes i historikken.',
  'installation.imported': 'Filen er indlæst.',
  'law-texts.title': 'Egne tekster ved skaklovene',
  'law-texts.what':
    'En fil med egen ordlyd, eller en oversættelse, som I må vise, står ved siden af Rokades ord ved hver artikel, under Skaklovene og Hvad skete der?. Markdown med en overskrift »## 9.2« for hver artikel, eller JSON med numrene som navne; én fil for hvert sprog og hver udgave.',
  'law-texts.edition': 'Udgave',
  'law-texts.edition-2001': 'Skaklovene 2001',
  'law-texts.edition-2023': 'Skaklovene 2023',
  'law-texts.file': 'Fil (.md eller .json)',
  'law-texts.keep': 'Gem teksterne',
  'law-texts.remove': 'Fjern',
  'law-texts.kept': '{edition}, {language}: {count|én artikel|{count} artikler}',
};
