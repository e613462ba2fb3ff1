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
  'phones.draw': 'Remis',
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
  'phones.other-round': 'Runde {round}',
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
};
