import type { TieBreakName, TieBreakPresetCode } from '@rokade/rules';
import type { Texts } from '../texts.ts';

/** Names of all tie-breaks of players and teams, what they are, and the orders to choose from. */
export const tieBreaksTexts = {
  // What each tie-break is called.
  'tie-break.name.DSU-AK': 'Ordinary correction',
  'tie-break.name.DSU-SB': 'Sonneborn-Berger',
  'tie-break.name.DSU-MK': 'Middle correction',
  'tie-break.name.SKT-BH': 'Buchholz (Tempelhof)',
  'tie-break.name.SKT-FBH': 'Refined Buchholz (Tempelhof)',
  'tie-break.name.SKT-SB': 'Sonneborn-Berger (Tempelhof)',
  'tie-break.name.SKT-PTS': 'Corrected points (Tempelhof)',
  'tie-break.name.KZR-PTS': 'Keizer points',
  'tie-break.name.SKT-DE': 'Direct encounter about the title (Tempelhof)',
  'tie-break.name.SKT-BW': 'Berlin weighting',
  'tie-break.name.PTS': 'Points',
  'tie-break.name.DE': 'Direct encounter',
  'tie-break.name.WIN': 'Number of wins',
  'tie-break.name.WON': 'Games won',
  'tie-break.name.BPG': 'Games with Black',
  'tie-break.name.BWG': 'Games won with Black',
  'tie-break.name.PS': 'Progressive score',
  'tie-break.name.REP': 'Rounds elected to play',
  'tie-break.name.STD': 'Standard points',
  'tie-break.name.TPN': 'Pairing number',
  'tie-break.name.RTNG': 'Rating',
  'tie-break.name.BH': 'Buchholz',
  'tie-break.name.FB': 'Fore Buchholz',
  'tie-break.name.AOB': 'Average of opponents’ Buchholz',
  'tie-break.name.BHS': 'Sum of Buchholz',
  'tie-break.name.SB': 'Sonneborn-Berger',
  'tie-break.name.KS': 'Koya',
  'tie-break.name.ARO': 'Average rating of opponents',
  'tie-break.name.TPR': 'Tournament performance rating',
  'tie-break.name.PTP': 'Perfect tournament performance',
  'tie-break.name.APRO': 'Average performance of opponents',
  'tie-break.name.APPO': 'Average perfect performance of opponents',
  'tie-break.name.MP': 'Match points',
  'tie-break.name.GP': 'Game points',
  'tie-break.name.MPvGP': 'Match points or game points',
  'tie-break.name.BC': 'Board count',
  'tie-break.name.TBR': 'Top board results',
  'tie-break.name.BBE': 'Bottom board elimination',
  'tie-break.name.EMMSB': 'Sonneborn-Berger, match points × match points',
  'tie-break.name.EMGSB': 'Sonneborn-Berger, match points × game points',
  'tie-break.name.EGMSB': 'Sonneborn-Berger, game points × match points',
  'tie-break.name.EGGSB': 'Sonneborn-Berger, game points × game points',
  'tie-break.name.EDE': 'Extended direct encounter',
  'tie-break.name.EDET': 'Extended direct encounter, then top boards',
  'tie-break.name.EDEB': 'Extended direct encounter, then without bottom boards',
  'tie-break.name.EDEBT': 'Extended direct encounter, then board count and top boards',
  'tie-break.name.EDEBB': 'Extended direct encounter, then board count and without bottom boards',
  'tie-break.name.SSSC': 'Scores and schedule strength combination',

  // What each tie-break is, in a sentence.
  'tie-break.about.DSU-AK':
    'The opponents’ points added up without the two lowest. Where players are still equal, the second lowest is added, then the lowest; those numbers stand after the slash.',
  'tie-break.about.DSU-SB':
    'The points of the opponents beaten, and half the points of those drawn with.',
  'tie-break.about.DSU-MK':
    'The opponents’ points added up without as many of the highest as of the lowest. Where players are still equal, the innermost of those are added again, a pair at a time.',
  'tie-break.about.SKT-BH':
    'The opponents’ points added up; those who withdrew are taken out and the sum is raised in proportion to the rounds.',
  'tie-break.about.SKT-FBH': 'The opponents’ Buchholz added up.',
  'tie-break.about.SKT-SB':
    'The points of opponents beaten and half of those drawn with; those who withdrew are taken out and the sum is raised in proportion to the games.',
  'tie-break.about.SKT-PTS':
    'The player’s own points without those against opponents who withdrew, raised in proportion to the games. At the head of the list they replace the points.',
  'tie-break.about.KZR-PTS':
    'The sum of the values of the opponents beaten, half of those drawn with, and parts of the own value for rounds without a game. Values follow from the ranking itself.',
  'tie-break.about.SKT-DE':
    'The results between the players level at the top: decides only first place.',
  'tie-break.about.SKT-BW':
    'The points of each board times its number from below: board 1 of four counts four times.',
  'tie-break.about.PTS': 'The points themselves.',
  'tie-break.about.DE': 'The table of the games among those who are tied.',
  'tie-break.about.WIN':
    'Rounds that gave the points of a win, played or not; under the rules of 2012 only games won.',
  'tie-break.about.WON': 'Games won over the board.',
  'tie-break.about.BPG': 'Games played with the black pieces.',
  'tie-break.about.BWG': 'Games won over the board with the black pieces.',
  'tie-break.about.PS': 'The sum of the player’s scores after each round.',
  'tie-break.about.REP': 'All rounds except requested byes and those the player did not come to.',
  'tie-break.about.STD': 'One for each round with more points than the opponent, half for as many.',
  'tie-break.about.TPN': 'The tournament’s pairing number, lowest first.',
  'tie-break.about.RTNG': 'The player’s own rating, highest first.',
  'tie-break.about.BH':
    'The opponents’ scores added up; for the player’s own unplayed rounds a dummy opponent is used.',
  'tie-break.about.FB': 'Buchholz as if all games of the last round had been drawn.',
  'tie-break.about.AOB': 'The average Buchholz of the opponents met over the board.',
  'tie-break.about.BHS': 'The opponents’ Buchholz added up.',
  'tie-break.about.SB': 'Each opponent’s score times what was scored against them.',
  'tie-break.about.KS': 'Points against opponents who have at least half of the possible points.',
  'tie-break.about.ARO': 'The average rating of the opponents met over the board.',
  'tie-break.about.TPR':
    'The average rating of the opponents plus the difference that the score corresponds to.',
  'tie-break.about.PTP': 'The lowest rating for which the score was to be expected.',
  'tie-break.about.APRO': 'The average of the opponents’ performance ratings.',
  'tie-break.about.APPO': 'The average of the opponents’ perfect performances.',
  'tie-break.about.MP': 'Two points for a won match and one for a drawn one.',
  'tie-break.about.GP': 'The team’s points on all boards.',
  'tie-break.about.MPvGP': 'Game points where match points rank first, and the other way round.',
  'tie-break.about.BC': 'The points of each board times its number; the lower sum comes first.',
  'tie-break.about.TBR': 'The points on board 1, then on board 2, and so on.',
  'tie-break.about.BBE':
    'The points without the bottom board, then without the bottom two, and so on.',
  'tie-break.about.EMMSB': 'Each opponent’s match points times the match points scored against it.',
  'tie-break.about.EMGSB': 'Each opponent’s match points times the game points scored against it.',
  'tie-break.about.EGMSB': 'Each opponent’s game points times the match points scored against it.',
  'tie-break.about.EGGSB': 'Each opponent’s game points times the game points scored against it.',
  'tie-break.about.EDE':
    'Direct encounter by the one score and, if it separates nobody, by the other.',
  'tie-break.about.EDET':
    'Extended direct encounter; two teams still equal are separated by their own boards from the top.',
  'tie-break.about.EDEB':
    'Extended direct encounter; two teams still equal are separated by their own boards without the bottom ones.',
  'tie-break.about.EDEBT':
    'Extended direct encounter; two teams still equal are separated by board count and top boards of their own match.',
  'tie-break.about.EDEBB':
    'Extended direct encounter; two teams still equal are separated by board count and the boards without the bottom ones of their own match.',
  'tie-break.about.SSSC':
    'The secondary score and Buchholz divided by a factor that makes them comparable.',

  // The heads of columns; FIDE’s tie-breaks go by their codes.
  'tie-break.short.DSU-AK': 'Corr.',
  'tie-break.short.DSU-SB': 'SB',
  'tie-break.short.DSU-MK': 'Mid.',
  'tie-break.short.SKT-BH': 'Bh',
  'tie-break.short.SKT-FBH': 'RBh',
  'tie-break.short.SKT-SB': 'SB',
  'tie-break.short.SKT-PTS': 'Cpts',
  'tie-break.short.KZR-PTS': 'Keizer',
  'tie-break.short.SKT-DE': 'Title',
  'tie-break.short.SKT-BW': 'BW',

  // How modifiers change a tie-break's name.
  'tie-break.with.cut': 'without the {lowest|lowest|{lowest} lowest}',
  'tie-break.with.median':
    'without the {lowest|lowest and the highest|{lowest} lowest and the {lowest} highest}',
  'tie-break.with.forfeits-as-played': 'forfeits as played',
  'tie-break.with.fore': 'last round as draws',
  'tie-break.with.reversed': 'reversed',
  'tie-break.with.limit': 'limit moved by {limitShift} half-points',
  'tie-break.with.factor': 'divided by {factor}',
  'tie-break.with.MP': 'match points',
  'tie-break.with.GP': 'game points',

  // The ready-made orders.
  'tie-break.preset.dsu-group': 'DSU, round robin: Sonneborn-Berger',
  'tie-break.preset.dsu-swiss': 'DSU, Monrad and Nordic: ordinary correction',
  'tie-break.preset.dsu-swiss-middle': 'DSU, Monrad and Nordic: middle correction',
  'tie-break.preset.tempelhof-round-robin': 'Tempelhof, round robin',
  'tie-break.preset.tempelhof-slide': 'Tempelhof, slide system: shared places',
  'tie-break.preset.keizer': 'Keizer: Keizer points',
  'tie-break.preset.tempelhof-swiss': 'Tempelhof, Swiss',
  'tie-break.preset.fide-2012-round-robin': 'FIDE 2012, round robin (recommended)',
  'tie-break.preset.fide-2012-swiss': 'FIDE 2012, Swiss (recommended)',
  'tie-break.preset.fide-2012-swiss-all-rated': 'FIDE 2012, Swiss, all rated (recommended)',
  'tie-break.preset.fide-2012-team-round-robin': 'FIDE 2012, teams, round robin (recommended)',
  'tie-break.preset.fide-2012-team-swiss': 'FIDE 2012, teams, Swiss (recommended)',
  'tie-break.preset.fide-2026-round-robin': 'FIDE today, round robin',
  'tie-break.preset.fide-2026-swiss': 'FIDE today, Swiss',
  'tie-break.preset.fide-2026-team-swiss': 'FIDE today, teams, Swiss',
} as const satisfies Texts<
  | `tie-break.${'name' | 'about'}.${TieBreakName}`
  | `tie-break.short.${Extract<TieBreakName, `${'DSU' | 'SKT' | 'KZR'}-${string}`>}`
  | `tie-break.with.${string}`
  | `tie-break.preset.${TieBreakPresetCode}`
>;
