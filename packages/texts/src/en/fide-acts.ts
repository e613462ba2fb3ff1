import type { FideActCode } from '@rokade/tournament';
import type { Texts } from '../texts.ts';

/** The acts that FIDE mode refuses or asks about, as the beginning of a sentence. */
export const fideActsTexts = {
  'fideAct.leave-mode': 'Leaving FIDE mode',
  'fideAct.enter-mode': 'Playing in FIDE mode from now on, which is left only by being asked twice',
  'fideAct.rounds': 'Another number of rounds than announced',
  'fideAct.scoring': 'Other points for won, drawn and lost games',
  'fideAct.bye-value': 'Another value of the bye',
  'fideAct.draw-above-half': 'Two draws worth more than a win and a loss',
  'fideAct.bye-above-win': 'A bye worth more than a win',
  'fideAct.system': 'Another pairing system, or other options of it',
  'fideAct.acceleration': 'Adding, changing or taking away acceleration',
  'fideAct.tie-breaks': 'Other tie-breaks than announced',
  'fideAct.prohibition': 'Other forbidden meetings than before round 1',
  'fideAct.ratings': 'Other rating lists for the numbers',
  'fideAct.open-games-expected': 'Open games that count as anything but a draw',
  'fideAct.numbers': 'Giving the players new numbers',
  'fideAct.numbers-against-ratings': 'Numbers typed in against the ratings',
  'fideAct.exchange-numbers': 'Exchanging the numbers of two players of the same rating',
  'fideAct.pairing-made': 'A pairing made by hand',
  'fideAct.take-back-round': 'Taking back a published round',
  'fideAct.undo': 'Undoing what is in the book',
  'fideAct.import-wrong-rounds': 'Taking a file whose rounds differ from the rules',
  'fideAct.adjourning': 'Pairing with results missing, whose games are then adjourned',
  'fideAct.adjourned-result': 'A result of an adjourned game other than the draw that was counted',
  'fideAct.full-point-bye': 'A bye with the points of a win',
  'fideAct.second-half-point-bye': 'A second half-point bye for one player',
  'fideAct.correct-previous': 'Correcting a result of the previous round',
  'fideAct.correct-older':
    'Correcting a result of an older round otherwise than for the rating alone, by “Correct a result for rating only” among the reports,',
  'fideAct.correct-for-rating': 'Correcting a result for the rating alone',
  'fideAct.order-given': 'The order of equal players given by the arbiter',
  'fideAct.finish-with-open-games': 'Finishing while a game is open',
  'fideAct.report-with-open-games': 'A final report while a game is open',
  'fideAct.reopen': 'Reopening a finished tournament',
} as const satisfies Texts<`fideAct.${FideActCode}`>;
