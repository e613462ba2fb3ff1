import type { aboutTexts as reference } from '../en/about.ts';
import type { Translation } from '../texts.ts';

/** What is said of how a tournament is played, and what is still to be said. */
export const aboutTexts: Translation<typeof reference> = {
  'about.what':
    'Was alle darüber lesen dürfen, wie das Turnier gespielt wird (DSU 2002 4.9.1-10), aus den Einstellungen. Auf der öffentlichen Seite bleibt weg, was fehlt.',
  'about.say-it': 'Angeben',
  'about.schedule': 'Spieltage',
  'about.undated': 'Ohne Datum: {rounds}.',
  'about.no-place': 'Der Ort ist noch nicht angegeben.',
  'about.no-chief-arbiter': 'Noch ist kein Hauptschiedsrichter genannt (DSU 2002 4.9.1-5).',
  'about.committee-of-three':
    'Der Turnierausschuss hat drei Mitglieder (DSU 2002 §5b); {named|eines ist|{named} sind} genannt.',
  'about.no-tie-breaks': 'Über Punktgleichheit ist nichts gesagt.',
  'about.no-prizes':
    'Noch werden keine Preise öffentlich gezeigt; bekannt sein müssen sie bis zum zweiten Spieltag (DSU 2002 §5f).',
  'about.kept-apart':
    '{count|Eine Gruppe von Spielern, die der Veranstalter nennt, spielt|{count} Gruppen von Spielern, die der Veranstalter nennt, spielen} nicht untereinander',
};
