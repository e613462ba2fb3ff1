import type { ReasonCode } from '@rokade/rules';
import type { Texts } from '../texts.ts';

/** Why a rule gave what it gave: `reason.<code>` for every code of `reasonCodes`. */
export const reasonsTexts = {
  // What the arbiter changed.
  'reason.arbiter.altered-draft': 'Altered by the arbiter; the reason is in the history.',
  'reason.arbiter.paired-late':
    'Paired after the round had begun, because neither had an opponent; {minutes|1 minute is|{minutes} minutes are} taken off both clocks.',

  // Why a cup is paired as it is.
  'reason.cup.preliminary-round':
    'Preliminary round: of {players} players {playing} play and {byes|1 has|{byes} have} a bye, so that {left} are left.',
  'reason.cup.bye-named': '{player} was given a bye in the preliminary round by the organiser.',
  'reason.cup.bye-by-lot':
    '{player} has a bye in the preliminary round: the byes go to the lowest draw numbers.',
  'reason.cup.no-opponent':
    '{player} goes on without a game: nobody came out of the other line of the bracket.',
  'reason.cup.opponent-away': '{player} goes on without a game: {opponent} is no longer playing.',
  'reason.cup.won-lot':
    '{player} goes on: all games against {opponent} were drawn, and {player} won the draw of lots.',
  'reason.cup.match-by-lot': '{white} and {black} meet by the lots drawn before round 1.',
  'reason.cup.match-of-winners':
    '{white} and {black} meet: here their lines of the bracket drawn before round 1 meet.',
  'reason.cup.colours-by-lot':
    '{white} has White by the lots: in the 1st, 3rd, 5th … match of a round the upper line of the bracket has it, in the others the lower one.',
  'reason.cup.replayed': '{white} and {black} play again after {draws|1 draw|{draws} draws}.',
  'reason.cup.colours-reversed':
    '{white} has White and {black} Black: the colours of their first game reversed.',
  'reason.cup.colours-of-first-game': '{white} has White and {black} Black as in their first game.',
  'reason.cup.rapid-game': 'Rapid game: {minutes} minutes and {seconds} seconds a move.',
  'reason.cup.blitz-game': 'Blitz game: {minutes} minutes and {seconds} seconds a move.',
  'reason.cup.no-lot-in-final':
    'Lots do not decide the title: blitz games are played until somebody wins.',
  'reason.cup.lots-from-seed': 'The lots were drawn from the seed “{seed}”.',

  // Why the FIDE Dutch system gave an opponent, a colour or the bye.
  'reason.dutch.paired-as-resident':
    '{player} meets {opponent} in the scoregroup of {bracketHalfPoints}: upper half against lower.',
  'reason.dutch.paired-as-moved-down':
    '{player} floats down from the scoregroup of {halfPoints} to that of {bracketHalfPoints} and meets {opponent}.',
  'reason.dutch.paired-in-remainder':
    '{player} meets {opponent} in the remainder of the scoregroup of {bracketHalfPoints}, after the players moved down have been paired: upper half against lower.',
  'reason.dutch.paired-in-collapsed':
    '{player} ({halfPoints}) meets {opponent} in the last bracket: all scoregroups from {bracketHalfPoints} down are combined, because otherwise not everybody could be paired.',
  'reason.dutch.exchanged':
    'Players were exchanged between the halves, so that {player} meets {opponent}: without an exchange the group would be paired worse.',
  'reason.dutch.passed-over-met': '{player} has already met {passedOverPlayers}.',
  'reason.dutch.passed-over-forbidden':
    '{player} may not meet {passedOverPlayers}: excluded by the organiser.',
  'reason.dutch.passed-over-absolute-colour':
    '{player} cannot meet {passedOverPlayers}: both have an absolute preference for the same colour.',
  'reason.dutch.passed-over-completion':
    '{player} does not meet {passedOverPlayers}: then the others could not all be paired.',
  'reason.dutch.passed-over-downfloaters':
    '{player} does not meet {passedOverPlayers}: then more of the group would be left unpaired and float down.',
  'reason.dutch.passed-over-moved-down':
    '{player} does not meet {passedOverPlayers}: then players moved down would face larger score differences, or float further down.',
  'reason.dutch.passed-over-next-bracket':
    '{player} does not meet {passedOverPlayers}: then the next group would be paired worse.',
  'reason.dutch.passed-over-bye-receiver':
    '{player} does not meet {passedOverPlayers}: then the bye would go to somebody with fewer games played.',
  'reason.dutch.passed-over-topscorer-colour':
    '{player} does not meet {passedOverPlayers}: then more topscorers or their opponents would have the same colour three times running, or too wide a colour difference.',
  'reason.dutch.passed-over-colour':
    '{player} does not meet {passedOverPlayers}: then more of the group would not have the colour they prefer.',
  'reason.dutch.passed-over-strong-colour':
    '{player} does not meet {passedOverPlayers}: then more of the group would not have a colour they strongly prefer.',
  'reason.dutch.passed-over-downfloat':
    '{player} does not meet {passedOverPlayers}: then more players would float down who did so in one of the last two rounds.',
  'reason.dutch.passed-over-upfloat':
    '{player} does not meet {passedOverPlayers}: then more players would float up who did so in one of the last two rounds.',
  'reason.dutch.passed-over-float-differences':
    '{player} does not meet {passedOverPlayers}: then score differences would be larger for those who floated in one of the last two rounds.',
  'reason.dutch.passed-over-rest':
    '{player} does not meet {passedOverPlayers}: the group as a whole, or those below, would be paired worse.',
  'reason.dutch.both-preferences':
    '{white} has White and {black} Black: both have the colour they prefer.',
  'reason.dutch.mild-preference':
    '{white} has White and {black} Black: {player} has a mild preference, {opponent} none.',
  'reason.dutch.strong-preference':
    '{white} has White and {black} Black: {player} has a strong preference, {opponent} a weaker one or none.',
  'reason.dutch.absolute-preference':
    '{white} has White and {black} Black: {player} has an absolute preference, {opponent} a weaker one or none.',
  'reason.dutch.wider-difference':
    '{white} has White and {black} Black: both preferences are absolute, and {player} has the wider colour difference ({colourDifference} against {opponentColourDifference}).',
  'reason.dutch.alternate-latest':
    '{white} has White and {black} Black: the preferences are equally strong, so the colours alternate from the last round in which one had White and the other Black.',
  'reason.dutch.higher-ranked-preference':
    '{white} has White and {black} Black: preferences and colours so far are alike, so {player}, as the higher ranked, is granted the preference.',
  'reason.dutch.pairing-number':
    '{white} has White and {black} Black: neither has had a colour yet; the pairing number of {player} and the lot drawn before round 1 decide.',
  'reason.dutch.bye-lowest-score':
    '{player} has the bye: {halfPoints} is the lowest score at which a player can have it with everybody else paired. Rounds not played so far: {unplayedRounds}.',
  'reason.dutch.bye-last-bracket':
    '{player} has the bye: left over in the last bracket, and eligible for it. Rounds not played so far: {unplayedRounds}.',

  // Why the Dutch system does not pair a round as somebody else did.
  'reason.dutch.given-bye-forbidden':
    '{player} may not have the bye: one already had, or a win’s points without playing.',
  'reason.dutch.given-met': '{player} and {opponent} have already met.',
  'reason.dutch.given-forbidden':
    '{player} and {opponent} may not meet: excluded by the organiser.',
  'reason.dutch.given-absolute-colour':
    '{player} and {opponent} cannot meet: both have an absolute preference for the same colour.',
  'reason.dutch.given-bye-score':
    'The bye went to a player with {givenHalfPoints}; the lowest score that can have it is {rightHalfPoints}.',
  'reason.dutch.given-downfloaters':
    'Scoregroup of {bracketHalfPoints}: {given} float down; {right} are enough.',
  'reason.dutch.given-moved-down':
    'Scoregroup of {bracketHalfPoints}: of the highest players moved down, {given} float on; {right} are enough.',
  'reason.dutch.given-next-bracket':
    'Scoregroup of {bracketHalfPoints}: with those who float down, {given} have to leave the next group; with others {right} are enough.',
  'reason.dutch.given-bye-receiver':
    'Scoregroup of {bracketHalfPoints}: who has the bye has {given} unplayed rounds; another has {right}.',
  'reason.dutch.given-topscorer-colour':
    'Scoregroup of {bracketHalfPoints}: {given} topscorers or opponents of theirs have a colour three times running, or too wide a colour difference; {right} is possible.',
  'reason.dutch.given-preference':
    'Scoregroup of {bracketHalfPoints}: {given} do not have the colour they prefer; {right} is possible.',
  'reason.dutch.given-strong-preference':
    'Scoregroup of {bracketHalfPoints}: {given} do not have a colour they strongly prefer; {right} is possible.',
  'reason.dutch.given-downfloat':
    'Scoregroup of {bracketHalfPoints}: {given} float down who did so in the same one of the last two rounds; {right} is possible.',
  'reason.dutch.given-upfloat':
    'Scoregroup of {bracketHalfPoints}: {given} float up who did so in the same one of the last two rounds; {right} is possible.',
  'reason.dutch.given-float-differences':
    'Scoregroup of {bracketHalfPoints}: players who floated in one of the last two rounds have larger score differences than necessary.',
  'reason.dutch.given-later':
    'Scoregroup of {bracketHalfPoints}: both ways meet all criteria equally well; the one generated first counts.',
  'reason.dutch.given-colour': 'By the rules {player} has White against {opponent}.',

  // Why the Dubov and the Burstein system gave an opponent or the bye.
  'reason.dubov.paired-by-average':
    '{player} meets {opponent} in the group of {bracketHalfPoints}: the opponents of {player} have an average rating of {average}, the lowest average chooses first, and {opponent} is the smallest number still possible.',
  'reason.dubov.paired-by-halves':
    '{player} meets {opponent} in the group of {bracketHalfPoints}: nobody in it has played, so the upper half meets the lower.',
  'reason.dubov.moved-up':
    '{player} is moved up from the scoregroup of {halfPoints} to that of {bracketHalfPoints}, which cannot be paired by itself.',
  'reason.dubov.shifted':
    '{player} changes over to those who are due the other colour, so that everybody has an opponent.',
  'reason.dubov.bye':
    '{player} has the bye: {halfPoints} is the lowest score at which everybody else can be paired; then the most games ({games}) and the largest number count.',
  'reason.burstein.seeding-round':
    'Round {round} is one of {rounds} seeding rounds, paired as in the Dutch system.',
  'reason.burstein.paired-by-index':
    '{player} (Buchholz {buchholzHalfPoints}) meets {opponent} (Buchholz {opponentBuchholzHalfPoints}) in the group of {bracketHalfPoints}: the strongest opposition so far meets the weakest still possible.',
  'reason.burstein.paired-from-above':
    '{player} comes from the scoregroup of {halfPoints}, in which no opponent was left, to that of {bracketHalfPoints}.',
  'reason.burstein.bye':
    '{player} has the bye: {halfPoints} is the lowest score at which everybody else can be paired; then the most games ({games}) and the weakest opposition (Buchholz {buchholzHalfPoints}) count.',

  // Why the Keizer system gave an opponent, a colour or the bye.
  'reason.keizer.neighbours':
    '{player} (place {place}) meets {opponent} (place {opponentPlace}): neighbours in the ranking meet.',
  'reason.keizer.passed-over-met':
    '{player} has met {passedOverPlayers} too recently or often enough.',
  'reason.keizer.passed-over-rest':
    '{player} does not meet {passedOverPlayers}: then the others could not all be paired.',
  'reason.keizer.eased':
    'Not everybody had an opponent with {rounds} rounds between two games and at most {meetings} of them: for this round that is eased.',
  'reason.keizer.fewer-whites':
    '{white} has White and {black} Black: White goes to whoever had it less often.',
  'reason.keizer.return-game':
    '{white} has White and {black} Black: the other way round than in their last game.',
  'reason.keizer.alternates':
    '{white} has White and {black} Black: each has the other colour than last time.',
  'reason.keizer.boards-alternate':
    '{white} has White and {black} Black: nothing else decides, so White changes from board to board.',
  'reason.keizer.bye':
    '{player} (place {place}) has the bye: the last of those who have had it {byes} times, the fewest.',

  // Why somebody is in a class of a championship, and how a class is played.
  'reason.classes.by-hand': 'Put in this class by hand.',
  'reason.classes.chosen': 'Chose this class, and has a right to it.',
  'reason.classes.choice-void': 'Chose another class without having a right to it.',
  'reason.classes.national-winner': 'Won the national class last year.',
  'reason.classes.candidate-winner': 'Won the candidate class last year.',
  'reason.classes.rated-from': 'Rated {rating}, at least {least}.',
  'reason.classes.candidate-result':
    'Has had a candidate result since entries for the last championship closed; rated {rating}.',
  'reason.classes.next-master': 'Among the highest rated of the other master players: {rating}.',
  'reason.classes.national-player': 'Played in the national class last year.',
  'reason.classes.junior-champion': 'Junior champion.',
  'reason.classes.junior': 'Among the eight highest rated juniors of 2000 and more: {rating}.',
  'reason.classes.group-winner': 'Won a first group of the master class last year.',
  'reason.classes.fills-up':
    'Fills the class up to {least} players: the highest rated of those below 2300, with {rating}.',
  'reason.classes.makes-even':
    'Makes the number of players even: the highest rated of those below 2300, with {rating}.',
  'reason.classes.more-games':
    'Equal for the last place, with more rated games since the last championship: {games}.',
  'reason.classes.fewer-games':
    'Equal for the last place of a higher class, with fewer rated games since the last championship: {games}.',
  'reason.classes.undecided': 'Equal for the last place, and no article decides: decide by hand.',
  'reason.classes.master': 'Rated {rating}, {least} or more.',
  'reason.classes.basic': 'Rated {rating}, below {least}.',
  'reason.classes.unrated': 'Has no rating.',
  'reason.classes.too-few': '{count|1 player|{count} players}; the minimum is {least}.',
  'reason.classes.too-many': '{count|1 player|{count} players}; the maximum is {most}.',
  'reason.classes.odd':
    '{count|1 player|{count} players}, an odd number, and no player below 2300 is left to make it even.',
  'reason.classes.all-play-all':
    '{count|1 player|{count} players}, everybody plays everybody: {rounds|1 round|{rounds} rounds}.',
  'reason.classes.system': '{rounds} rounds, all-play-all, Monrad, Nordic or Swiss.',
  'reason.classes.system-any': 'All-play-all, Monrad, Nordic or Swiss.',
  'reason.classes.organisers-decide':
    '{count|1 player|{count} players}, fewer than eight: the federation’s committee (FU) decides whether and how the class is played.',
  'reason.classes.rounds-at-most':
    'At most {most} rounds; the federation’s committee (FU) decides how the class is played.',
  'reason.classes.time': '{hours} hours of play.',

  // Why a group is as it is, a number was drawn, or the games of one who left count or not.
  'reason.groups.by-rating': '{count} players in order of rating, {highest} to {lowest}.',
  'reason.groups.unrated-last': 'Unrated and therefore after everybody else: {players}.',
  'reason.groups.largest-possible':
    'Groups as large as possible: {total} players, at most {most} in each, make {groups|1 group|{groups} groups}.',
  'reason.groups.number-given':
    '{total} players in {groups|1 group|{groups} groups}, as equal as possible.',
  'reason.groups.only-odd': 'The only one of these groups with an odd number of players: {count}.',
  'reason.groups.full': '{count} players, everybody plays everybody.',
  'reason.groups.surplus': 'Wanted all-play-all, but its groups are full: {players}.',
  'reason.groups.no-wish': 'Requested no form of play and so play 7 rounds: {players}.',
  'reason.groups.form-not-offered':
    'Wanted all-play-all, which is not offered in the basic class: {players}.',
  'reason.lots.varma-envelope': '{group}: envelope {envelope}, no. {numbers}.',
  'reason.withdrawal.not-counted':
    '{player} withdrew after {games} of {of} games, less than half: none of them count in the standings.',
  'reason.withdrawal.struck':
    '{player} withdrew after {games} games in {of} rounds, less than half: the player’s points are struck, the opponents’ points stay.',
  'reason.withdrawal.rest-lost':
    '{player} withdrew after {games} of {of} games, at least half: they count, and the rest are lost.',

  // Why Monrad gave an opponent, a colour or the bye.
  'reason.monrad.nearest-not-met':
    '{player} (place {place}) meets {opponent} (place {opponentPlace}): the nearest below who is free and not yet met.',
  'reason.monrad.passed-over-met':
    '{skippedPlayer} is passed over: has already met {player} in round {metInRound}.',
  'reason.monrad.passed-over-rest':
    '{skippedPlayer} is passed over: if {player} played them, the others could not all be paired.',
  'reason.monrad.passed-over-next-round':
    '{skippedPlayer} is passed over: if {player} played them, round {nextRound} could not be paired.',
  'reason.monrad.fewer-whites':
    '{white} has White: has had it {whiteCount|once|{whiteCount} times} so far, {black} {blackCount|once|{blackCount} times}.',
  'reason.monrad.lower-placed-white':
    '{white} has White: both have had it {whites|once|{whites} times} so far, so the lower placed gets it.',
  'reason.monrad.sits-out-dummy':
    '{player} has the bye: the number of players is odd, and the empty place counts as the lowest placed.',
  'reason.monrad.sits-out-first-withdrawn':
    '{player} has the bye against {withdrawnPlayer}, who withdrew first and stays in as the lowest placed.',
  'reason.monrad.has-sat-out':
    '{player} is lower placed, but already had a bye in round {roundNumber}.',
  'reason.monrad.has-met-first-withdrawn':
    '{player} is lower placed, but met {withdrawnPlayer} in round {metInRound}.',
  'reason.monrad.sit-out-point': 'The bye gives 1 point.',
  'reason.monrad.all-have-met':
    'After this round everybody has met everybody: round {nextRound} cannot be paired.',
  'reason.monrad.changed-for-next-round':
    'The following round was checked: with {player} against {skippedPlayer}, round {nextRound} could not be paired, so the next possible pairing was used.',
  'reason.monrad.next-round-impossible':
    'The following round was checked: however this round is paired, round {nextRound} cannot be paired for the same players.',
  'reason.monrad.next-round-not-found':
    'The following round was checked: the search had to stop before it found a pairing after which round {nextRound} can be paired. The first possible pairing was used.',

  // Why the Nordic Swiss gave an opponent, a colour or the bye.
  'reason.nordic.half-against-half':
    '{player} from the strong half of the pool meets {opponent} from the weak half: the highest left in each.',
  'reason.nordic.next-in-half':
    '{player} meets {opponent}, who moves up in the weak half: {player} has already met a higher one, or the rest of the pool could not be paired.',
  'reason.nordic.exchanged':
    'The halves could not be paired: {downPlayers} moved to the weak half, {upPlayers} to the strong one.',
  'reason.nordic.middle-flyer': '{player} is the floater: the middle player of an odd pool.',
  'reason.nordic.two-middle-flyers':
    '{player} is a floater: one of the two in the middle, because the pool or those below could not be paired.',
  'reason.nordic.alternative-flyers':
    '{player} is a floater instead of or as well as the middle ones: the rest could not be paired otherwise.',
  'reason.nordic.flyer-nearest':
    'The floater {player} meets {opponent}, the nearest lower player not yet met.',
  'reason.nordic.flyer-passed-over-met':
    '{skippedPlayer} is passed over: has already met {player}.',
  'reason.nordic.flyer-passed-over-rest':
    '{skippedPlayer} is passed over: if {player} played them, those after could not all be paired.',
  'reason.nordic.rest-as-pool':
    'The players left are paired as one pool, because the pool above had to change its floaters for them.',
  'reason.nordic.pool-as-group':
    '{player} meets {opponent}: the pool could only be paired together with the pools below.',
  'reason.nordic.first-round-colours': '{player} has Black: in round 1 the strong half has Black.',
  'reason.nordic.fewer-whites':
    '{white} has White: has had it {whiteCount|once|{whiteCount} times} so far, {black} {blackCount|once|{blackCount} times}.',
  'reason.nordic.fewer-whites-lately':
    '{white} has White: fewer Whites than {black} in the last {rounds|round|{rounds} rounds}.',
  'reason.nordic.alternates':
    '{player} changes colour from the last round: both have had the same colours, and {player} has more points or is the stronger.',
  'reason.nordic.no-colours-yet':
    '{player} has Black as the stronger: neither has had a colour yet.',
  'reason.nordic.meets-x': '{player} meets X and has the bye: the number of players is odd.',
  'reason.nordic.x-point': '{player} gets 1 point and counts as having had White.',

  // Why a play-off is paired as it is.
  'reason.play-off.match':
    '{white} and {black} play a match of two games; the colours of the first are drawn by lot.',
  'reason.play-off.sudden-death':
    'The match is drawn: {white} and {black} play until one wins a game; colours are drawn again and change after every odd game.',
  'reason.play-off.round-robin':
    'Three players play off: everybody plays everybody; {white} against {black}.',
  'reason.play-off.knock-out':
    'Four players play off: {white} and {black} meet by lot and play two games.',
  'reason.play-off.out-by-ranking':
    'Only the first four by the next tie-break play off: {players} are out.',
  'reason.play-off.free': '{player} is free in this round; each of the three is free once.',
  'reason.play-off.opponent-away': '{player} has no opponent: {opponent} is no longer playing.',
  'reason.play-off.time': '{minutes} minutes and {seconds} seconds a move.',

  // How the DSU rating of a player came about.
  'reason.rating-dsu.performance':
    'Unrated: the performance rating is the opponents’ average {average} plus {difference} for {percent} %, which is {performance}.',
  'reason.rating-dsu.performance-undetermined':
    'For {percent} % table 2 gives no number; its outermost number, {difference}, was used.',
  'reason.rating-dsu.performance-repeated':
    'Several players are unrated: the performance ratings were worked out {passes|once|{passes} times}, until none of them changed.',
  'reason.rating-dsu.no-rated-opponents':
    'No rating to calculate from: neither the opponents nor their opponents have one.',
  'reason.rating-dsu.no-games': 'No rated games: the rating stays as it is.',
  'reason.rating-dsu.games-left-out':
    '{leftOut|1 game is not rated|{leftOut} games are not rated}: not played after notice was given, or not finished.',
  'reason.rating-dsu.never-came':
    'Stayed away from the whole tournament without accepted notice: none of the games are rated, and a suspension of at least {months} months from coordinated tournaments follows.',
  'reason.rating-dsu.opponent-never-came':
    'Round {roundNumber} against {opponent} is not rated: {opponent} stayed away from the whole tournament.',
  'reason.rating.time-too-short':
    'Round {roundNumber} against {opponent} is not rated: {minutes} minutes for each player are too few, {least} are required.',
  'reason.rating.time-odds':
    'Round {roundNumber} against {opponent} is not rated: a handicap game, as the players did not have the same time.',
  'reason.rating.other-rate-of-play':
    'Round {roundNumber} against {opponent} is not rated: with {minutes} minutes for each player the game belongs on a different list from the tournament.',
  'reason.rating.round-not-rated':
    'Round {roundNumber} against {opponent} is not rated: the organiser decided so for the round.',
  'reason.rating.game-not-rated':
    'Round {roundNumber} against {opponent} is not rated: the arbiter decided so for the game.',
  'reason.rating.late-reserve':
    'Round {roundNumber} against {opponent} is not rated: a reserve was brought in after half an hour.',
  'reason.rating.not-rated-in-file':
    'Round {roundNumber} against {opponent} is not rated: the file says so.',
  'reason.rating-dsu.no-show-rated':
    'Round {roundNumber} against {opponent} was not played, but is rated: absence without accepted notice.',
  'reason.rating-dsu.expected-by-average':
    'Expected score by the average method: {members} players × {percent} % (difference {difference} to the average {average}) − ½, rounded {expected}.',
  'reason.rating-dsu.expected-by-difference':
    'Expected score by the difference method: {games|1 opponent|{games} opponents}, {percent} % together, rounded {expected}.',
  'reason.rating-dsu.bonus':
    'Bonus {bonus}: the score is more than {threshold} above the expected score in {games|1 game|{games} games}.',
  'reason.rating-dsu.coefficient': 'The development coefficient is {k} for the rating {rating}.',
  'reason.rating-dsu.change': '{old} + {k} × ({score} − {expected} + {bonus}) = {result}',
  'reason.rating-dsu.border-up':
    'The rating crosses {border} upwards, where the coefficient changes: {before} becomes {after}.',
  'reason.rating-dsu.border-down':
    'The rating crosses {border} downwards, where the coefficient changes: {before} becomes {after}.',
  'reason.rating-dsu.winner-keeps':
    'Group winner with {score} points where {expected} were expected: the rating does not change.',
  'reason.rating-dsu.floor': 'The rating floor is {floor}: {before} is raised to {floor}.',
  'reason.rating.game':
    'Round {roundNumber} against {opponent} ({rating}): {halfPoints} of {expected} expected.',
  'reason.rating.game-cut':
    'Round {roundNumber} against {opponent} ({rating}, counted as {used}): {halfPoints} of {expected} expected.',
  'reason.rating.opponent-unrated':
    'Round {roundNumber} against {opponent} is not rated: {opponent} has no rating.',
  'reason.rating.too-far-apart':
    'Round {roundNumber} against {opponent} ({rating}) is not rated: the ratings are too far apart for rapid and blitz.',
  'reason.rating.not-played':
    '{leftOut|1 game is not rated|{leftOut} games are not rated}: not played, or not finished.',
  'reason.rating.no-games': 'No rated games: nothing changes.',
  'reason.rating-fide.k-given': 'K is {k}, as given.',
  'reason.rating-fide.k-unknown':
    'The text does not say which K applies; without it the rating cannot be worked out.',
  'reason.rating-fide.k-reached-2400': 'K is {k}: the rating has been 2400 or more.',
  'reason.rating-fide.k-junior':
    'K is {k} until the end of the year of the 18th birthday, as long as the rating has never been 2300.',
  'reason.rating-fide.k-new': 'K is {k}: fewer than 30 rated games so far.',
  'reason.rating-fide.k-usual':
    'K is {k}: below 2400; if the number of games is unknown it is assumed to be 30 or more.',
  'reason.rating-fide.k-lowered':
    'K × games may be 700 at most: for {games} games K is lowered from {before} to {k}.',
  'reason.rating-fide.too-unequal':
    '{games|One game is|{games} games are} not rated: {difference} or more between the two, and one of them above {above}.',
  'reason.rating-fide.change':
    '{k} × ({score} − {expected}) = {change}; rounded: {old} becomes {new}.',
  'reason.rating-fide.below-floor': '{before} is below {floor}: unrated on the next list.',
  'reason.rating-fide.first':
    'First rating: average {average} in {games|1 game|{games} games} plus {difference} for {percent} %, which is {performance}.',
  'reason.rating-fide.first-at-most': 'A first rating is {most} at most.',
  'reason.rating-fide.first-games':
    'No rating yet: {games} of {least} games against rated opponents. Those of several events within {months} months count together{opponents||, if at least {opponents} rated opponents were met in each}.',
  'reason.rating-fide.first-no-points':
    'No rating: a first event without any points is disregarded.',
  'reason.rating-fide.first-too-low': 'No rating: {performance} is below {least}.',
  'reason.rating-dwz.coefficient-1992': 'The development coefficient is {e} (index {index}).',
  'reason.rating-dwz.coefficient-2026':
    'K is {k}, from {base} for index {index}, the rating and the age.',
  'reason.rating-dwz.k-given': 'K is {k}, as given.',
  'reason.rating-dwz.change-1992':
    '{old} + 800 × ({score} − {expected}) ÷ ({e} + {games}): change {change}.',
  'reason.rating-dwz.change-2026': '{old} + {k} × ({score} − {expected}): change {change}.',
  'reason.rating-dwz.floor': 'No DWZ is below {floor}: {before} is raised.',
  'reason.rating-dwz.first':
    'First DWZ: with {performance} the expected score is exactly the score in {games} games.',
  'reason.rating-dwz.first-with-draw':
    'First DWZ: all {games} games were won, so a draw against the opponents’ average is added: {performance}.',
  'reason.rating-dwz.first-lifted': 'As a first DWZ {performance} counts as {new}.',
  'reason.rating-dwz.first-games':
    'No DWZ yet: {games} of {least} games; they count in the next evaluation.',
  'reason.rating-dwz.first-score':
    'No DWZ from {halfPoints} points: the score gives no number. The games count in the next evaluation.',

  // Why two meet by a table, singly or in teams, or why somebody is free.
  'reason.round-robin.scheduled':
    '{white} has White against {black}: round {roundNumber} of the table for {entered}.',
  'reason.round-robin.second-cycle':
    'Second cycle: {white} had Black against {black} in the first.',
  'reason.round-robin.free-in-table':
    '{player} is free: round {roundNumber} of the table for {entered}.',
  'reason.round-robin.nobody-there':
    '{player} is free: the table gives opponent number {number}, which nobody has.',
  'reason.round-robin.opponent-absent':
    '{player} has no opponent: {opponent} is absent in this round.',
  'reason.round-robin.opponent-withdrawn': '{player} has no opponent: {opponent} has withdrawn.',
  'reason.round-robin.has-met':
    '{player} has no opponent: the table gives {opponent}, already met; the table has not been the same in all rounds.',
  'reason.round-robin.no-point': 'A free round gives no points.',
  'reason.olympiad.team-match':
    'Team {team} against team {opponentTeam} in round {roundNumber}, board {board}.',
  'reason.olympiad.board-colours':
    '{white} has White and {black} Black: team {team} has White on the odd boards and Black on the even ones (board {board}).',
  'reason.olympiad.team-free': '{player} is free: team {team} has no opponent in this round.',
  'reason.olympiad.no-such-board': '{player} is free: team {opponentTeam} has no board {board}.',

  // Why FIDE's Swiss for teams gave an opponent, a colour or the bye; the names are those of teams.
  'reason.team-swiss.same-score': '{player} meets {opponent}: both have {halfPoints}.',
  'reason.team-swiss.upfloater':
    '{player} ({halfPoints}) meets {opponent} ({opponentHalfPoints}), who comes up from a lower score group: the group has too few teams that can meet each other.',
  'reason.team-swiss.passed-over-upfloaters':
    '{passedOverPlayers} come before {opponent} by number, but with them the groups could not be paired as well: too many teams would be missing in the next one, or a team would float twice running.',
  'reason.team-swiss.same-half':
    '{player} and {opponent} are in the same half of their group by number: half against half, the group could not be paired as well.',
  'reason.team-swiss.passed-over-met': '{player} has already met {passedOverPlayers}.',
  'reason.team-swiss.passed-over-criteria':
    '{player} does not meet {passedOverPlayers}: then more teams of the group would miss the colour they prefer, or a team that floated would float again.',
  'reason.team-swiss.passed-over-rest':
    '{player} does not meet {passedOverPlayers}: then the other teams of the group could not be paired as well.',
  'reason.team-swiss.bye':
    '{player} has the bye: {halfPoints} is the lowest score with which all others can be paired; then most matches played ({matches}), then the largest number.',
  'reason.team-swiss.initial-colour':
    '{white} has White on the first board: neither team has played yet; the number of {player} and the colour drawn before round 1 decide.',
  'reason.team-swiss.only-preference':
    '{white} has White on the first board: {player} alone prefers a colour.',
  'reason.team-swiss.both-preferences':
    '{white} has White on the first board and {black} Black: both have the colour they prefer.',
  'reason.team-swiss.strong-preference':
    '{white} has White on the first board: {player} alone has a strong preference.',
  'reason.team-swiss.lower-difference':
    '{white} has White on the first board: Whites less Blacks so far, {whiteDifference} against {blackDifference}.',
  'reason.team-swiss.alternate-latest':
    '{white} has White on the first board: the colours alternate from the last time one had White and the other Black.',
  'reason.team-swiss.first-team-preference':
    '{white} has White on the first board: colours so far are alike, so the preference of {player}, who stands higher, is granted.',
  'reason.team-swiss.first-team-alternates':
    '{white} has White on the first board: {player}, who stands higher, changes the colour of its last match.',
  'reason.team-swiss.other-team-alternates':
    '{white} has White on the first board: {player} has not played yet, and {opponent} changes the colour of its last match.',

  // Why the club's Swiss gave an opponent, a colour or the bye.
  'reason.tempelhof.lot-neighbours':
    '{player} meets {opponent}: the first round is by lot, and their lots are next to each other.',
  'reason.tempelhof.rating-halves':
    '{player} meets {opponent}: by rating, number {place} of the upper half against number {place} of the lower.',
  'reason.tempelhof.equal-points': '{player} meets {opponent}: equal points, {halfPoints}.',
  'reason.tempelhof.passed-over-met':
    '{skippedPlayer} is passed over: has already met {player} in round {metInRound}.',
  'reason.tempelhof.passed-over-colour':
    '{skippedPlayer} is passed over: {skippedPlayer} and {player} have both just had the same colour twice running.',
  'reason.tempelhof.passed-over-rest':
    '{skippedPlayer} is passed over: if {player} played them, the others on equal points could not all be paired.',
  'reason.tempelhof.unequal-points':
    '{player} (score {halfPoints}, Buchholz {buchholzHalfPoints}) meets {opponent} (score {opponentHalfPoints}, Buchholz {opponentBuchholzHalfPoints}): not everybody can meet a player on equal points. The differences are as few and as small as possible; then the player with more points has a low Buchholz and the one with fewer a high one.',
  'reason.tempelhof.colours-by-lot':
    '{white} has White and {black} Black: the lots decide the colours too, and the lower number has White.',
  'reason.tempelhof.colours-by-board':
    '{white} has White and {black} Black: on odd boards the stronger player has White, on even ones Black (board {board}).',
  'reason.tempelhof.no-third-time':
    '{player} changes colour: nobody has the same colour three times running.',
  'reason.tempelhof.fewer-whites':
    '{white} has White: has had it less often, compared with Black, than {black}.',
  'reason.tempelhof.alternate-latest':
    '{white} has White and {black} Black: both change from the latest game in which their colours differed ({gamesBack|the last|{gamesBack} games back}).',
  'reason.tempelhof.alternates':
    '{player} changes colour from the last game: otherwise both have had the same colours.',
  'reason.tempelhof.no-colours-yet':
    '{white} has White and {black} Black: neither has had a colour yet, so the lower number has White.',
  'reason.tempelhof.bye-last':
    '{player} has the bye: the number of players is odd, and {player} is last (score {halfPoints}, Buchholz {buchholzHalfPoints}).',
  'reason.tempelhof.bye-not-twice':
    '{player} is lower placed, but already had a bye in round {roundNumber}.',
  'reason.tempelhof.bye-passed-over-rest':
    '{player} is lower placed, but without {player} the others could not all be paired.',
  'reason.tempelhof.bye-point': 'The bye gives 1 point.',

  // What the rules of conduct say of a time control.
  'reason.conduct.time-too-short': 'Each player has {minutes} minutes; the minimum is {least}.',
  'reason.conduct.time-session-too-short':
    'The whole playing time is {minutes} minutes; the minimum is {least}.',
  'reason.conduct.time-moves-per-hour':
    'The time control after {moves} moves in {minutes} minutes requires {perHour} moves an hour; {least}–{most} are allowed.',
  'reason.conduct.time-last-stage':
    'For the rest of the game each player has {minutes} minutes; {least}–{most} are allowed.',

  // Why a prize is given as it is.
  'reason.prize.single': 'Prize {place} in full: nobody else on the list has as many points.',
  'reason.prize.shared':
    'Prizes {firstPlace}–{lastPlace} shared by {count}: {prizeMoneys} = {potMoney}, {shareMoney} each.',
  'reason.prize.shared-one': 'Prize {firstPlace} shared by {count}: {potMoney}, {shareMoney} each.',
  'reason.prize.remainder':
    'The amount does not divide evenly: the last {remainderMoney} go to the first {count|one|{count}} in the final order, {players}.',
  'reason.prize.by-order':
    'On equal points: {player} gets prize {place} by the final order, tie-breaks included.',
  'reason.prize.equal-in-everything':
    'Also equal in the tie-breaks: {count} share {potMoney}, {shareMoney} each.',
  'reason.prize.half-shared':
    'Prizes {firstPlace}–{lastPlace}, {count} on equal points: one half, {potMoney}, is shared, {shareMoney} each (Hort system).',
  'reason.prize.half-shared-one':
    'Prize {firstPlace}, {count} on equal points: one half, {potMoney}, is shared, {shareMoney} each (Hort system).',
  'reason.prize.half-by-order': 'The other half goes by the final order: {halfMoney} to {player}.',
  'reason.prize.honour-by-order':
    'An honour is not shared: it goes to {player} by the final order, tie-breaks included.',
  'reason.prize.after-play-off': 'The play-off decides: prize {place} in full.',
  'reason.prize.after-lot': 'Equal in everything: lots have decided the place of {player}.',
  'reason.prize.rating-from-to': '{player} is rated {rating}, within {from}–{to}.',
  'reason.prize.rating-from': '{player} is rated {rating}, at least {from}.',
  'reason.prize.rating-to': '{player} is rated {rating}, at most {to}.',
  'reason.prize.rated': '{player} is rated ({rating}).',
  'reason.prize.unrated': '{player} is unrated.',
  'reason.prize.woman': '{player} is a woman.',
  'reason.prize.senior':
    '{player} is a senior: reaches {age} in {year}, and the limit is {fromAge}.',
  'reason.prize.junior': '{player} is a junior: reaches {age} in {year}, and the limit is {toAge}.',
  'reason.prize.club': '{player} plays for {club}.',
  'reason.prize.citizen': '{player} is a citizen: {federation}.',
  'reason.prize.citizen-presumed': '{player} plays for {federation}; citizenship is not stated.',
  'reason.prize.listed': '{player} is on the organiser’s list.',
  'reason.prize.not-citizens':
    'Placed higher, but not citizens: {passedPlayers}. The prize goes to the next player.',
  'reason.prize.passed-over':
    'Placed higher on the list, but already have another prize: {passedPlayers}.',
  'reason.prize.first-kept':
    'One prize per player, and the first counts: {player} leaves {otherMoney} from “{otherList}” to the next player.',
  'reason.prize.better-kept':
    'One prize per player, and the better counts: {player} leaves {otherMoney} from “{otherList}” to the next player.',
  'reason.prize.play-off-needed':
    'On equal points, and the prize cannot be shared: a play-off between {players}.',
  'reason.prize.lot-needed':
    'Equal in everything, and an honour is not shared: lots are drawn between {players}.',
  'reason.prize.nobody-entitled': 'Nobody else is entitled to it.',

  // Where a line of a tie-break comes from, or why it does not count.
  'reason.tie-break.opponent-left-early':
    'The opponent’s last requested byes count as draws: {adjustedHalfPoints} instead of {ownHalfPoints}.',
  'reason.tie-break.opponent-unplayed-drawn':
    'The opponent’s unplayed rounds count as draws: {adjustedHalfPoints} instead of {ownHalfPoints}.',
  'reason.tie-break.dummy-own-score':
    'Not played: a dummy opponent with the player’s own {dummyHalfPoints} points.',
  'reason.tie-break.dummy-capped-by-draws':
    'Not played: a dummy opponent with at most a draw in each of {rounds} rounds, {dummyHalfPoints} points.',
  'reason.tie-break.dummy-capped-by-opponent':
    'Not played: a dummy opponent with no more points than {opponent}, {dummyHalfPoints}.',
  'reason.tie-break.virtual-opponent':
    'Not played: a virtual opponent with {beforeHalfPoints} points before the round, the opposite of {resultHalfPoints} in it, and draws in {roundsAfter|the one later round|the {roundsAfter} later rounds}.',
  'reason.tie-break.cut-lowest': 'Cut: least significant contribution.',
  'reason.tie-break.cut-highest': 'Cut: most significant contribution.',
  'reason.tie-break.cut-voluntarily-unplayed': 'Cut first: a voluntarily unplayed round.',
  'reason.tie-break.cut-first-rounds': 'Cut: score after the first rounds.',
  'reason.tie-break.opponent-below-limit':
    'Does not count: the opponent has {opponentHalfPoints} points, the limit is {limitHalfPoints}.',
  'reason.tie-break.behind-more-games':
    'Chose to miss {missedGames} games and ranks behind all who played more than {playedGames}.',
  'reason.tie-break.opponent-withdrew':
    '{opponent} withdrew from the tournament; those points are taken out.',
  'reason.tie-break.raised-for-withdrawn':
    'Raised by {rounds} : ({rounds} − {withdrawn}) for opponents who withdrew, rounded to two decimals.',
  'reason.tie-break.secondary-score-and-strength':
    'Secondary score {secondaryHalfPoints} and Buchholz divided by {factor}.',
  'reason.tie-break.decided-on-boards':
    'The two teams are also equal in their own match; its boards decide by {tieBreak}.',
  'reason.tie-break.keizer-own-value': 'The own value by place {place}, {value}, counts once.',
  'reason.tie-break.keizer-of-opponents-value': '{percent} % of the opponent’s value {value}.',
  'reason.tie-break.keizer-of-own-value': '{percent} % of the own value {value}.',
  'reason.tie-break.keizer-over-limit': 'More absences than count.',
  'reason.tie-break.keizer-averaged':
    'The values are the average of {rankings} rankings that follow each other in a circle.',

  // What a candidate result takes.
  'reason.candidate-result.too-few-rounds':
    '{rounds|1 round|{rounds} rounds}: a qualifying tournament has at least {least}.',
  'reason.candidate-result.below-table':
    'The average is {average}; there are no candidate results below {least}.',
  'reason.candidate-result.category':
    'The average {average} is category {category}: {percent} % of the points.',
  'reason.candidate-result.expected':
    'The average {average} is above the table: {reference} is expected to score {percent} % at a difference of {difference}.',
  'reason.candidate-result.rounded':
    '{percent} % of {rounds} points, to the nearest half-point, quarters rounded up: {neededHalfPoints}.',

  // Who rises and falls in a championship of several classes.
  'reason.promotion.tournament-number':
    'The {players} players count 4, 3, 2 or 1 by class: {value} on average.',
  'reason.promotion.target':
    'Class {class}: {percent} % of {rounds} rounds are {points} points, rounded up to the next half-point {targetHalfPoints}.',
  'reason.promotion.up':
    '{player} has {halfPoints} points and reaches the {targetHalfPoints} of class {class}.',
  'reason.promotion.up-at-most':
    '{player} has {halfPoints} points and would be promoted further, but nobody goes up more than {most} classes: class {class}.',
  'reason.promotion.down':
    '{player} has {halfPoints} points, fewer than the {targetHalfPoints} of class {class}, and goes down one class.',
  'reason.promotion.stays': '{player} has {halfPoints} points and stays in class {class}.',
  'reason.promotion.place-up': '{player} is in place {place} and is promoted to class {class}.',
  'reason.promotion.place-down': '{player} is in place {place} and is relegated to class {class}.',
  'reason.promotion.place-stays': '{player} stays in class {class}.',
  'reason.promotion.place-tied':
    '{player} shares place {place} across the promotion or relegation line: a play-off or lots decide.',
  'reason.promotion.withdrew': '{player} withdrew and is relegated to class {class}.',
  'reason.promotion.by-hand': 'Decided by the playing committee: {player} plays in class {class}.',
  'reason.meeting.too-few': 'A tournament needs at least {least} players; entered: {count}.',
  'reason.meeting.play-twice': 'With {count} players everybody should play everybody twice.',
  'reason.meeting.other-time':
    'The seniors’ championship is played with {minutes} minutes each for the whole game.',
  'reason.meeting.inside-championship':
    'Women’s and youth championships may be played within the club championship: the best placed of them is champion (prize list “Club championship”).',
  'reason.championship.result-up':
    'Promoted by the result of the last championship, in class {class}.',
  'reason.championship.result-down':
    'Relegated by the result of the last championship, in class {class}.',
  'reason.championship.result-stays':
    'Stays in class {class} by the result of the last championship.',
  'reason.championship.right-ended':
    'The one-year right to class {class} has ended: back in the class of their own.',
  'reason.championship.paused':
    'Did not play, and keeps class {class} until the next championship.',
  'reason.championship.cup': 'Place {place} of the cup gives class {class} for one year.',
  'reason.championship.rating': 'New: rated {rating}, the middle of class {class} is {median}.',
  'reason.championship.first':
    'Nobody has a class yet: divided evenly by rating ({rating}) into class {class}.',
  'reason.championship.rating-lowest': 'New: rated {rating}, below the middle of every class.',
  'reason.championship.unrated': 'New and unrated: the lowest class.',
  'reason.championship.by-hand': 'Decided by the playing committee.',
  'reason.championship.class-too-large':
    'Class {class} has {count} players; the maximum is {most}.',
  'reason.championship.class-empty': 'Nobody is in class {class}.',
  'reason.championship.too-few-for-all':
    'If everybody plays everybody, a class needs {least} players; here there are {count}.',
  'reason.championship.rounds-fixed':
    'With {least} to {most} players {usual} rounds are played; here, with {count}, {rounds} are set.',
  'reason.championship.rounds-even': 'The number of rounds should be odd, not {rounds}.',
  'reason.championship.rounds-few':
    '{rounds|One round is|{rounds} rounds are} too few: the minimum is {least}.',
  'reason.championship.class-swiss-few':
    'A class plays a Swiss of its own only with more than {over} players; here there are {count}.',
  'reason.championship.class-swiss-rounds':
    'To be sure of the first {places} of {count} places, {least} rounds are needed, not {rounds}.',
  'reason.championship.class-swiss-wish':
    'A class plays a Swiss of its own if most of its players want it.',

  // What a register of warnings and suspensions holds.
  'reason.sanction.warning':
    'Warned on {given} in an event that ended on {eventEnds}: the warning holds for a year, until {until}.',
  'reason.sanction.second-warning':
    'Warned on {given} while warning {earlier} held: it becomes a suspension of {months} months, until {until}.',
  'reason.sanction.warning-after-suspension':
    'Warned on {given}, within a year after suspension {earlier} ended: it becomes a suspension of {months} months, until {until}.',
  'reason.sanction.suspension':
    'Suspended from {from} for {months|1 month|{months} months}, until {until}.',
  'reason.sanction.suspension-days':
    'Suspended from {from} for {days|1 day|{days} days}, until {until}.',
  'reason.sanction.repeated-suspension':
    'Suspended from {from}, within a year after suspension {earlier} ended: {given|1 month is|{given} months are} doubled, until {until}.',
  'reason.sanction.repeated-suspension-days':
    'Suspended from {from}, within a year after suspension {earlier} ended: {given|1 day is|{given} days are} doubled, until {until}.',
  'reason.sanction.beside-another':
    'Suspended from {from} for {months|1 month|{months} months} while suspension {earlier} runs: each ends separately, this one on {until}.',
  'reason.sanction.beside-another-days':
    'Suspended from {from} for {days|1 day|{days} days} while suspension {earlier} runs: each ends separately, this one on {until}.',
  'reason.sanction.stands':
    'Suspended from {from} for {months|1 month|{months} months}, until {until}: this was worked out with earlier warnings and suspensions that have since been deleted.',
  'reason.sanction.stands-days':
    'Suspended from {from} for {days|1 day|{days} days}, until {until}: this was worked out with earlier warnings and suspensions that have since been deleted.',
  'reason.sanction.lifted': 'Lifted: no longer in force from {until}.',

  // What a deadline is counted from.
  'reason.deadline.months-before': '{count|1 month|{count} months} before {from}: {to}.',
  'reason.deadline.months-after': '{count|1 month|{count} months} after {from}: {to}.',
  'reason.deadline.days-before': '{count|1 day|{count} days} before {from}: {to}.',
  'reason.deadline.days-after': '{count|1 day|{count} days} after {from}: {to}.',
  'reason.deadline.same-day': 'On the same day: {to}.',
  'reason.deadline.before-next-event':
    'The next event begins on {nextEvent}; this must be done before then: {to}.',

  // What happens on a ladder.
  'reason.ladder.won': '{player} scores {halfPoints} against {opponent} and takes place {place}.',
  'reason.ladder.defended':
    '{player} scores {halfPoints} against {opponent}, who keeps place {place}.',
  'reason.ladder.given-up':
    '{opponent} did not meet the challenge of {player}, which counts as given up: {player} takes place {place}.',
  'reason.ladder.struck':
    '{player} has not met {times} challenges in a row and is removed from the list.',
  'reason.ladder.entered': '{player} enters {below} points below the rating, in place {place}.',
  'reason.ladder.entered-highest': '{player} enters in place {place}: nobody enters higher.',
  'reason.ladder.left': '{player} leaves the list.',
  'reason.ladder.oneself': '{player} cannot challenge themselves.',
  'reason.ladder.not-on-the-list': '{player} is not on the list.',
  'reason.ladder.not-above': '{opponent} is not above {player} on the list.',
  'reason.ladder.too-far-up': '{opponent} is more than {most} places above {player}.',
  'reason.ladder.same-opponent-again': '{player} also challenged {opponent} last time.',
  'reason.ladder.game-missing':
    'The match of {player} has {games|1 game|{games} games}; one is missing.',
  'reason.ladder.game-too-many': '{player} lost the first game, so there is no second one.',
  'reason.ladder.on-the-list-already': '{player} is already on the list.',

  // The sums of a combined event.
  'reason.mehrkampf.result':
    '{name}: place {place} of {players} gives 10 × {place} : {players} = {value}.',
  'reason.mehrkampf.best':
    '{player}: the {counted|lowest|{counted} lowest} of {results|1 result|{results} results} {counted|counts|count}.',
  'reason.mehrkampf.too-few':
    '{player} has {counted|1 result|{counted} results} where {wanted} count, and is placed behind everybody with more.',
  'reason.mehrkampf.not-held':
    '{name} has {players} players; with fewer than {least} a discipline is not held.',

  // What a game of Skat counts.
  'reason.skat.null': 'This kind of Null counts {value}.',
  'reason.skat.trumps': 'With or without {matadors}, a total of {steps} times {each}: {value}.',
  'reason.skat.lost': 'Lost: {value} counts {times} times, {loss}.',
  'reason.skat.lost-announced':
    'Lost, with Schneider or Schwarz announced: {value} counts {times|once|{times} times}, {loss}.',
  'reason.skat.declarer-won': '{player}: {value} plus {bonus} for the game won, {score}.',
  'reason.skat.declarer-lost': '{player}: {value} minus {bonus} for the game lost, {score}.',
  'reason.skat.opponents': '{players}: {bonus} each for the game the declarer lost.',
  'reason.skat.dealer': '{player} dealt at a table of four and gets nothing.',

  // How a title norm came about.
  'reason.norm.floor': '{opponent}, the lowest rated opponent, counts as {floor}.',
  'reason.norm.unrated': 'Unrated and counted as {rating}: {players}.',
  'reason.norm.eight-of-nine':
    '{games} games of nine are enough: the missing one was won by forfeit or was the bye. An application may use one such norm.',
  'reason.norm.exempt':
    'Where the opponents come from does not matter in this event. At least one norm of an application must do without this exemption.',
  'reason.norm.later-ignored': 'Left out, because the norm had already been made: round {rounds}.',
  'reason.norm.won-ignored': 'Left out, as games won may be: round {rounds}.',
  'reason.norm.not-counted': 'Does not count: round {rounds}.',
  'reason.norm.category': 'Average {average}: category {category}.',

  // Why a side can no longer give mate.
  'reason.mate.bare-king': 'The side has only its king left.',
  'reason.mate.knight-alone':
    'A knight alone mates no king that has nothing, or queens alone, beside it.',
  'reason.mate.bishops-of-one-colour':
    'All bishops stand on one colour, and nothing can close the other colour’s squares around the king.',
  'reason.mate.has-been-mated': 'The side is mated itself.',
  'reason.mate.stalemate': 'The game is over: stalemate.',
  'reason.mate.king-never-attacked':
    'No piece of the side can ever attack the other king on a square it may reach.',
  'reason.mate.always-a-way-out':
    'Wherever the other king can be attacked, it keeps a way out that nobody can ever close.',
  'reason.mate.no-arrangement':
    'However kings and pawns move ({positions} positions), the king is nowhere mated, wherever the other pieces stand.',
  'reason.mate.all-tried':
    'Every series of legal moves was tried ({positions} positions): none ends in mate.',

  // What the Laws of Chess decide at the board.
  'reason.flag.lost': 'Lost: the opponent can still give mate.',
  'reason.flag.drawn': 'Drawn: the opponent cannot give mate by any series of legal moves.',
  'reason.flag.club-draw':
    'Drawn by the club’s rules: the opponent can no longer win by own means.',
  'reason.flag.ended-before': 'The game was over before the flag fell.',
  'reason.flag.not-proved':
    'Whether the opponent can still give mate was not found out: the arbiter decides.',
  'reason.illegal.time': 'The opponent gets {seconds} seconds more.',
  'reason.illegal.lost': 'The game is lost for who made the illegal move.',
  'reason.illegal.drawn':
    'The game is drawn: the opponent cannot give mate by any series of legal moves.',
  'reason.illegal.not-claimed': 'The opponent did not claim: the move stands.',
  'reason.claim.time-given': 'The opponent gets {seconds} seconds more.',
  'reason.claim.time-taken': '{seconds} seconds are taken off the claimant’s clock.',
  'reason.sealed.stands': 'The sealed move is legal and stands.',
  'reason.sealed.lost': 'The sealed move is ambiguous, unreadable or illegal: the game is lost.',
  'reason.sealed.drawn':
    'The sealed move would lose, but the opponent cannot give mate by any series of legal moves.',
  'reason.sealed.not-proved':
    'Whether the opponent can still give mate was not found out: the arbiter decides.',
} as const satisfies Texts<`reason.${ReasonCode}`>;
