import type { reasonsTexts as reference } from '../en/reasons.ts';
import type { Translation } from '../texts.ts';

/** Why a rule gave what it gave: `reason.<code>` for every code of `reasonCodes`. */
export const reasonsTexts: Translation<typeof reference> = {
  // What the arbiter changed.
  'reason.arbiter.altered-draft': 'Vom Schiedsrichter geändert; die Begründung steht im Protokoll.',
  'reason.arbiter.paired-late':
    'Nach Rundenbeginn gepaart, weil beide ohne Gegner waren; von beiden Uhren {minutes|ist 1 Minute|sind {minutes} Minuten} abgezogen.',

  // Why a cup is paired as it is.
  'reason.cup.preliminary-round':
    'Vorrunde: Von {players} Spielern spielen {playing}, {byes|einer hat|{byes} haben} ein Freilos; {left} bleiben übrig.',
  'reason.cup.bye-named': '{player} hat vom Spielausschuss ein Freilos für die Vorrunde erhalten.',
  'reason.cup.bye-by-lot':
    '{player} hat in der Vorrunde ein Freilos: Die Freilose gingen an die niedrigsten Losnummern.',
  'reason.cup.no-opponent':
    '{player} kommt kampflos weiter: Aus der anderen Linie des Turnierbaums kam niemand.',
  'reason.cup.opponent-away': '{player} kommt kampflos weiter: {opponent} tritt nicht mehr an.',
  'reason.cup.won-lot':
    '{player} kommt weiter: Alle Partien gegen {opponent} endeten remis, das Los entschied.',
  'reason.cup.match-by-lot':
    '{white} und {black} treffen nach der Auslosung vor der ersten Runde aufeinander.',
  'reason.cup.match-of-winners':
    '{white} und {black} treffen aufeinander: Ihre Linien im Turnierbaum, der vor der ersten Runde gelost wurde, laufen hier zusammen.',
  'reason.cup.colours-by-lot':
    '{white} hat nach der Auslosung Weiß: In der 1., 3., 5. … Begegnung einer Runde hat es die obere Linie des Turnierbaums, in den anderen die untere.',
  'reason.cup.replayed':
    '{white} und {black} spielen nach {draws|einem Remis|{draws} Remisen} noch einmal.',
  'reason.cup.colours-reversed':
    '{white} hat Weiß und {black} Schwarz: die Farben der ersten Partie vertauscht.',
  'reason.cup.colours-of-first-game':
    '{white} hat Weiß und {black} Schwarz wie in der ersten Partie.',
  'reason.cup.rapid-game': 'Schnellschachpartie: {minutes} Minuten und {seconds} Sekunden je Zug.',
  'reason.cup.blitz-game': 'Blitzpartie: {minutes} Minuten und {seconds} Sekunden je Zug.',
  'reason.cup.no-lot-in-final': 'Um den Titel wird nicht gelost: Blitzpartien bis zu einem Sieg.',
  'reason.cup.lots-from-seed': 'Gelost wurde mit dem Startwert „{seed}“.',

  // Why the FIDE Dutch system gave an opponent, a colour or the bye.
  'reason.dutch.paired-as-resident':
    '{player} trifft auf {opponent} in der Punktgruppe {bracketHalfPoints}: obere Hälfte gegen untere.',
  'reason.dutch.paired-as-moved-down':
    '{player} wird aus der Punktgruppe {halfPoints} in die Punktgruppe {bracketHalfPoints} heruntergelost und trifft auf {opponent}.',
  'reason.dutch.paired-in-remainder':
    '{player} trifft auf {opponent} im Rest der Punktgruppe {bracketHalfPoints}, nachdem die Heruntergelosten ihre Gegner haben: obere Hälfte gegen untere.',
  'reason.dutch.paired-in-collapsed':
    '{player} ({halfPoints}) trifft auf {opponent} in der letzten Gruppe: Alle Punktgruppen ab {bracketHalfPoints} abwärts sind eine, weil sonst nicht alle gepaart werden könnten.',
  'reason.dutch.exchanged':
    'Zwischen den Hälften wurde getauscht, sodass {player} auf {opponent} trifft: Ohne Tausch wäre die Gruppe schlechter gepaart.',
  'reason.dutch.passed-over-met': '{player} hat schon gegen {passedOverPlayers} gespielt.',
  'reason.dutch.passed-over-forbidden':
    '{player} darf nicht auf {passedOverPlayers} treffen: vom Veranstalter ausgeschlossen.',
  'reason.dutch.passed-over-absolute-colour':
    '{player} kann nicht auf {passedOverPlayers} treffen: absolute Farbpräferenz für dieselbe Farbe.',
  'reason.dutch.passed-over-completion':
    '{player} trifft nicht auf {passedOverPlayers}: Dann hätten nicht alle Übrigen einen Gegner.',
  'reason.dutch.passed-over-downfloaters':
    '{player} trifft nicht auf {passedOverPlayers}: Dann blieben in der Gruppe mehr ohne Gegner und würden heruntergelost.',
  'reason.dutch.passed-over-moved-down':
    '{player} trifft nicht auf {passedOverPlayers}: Dann hätten Heruntergeloste größere Punktabstände oder würden noch weiter heruntergelost.',
  'reason.dutch.passed-over-next-bracket':
    '{player} trifft nicht auf {passedOverPlayers}: Dann wäre die nächste Gruppe schlechter gepaart.',
  'reason.dutch.passed-over-bye-receiver':
    '{player} trifft nicht auf {passedOverPlayers}: Dann wäre jemand mit weniger gespielten Partien spielfrei.',
  'reason.dutch.passed-over-topscorer-colour':
    '{player} trifft nicht auf {passedOverPlayers}: Dann hätten in den Spitzenpaarungen mehr Spieler dreimal hintereinander dieselbe Farbe oder eine zu große Farbdifferenz.',
  'reason.dutch.passed-over-colour':
    '{player} trifft nicht auf {passedOverPlayers}: Dann bekämen in der Gruppe mehr Spieler nicht die Farbe ihrer Präferenz.',
  'reason.dutch.passed-over-strong-colour':
    '{player} trifft nicht auf {passedOverPlayers}: Dann bliebe in der Gruppe mehr Spielern eine starke Farbpräferenz unerfüllt.',
  'reason.dutch.passed-over-downfloat':
    '{player} trifft nicht auf {passedOverPlayers}: Dann würden mehr Spieler heruntergelost, die es in einer der letzten beiden Runden schon wurden.',
  'reason.dutch.passed-over-upfloat':
    '{player} trifft nicht auf {passedOverPlayers}: Dann würden mehr Spieler hochgelost, die es in einer der letzten beiden Runden schon wurden.',
  'reason.dutch.passed-over-float-differences':
    '{player} trifft nicht auf {passedOverPlayers}: Dann wären die Punktabstände derer größer, die in einer der letzten beiden Runden schon floateten.',
  'reason.dutch.passed-over-rest':
    '{player} trifft nicht auf {passedOverPlayers}: Die Gruppe im Ganzen oder die Gruppen darunter wären schlechter gepaart.',
  'reason.dutch.both-preferences':
    '{white} hat Weiß und {black} Schwarz: Beide Präferenzen werden erfüllt.',
  'reason.dutch.mild-preference':
    '{white} hat Weiß und {black} Schwarz: {player} hat eine schwache Farbpräferenz, {opponent} keine.',
  'reason.dutch.strong-preference':
    '{white} hat Weiß und {black} Schwarz: {player} hat eine starke Farbpräferenz, {opponent} eine schwächere oder keine.',
  'reason.dutch.absolute-preference':
    '{white} hat Weiß und {black} Schwarz: {player} hat eine absolute Farbpräferenz, {opponent} eine schwächere oder keine.',
  'reason.dutch.wider-difference':
    '{white} hat Weiß und {black} Schwarz: Beide Präferenzen sind absolut, und {player} hat die größere Farbdifferenz ({colourDifference} gegen {opponentColourDifference}).',
  'reason.dutch.alternate-latest':
    '{white} hat Weiß und {black} Schwarz: Die Präferenzen sind gleich stark, darum wird gegenüber der letzten Runde gewechselt, in der einer Weiß und der andere Schwarz hatte.',
  'reason.dutch.higher-ranked-preference':
    '{white} hat Weiß und {black} Schwarz: Präferenzen und bisherige Farben sind gleich, darum gilt der Wunsch von {player} als dem höher Platzierten.',
  'reason.dutch.pairing-number':
    '{white} hat Weiß und {black} Schwarz: Keiner von beiden hatte bisher eine Farbe; es entscheiden die Startnummer von {player} und das Los vor Runde 1.',
  'reason.dutch.bye-lowest-score':
    '{player} ist spielfrei: {halfPoints} ist die niedrigste Punktzahl, bei der das möglich ist und alle Übrigen gepaart werden können. Nicht gespielte Runden bisher: {unplayedRounds}.',
  'reason.dutch.bye-last-bracket':
    '{player} ist spielfrei: bleibt in der letzten Gruppe übrig und darf es sein. Nicht gespielte Runden bisher: {unplayedRounds}.',

  // Why the Dutch system does not pair a round as somebody else did.
  'reason.dutch.given-bye-forbidden':
    '{player} darf nicht spielfrei sein: war es schon, oder hat ohne Spiel die Punkte eines Siegs erhalten.',
  'reason.dutch.given-met': '{player} und {opponent} haben schon gegeneinander gespielt.',
  'reason.dutch.given-forbidden':
    '{player} und {opponent} dürfen nicht aufeinandertreffen: vom Veranstalter ausgeschlossen.',
  'reason.dutch.given-absolute-colour':
    '{player} und {opponent} können nicht gepaart werden: beide haben eine absolute Präferenz für dieselbe Farbe.',
  'reason.dutch.given-bye-score':
    'Spielfrei ist jemand mit {givenHalfPoints}; der niedrigste Punktestand, der spielfrei sein kann, ist {rightHalfPoints}.',
  'reason.dutch.given-downfloaters':
    'Punktgruppe {bracketHalfPoints}: {given} werden heruntergelost; {right} reichen.',
  'reason.dutch.given-moved-down':
    'Punktgruppe {bracketHalfPoints}: von den höchsten Heruntergelosten werden {given} weiter heruntergelost; {right} reichen.',
  'reason.dutch.given-next-bracket':
    'Punktgruppe {bracketHalfPoints}: mit diesen Heruntergelosten müssen {given} die nächste Gruppe verlassen; mit anderen reichen {right}.',
  'reason.dutch.given-bye-receiver':
    'Punktgruppe {bracketHalfPoints}: wer spielfrei ist, hat {given} nicht gespielte Runden; ein anderer hat {right}.',
  'reason.dutch.given-topscorer-colour':
    'Punktgruppe {bracketHalfPoints}: {given} Spieler der Spitzenpaarungen haben dreimal hintereinander dieselbe Farbe oder eine zu große Farbdifferenz; {right} ist möglich.',
  'reason.dutch.given-preference':
    'Punktgruppe {bracketHalfPoints}: {given} bekommen nicht die Farbe ihrer Präferenz; {right} ist möglich.',
  'reason.dutch.given-strong-preference':
    'Punktgruppe {bracketHalfPoints}: {given} bleibt eine starke Farbpräferenz unerfüllt; {right} ist möglich.',
  'reason.dutch.given-downfloat':
    'Punktgruppe {bracketHalfPoints}: {given} werden heruntergelost, die es in derselben der letzten beiden Runden schon wurden; {right} ist möglich.',
  'reason.dutch.given-upfloat':
    'Punktgruppe {bracketHalfPoints}: {given} werden hochgelost, die es in derselben der letzten beiden Runden schon wurden; {right} ist möglich.',
  'reason.dutch.given-float-differences':
    'Punktgruppe {bracketHalfPoints}: wer in einer der letzten beiden Runden schon floatete, hat größere Punktabstände als nötig.',
  'reason.dutch.given-later':
    'Punktgruppe {bracketHalfPoints}: beide erfüllen alle Kriterien gleich gut; die zuerst erzeugte zählt.',
  'reason.dutch.given-colour': 'Nach den Regeln hat {player} Weiß gegen {opponent}.',

  // Why the Dubov and the Burstein system gave an opponent or the bye.
  'reason.dubov.paired-by-average':
    '{player} trifft in der Gruppe {bracketHalfPoints} auf {opponent}: Die Gegner von {player} haben im Durchschnitt die Wertungszahl {average}, der niedrigste Durchschnitt wählt zuerst, und {opponent} ist die kleinste noch mögliche Nummer.',
  'reason.dubov.paired-by-halves':
    '{player} trifft in der Gruppe {bracketHalfPoints} auf {opponent}: Niemand darin hat gespielt, darum obere Hälfte gegen untere.',
  'reason.dubov.moved-up':
    '{player} wird aus der Punktgruppe {halfPoints} in die Punktgruppe {bracketHalfPoints} hochgelost, die allein nicht aufgeht.',
  'reason.dubov.shifted':
    '{player} wechselt zu denen, denen die andere Farbe zusteht, damit alle einen Gegner haben.',
  'reason.dubov.bye':
    '{player} ist spielfrei: {halfPoints} ist die niedrigste Punktzahl, bei der alle Übrigen gepaart werden können; dann zählen die meisten Partien ({games}) und die größte Nummer.',
  'reason.burstein.seeding-round':
    'Runde {round} ist eine der {rounds} ersten Runden, die wie im holländischen System gelost werden.',
  'reason.burstein.paired-by-index':
    '{player} (Buchholz {buchholzHalfPoints}) trifft in der Gruppe {bracketHalfPoints} auf {opponent} (Buchholz {opponentBuchholzHalfPoints}): die stärksten Gegner bisher gegen die schwächsten, die noch möglich sind.',
  'reason.burstein.paired-from-above':
    '{player} kommt aus der Punktgruppe {halfPoints}, in der kein Gegner übrig war, in die Punktgruppe {bracketHalfPoints}.',
  'reason.burstein.bye':
    '{player} ist spielfrei: {halfPoints} ist die niedrigste Punktzahl, bei der alle Übrigen gepaart werden können; dann zählen die meisten Partien ({games}) und die schwächsten Gegner (Buchholz {buchholzHalfPoints}).',

  // Why the Keizer system gave an opponent, a colour or the bye.
  'reason.keizer.neighbours':
    '{player} (Platz {place}) trifft auf {opponent} (Platz {opponentPlace}): Nachbarn der Rangliste treffen sich.',
  'reason.keizer.passed-over-met':
    '{player} hat vor zu kurzer Zeit oder oft genug gegen {passedOverPlayers} gespielt.',
  'reason.keizer.passed-over-rest':
    '{player} trifft nicht auf {passedOverPlayers}: Dann hätten nicht alle Übrigen einen Gegner.',
  'reason.keizer.eased':
    'Mit {rounds} Runden zwischen zwei Partien und höchstens {meetings} davon hätten nicht alle einen Gegner: In dieser Runde ist das gelockert.',
  'reason.keizer.fewer-whites':
    '{white} hat Weiß und {black} Schwarz: Weiß hat, wer es seltener hatte.',
  'reason.keizer.return-game':
    '{white} hat Weiß und {black} Schwarz: umgekehrt wie in ihrer letzten Partie.',
  'reason.keizer.alternates':
    '{white} hat Weiß und {black} Schwarz: Jeder hat die andere Farbe als zuletzt.',
  'reason.keizer.boards-alternate':
    '{white} hat Weiß und {black} Schwarz: Nichts anderes entscheidet, darum wechselt Weiß von Brett zu Brett.',
  'reason.keizer.bye':
    '{player} (Platz {place}) ist spielfrei: der letzte von denen, die es {byes} Mal waren, am seltensten.',

  // Why somebody is in a class of a championship, and how a class is played.
  'reason.classes.by-hand': 'Von Hand in die Klasse gesetzt.',
  'reason.classes.chosen': 'Hat die Klasse gewählt und ist dazu berechtigt.',
  'reason.classes.choice-void': 'Hat eine andere Klasse gewählt, ohne dazu berechtigt zu sein.',
  'reason.classes.national-winner': 'Hat im letzten Jahr die Nationalklasse gewonnen.',
  'reason.classes.candidate-winner': 'Hat im letzten Jahr die Kandidatenklasse gewonnen.',
  'reason.classes.rated-from': 'Wertungszahl {rating}, mindestens {least}.',
  'reason.classes.candidate-result':
    'Hat seit dem Meldeschluss der letzten Meisterschaft ein Kandidatenergebnis erzielt; Wertungszahl {rating}.',
  'reason.classes.next-master': 'Unter den Wertungsbesten der übrigen Meisterspieler: {rating}.',
  'reason.classes.national-player': 'Hat im letzten Jahr in der Nationalklasse gespielt.',
  'reason.classes.junior-champion': 'Dänischer Juniorenmeister.',
  'reason.classes.junior': 'Unter den acht wertungsbesten Junioren ab 2000: {rating}.',
  'reason.classes.group-winner':
    'Hat im letzten Jahr eine erste Gruppe der Meisterklasse gewonnen.',
  'reason.classes.fills-up':
    'Füllt die Klasse auf {least} Spieler auf: am höchsten gewertet unter 2300, mit {rating}.',
  'reason.classes.makes-even':
    'Macht die Spielerzahl gerade: am höchsten gewertet unter 2300, mit {rating}.',
  'reason.classes.more-games':
    'Gleich um den letzten Platz, mit mehr gewerteten Partien seit der letzten Meisterschaft: {games}.',
  'reason.classes.fewer-games':
    'Gleich um den letzten Platz einer höheren Klasse, mit weniger gewerteten Partien seit der letzten Meisterschaft: {games}.',
  'reason.classes.undecided':
    'Gleich um den letzten Platz, und kein Artikel entscheidet: von Hand zu entscheiden.',
  'reason.classes.master': 'Wertungszahl {rating}, mindestens {least}.',
  'reason.classes.basic': 'Wertungszahl {rating}, unter {least}.',
  'reason.classes.unrated': 'Hat keine Wertungszahl.',
  'reason.classes.too-few': '{count|1 Spieler|{count} Spieler}; mindestens {least} müssen es sein.',
  'reason.classes.too-many': '{count|1 Spieler|{count} Spieler}; Platz ist für höchstens {most}.',
  'reason.classes.odd':
    '{count|1 Spieler|{count} Spieler}, eine ungerade Zahl, und niemand unter 2300 ist übrig, sie gerade zu machen.',
  'reason.classes.all-play-all':
    '{count|1 Spieler|{count} Spieler}, jeder gegen jeden: {rounds|1 Runde|{rounds} Runden}.',
  'reason.classes.system':
    '{rounds} Runden, jeder gegen jeden, Monrad, Nordisch oder Schweizer System.',
  'reason.classes.system-any': 'Jeder gegen jeden, Monrad, Nordisch oder Schweizer System.',
  'reason.classes.organisers-decide':
    '{count|1 Spieler|{count} Spieler}, weniger als acht: Der Vorstand (FU) entscheidet, ob und wie gespielt wird.',
  'reason.classes.rounds-at-most':
    'Höchstens {most} Runden; der Vorstand (FU) sagt, wie gespielt wird.',
  'reason.classes.time': '{hours} Stunden Spielzeit.',

  // Why a group is as it is, a number was drawn, or the games of one who left count or not.
  'reason.groups.by-rating':
    '{count} Spieler in der Reihenfolge der Wertungszahlen, {highest} bis {lowest}.',
  'reason.groups.unrated-last': 'Ohne Wertungszahl und daher nach allen anderen: {players}.',
  'reason.groups.largest-possible':
    'So große Gruppen wie möglich: {total} Spieler zu höchstens {most} ergeben {groups|1 Gruppe|{groups} Gruppen}.',
  'reason.groups.number-given':
    '{total} Spieler in {groups|1 Gruppe|{groups} Gruppen}, so gleich groß wie möglich.',
  'reason.groups.only-odd': 'Von diesen Gruppen die einzige mit ungerader Zahl: {count}.',
  'reason.groups.full': '{count} Spieler, jeder gegen jeden.',
  'reason.groups.surplus': 'Wünschten ein Rundenturnier, aber dessen Gruppen sind voll: {players}.',
  'reason.groups.no-wish': 'Nannten keine Turnierform und spielen daher 7 Runden: {players}.',
  'reason.groups.form-not-offered':
    'Wünschten ein Rundenturnier, das es in der Basisklasse nicht gibt: {players}.',
  'reason.lots.varma-envelope': '{group}: Umschlag {envelope}, Nr. {numbers}.',
  'reason.withdrawal.not-counted':
    '{player} trat nach {games} von {of} Partien zurück, weniger als der Hälfte: Keine davon zählt für die Tabelle.',
  'reason.withdrawal.struck':
    '{player} trat nach {games} Partien in {of} Runden zurück, weniger als der Hälfte: Seine Punkte sind gestrichen, die der Gegner bleiben.',
  'reason.withdrawal.rest-lost':
    '{player} trat nach {games} von {of} Partien zurück, mindestens der Hälfte: Sie zählen, und die übrigen sind verloren.',

  // Why Monrad gave an opponent, a colour or the bye.
  'reason.monrad.nearest-not-met':
    '{player} (Platz {place}) trifft auf {opponent} (Platz {opponentPlace}): der nächste freie Spieler darunter, mit dem noch nicht gespielt wurde.',
  'reason.monrad.passed-over-met':
    '{skippedPlayer} wird übersprungen: hat in Runde {metInRound} gegen {player} gespielt.',
  'reason.monrad.passed-over-rest':
    '{skippedPlayer} wird übersprungen: Gegen {player} ginge die Auslosung der Übrigen nicht auf.',
  'reason.monrad.passed-over-next-round':
    '{skippedPlayer} wird übersprungen: Gegen {player} ließe sich Runde {nextRound} nicht auslosen.',
  'reason.monrad.fewer-whites':
    '{white} hat Weiß: bisher {whiteCount|einmal|{whiteCount}-mal} Weiß, {black} {blackCount|einmal|{blackCount}-mal}.',
  'reason.monrad.lower-placed-white':
    '{white} hat Weiß: Beide hatten bisher {whites|einmal|{whites}-mal} Weiß, dann erhält es der niedriger Platzierte.',
  'reason.monrad.sits-out-dummy':
    '{player} ist spielfrei: Die Spielerzahl ist ungerade, und der leere Platz gilt als letzter.',
  'reason.monrad.sits-out-first-withdrawn':
    '{player} ist spielfrei gegen {withdrawnPlayer}: zuerst ausgeschieden und darum als Letztplatzierter in der Auslosung.',
  'reason.monrad.has-sat-out':
    '{player} steht tiefer, war aber schon in Runde {roundNumber} spielfrei.',
  'reason.monrad.has-met-first-withdrawn':
    '{player} steht tiefer, hat aber in Runde {metInRound} gegen {withdrawnPlayer} gespielt.',
  'reason.monrad.sit-out-point': 'Wer spielfrei ist, erhält 1 Punkt.',
  'reason.monrad.all-have-met':
    'Nach dieser Runde hat jeder gegen jeden gespielt: Runde {nextRound} lässt sich nicht auslosen.',
  'reason.monrad.changed-for-next-round':
    'Die folgende Runde wurde geprüft: Mit {player} gegen {skippedPlayer} ließe sich Runde {nextRound} nicht auslosen. Darum gilt die nächste mögliche Auslosung.',
  'reason.monrad.next-round-impossible':
    'Die folgende Runde wurde geprüft: Runde {nextRound} lässt sich für dieselben Spieler nicht auslosen, wie auch immer diese Runde gepaart wird.',
  'reason.monrad.next-round-not-found':
    'Die folgende Runde wurde geprüft: Bis zur Grenze der Suche fand sich keine Auslosung, nach der sich Runde {nextRound} auslosen lässt. Es gilt die erste mögliche.',

  // Why the Nordic Swiss gave an opponent, a colour or the bye.
  'reason.nordic.half-against-half':
    '{player} aus der starken Hälfte der Punktgruppe trifft auf {opponent} aus der schwachen: die jeweils obersten freien Spieler.',
  'reason.nordic.next-in-half':
    '{player} trifft auf {opponent}, der in der schwachen Hälfte aufrückt: Gegen einen höheren freien Spieler wurde schon gespielt, oder die übrige Gruppe ginge nicht auf.',
  'reason.nordic.exchanged':
    'Die Hälften gingen nicht auf: {downPlayers} rückt in die schwache, {upPlayers} in die starke Hälfte.',
  'reason.nordic.middle-flyer':
    '{player} ist Floater: der Mittlere einer Punktgruppe mit ungerader Zahl.',
  'reason.nordic.two-middle-flyers':
    '{player} ist Floater: einer der beiden Mittleren, da die Gruppe oder die Gruppen darunter nicht aufgingen.',
  'reason.nordic.alternative-flyers':
    '{player} ist Floater statt oder neben den Mittleren: Sonst ginge der Rest nicht auf.',
  'reason.nordic.flyer-nearest':
    'Floater {player} trifft auf {opponent}, den nächsten tieferen Spieler, gegen den noch nicht gespielt wurde.',
  'reason.nordic.flyer-passed-over-met':
    '{skippedPlayer} wird übersprungen: hat schon gegen {player} gespielt.',
  'reason.nordic.flyer-passed-over-rest':
    '{skippedPlayer} wird übersprungen: Gegen {player} gingen die Nachfolgenden nicht auf.',
  'reason.nordic.rest-as-pool':
    'Die übrigen werden als eine Gruppe ausgelost, weil die Gruppe darüber ihretwegen andere Floater stellen musste.',
  'reason.nordic.pool-as-group':
    '{player} trifft auf {opponent}: Die Gruppe ließ sich nur zusammen mit den tieferen auslosen.',
  'reason.nordic.first-round-colours':
    '{player} hat Schwarz: In Runde 1 hat die starke Hälfte Schwarz.',
  'reason.nordic.fewer-whites':
    '{white} hat Weiß: bisher {whiteCount|einmal|{whiteCount}-mal} Weiß, {black} {blackCount|einmal|{blackCount}-mal}.',
  'reason.nordic.fewer-whites-lately':
    '{white} hat Weiß: seltener Weiß als {black} in {rounds|der letzten Runde|den letzten {rounds} Runden}.',
  'reason.nordic.alternates':
    '{player} wechselt die Farbe: Die Farbfolgen sind gleich, und {player} hat mehr Punkte oder ist der Stärkere.',
  'reason.nordic.no-colours-yet':
    '{player} hat als der Stärkere Schwarz: Keiner der beiden hatte bisher eine Farbe.',
  'reason.nordic.meets-x':
    '{player} trifft auf X und ist spielfrei: Die Zahl der Spieler ist ungerade.',
  'reason.nordic.x-point': '{player} erhält 1 Punkt und gilt als mit Weiß gespielt.',

  // Why a play-off is paired as it is.
  'reason.play-off.match':
    '{white} und {black} spielen einen Wettkampf über zwei Partien; die Farben der ersten sind gelost.',
  'reason.play-off.sudden-death':
    'Der Wettkampf steht unentschieden: {white} und {black} spielen bis zum ersten Sieg; die Farben sind neu gelost und wechseln nach jeder ungeraden Partie.',
  'reason.play-off.round-robin': 'Drei um den Platz: jeder gegen jeden; {white} gegen {black}.',
  'reason.play-off.knock-out':
    'Vier um den Platz: {white} und {black} treffen nach Los aufeinander und spielen zwei Partien.',
  'reason.play-off.out-by-ranking':
    'Nur die vier Besten nach der nächsten Feinwertung spielen um den Platz: {players} scheiden aus.',
  'reason.play-off.free': '{player} ist in dieser Runde frei; jeder der drei ist es einmal.',
  'reason.play-off.opponent-away': '{player} hat keinen Gegner: {opponent} tritt nicht mehr an.',
  'reason.play-off.time': '{minutes} Minuten und {seconds} Sekunden je Zug.',

  // How the DSU rating of a player came about.
  'reason.rating-dsu.performance':
    'Ohne Wertungszahl: Die Turnierleistung ist der Gegnerschnitt {average} und {difference} für {percent} %, also {performance}.',
  'reason.rating-dsu.performance-undetermined':
    'Für {percent} % ist Tabelle 2 unbestimmt; gerechnet wurde mit ihrem äußersten Wert, {difference}.',
  'reason.rating-dsu.performance-repeated':
    'Mehrere Spieler sind ohne Wertungszahl: Die Turnierleistungen wurden {passes|einmal|{passes}-mal} durchgerechnet, bis sich keine mehr änderte.',
  'reason.rating-dsu.no-rated-opponents':
    'Keine Wertungszahl als Grundlage: Weder die Gegner noch deren Gegner haben eine.',
  'reason.rating-dsu.no-games': 'Keine gewerteten Partien: Die Wertungszahl bleibt unverändert.',
  'reason.rating-dsu.games-left-out':
    '{leftOut|1 Partie wird nicht gewertet|{leftOut} Partien werden nicht gewertet}: nach Absage nicht gespielt oder noch nicht beendet.',
  'reason.rating-dsu.never-came':
    'Blieb dem ganzen Turnier ohne anerkannte Absage fern: Keine der Partien wird gewertet, und es folgt eine Sperre von mindestens {months} Monaten für koordinierte Turniere.',
  'reason.rating-dsu.opponent-never-came':
    'Runde {roundNumber} gegen {opponent} wird nicht gewertet: {opponent} blieb dem ganzen Turnier fern.',
  'reason.rating.time-too-short':
    'Runde {roundNumber} gegen {opponent} wird nicht gewertet: {minutes} Minuten je Spieler sind zu wenig, verlangt sind {least}.',
  'reason.rating.time-odds':
    'Runde {roundNumber} gegen {opponent} wird nicht gewertet: Vorgabepartie, die Spieler hatten nicht dieselbe Bedenkzeit.',
  'reason.rating.other-rate-of-play':
    'Runde {roundNumber} gegen {opponent} wird nicht gewertet: Mit {minutes} Minuten je Spieler gehört die Partie auf eine andere Liste als das Turnier.',
  'reason.rating.round-not-rated':
    'Runde {roundNumber} gegen {opponent} wird nicht gewertet: So hat es der Veranstalter für die Runde bestimmt.',
  'reason.rating.game-not-rated':
    'Runde {roundNumber} gegen {opponent} wird nicht gewertet: So hat es der Schiedsrichter für die Partie bestimmt.',
  'reason.rating.late-reserve':
    'Runde {roundNumber} gegen {opponent} wird nicht gewertet: Nach einer halben Stunde wurde ein Ersatzspieler eingesetzt.',
  'reason.rating.not-rated-in-file':
    'Runde {roundNumber} gegen {opponent} wird nicht gewertet: So steht es in der Datei.',
  'reason.rating-dsu.no-show-rated':
    'Runde {roundNumber} gegen {opponent} wurde nicht gespielt, wird aber gewertet: Ausbleiben ohne anerkannte Absage.',
  'reason.rating-dsu.expected-by-average':
    'Erwartete Punktzahl nach der Durchschnittsmethode: {members} Spieler × {percent} % (Differenz {difference} zum Schnitt {average}) − ½, gerundet {expected}.',
  'reason.rating-dsu.expected-by-difference':
    'Erwartete Punktzahl nach der Differenzmethode: {games|1 Gegner|{games} Gegner}, zusammen {percent} %, gerundet {expected}.',
  'reason.rating-dsu.bonus':
    'Bonus {bonus}: Die Punktzahl liegt mehr als {threshold} über der erwarteten aus {games|1 Partie|{games} Partien}.',
  'reason.rating-dsu.coefficient':
    'Der Entwicklungskoeffizient ist {k} bei der Wertungszahl {rating}.',
  'reason.rating-dsu.change': '{old} + {k} × ({score} − {expected} + {bonus}) = {result}',
  'reason.rating-dsu.border-up':
    'Die Koeffizientengrenze {border} wurde nach oben überschritten: Aus {before} wird {after}.',
  'reason.rating-dsu.border-down':
    'Die Koeffizientengrenze {border} wurde nach unten überschritten: Aus {before} wird {after}.',
  'reason.rating-dsu.winner-keeps':
    'Gruppensieg mit {score} statt der erwarteten {expected} Punkte: Die Wertungszahl ändert sich nicht.',
  'reason.rating-dsu.floor': 'Die Untergrenze ist {floor}: {before} wird auf {floor} angehoben.',
  'reason.rating.game':
    'Runde {roundNumber} gegen {opponent} ({rating}): {halfPoints} von {expected} erwarteten.',
  'reason.rating.game-cut':
    'Runde {roundNumber} gegen {opponent} ({rating}, gerechnet als {used}): {halfPoints} von {expected} erwarteten.',
  'reason.rating.opponent-unrated':
    'Runde {roundNumber} gegen {opponent} wird nicht gewertet: {opponent} hat keine Wertungszahl.',
  'reason.rating.too-far-apart':
    'Runde {roundNumber} gegen {opponent} ({rating}) wird nicht gewertet: Für Schnell- und Blitzschach ist der Abstand zu groß.',
  'reason.rating.not-played':
    '{leftOut|1 Partie wird|{leftOut} Partien werden} nicht gewertet: nicht gespielt oder nicht beendet.',
  'reason.rating.no-games': 'Keine gewerteten Partien: Es ändert sich nichts.',
  'reason.rating-fide.k-given': 'K ist {k} wie angegeben.',
  'reason.rating-fide.k-unknown':
    'Der Text sagt nicht, welches K gilt; ohne es lässt sich nichts berechnen.',
  'reason.rating-fide.k-reached-2400': 'K ist {k}: Die Wertungszahl war schon 2400 oder mehr.',
  'reason.rating-fide.k-junior':
    'K ist {k} bis zum Ende des Jahres mit dem 18. Geburtstag, solange die Wertungszahl nie 2300 war.',
  'reason.rating-fide.k-new': 'K ist {k}: bisher weniger als 30 gewertete Partien.',
  'reason.rating-fide.k-usual':
    'K ist {k}: unter 2400; ist die Zahl der Partien unbekannt, gilt sie als 30 oder mehr.',
  'reason.rating-fide.k-lowered':
    'K × Partien darf höchstens 700 sein: Bei {games} Partien sinkt K von {before} auf {k}.',
  'reason.rating-fide.too-unequal':
    '{games|Eine Partie wird|{games} Partien werden} nicht gewertet: {difference} oder mehr Abstand, und einer der beiden über {above}.',
  'reason.rating-fide.change':
    '{k} × ({score} − {expected}) = {change}; gerundet: Aus {old} wird {new}.',
  'reason.rating-fide.below-floor':
    '{before} liegt unter {floor}: auf der nächsten Liste ohne Wertungszahl.',
  'reason.rating-fide.first':
    'Erste Wertungszahl: Durchschnitt {average} in {games|1 Partie|{games} Partien} und {difference} für {percent} %, das sind {performance}.',
  'reason.rating-fide.first-at-most': 'Eine erste Wertungszahl ist höchstens {most}.',
  'reason.rating-fide.first-games':
    'Noch keine Wertungszahl: {games} von {least} Partien gegen gewertete Gegner. Partien aus mehreren Turnieren innerhalb von {months} Monaten zählen zusammen{opponents||, wenn es in jedem mindestens {opponents} gewertete Gegner waren}.',
  'reason.rating-fide.first-no-points':
    'Keine Wertungszahl: Ein erstes Turnier ohne Punkt zählt nicht.',
  'reason.rating-fide.first-too-low': 'Keine Wertungszahl: {performance} liegt unter {least}.',
  'reason.rating-dwz.coefficient-1992': 'Der Entwicklungskoeffizient ist {e} (Index {index}).',
  'reason.rating-dwz.coefficient-2026':
    'K ist {k}, ausgehend von {base} für Index {index}, die Zahl und das Alter.',
  'reason.rating-dwz.k-given': 'K ist {k} wie angegeben.',
  'reason.rating-dwz.change-1992':
    '{old} + 800 × ({score} − {expected}) ÷ ({e} + {games}): Änderung {change}.',
  'reason.rating-dwz.change-2026': '{old} + {k} × ({score} − {expected}): Änderung {change}.',
  'reason.rating-dwz.floor': 'Keine DWZ liegt unter {floor}: {before} wird angehoben.',
  'reason.rating-dwz.first':
    'Erste DWZ: Mit {performance} war genau das Ergebnis der {games} Partien zu erwarten.',
  'reason.rating-dwz.first-with-draw':
    'Erste DWZ: Alle {games} Partien gewonnen, daher kommt ein Remis gegen den Gegnerschnitt hinzu: {performance}.',
  'reason.rating-dwz.first-lifted': 'Als erste DWZ wird {performance} auf {new} angehoben.',
  'reason.rating-dwz.first-games':
    'Noch keine DWZ: {games} von {least} Partien; sie zählen bei der nächsten Auswertung.',
  'reason.rating-dwz.first-score':
    'Keine DWZ aus {halfPoints} Punkten: Das Ergebnis ergibt keine Zahl. Die Partien zählen bei der nächsten Auswertung.',

  // Why two meet by a table, singly or in teams, or why somebody is free.
  'reason.round-robin.scheduled':
    '{white} hat Weiß gegen {black}: Runde {roundNumber} der Tafel für {entered}.',
  'reason.round-robin.second-cycle':
    'Rückrunde: {white} hatte in der Hinrunde Schwarz gegen {black}.',
  'reason.round-robin.free-in-table':
    '{player} ist spielfrei: Runde {roundNumber} der Tafel für {entered}.',
  'reason.round-robin.nobody-there':
    '{player} ist spielfrei: Gegner nach der Tafel wäre Nummer {number}, die niemand hat.',
  'reason.round-robin.opponent-absent':
    '{player} hat keinen Gegner: {opponent} fehlt in dieser Runde.',
  'reason.round-robin.opponent-withdrawn':
    '{player} hat keinen Gegner: {opponent} ist ausgeschieden.',
  'reason.round-robin.has-met':
    '{player} hat keinen Gegner: Die Tafel hat {opponent}, gegen den schon gespielt wurde; die Tafel war nicht in allen Runden dieselbe.',
  'reason.round-robin.no-point': 'Eine spielfreie Runde gibt keinen Punkt.',
  'reason.olympiad.team-match':
    'Mannschaft {team} gegen Mannschaft {opponentTeam} in Runde {roundNumber}, Brett {board}.',
  'reason.olympiad.board-colours':
    '{white} hat Weiß und {black} Schwarz: Mannschaft {team} hat Weiß an den ungeraden und Schwarz an den geraden Brettern (Brett {board}).',
  'reason.olympiad.team-free':
    '{player} ist spielfrei: Mannschaft {team} hat in dieser Runde keinen Gegner.',
  'reason.olympiad.no-such-board':
    '{player} ist spielfrei: Mannschaft {opponentTeam} hat kein Brett {board}.',

  // Why FIDE's Swiss for teams gave an opponent, a colour or the bye; the names are those of teams.
  'reason.team-swiss.same-score': '{player} trifft auf {opponent}: beide haben {halfPoints}.',
  'reason.team-swiss.upfloater':
    '{player} ({halfPoints}) trifft auf {opponent} ({opponentHalfPoints}), die aus einer tieferen Punktgruppe hochgelost wird: Die Gruppe hat zu wenige Mannschaften, die gegeneinander spielen können.',
  'reason.team-swiss.passed-over-upfloaters':
    '{passedOverPlayers} kämen nach der Nummer vor {opponent}, aber mit ihnen ließen sich die Gruppen nicht so gut paaren: Der nächsten würden zu viele Mannschaften fehlen, oder eine würde zweimal hintereinander floaten.',
  'reason.team-swiss.same-half':
    '{player} und {opponent} sind nach der Nummer in derselben Hälfte ihrer Gruppe: Hälfte gegen Hälfte ließe sich die Gruppe nicht so gut paaren.',
  'reason.team-swiss.passed-over-met': '{player} hat schon gegen {passedOverPlayers} gespielt.',
  'reason.team-swiss.passed-over-criteria':
    '{player} trifft nicht auf {passedOverPlayers}: Sonst bekämen mehr Mannschaften der Gruppe nicht die Farbe, die ihnen zusteht, oder eine, die gerade gefloatet ist, würde wieder floaten.',
  'reason.team-swiss.passed-over-rest':
    '{player} trifft nicht auf {passedOverPlayers}: Sonst ließe sich der Rest der Gruppe nicht so gut paaren.',
  'reason.team-swiss.bye':
    '{player} ist spielfrei: {halfPoints} ist die niedrigste Punktzahl, bei der alle anderen gepaart werden können; danach die meisten gespielten Wettkämpfe ({matches}), dann die größte Nummer.',
  'reason.team-swiss.initial-colour':
    '{white} hat Weiß an Brett 1: Beide haben noch nicht gespielt; die Nummer von {player} und die vor Runde 1 geloste Farbe entscheiden.',
  'reason.team-swiss.only-preference':
    '{white} hat Weiß an Brett 1: Nur {player} steht eine Farbe zu.',
  'reason.team-swiss.both-preferences':
    '{white} hat Weiß an Brett 1 und {black} Schwarz: Beide bekommen die Farbe, die ihnen zusteht.',
  'reason.team-swiss.strong-preference':
    '{white} hat Weiß an Brett 1: Nur {player} hat starken Anspruch auf eine Farbe.',
  'reason.team-swiss.lower-difference':
    '{white} hat Weiß an Brett 1: bisher Weiß weniger Schwarz, {whiteDifference} gegen {blackDifference}.',
  'reason.team-swiss.alternate-latest':
    '{white} hat Weiß an Brett 1: Die Farben wechseln seit dem letzten Mal, als die eine Weiß und die andere Schwarz hatte.',
  'reason.team-swiss.first-team-preference':
    '{white} hat Weiß an Brett 1: Die Farben waren bisher gleich, also bekommt {player}, besser platziert, die Farbe, die ihr zusteht.',
  'reason.team-swiss.first-team-alternates':
    '{white} hat Weiß an Brett 1: {player}, besser platziert, wechselt die Farbe ihres letzten Wettkampfs.',
  'reason.team-swiss.other-team-alternates':
    '{white} hat Weiß an Brett 1: {player} hat noch nicht gespielt, und {opponent} wechselt die Farbe ihres letzten Wettkampfs.',

  // Why the club's Swiss gave an opponent, a colour or the bye.
  'reason.tempelhof.lot-neighbours':
    '{player} trifft auf {opponent}: erste Runde nach Los, zwei aufeinanderfolgende Losnummern.',
  'reason.tempelhof.rating-halves':
    '{player} trifft auf {opponent}: nach Wertungszahl Nummer {place} der oberen Hälfte gegen Nummer {place} der unteren.',
  'reason.tempelhof.equal-points':
    '{player} trifft auf {opponent}: gleiche Punktzahl, {halfPoints}.',
  'reason.tempelhof.passed-over-met':
    '{skippedPlayer} wird übersprungen: hat in Runde {metInRound} gegen {player} gespielt.',
  'reason.tempelhof.passed-over-colour':
    '{skippedPlayer} wird übersprungen: {skippedPlayer} und {player} hatten beide zuletzt zweimal dieselbe Farbe.',
  'reason.tempelhof.passed-over-rest':
    '{skippedPlayer} wird übersprungen: Gegen {player} ginge die Auslosung der übrigen Punktgruppe nicht auf.',
  'reason.tempelhof.unequal-points':
    '{player} (Punktzahl {halfPoints}, Buchholz {buchholzHalfPoints}) trifft auf {opponent} (Punktzahl {opponentHalfPoints}, Buchholz {opponentBuchholzHalfPoints}): Nicht alle können Punktgleiche treffen. Die Punktunterschiede sind so wenige und so klein wie möglich; dann hat der Erfolgreichere eine niedrige, der weniger Erfolgreiche eine hohe Buchholzwertung.',
  'reason.tempelhof.colours-by-lot':
    '{white} hat Weiß und {black} Schwarz: Das Los bestimmt auch die Farbe, die niedrigere Nummer hat Weiß.',
  'reason.tempelhof.colours-by-board':
    '{white} hat Weiß und {black} Schwarz: An ungeraden Brettern hat der Stärkere Weiß, an geraden Schwarz (Brett {board}).',
  'reason.tempelhof.no-third-time':
    '{player} wechselt die Farbe: Niemand bekommt dreimal hintereinander dieselbe.',
  'reason.tempelhof.fewer-whites':
    '{white} hat Weiß: hatte im Verhältnis zu Schwarz seltener Weiß als {black}.',
  'reason.tempelhof.alternate-latest':
    '{white} hat Weiß und {black} Schwarz: Beide wechseln gegenüber der letzten Partie, in der sie verschiedene Farben hatten ({gamesBack|die letzte|vor {gamesBack} Partien}).',
  'reason.tempelhof.alternates':
    '{player} wechselt die Farbe gegenüber der letzten Partie: Die Farben waren sonst gleich verteilt.',
  'reason.tempelhof.no-colours-yet':
    '{white} hat Weiß und {black} Schwarz: Beide hatten noch keine Farbe, die niedrigere Nummer hat Weiß.',
  'reason.tempelhof.bye-last':
    '{player} ist spielfrei: Die Zahl ist ungerade, und {player} steht am Ende (Punktzahl {halfPoints}, Buchholz {buchholzHalfPoints}).',
  'reason.tempelhof.bye-not-twice':
    '{player} steht tiefer, war aber schon in Runde {roundNumber} spielfrei.',
  'reason.tempelhof.bye-passed-over-rest':
    '{player} steht tiefer, aber ohne {player} ginge die Auslosung der Übrigen nicht auf.',
  'reason.tempelhof.bye-point': 'Wer spielfrei ist, erhält 1 Punkt.',

  // What the rules of conduct say of a time control.
  'reason.conduct.time-too-short':
    'Die Bedenkzeit ist {minutes} Minuten je Spieler; die kürzeste zulässige ist {least}.',
  'reason.conduct.time-session-too-short':
    'Die gesamte Spielzeit ist {minutes} Minuten; sie muss mindestens {least} betragen.',
  'reason.conduct.time-moves-per-hour':
    'Die Zeitkontrolle nach {moves} Zügen in {minutes} Minuten verlangt {perHour} Züge je Stunde; zulässig sind {least}–{most}.',
  'reason.conduct.time-last-stage':
    'Für den Rest der Partie gibt es {minutes} Minuten je Spieler; zulässig sind {least}–{most}.',

  // Why a prize is given as it is.
  'reason.prize.single':
    'Preis {place} ungeteilt: Niemand sonst auf der Liste hat gleich viele Punkte.',
  'reason.prize.shared':
    'Preise {firstPlace}–{lastPlace} unter {count} geteilt: {prizeMoneys} = {potMoney}, je {shareMoney}.',
  'reason.prize.shared-one':
    'Preis {firstPlace} unter {count} geteilt: {potMoney}, je {shareMoney}.',
  'reason.prize.remainder':
    'Das geht nicht auf: Die restlichen {remainderMoney} gehen an {count|den Ersten|die ersten {count}} der Schlusstabelle, {players}.',
  'reason.prize.by-order':
    'Punktgleich: {player} erhält Preis {place} nach der Schlusstabelle mit Feinwertung.',
  'reason.prize.equal-in-everything':
    'Auch die Feinwertung ist gleich: {count} teilen sich {potMoney}, je {shareMoney}.',
  'reason.prize.half-shared':
    'Preise {firstPlace}–{lastPlace}, {count} punktgleich: Die eine Hälfte, {potMoney}, wird geteilt, je {shareMoney} (Hort-System).',
  'reason.prize.half-shared-one':
    'Preis {firstPlace}, {count} punktgleich: Die eine Hälfte, {potMoney}, wird geteilt, je {shareMoney} (Hort-System).',
  'reason.prize.half-by-order':
    'Die andere Hälfte geht nach der Schlusstabelle: {halfMoney} an {player}.',
  'reason.prize.honour-by-order':
    'Ein Ehrenpreis wird nicht geteilt: Er geht nach der Schlusstabelle mit Feinwertung an {player}.',
  'reason.prize.after-play-off': 'Der Stichkampf entscheidet: Preis {place} ungeteilt.',
  'reason.prize.after-lot': 'In allem gleich: Über den Rang von {player} hat das Los entschieden.',
  'reason.prize.rating-from-to': '{player} hat die Wertungszahl {rating}, innerhalb {from}–{to}.',
  'reason.prize.rating-from': '{player} hat die Wertungszahl {rating}, mindestens {from}.',
  'reason.prize.rating-to': '{player} hat die Wertungszahl {rating}, höchstens {to}.',
  'reason.prize.rated': '{player} hat eine Wertungszahl ({rating}).',
  'reason.prize.unrated': '{player} hat keine Wertungszahl.',
  'reason.prize.woman': '{player} ist eine Frau.',
  'reason.prize.senior':
    '{player} zählt zu den Senioren: {year} werden {age} Jahre erreicht, die Grenze ist {fromAge}.',
  'reason.prize.junior':
    '{player} zählt zur Jugend: {year} werden {age} Jahre erreicht, die Grenze ist {toAge}.',
  'reason.prize.club': '{player} spielt für {club}.',
  'reason.prize.citizen': '{player} hat die Staatsangehörigkeit: {federation}.',
  'reason.prize.citizen-presumed':
    '{player} spielt für {federation}; die Staatsangehörigkeit ist nicht angegeben.',
  'reason.prize.listed': '{player} steht auf der Liste des Veranstalters.',
  'reason.prize.not-citizens':
    'Besser platziert, aber ohne die Staatsangehörigkeit: {passedPlayers}. Der Preis geht an den Nächsten.',
  'reason.prize.passed-over':
    'Auf der Liste besser platziert, aber mit einem anderen Preis: {passedPlayers}.',
  'reason.prize.first-kept':
    'Jeder erhält einen Preis, der erste gilt: {player} überlässt {otherMoney} aus „{otherList}“ dem Nächsten.',
  'reason.prize.better-kept':
    'Jeder erhält einen Preis, der bessere gilt: {player} überlässt {otherMoney} aus „{otherList}“ dem Nächsten.',
  'reason.prize.play-off-needed':
    'Punktgleich, und der Preis ist unteilbar: Stichkampf zwischen {players}.',
  'reason.prize.lot-needed':
    'In allem gleich, und ein Ehrenpreis wird nicht geteilt: Das Los entscheidet zwischen {players}.',
  'reason.prize.nobody-entitled': 'Niemand ist übrig, dem der Preis zusteht.',

  // Where a line of a tie-break comes from, or why it does not count.
  'reason.tie-break.opponent-left-early':
    'Die letzten abgemeldeten Runden des Gegners zählen als Remis: {adjustedHalfPoints} statt {ownHalfPoints}.',
  'reason.tie-break.opponent-unplayed-drawn':
    'Die ungespielten Runden des Gegners zählen als Remis: {adjustedHalfPoints} statt {ownHalfPoints}.',
  'reason.tie-break.dummy-own-score':
    'Nicht gespielt: ein fiktiver Gegner mit den eigenen {dummyHalfPoints} Punkten.',
  'reason.tie-break.dummy-capped-by-draws':
    'Nicht gespielt: ein fiktiver Gegner mit höchstens einem Remis je Runde bei {rounds} Runden, {dummyHalfPoints} Punkte.',
  'reason.tie-break.dummy-capped-by-opponent':
    'Nicht gespielt: ein fiktiver Gegner mit höchstens so vielen Punkten wie {opponent}, {dummyHalfPoints}.',
  'reason.tie-break.virtual-opponent':
    'Nicht gespielt: virtueller Gegner mit {beforeHalfPoints} Punkten vor der Runde, dem umgekehrten Ergebnis von {resultHalfPoints} und Remis in {roundsAfter|der einen späteren Runde|den {roundsAfter} späteren Runden}.',
  'reason.tie-break.cut-lowest': 'Gestrichen: niedrigster Beitrag.',
  'reason.tie-break.cut-highest': 'Gestrichen: höchster Beitrag.',
  'reason.tie-break.cut-voluntarily-unplayed':
    'Zuerst gestrichen: auf eigenen Wunsch oder durch eigenes Fernbleiben nicht gespielt.',
  'reason.tie-break.cut-first-rounds': 'Gestrichen: Stand nach den ersten Runden.',
  'reason.tie-break.opponent-below-limit':
    'Zählt nicht: Der Gegner hat {opponentHalfPoints} Punkte, die Grenze ist {limitHalfPoints}.',
  'reason.tie-break.behind-more-games':
    'Hat auf {missedGames} Partien verzichtet und steht hinter allen, die mehr als {playedGames} gespielt haben.',
  'reason.tie-break.opponent-withdrew':
    '{opponent} ist ausgeschieden; die Punkte werden abgezogen.',
  'reason.tie-break.raised-for-withdrawn':
    'Im Verhältnis {rounds} : ({rounds} − {withdrawn}) erhöht für ausgeschiedene Gegner, auf zwei Stellen gerundet.',
  'reason.tie-break.secondary-score-and-strength':
    'Sekundäre Punkte {secondaryHalfPoints} und Buchholz geteilt durch {factor}.',
  'reason.tie-break.decided-on-boards':
    'Die beiden Mannschaften stehen auch im eigenen Wettkampf gleich; die Bretter entscheiden nach {tieBreak}.',
  'reason.tie-break.keizer-own-value': 'Der eigene Wert nach Platz {place}, {value}, zählt einmal.',
  'reason.tie-break.keizer-of-opponents-value': '{percent} % vom Wert des Gegners, {value}.',
  'reason.tie-break.keizer-of-own-value': '{percent} % vom eigenen Wert, {value}.',
  'reason.tie-break.keizer-over-limit': 'Mehr Abwesenheiten, als zählen.',
  'reason.tie-break.keizer-averaged':
    'Die Werte sind der Durchschnitt von {rankings} Ranglisten, die im Kreis aufeinander folgen.',

  // What a candidate result takes.
  'reason.candidate-result.too-few-rounds':
    '{rounds|1 Runde|{rounds} Runden}: Ein Turnier, das zählt, hat mindestens {least}.',
  'reason.candidate-result.below-table':
    'Der Schnitt ist {average}; unter {least} gibt es keine Kandidatenergebnisse.',
  'reason.candidate-result.category':
    'Der Schnitt {average} ist Kategorie {category}: {percent} % der Punkte.',
  'reason.candidate-result.expected':
    'Der Schnitt {average} liegt über der Tabelle: {reference} hat bei einer Differenz von {difference} eine Erwartung von {percent} %.',
  'reason.candidate-result.rounded':
    '{percent} % von {rounds} Punkten, auf den nächsten halben Punkt, Viertel aufwärts: {neededHalfPoints}.',

  // Who rises and falls in a championship of several classes.
  'reason.promotion.tournament-number':
    'Die {players} Spieler zählen je nach Klasse 4, 3, 2 oder 1: im Mittel {value}.',
  'reason.promotion.target':
    'Klasse {class}: {percent} % von {rounds} Runden sind {points} Punkte, aufgerundet auf halbe {targetHalfPoints}.',
  'reason.promotion.up':
    '{player} hat {halfPoints} Punkte und erreicht die {targetHalfPoints} der Klasse {class}.',
  'reason.promotion.up-at-most':
    '{player} hat {halfPoints} Punkte und stiege weiter auf, doch niemand steigt um mehr als {most} Klassen: Klasse {class}.',
  'reason.promotion.down':
    '{player} hat {halfPoints} Punkte, weniger als die {targetHalfPoints} der Klasse {class}, und steigt um eine Klasse ab.',
  'reason.promotion.stays': '{player} hat {halfPoints} Punkte und bleibt in Klasse {class}.',
  'reason.promotion.place-up': '{player} ist auf Platz {place} und steigt in Klasse {class} auf.',
  'reason.promotion.place-down': '{player} ist auf Platz {place} und steigt in Klasse {class} ab.',
  'reason.promotion.place-stays': '{player} bleibt in Klasse {class}.',
  'reason.promotion.place-tied':
    '{player} teilt Platz {place} über die Grenze hinweg: Stichkampf oder Los entscheidet.',
  'reason.promotion.withdrew': '{player} ist zurückgetreten und steigt ab: Klasse {class}.',
  'reason.promotion.by-hand': 'Vom Spielausschuss entschieden: {player} spielt in Klasse {class}.',
  'reason.meeting.too-few':
    'Ein Turnier wird ab {least} Spielern durchgeführt; angemeldet: {count}.',
  'reason.meeting.play-twice': 'Bei {count} Spielern soll doppelrundig gespielt werden.',
  'reason.meeting.other-time':
    'Die Seniorenmeisterschaft wird mit {minutes} Minuten je Spieler und Partie gespielt.',
  'reason.meeting.inside-championship':
    'Damen- und Jugendmeisterschaft können als Teil der Klubmeisterschaft ausgetragen werden: Wer von ihnen am besten steht, ist Meister (Preisplan „Klubmeisterschaft“).',
  'reason.championship.result-up':
    'Steigt nach dem Ergebnis der letzten Meisterschaft auf, dort in Klasse {class}.',
  'reason.championship.result-down':
    'Steigt nach dem Ergebnis der letzten Meisterschaft ab, dort in Klasse {class}.',
  'reason.championship.result-stays':
    'Bleibt nach dem Ergebnis der letzten Meisterschaft in Klasse {class}.',
  'reason.championship.right-ended':
    'Die Berechtigung für ein Jahr zu Klasse {class} ist abgelaufen: zurück in der eigenen Klasse.',
  'reason.championship.paused':
    'Hat ausgesetzt und behält Klasse {class} bis zur nächsten Teilnahme.',
  'reason.championship.cup': 'Platz {place} im Pokal berechtigt für ein Jahr zu Klasse {class}.',
  'reason.championship.rating':
    'Neu: Wertungszahl {rating}, die Mitte von Klasse {class} ist {median}.',
  'reason.championship.first':
    'Noch hat niemand eine Klasse: nach Wertungszahl ({rating}) gleichmäßig verteilt, Klasse {class}.',
  'reason.championship.rating-lowest': 'Neu: Wertungszahl {rating}, unter der Mitte jeder Klasse.',
  'reason.championship.unrated': 'Neu und ohne Wertungszahl: die unterste Klasse.',
  'reason.championship.by-hand': 'Vom Spielausschuss entschieden.',
  'reason.championship.class-too-large':
    'Klasse {class} hat {count} Spieler, höchstens {most} sind vorgesehen.',
  'reason.championship.class-empty': 'In Klasse {class} ist niemand.',
  'reason.championship.too-few-for-all':
    'Für ein Rundenturnier braucht jede Klasse {least} Spieler, hier sind es {count}.',
  'reason.championship.rounds-fixed':
    'Mit {least} bis {most} Teilnehmern werden {usual} Runden gespielt; hier sind es {count} Teilnehmer und {rounds} Runden.',
  'reason.championship.rounds-even': 'Die Rundenzahl soll ungerade sein, nicht {rounds}.',
  'reason.championship.rounds-few':
    '{rounds|Eine Runde ist|{rounds} Runden sind} zu wenig: mindestens {least}.',
  'reason.championship.class-swiss-few':
    'Eine Klasse spielt mit mehr als {over} Anmeldungen ein eigenes Schweizer System, hier sind es {count}.',
  'reason.championship.class-swiss-rounds':
    'Damit die ersten {places} von {count} Plätzen sicher sind, braucht es {least} Runden, nicht {rounds}.',
  'reason.championship.class-swiss-wish':
    'Eine Klasse spielt ein eigenes Schweizer System, wenn die Mehrzahl der Teilnehmer es wünscht.',

  // What a register of warnings and suspensions holds.
  'reason.sanction.warning':
    'Verwarnt am {given} in einem Turnier, das am {eventEnds} endete: Die Verwarnung gilt ein Jahr, bis {until}.',
  'reason.sanction.second-warning':
    'Verwarnt am {given}, während Verwarnung {earlier} galt: Daraus wird eine Sperre von {months} Monaten, bis {until}.',
  'reason.sanction.warning-after-suspension':
    'Verwarnt am {given}, innerhalb eines Jahres nach dem Ende der Sperre {earlier}: Daraus wird eine Sperre von {months} Monaten, bis {until}.',
  'reason.sanction.suspension':
    'Gesperrt ab {from} für {months|1 Monat|{months} Monate}, bis {until}.',
  'reason.sanction.suspension-days':
    'Gesperrt ab {from} für {days|1 Tag|{days} Tage}, bis {until}.',
  'reason.sanction.repeated-suspension':
    'Gesperrt ab {from}, innerhalb eines Jahres nach dem Ende der Sperre {earlier}: {given|1 Monat wird|{given} Monate werden} verdoppelt, bis {until}.',
  'reason.sanction.repeated-suspension-days':
    'Gesperrt ab {from}, innerhalb eines Jahres nach dem Ende der Sperre {earlier}: {given|1 Tag wird|{given} Tage werden} verdoppelt, bis {until}.',
  'reason.sanction.beside-another':
    'Gesperrt ab {from} für {months|1 Monat|{months} Monate}, während Sperre {earlier} läuft: Jede läuft für sich ab, diese am {until}.',
  'reason.sanction.beside-another-days':
    'Gesperrt ab {from} für {days|1 Tag|{days} Tage}, während Sperre {earlier} läuft: Jede läuft für sich ab, diese am {until}.',
  'reason.sanction.stands':
    'Gesperrt ab {from} für {months|1 Monat|{months} Monate}, bis {until}: So ergab es sich aus früheren Verwarnungen und Sperren, die seither gelöscht sind.',
  'reason.sanction.stands-days':
    'Gesperrt ab {from} für {days|1 Tag|{days} Tage}, bis {until}: So ergab es sich aus früheren Verwarnungen und Sperren, die seither gelöscht sind.',
  'reason.sanction.lifted': 'Aufgehoben: Ab {until} gilt sie nicht mehr.',

  // What a deadline is counted from.
  'reason.deadline.months-before': '{count|1 Monat|{count} Monate} vor {from}: {to}.',
  'reason.deadline.months-after': '{count|1 Monat|{count} Monate} nach {from}: {to}.',
  'reason.deadline.days-before': '{count|1 Tag|{count} Tage} vor {from}: {to}.',
  'reason.deadline.days-after': '{count|1 Tag|{count} Tage} nach {from}: {to}.',
  'reason.deadline.same-day': 'Am Tag selbst: {to}.',
  'reason.deadline.before-next-event':
    'Das nächste Turnier beginnt am {nextEvent}; davor muss es geschehen sein: {to}.',

  // What happens on a ladder.
  'reason.ladder.won': '{player} holt {halfPoints} gegen {opponent} und nimmt Platz {place} ein.',
  'reason.ladder.defended':
    '{player} holt {halfPoints} gegen {opponent}, der Platz {place} behält.',
  'reason.ladder.given-up':
    '{opponent} stellt sich der Herausforderung von {player} nicht, sie gilt als aufgegeben: {player} nimmt Platz {place} ein.',
  'reason.ladder.struck':
    '{player} hat sich {times} Herausforderungen hintereinander nicht gestellt und wird gestrichen.',
  'reason.ladder.entered':
    '{player} steigt {below} Punkte unter der Wertungszahl ein, auf Platz {place}.',
  'reason.ladder.entered-highest':
    '{player} steigt auf Platz {place} ein: höher steigt niemand ein.',
  'reason.ladder.left': '{player} scheidet aus der Rangliste aus.',
  'reason.ladder.oneself': '{player} kann nicht von {player} herausgefordert werden.',
  'reason.ladder.not-on-the-list': '{player} steht nicht auf der Rangliste.',
  'reason.ladder.not-above': '{opponent} steht nicht über {player}.',
  'reason.ladder.too-far-up': '{opponent} steht mehr als {most} Plätze über {player}.',
  'reason.ladder.same-opponent-again':
    '{player} hat {opponent} schon das letzte Mal herausgefordert.',
  'reason.ladder.game-missing':
    'Der Wettkampf von {player} hat {games|1 Partie|{games} Partien}; eine fehlt.',
  'reason.ladder.game-too-many':
    '{player} hat die erste Partie verloren, eine zweite wird nicht gespielt.',
  'reason.ladder.on-the-list-already': '{player} steht schon auf der Rangliste.',

  // The sums of a combined event.
  'reason.mehrkampf.result':
    '{name}: Platz {place} von {players} ergibt 10 × {place} : {players} = {value}.',
  'reason.mehrkampf.best':
    '{player}: {counted|das niedrigste|die {counted} niedrigsten} von {results|1 Ergebnis|{results} Ergebnissen} {counted|zählt|zählen}.',
  'reason.mehrkampf.too-few':
    '{player} hat {counted|1 Ergebnis|{counted} Ergebnisse}, wo {wanted} zählen, und steht hinter allen, die mehr haben.',
  'reason.mehrkampf.not-held':
    '{name} hat {players} Teilnehmer, und unter {least} wird eine Disziplin nicht ausgetragen.',

  // What a game of Skat counts.
  'reason.skat.null': 'Dieses Nullspiel zählt {value}.',
  'reason.skat.trumps': 'Mit oder ohne {matadors}, insgesamt {steps}-mal {each}: {value}.',
  'reason.skat.lost': 'Verloren: {value} zählt {times}-mal, {loss}.',
  'reason.skat.lost-announced':
    'Verloren bei angesagtem Schneider oder Schwarz: {value} zählt {times|einmal|{times}-mal}, {loss}.',
  'reason.skat.declarer-won': '{player}: {value} und {bonus} für das gewonnene Spiel, {score}.',
  'reason.skat.declarer-lost':
    '{player}: {value} weniger {bonus} für das verlorene Spiel, {score}.',
  'reason.skat.opponents': '{players}: je {bonus} für das Spiel, das der Alleinspieler verlor.',
  'reason.skat.dealer': '{player} hat am Vierertisch gegeben und bekommt nichts.',

  // How a title norm came about.
  'reason.norm.floor': '{opponent}, der Gegner mit der niedrigsten Zahl, zählt mit {floor}.',
  'reason.norm.unrated': 'Ohne Elo-Zahl und mit {rating} gerechnet: {players}.',
  'reason.norm.eight-of-nine':
    '{games} von neun Partien genügen: Die fehlende wurde kampflos gewonnen, oder der Spieler war spielfrei. Ein Antrag darf eine solche Norm enthalten.',
  'reason.norm.exempt':
    'Woher die Gegner kommen, spielt in diesem Turnier keine Rolle. Mindestens eine Norm eines Antrags muss ohne diese Ausnahme auskommen.',
  'reason.norm.later-ignored': 'Ausgelassen, da die Norm schon erreicht war: Runde {rounds}.',
  'reason.norm.won-ignored':
    'Ausgelassen, wie es bei gewonnenen Partien erlaubt ist: Runde {rounds}.',
  'reason.norm.not-counted': 'Zählt nicht: Runde {rounds}.',
  'reason.norm.category': 'Schnitt {average}: Kategorie {category}.',

  // Why a side can no longer give mate.
  'reason.mate.bare-king': 'Die Seite hat nur noch den König.',
  'reason.mate.knight-alone':
    'Ein Springer allein setzt keinen König matt, der nichts oder nur Damen bei sich hat.',
  'reason.mate.bishops-of-one-colour':
    'Alle Läufer stehen auf einer Farbe, und nichts kann die Felder der anderen um den König schließen.',
  'reason.mate.has-been-mated': 'Die Seite ist selbst matt.',
  'reason.mate.stalemate': 'Die Partie ist zu Ende: patt.',
  'reason.mate.king-never-attacked':
    'Keine Figur der Seite kann den anderen König je auf einem Feld angreifen, das er erreichen kann.',
  'reason.mate.always-a-way-out':
    'Wo immer der andere König angegriffen werden kann, bleibt ihm ein Fluchtfeld, das niemand je schließen kann.',
  'reason.mate.no-arrangement':
    'Wie Könige und Bauern auch ziehen ({positions} Stellungen), der König wird nirgends matt, wo immer die anderen Figuren stehen.',
  'reason.mate.all-tried':
    'Alle Folgen regelgerechter Züge wurden versucht ({positions} Stellungen): keine endet mit Matt.',

  // What the Laws of Chess decide at the board.
  'reason.flag.lost': 'Verloren: der Gegner kann noch mattsetzen.',
  'reason.flag.drawn': 'Remis: der Gegner kann durch keine Folge regelgerechter Züge mattsetzen.',
  'reason.flag.club-draw':
    'Remis nach den Regeln des Klubs: der Gegner kann aus eigener Kraft nicht mehr gewinnen.',
  'reason.flag.ended-before': 'Die Partie war zu Ende, bevor das Blättchen fiel.',
  'reason.flag.not-proved':
    'Ob der Gegner noch mattsetzen kann, wurde nicht gefunden: der Schiedsrichter entscheidet.',
  'reason.illegal.time': 'Der Gegner erhält {seconds} Sekunden mehr.',
  'reason.illegal.lost': 'Die Partie ist für den verloren, der den regelwidrigen Zug machte.',
  'reason.illegal.drawn':
    'Die Partie ist remis: der Gegner kann durch keine Folge regelgerechter Züge mattsetzen.',
  'reason.illegal.not-claimed': 'Der Gegner hat nicht reklamiert: der Zug bleibt stehen.',
  'reason.claim.time-given': 'Der Gegner erhält {seconds} Sekunden mehr.',
  'reason.claim.time-taken': '{seconds} Sekunden werden dem Antragsteller abgezogen.',
  'reason.sealed.stands': 'Der Abgabezug ist regelgerecht und gilt.',
  'reason.sealed.lost':
    'Der Abgabezug ist mehrdeutig, unleserlich oder regelwidrig: die Partie ist verloren.',
  'reason.sealed.drawn':
    'Der Abgabezug würde verlieren, doch der Gegner kann durch keine Folge regelgerechter Züge mattsetzen.',
  'reason.sealed.not-proved':
    'Ob der Gegner noch mattsetzen kann, wurde nicht gefunden: der Schiedsrichter entscheidet.',
};
