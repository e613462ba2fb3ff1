import type { phonesTexts as reference } from '../en/phones.ts';
import type { Translation } from '../texts.ts';

/** Results reported from the boards, by phone, and the paper for it. */
export const phonesTexts: Translation<typeof reference> = {
  'phones.actor': 'Bord {table} (telefon)',
  'phones.actor-player': 'Bord {table}, {colour} (telefon)',
  'phones.title': 'Meld et resultat',
  'phones.you-are': 'Du melder for {name}.',
  'phones.who-reports': 'Vinderen melder; efter remis gør Hvid det.',
  'phones.both-report': 'I melder begge. Når I melder det samme, er resultatet indtastet.',
  'phones.how-ended': 'Hvordan endte partiet?',
  'phones.won': '{name} vandt',
  'phones.sure': 'Er det rigtigt?',
  'phones.yes': 'Ja, meld det',
  'phones.no': 'Nej, tilbage',
  'phones.entered': 'Resultatet er indtastet: {result}',
  'phones.entered-what': 'Der er ikke mere at gøre. Stil venligst brikkerne op igen.',
  'phones.own': 'Du har meldt: {result}',
  'phones.one-said': 'Det indtastes, når den anden spiller melder det samme.',
  'phones.other-said': 'Den anden spiller har meldt. Nu er det dig.',
  'phones.differing':
    'I har meldt forskellige resultater. Turneringslederen afgør det; bliv venligst ved brættet.',
  'phones.otherwise': 'Det indtastede står, til turneringslederen har set på din melding.',
  'phones.to-enter': 'Turneringslederen indtaster det.',
  'phones.change': 'Jeg trykkede forkert',
  'phones.wrong': 'Det er forkert',
  'phones.wrong-what':
    'Det indtastede ændres ikke herfra. Din melding venter på turneringslederen.',
  'phones.something-else':
    'Udeblev nogen, skal partiet spilles færdigt en anden dag, eller er der sket noget andet, så sig det til turneringslederen.',
  'phones.other-rounds': 'Et andet parti',
  'phones.old-slip':
    'Koden er til runde {round}. Nu spilles runde {newest}: scan koden til den runde.',
  'phones.nothing-not-asked-for':
    'Resultater meldes ikke med denne kode. Aflever sedlen, eller sig det til turneringslederen.',
  'phones.nothing-finished':
    'Turneringen er slut. Er et resultat forkert, så sig det til turneringslederen.',
  'phones.nothing-no-round': 'Ingen runde er begyndt endnu. Scan koden igen efter dit parti.',
  'phones.nothing-no-game':
    'Her er intet parti i runde {newest}. Se dit bord i rundelægningen, og scan koden dér.',
  'phones.pairings': 'Til rundelægningen',
  'phones.again': 'Opdatér',
  'phones.report-here': 'Meld resultatet her',
  'phones.card-what': 'Scan koden efter partiet med en telefon i lokalets net, og meld resultatet.',
  'phones.qr': 'QR-kode til at melde',
  'phones.not-from-here':
    'Telefoner kan kun nå adressen, hvis den ikke er »localhost«: åbn siden på computerens adresse i lokalets net, og udskriv derfra.',
  'phones.none':
    'I denne turnering kan man ikke melde resultater eller bede om fri fra telefonen. Det slås til i indstillingerne for runderne.',

  // Byes and withdrawals that players ask for themselves, and the arbiter's answers.
  'asks.title': 'Fri eller udgå',
  'asks.link': 'Bed om fri, eller udgå',
  'asks.you': '{name}: turneringslederen svarer på det, du beder om her. Indtil da ændres intet.',
  'asks.until': 'senest {until}',
  'asks.until-paired': 'indtil den er lagt',
  'asks.wish-half-point': 'Fri med ½ point: jeg spiller ikke og får et halvt point',
  'asks.wish-zero-point': 'Fri uden point: jeg spiller ikke og får intet point',
  'asks.wish-withdrawal': 'Udgå fra denne runde: jeg spiller ikke mere',
  'asks.which-round': 'Hvilken runde?',
  'asks.which-wish': 'Hvad beder du om?',
  'asks.send': 'Spørg turneringslederen',
  'asks.nothing': 'Der er ikke mere at bede om her. Tal med turneringslederen.',
  'asks.limit':
    '{count|Én gang|{count} gange} fri med ½ point til hver spiller, og ikke i sidste runde.',
  'asks.limit-none': 'Fri med ½ point gives ikke her.',
  'asks.limit-free': 'Fri med ½ point gives ikke i sidste runde.',
  'asks.waits': 'Runde {round}: {wish}. Turneringslederen har ikke svaret endnu.',
  'asks.take-back': 'Alligevel ikke',
  'asks.declined': 'Runde {round}: {wish}. Afslået: {why}',
  'asks.declined-bare': 'Runde {round}: {wish}. Afslået. Tal med turneringslederen.',
  'asks.granted': 'Runde {round}: {bye}. Det er noteret.',
  'asks.out': 'Du er ude af turneringen fra runde {round}.',
  'asks.short-half-point': 'fri med ½ point',
  'asks.short-zero-point': 'fri uden point',
  'asks.short-withdrawal': 'at udgå',
  'asks.not-taken':
    'Med denne kode kan man ikke bede om fri eller udgå. Tal med turneringslederen.',
  'asks.actor': 'Spiller (telefon)',
  'asks.card-what': 'Scan koden for at bede om fri eller udgå, før runden lægges.',
  'asks.back': 'Til brættet',
  'asks.queue': 'Spillere beder om',
  'asks.queue-count': '{count|Én spiller beder|{count} spillere beder} om fri eller om at udgå',
  'asks.queue-line': 'runde {round}: {wish}',
  'asks.queue-withdrawal': 'at udgå fra runde {round}',
  'asks.grant': 'Giv',
  'asks.decline': 'Afslå',
  'asks.why': 'Svaret til spilleren',
  'asks.why-hint': 'Spilleren læser det; skriv ikke om helbred og andet privat.',
  'asks.own-page': 'Spillerens egen side til at bede om fri eller udgå',
};
