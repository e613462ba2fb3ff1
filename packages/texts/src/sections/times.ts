import { section } from '../section.ts';

/** When and how rounds are played: thinking time, waiting time, open games, and what is rated. */
export const timesTexts = section({
  'times.control': {
    da: 'betænkningstid {time}',
    de: 'Bedenkzeit {time}',
    en: 'thinking time {time}',
  },
  'times.waiting': {
    da: 'ventetid {minutes} min. ({article})',
    de: 'Wartezeit {minutes} min ({article})',
    en: 'waiting time {minutes} min ({article})',
  },
  'times.waiting-over': {
    da: 'Ventetiden er udløbet: {date} ({article}). Hvem er ikke mødt?',
    de: 'Die Wartezeit ist um: {date} ({article}). Wer ist nicht da?',
    en: 'The waiting time is over: {date} ({article}). Who has not come?',
  },
  'times.finish-by': {
    da: 'hængepartier senest {date}',
    de: 'Hängepartien bis {date}',
    en: 'adjourned games by {date}',
  },
  'times.open-games-by': {
    da: 'Alle udsatte partier og hængepartier skal være spillet senest {date}.',
    de: 'Alle rückständigen Partien müssen bis {date} erledigt sein.',
    en: 'All open games have to be finished by {date}.',
  },
  'times.advance': {
    da: 'Resultater af partier spillet på forhånd vises fra {date} (Tempelhof 2018 III.A.11).',
    de: 'Ergebnisse vorgespielter Partien werden ab {date} bekannt gegeben (Tempelhof 2018 III.A.11).',
    en: 'Results of games played in advance are made known from {date} (Tempelhof 2018 III.A.11).',
  },
  'times.waiting-field': {
    da: 'Ventetid i minutter',
    de: 'Wartezeit in Minuten',
    en: 'Waiting time in minutes',
  },
  'times.waiting-hint': {
    da: 'Den, der kommer senere, har tabt. Tomt felt: {minutes} min. ({article}).',
    de: 'Wer später kommt, hat verloren. Leeres Feld: {minutes} min ({article}).',
    en: 'Whoever comes later has lost. Left empty: {minutes} min ({article}).',
  },
  'times.rated': { da: 'Rating', de: 'Wertung', en: 'Rating' },
  'times.rated-by-rule': {
    da: 'efter reglerne: kun lange partier med ens tid (DSU 2002 4.5.3)',
    de: 'nach den Regeln: nur lange Partien mit gleicher Zeit (DSU 2002 4.5.3)',
    en: 'by the rules: long games with even times alone (DSU 2002 4.5.3)',
  },
  'times.rated-yes': {
    da: 'rates, efter aftale med ratingkartoteksføreren',
    de: 'wird gewertet, mit dem Wertungsreferenten abgesprochen',
    en: 'rated, as agreed with the rating officer',
  },
  'times.rated-no': { da: 'rates ikke', de: 'wird nicht gewertet', en: 'not rated' },
  'times.rated-as-tournament': {
    da: 'som turneringen',
    de: 'wie das Turnier',
    en: 'as the tournament',
  },
  'times.rounds': {
    da: 'Runder med egen tid eller frist',
    de: 'Runden mit eigener Zeit oder Frist',
    en: 'Rounds with a time or deadline of their own',
  },
  'times.rounds-hint': {
    da: 'Betænkningstid som 90+30s eller 40/120+30; tomt felt: turneringens, i en pokalturnering omkampenes. Hængepartier: før fristen lægges næste runde ikke (DSU 2002 §11c).',
    de: 'Bedenkzeit wie 90+30s oder 40/120+30; leeres Feld: die des Turniers, im Pokal die der Wiederholungen. Hängepartien: Vor der Frist wird die nächste Runde nicht ausgelost (DSU 2002 §11c).',
    en: 'Thinking time as 90+30s or 40/120+30; left empty: the tournament’s, in a cup that of the replays. Adjourned games: the next round is not paired before the deadline (DSU 2002 §11c).',
  },
  'times.finish-date': {
    da: 'Hængepartier senest',
    de: 'Hängepartien bis',
    en: 'Adjourned games by',
  },
  'times.left-out': {
    da: '{count|Ét parti|{count} partier} er ikke med i beregningen',
    de: '{count|Eine Partie ist|{count} Partien sind} nicht in der Berechnung',
    en: '{count|One game is|{count} games are} not in the calculation',
  },
  'times.left-out-fide': {
    da: '{count|Ét parti|{count} partier} står i filen som ikke til rating (W, D, L)',
    de: '{count|Eine Partie steht|{count} Partien stehen} in der Datei als nicht zu werten (W, D, L)',
    en: '{count|One game stands|{count} games stand} in the file as not for rating (W, D, L)',
  },
  'times.leave-out': {
    da: 'Udelad et parti',
    de: 'Eine Partie herausnehmen',
    en: 'Leave a game out',
  },
  'times.leave-out-what': {
    da: 'Et spillet parti, der ikke skal rates, f.eks. fordi det blev spillet under andre vilkår.',
    de: 'Eine gespielte Partie, die nicht gewertet werden soll, etwa weil sie unter anderen Bedingungen stattfand.',
    en: 'A game that was played and is not to be rated, for instance because it was played under other conditions.',
  },
  'times.take-in': { da: 'Tag med igen', de: 'Wieder aufnehmen', en: 'Take in again' },
});
