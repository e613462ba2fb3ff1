import type { timesTexts as reference } from '../en/times.ts';
import type { Translation } from '../texts.ts';

/** When and how rounds are played: thinking time, waiting time, open games, and what is rated. */
export const timesTexts: Translation<typeof reference> = {
  'times.control': 'betænkningstid {time}',
  'times.waiting': 'ventetid {minutes} min. ({article})',
  'times.no-waiting': 'ingen ventetid ({article})',
  'times.waiting-over': 'Ventetiden er udløbet: {date} ({article}). Hvem er ikke mødt?',
  'times.begins-in': 'Runde {round} begynder om {left}',
  'times.begins-at': 'Runde {round} begynder {date}',
  'times.five-minutes': 'Fem minutter til runde {round}: gå venligst til brættet.',
  'times.one-minute': 'Et minut til runde {round}: sæt jer venligst.',
  'times.sound': 'Lyd ved kald',
  'times.sound-waits': 'Klik én gang, eller tryk på en tast: først da tillader browseren lyd.',
  'times.waits': 'Ventetid: {left} tilbage',
  'times.begin-now': 'Start runden nu',
  'times.begun-at': 'Begyndt: {date}',
  'times.not-begun': 'Den begynder som annonceret',
  'times.finish-by': 'hængepartier senest {date}',
  'times.start-position': 'Chess960 nr. {position}: {pieces} (lodtrækningstal {seed})',
  'times.open-games-by': 'Alle udsatte partier og hængepartier skal være spillet senest {date}.',
  'times.advance':
    'Resultater af partier spillet på forhånd vises fra {date} (Tempelhof 2018 III.A.11).',
  'times.waiting-time': 'Ventetid',
  'times.waiting-hint': 'Den, der kommer senere, har tabt. Tomt felt: {minutes} min. ({article}).',
  'field.rated-by-rule': 'efter forbundets regler (DSU 2002 4.5.3: kun lange partier med ens tid)',
  'field.rated-yes': 'rates, efter aftale med ratingkartoteksføreren',
  'field.rated-no': 'rates ikke',
  'field.startPositions-usual': 'den sædvanlige',
  'field.startPositions-chess960': 'Chess960, trukket til hver runde',
  'times.rated-as-tournament': 'som turneringen',
  'times.rounds-hint':
    'Betænkningstid som 90+30s eller 40/120+30; tomt felt: turneringens, i en pokalturnering omkampenes. Hængepartier: før fristen lægges næste runde ikke (DSU 2002 §11c).',
  'times.finish-date': 'Hængepartier senest',
  'times.left-out': '{count|Ét parti|{count} partier} er ikke med i beregningen',
  'times.left-out-fide':
    '{count|Ét parti|{count} partier} står i filen som ikke til rating (W, D, L)',
  'times.for-rating-only': '{count|Ét resultat|{count} resultater} er kun rettet til rating',
  'times.rated-otherwise':
    'Runde {round}, bræt {board}, {players}: {standing} i tabellerne, rates som {rated}',
  'times.leave-out': 'Udelad et parti',
  'times.leave-out-what':
    'Et spillet parti, der ikke skal rates, fx fordi det blev spillet under andre vilkår.',
  'times.late-reserve': 'Reserve efter en halv time',
  'times.late-reserve-what':
    'I holdturneringer rates et parti ikke, når der er indsat reserve efter en halv time. I holdkampen tæller det som normalt.',
  'times.take-in': 'Tag med igen',
  'times.odds-difference': 'Ratingforskel',
  'times.odds-and-more': '{from} og mere',
  'times.odds-stronger': 'Den stærkere',
  'times.odds-weaker': 'Den svagere',
  'field.timeOdds': 'Tidshandicap',
};
