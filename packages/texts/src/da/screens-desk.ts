import type { screensDeskTexts as reference } from '../en/screens-desk.ts';
import type { Translation } from '../texts.ts';

/** The screens of the hall, from the desk. */
export const screensDeskTexts: Translation<typeof reference> = {
  'screens.title': 'Skærme',
  'screens.what':
    'Enhver browser i salens net bliver en skærm: åbn adressen på den, og vælg nummeret. Skærmene viser kun det, alle må se.',
  'screens.hidden':
    'Turneringen er ikke offentlig, så skærmene viser intet. Offentliggør den under Indstillinger.',
  'screens.event-hidden':
    'Stævnet er ikke offentligt, så skærmene viser intet. Offentliggør det under Om stævnet.',
  'screens.of-event': 'Turneringen er en gruppe i et stævne. Dets skærme kan vise alle grupper:',
  'screens.address': 'Adresse til skærmene',
  'screens.connected': '{count|Én browser|{count} browsere} viser den nu',
  'screens.lost': 'Forbindelsen til {count|én browser|{count} browsere} er afbrudt',
  'screens.never': 'Ingen browser viser den',
  'screens.here': '{width} × {height}, siden kl. {time}',
  'screens.gone': 'sidst set kl. {time}',
  'screens.shows-now': 'Vis',
  'screens.in-turn': 'Alt på skift',
  'screens.set': 'Ret skærmen',
  'screens.add': 'Tilføj en skærm',
  'screens.remove': 'Fjern skærmen',
  'screens.name-hint': 'Hvor den står, fx indgangen',
  'screens.look': 'Udseende',
  'screens.look-dark': 'mørkt',
  'screens.look-light': 'lyst',
  'screens.seconds': 'Sekunder pr. side',
  'screens.show-n': '{n}. visning',
  'screens.nothing': 'ingenting',
  'screens.all-groups': 'alle grupper',
  'screens.share': 'Del af en lang liste',
  'screens.share-of': 'af',
  'screens.save': 'Gem skærmen',
  'screens.message': 'Besked',
  'screens.message-text': 'Beskedens tekst',
  'screens.message-where': 'På skærmene (ingen valgt: alle)',
  'screens.message-whole': 'Fylder hele skærmen',
  'screens.say': 'Vis beskeden',
  'screens.says': 'Vises nu: {text}',
  'screens.unsay': 'Fjern beskeden',
  'screens.countdown': 'Nedtælling',
  'screens.countdown-what':
    'Skærmene tæller ned til rundens begyndelse, når den er kendt. Her kan der tælles ned til noget andet. De sidste fem minutter er gule, det sidste minut er rødt.',
  'screens.countdown-minutes': 'Om så mange minutter',
  'screens.countdown-at': 'eller på klokkeslæt',
  'screens.countdown-text': 'Til hvad',
  'screens.count': 'Tæl ned',
  'screens.counts': 'Tæller ned til kl. {time}: {text}',
  'screens.uncount': 'Stop nedtællingen',
  'screens.done': 'Skærmene er ændret.',
};
