import type { aboutTexts as reference } from '../en/about.ts';
import type { Translation } from '../texts.ts';

/** What is said of how a tournament is played, and what is still to be said. */
export const aboutTexts: Translation<typeof reference> = {
  'about.what':
    'Hvad alle må læse om, hvordan turneringen afvikles (DSU 2002 4.9.1-10), lavet ud fra indstillingerne. På den offentlige side udelades, hvad der mangler.',
  'about.say-it': 'Udfyld',
  'about.schedule': 'Spilledage',
  'about.undated': 'Uden dato: {rounds}.',
  'about.no-place': 'Spillestedet er ikke angivet endnu.',
  'about.no-chief-arbiter': 'Der er endnu ingen turneringsleder (DSU 2002 4.9.1-5).',
  'about.committee-of-three':
    'Turneringskomiteen har tre medlemmer (DSU 2002 §5b); {named|ét er|{named} er} angivet.',
  'about.no-tie-breaks': 'Der er intet sagt om pointlighed.',
  'about.no-prizes':
    'Der vises endnu ingen præmier offentligt; de skal være kendt senest anden spilledag (DSU 2002 §5f).',
  'about.kept-apart':
    '{count|Én gruppe spillere|{count} grupper spillere}, som arrangøren har navngivet, mødes ikke indbyrdes',
};
