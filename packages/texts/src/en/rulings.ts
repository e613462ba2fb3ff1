import type { Texts } from '../texts.ts';

/** The register of the rulings of the Danish chess tribunal, handbook 3.5. */
export const rulingsTexts = {
  'rulings.ruling': 'Ruling {number}',
  'rulings.withdrawn': 'withdrawn: {why}',
  'rulings.subject-lost-by-illness': 'lost by a player who reported ill',
  'rulings.subject-overslept': 'unsporting conduct: overslept a game',
  'rulings.subject-came-too-late': 'came too late',
  'rulings.subject-wrong-colours':
    'game begun with the wrong colours, by the players’ fault or the arbiter’s',
  'rulings.subject-drawn-before-the-round': 'a draw agreed before the round began',
  'rulings.subject-adjourned-early': 'adjourned before the end of the playing time',
  'rulings.subject-paired-before-adjourned-games':
    'round paired before adjourned games were finished',
  'rulings.subject-proof-of-forbidden-help': 'forbidden help from books, and who has to prove it',
  'rulings.subject-faulty-clock': 'faulty clock: the fault must be evident',
  'rulings.subject-suspension-in-club-tournament':
    'whether a suspension from coordinated tournaments holds in a rated club tournament',
  'rulings.subject-faulty-clock-protest': 'faulty clock: how long one may protest',
  'rulings.subject-competence-in-closed-club-tournament':
    'whether the tribunal decides about a closed club tournament',
  'rulings.subject-is-it-coordinated': 'whether an international open is a coordinated tournament',
  'rulings.subject-score-not-kept': 'score not kept: whether to admonish first',
  'rulings.subject-forbidden-help': 'forbidden help from books',
  'rulings.subject-protest-in-the-division': 'how long one may protest in the division tournament',
  'rulings.subject-stayed-away': 'stayed away without word, and valid reasons for it',
  'rulings.subject-rating-of-games-not-played': 'rating of games that were not played',
  'rulings.withdrawn-arbiter-may-excuse': 'the arbiter may now excuse it',
  'rulings.withdrawn-in-the-laws': 'it stands in the Laws themselves now',
  'rulings.withdrawn-in-the-regulations': 'it stands in the regulations now',
  'rulings.withdrawn-may-contradict': 'it may contradict today’s 12.1',
  'rulings.withdrawn-no-time-limit-now': 'there is no time limit any more',
  'rulings.withdrawn-not-general': 'it should not be generalised',
  'rulings.text-12':
    'A player who reports ill in time for a valid reason has still lost, unless opponent and arbiter agree to another day: the rules give no right to one.',
  'rulings.text-42':
    'A player was suspended for three months for staying away twice. A player who tried to have the game moved and told arbiter and opponent beforehand was not unsporting in that game, whatever the reason. (What was decided about the game that was overslept our copy does not have.)',
} as const satisfies Texts;
