import type { sentReportsTexts as reference } from '../en/sent-reports.ts';
import type { Translation } from '../texts.ts';

export const sentReportsTexts: Translation<typeof reference> = {
  'reports.sent': 'Sendt',
  'reports.never-sent': 'Den er ikke noteret som sendt.',
  'reports.sent-whole': 'Hele turneringen, sendt {date}; noteret af {by}',
  'reports.sent-part': '{month}, sendt {date}; noteret af {by}',
  'reports.send-again': 'Den skal sendes igen',
  'reports.send-again-what': 'Det, der blev sendt {date}, passer ikke længere:',
  'reports.changes': 'Ændringer i rating',
  'reports.changes-what': 'De største stigninger og fald; tabellen har alle',
  'reports.game-by-game': 'Parti for parti',
  'reports.together':
    'Delene af »{event}« tæller som én turnering (DSU 2002 §65e): ratingtallene indberettes samlet, med alle deles runder. Indberetningen nedenfor er denne del for sig.',
  'reports.note-sent': 'Notér som sendt',
  'reports.sent-on': 'Sendt den',
  'reports.which-part': 'Hvilken del',
  'reports.whole': 'hele turneringen',
  'reports.change-round-new': 'runde {round} er ikke med',
  'reports.change-round-gone': 'runde {round} er trukket tilbage',
  'reports.change-game-new': 'runde {round}, bræt {board}: {players} er ikke med',
  'reports.change-game-gone': 'runde {round}, bræt {board}: {players} er taget ud',
  'reports.change-colours': 'runde {round}, bræt {board}: farverne er nu {players}',
  'reports.change-result': 'runde {round}, bræt {board}, {players}: {before} → {after}',
  'reports.change-rated':
    'runde {round}, bræt {board}, {players}: {rated|rates nu|rates ikke længere}',
  'reports.change-player-new': '{player} er ikke med',
  'reports.change-player-gone': '{player} er taget ud',
  'reports.change-detail': '{player}, {field}: {before} → {after}',
  'reports.nothing': 'intet',
  'reports.correct-for-rating': 'Ret et resultat kun til rating',
  'reports.correct-for-rating-what':
    'Et gammelt resultat, der blev skrevet forkert, bliver stående, når de næste runder er spillet: parringer og tabeller bliver, som de er, og rapporten får resultatet, som det blev spillet.',
  'reports.rate-as': 'Rates som',
  'reports.as-it-stands': 'Rate som det står',
};
