import type { Texts } from '../texts.ts';

/** How a new tournament begins: its presets, and the systems as cards. */
export const consoleNewTexts = {
  'console.brings-prizes': 'Prizes that come along: {lists}. Amounts are entered under Prizes.',
  'console.brings-classes':
    'Classes that come along: {classes}. Who plays in which is proposed under Classes once the names are entered.',
  'console.begin-with': 'Begin with',
  'console.begin-usual': 'As usual here',
  'console.begin-like': 'Like “{name}”',
  'console.begin-like-event': 'Like “{name}”, {count|one group|{count} groups}',
  'console.preset-club-championship': 'Club championship',
  'console.preset-blitz-evening': 'Blitz evening',
  'console.preset-open-rapid': 'Open rapid',
  'console.how-played': 'How it is played',
  'console.more-ways': 'More ways to play',
  'console.rhythm': 'How often',
  'console.dates-daily': 'One round a day',
  'console.dates-one-day': 'All on one day',
  'console.everything-else': 'Everything else',
  'console.part-changed': 'Changed here',
  'console.order-usual': 'The usual order of the system',
  'console.new-later':
    'Time odds, single dates and an order of your own come later, under Settings.',
  'console.system-monrad-card': 'Neighbour meets neighbour in the standings. For club evenings.',
  'console.system-nordic-card': 'Equal points meet, upper half against lower.',
  'console.system-dutch-card': 'FIDE’s Swiss: equal points meet, colours balanced.',
  'console.system-dubov-card':
    'Equal points meet; whoever has met the weaker opponents gets the stronger one.',
  'console.system-burstein-card': 'Equal points meet; strong opposition so far against weak.',
  'console.system-tempelhof-card':
    'The club’s Swiss: equal points, never the same colour three times running.',
  'console.system-keizer-card':
    'Neighbours in the ranking meet; a win counts by the opponent’s place.',
  'console.system-berger-card': 'Everybody plays everybody, by the Berger tables.',
  'console.system-dsu-card': 'Everybody plays everybody, by the Danish tables.',
  'console.system-tempelhof-table-card': 'Everybody plays everybody, by the club’s tables.',
  'console.system-rutsch-card': 'One long table: all move one seat after each round. For blitz.',
  'console.system-cup-card': 'Whoever loses is out.',
  'console.system-play-off-card': 'A decider for a shared place.',
  'console.system-olympiad-card': 'Players form teams, each team plays every other.',
} as const satisfies Texts;
