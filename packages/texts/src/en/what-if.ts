import type { Texts } from '../texts.ts';

/** What would be if the open games ended so, and what is still possible. */
export const whatIfTexts = {
  'what-if.title': 'What if …?',
  'what-if.nothing': 'There are no standings to start from.',
  'what-if.games-open': '{count|One game is|{count} games are} still open.',
  'what-if.rounds-left': 'After that {count|one round is|{count} rounds are} left.',
  'what-if.board-of-round': 'Round {round}, board {board}',
  'what-if.still-open': 'open',
  'what-if.show': 'Show the standings',
  'what-if.clear': 'Start again',
  'what-if.standings-then': 'The standings as they would be',
  'what-if.only-supposed': 'These results are only supposed. Nothing is saved.',
  'what-if.now': 'Now',
  'what-if.places': 'Possible places',
  'what-if.certain': 'Decided',
  'what-if.places-explained':
    'Possible places go by points only: among players on equal points the best place puts the player first, the worst puts them last. With rounds left they are limits that cannot always be reached.',
  'what-if.first-clinched': 'certain of first place',
  'what-if.first-out-of-reach': 'first place out of reach',
  'what-if.first-open': 'first place open',
  'what-if.title-clinched': 'certain of the title',
  'what-if.title-out-of-reach': 'title out of reach',
  'what-if.title-open': 'title open',
  'what-if.promotion-clinched': 'certain of promotion',
  'what-if.promotion-out-of-reach': 'promotion out of reach',
  'what-if.promotion-open': 'promotion open',
  'what-if.relegation-clinched': 'relegated',
  'what-if.relegation-out-of-reach': 'safe from relegation',
  'what-if.relegation-open': 'relegation open',
} as const satisfies Texts;
