import type { ratedEventTexts as english } from '../en/rated-event.ts';
import type { Translation } from '../texts.ts';

/** Whether an event will be rated: what the rules ask of it before it begins. */
export const ratedEventTexts = {
  'rated.condition.thinking-time': 'minutter til hver spiller for 60 træk',
  'rated.condition.time-against-2400':
    'minutter, hvor en spiller med mindst 2400 er med, ellers rates partiet ikke',
  'rated.condition.time-against-1800':
    'minutter, hvor en spiller med mindst 1800 er med, ellers rates partiet ikke',
  'rated.condition.first-control': 'træk til første tidskontrol',
  'rated.condition.moves-an-hour': 'træk i timen til en tidskontrol',
  'rated.condition.equal-times': 'begge spillere har lige lang tid',
  'rated.condition.rounds-a-day': 'runder om dagen',
  'rated.condition.hours-a-day': 'timers spil om dagen',
  'rated.condition.days': 'dage fra første til sidste runde',
  'rated.condition.monthly-parts':
    'dage fra første til sidste runde, ellers indberettes hver måned for sig',
  'rated.condition.rated-players': 'spillere med Elo-tal',
  'rated.condition.match-rated': 'spillere i en match med Elo-tal',
  'rated.condition.registered': 'anmeldt til Elo-rating',
  'rated.condition.in-invitation': 'indbydelsen oplyser, at turneringen Elo-rates',
  'rated.condition.no-smoking': 'ingen rygning i spillelokalet',
  'rated.condition.reported': 'indberettet, ellers skal FIDEs gebyr betales',
  'rated.by-day': '{what}: senest {date}',
  'rated.met': 'Opfyldt',
  'rated.missed': 'Mangler',
  'rated.assumed': 'Skal sikres',
  'rated.otherwise': 'Ikke her',
  'rated.title': 'Bliver den ratet?',
  'rated.what': 'Det, reglerne kræver af en turnering, før den begynder, som den er planlagt nu.',
  'rated.look': 'Vis',
  'rated.registered-on': 'Anmeldt den',
  'rated.unknown': 'Hvad {edition} kræver af en turnering, kendes ikke her.',
  'rated.see': 'Hvad der mangler',
  'rated.not-yet':
    'Som den er planlagt, rater FIDE den ikke: {count|én betingelse|{count} betingelser} mangler.',
} as const satisfies Translation<typeof english>;
