import type { fideModeTexts as reference } from '../en/fide-mode.ts';
import type { Translation } from '../texts.ts';

/** Whether a tournament is played in FIDE mode, as every page and print of it says. */
export const fideModeTexts: Translation<typeof reference> = {
  'fide-mode.on': 'FIDE-tilstand',
  'fide-mode.left': 'FIDE-tilstand forladt efter runde {round}',
  'fide-mode.left-at-start': 'FIDE-tilstand forladt før runde 1',
  'fide-mode.on-what':
    'Turneringen spilles, som FIDE’s regler for ratede turneringer kræver. Det annoncerede ligger fast, når runde 1 er offentliggjort, og der spørges om alt, hvad reglerne spørger om.',
  'fide-mode.open-games':
    'Et parti er stadig uafsluttet: der er ingen sluttabel, ingen rapport og ingen rapportfil, før dets resultat er inde.',
};
