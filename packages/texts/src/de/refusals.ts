import type { refusalsTexts as reference } from '../en/refusals.ts';
import type { Translation } from '../texts.ts';

/** Why a command is refused, and what follows from one that is not: under the code of each. */
export const refusalsTexts: Translation<typeof reference> = {
  // Why a command was refused: `error.` and the refusal's code.
  'error.pairing.too-few-players':
    'Nur {present|1 Spieler ist|{present} Spieler sind} anwesend; eine Runde braucht mindestens zwei.',
  'error.pairing.no-legal-pairing':
    'Runde {roundNumber} lässt sich nicht auslosen: Es fehlen Gegner, die die Regeln zulassen. Übrig bleiben: {players}.',
  'error.pairing.no-legal-colours':
    'Runde {roundNumber} lässt sich nicht auslosen: Ohne Wiederholung bekäme jemand zum dritten Mal hintereinander dieselbe Farbe. Betroffen: {players}.',
  'error.pairing.too-few-teams':
    'Nur {present|1 Mannschaft ist|{present} Mannschaften sind} anwesend; eine Runde braucht mindestens zwei.',
  'error.pairing.no-legal-team-pairing':
    'Runde {roundNumber} lässt sich nicht paaren: Zu viele der Mannschaften haben schon gegeneinander gespielt. Der Hauptschiedsrichter entscheidet.',
  'error.pairing.schedule-over':
    'Die Paarungstafel hat nur {rounds|1 Runde|{rounds} Runden}; eine Runde {roundNumber} gibt es nicht.',
  'error.pairing.games-unfinished':
    'Der Pokal geht erst weiter, wenn diese Partien beendet sind: {players}.',
  'error.pairing.lot-needed': 'Alle Partien endeten remis: Zwischen {players} muss gelost werden.',
  'error.pairing.decided': 'Es ist entschieden; es gibt keine weitere Runde.',
  'error.command.needs-confirmation': 'Das muss erst bestätigt werden.',
  'error.command.not-now': 'Das geht beim jetzigen Stand des Turniers nicht.',
  'error.tournament.exists': 'Das Turnier gibt es schon.',
  'error.tournament.missing': 'Dieses Turnier gibt es nicht.',
  'error.settings.invalid': '{field}: {problem}.',
  'error.settings.of-event': 'Das steht bei {event} für alle Gruppen: Ändern Sie es dort.',
  'error.settings.rounds-unplayable':
    'So viele Runden lassen sich nicht spielen: {player} hat nur Gegner für insgesamt {most|1 Runde|{most} Runden}.',
  'error.fide-mode.refused':
    '{fideAct} ist hier im FIDE-Modus nicht möglich ({article}). Muss es sein, verlassen Sie den FIDE-Modus in den Einstellungen; es gibt keinen Weg zurück.',
  'error.fide-mode.on': 'Das Turnier ist schon im FIDE-Modus.',
  'error.fide-mode.off': 'Das Turnier ist nicht im FIDE-Modus.',
  'error.fide-mode.left': 'Der FIDE-Modus ist verlassen; es gibt keinen Weg zurück.',
  'error.fide-mode.too-late':
    'Eine Runde ist gepaart: Der FIDE-Modus beginnt vor Runde 1 oder gar nicht.',
  'error.player.unknown': '{player} gehört nicht zu diesem Turnier.',
  'error.player.suspended':
    '{name} ist bis einschließlich {lastDay} gesperrt ({article}) und wird nicht angemeldet. Darüber kann sich hier niemand hinwegsetzen; die Amtsträger des Verbands können die Sperre aufheben.',
  'error.player.duplicate': '{name} ist schon angemeldet.',
  'error.player.invalid': '{field}: {problem}.',
  'error.player.has-played':
    'Nach der ersten Auslosung wird niemand mehr gestrichen; ziehen Sie {player} stattdessen zurück.',
  'error.player.already-withdrawn': '{player} ist schon zurückgetreten.',
  'error.player.not-withdrawn': '{player} ist nicht zurückgetreten.',
  'error.player.already-expelled': '{player} ist schon ausgeschlossen.',
  'error.player.expulsion-unexplained': 'Bitte angeben, warum {player} ausgeschlossen wird.',
  'error.lots.not-drawn': 'Zuerst den Spielern Nummern geben.',
  'error.lots.first-colour-not-drawn':
    'Die Farbe der Nr. 1 in Runde 1 ist weder gewählt noch gelost.',
  'error.lots.no-first-colour': 'Nur das Schweizer System der FIDE lost die Farbe der 1. Runde.',
  'error.lots.seed-missing':
    'Die Auslosung braucht einen Startwert: einen Text, mit dem sie jeder wiederholen kann.',
  'error.lots.order-invalid': 'Losnummern, {player}: {problem}.',
  'error.lots.varma-needs-table': 'Die Varma-Tafeln gehören zu Rundenturnieren.',
  'error.lots.no-start-positions': 'Die Partien dieses Turniers beginnen in der üblichen Stellung.',
  'error.lots.start-position-played':
    'Eine Partie der Runde {round} hat ein Ergebnis: Sie begann in der früher gelosten Stellung.',
  'error.lots.not-equal':
    'Nur Spieler mit gleicher Wertung tauschen ihre Nummern; {player} hat eine andere.',
  'error.lots.numbers-too-late':
    'Die Nummern stehen fest, sobald Runde {until} gepaart ist ({article}).',
  'error.lots.numbers-drafted': 'Der Entwurf hat die jetzigen Nummern ({article}).',
  'error.lots.numbers-accelerated': 'Bei Beschleunigung stehen die Nummern fest ({article}).',
  'error.lots.values-invalid':
    'Werte von außen brauchen einen Namen und für jeden Spieler einen Wert, und sie dürfen nicht alle gleich sein.',
  'error.lots.not-tied': 'Gelost wird nur zwischen allen, die in der Tabelle einen Platz teilen.',
  'error.lots.no-such-play-off':
    'Eine solche Partie eines Stichkampfs zwischen denen, die den Platz teilen, gibt es nicht, oder jemand wünschte keinen.',
  'error.system.not-by-hand': 'In diesem System lässt sich keine Runde von Hand auslosen.',
  'error.system.not-scheduled':
    'In diesem Turniersystem hängen die Runden von den Ergebnissen ab; sie werden einzeln ausgelost.',
  'error.round.unknown': 'Runde {round} gibt es nicht.',
  'error.round.already-paired': 'Runde {round} ist schon ausgelost.',
  'error.round.no-more': 'Alle {planned} Runden sind ausgelost. Für weitere die Rundenzahl ändern.',
  'error.round.not-draft': 'Es gibt keinen Entwurf einer Runde.',
  'error.round.not-published': 'Runde {round} ist noch nicht veröffentlicht.',
  'error.board.unknown': 'In Runde {round} gibt es kein Brett {board}.',
  'error.result.invalid': '{whiteHalfPoints}–{blackHalfPoints} ist kein mögliches Ergebnis.',
  'error.result.due-not-a-date': '„{due}“ ist kein Datum.',
  'error.rating-result.none-yet':
    'Brett {board} in Runde {round} hat noch kein Ergebnis: Es ist zuerst einzutragen.',
  'error.rating-result.not-final':
    'Gewertet wird nach einem Ergebnis, das feststeht; eine Hänge- oder verlegte Partie hat keines.',
  'error.report-sent.provisional':
    'Das Turnier ist nur vorläufig beendet: Partien sind noch offen. Sie sind zuerst zu klären.',
  'error.report-sent.nothing-played':
    'Noch ist keine Runde veröffentlicht: Es gibt keinen Bericht zu senden.',
  'error.report-sent.month-unknown': 'Keine veröffentlichte Runde hat ein Datum in {month}.',
  'error.report-sent.day-unknown': '„{day}“ ist kein Datum.',
  'error.report-sent.day-to-come': '{day} liegt in der Zukunft.',
  'error.report-sent.rules-unknown': 'Für diesen Bericht gibt es keine Wertungsregeln „{edition}“.',
  'error.result.colours-stand':
    'Runde {round}, Brett {board}: Die Spieler losen die Farben nur, wo Partien nach Vereinbarung gespielt werden.',
  'error.result.already-entered':
    'Brett {board} in Runde {round} hat schon ein Ergebnis; es kann berichtigt werden.',
  'error.reported.not-asked-for': 'Mit diesem Code werden hier keine Ergebnisse gemeldet.',
  'error.reported.other-pairing':
    'An Brett {board} in Runde {round} sitzen jetzt andere. Nichts wurde gemeldet; bitte das Brett noch einmal ansehen.',
  'error.reported.arbiter-only':
    'Hier werden nur Sieg oder Remis gemeldet. Alles andere bitte dem Schiedsrichter sagen.',
  'error.reported.waits':
    'Die beiden haben für Brett {board} in Runde {round} Verschiedenes gemeldet. Der Schiedsrichter klärt es.',
  'error.moves.malformed': 'Was für Runde {round}, Brett {board} kam, sind keine Züge.',
  'error.moves.other-pairing':
    'An Brett {board} der Runde {round} sitzen andere, oder die Runde ist nicht veröffentlicht.',
  'error.ask.not-taken':
    'In diesem Turnier kann man nicht vom Handy um Aussetzen oder Rücktritt bitten.',
  'error.ask.too-late':
    'Für Runde {round} konnte man bis {until} darum bitten. Bitte mit dem Schiedsrichter sprechen.',
  'error.ask.not-playing': '{player} ist aus dem Turnier ausgeschieden.',
  'error.ask.declined':
    'Der Schiedsrichter hat das für Runde {round} schon abgelehnt. Bitte mit ihm sprechen.',
  'error.ask.none': '{player} bittet in Runde {round} um nichts, was auf Antwort wartet.',
  'error.verification.differs':
    'In Runde {round}, Brett {boards}, stehen jetzt andere Ergebnisse: Vergleichen Sie sie noch einmal mit den Zetteln.',
  'error.draft.player-twice': '{player} sitzt an zwei Brettern.',
  'error.draft.player-not-present': '{player} spielt in dieser Runde nicht.',
  'error.draft.too-many-byes': 'Nur ein Spieler kann spielfrei sein. Ohne Brett sind: {players}.',
  'error.bye.not-in-table':
    'Wo jeder gegen jeden spielt, wird keine Runde ausgesetzt: Verlegen Sie stattdessen die Partie.',
  'error.bye.round-not-missed':
    'Für Runde {round} gibt es keine Punkte: nur für veröffentlichte, verpasste Runden, und nur wo nach Punkten gepaart wird.',
  'error.bye.not-in-last-round':
    'In der letzten Runde (Runde {round}) gibt es keinen halben Punkt ohne Spiel ({article}).',
  'error.bye.too-many':
    'Nach den Einstellungen bekommt jeder Spieler höchstens {most|einen halben Punkt|{most} halbe Punkte} ohne Spiel.',
  'error.check-in.not-this-round':
    'Die Anwesenheit wird nur für die nächste Runde erfasst, nicht für Runde {round}.',
  'error.check-in.not-missing': '{player} ist da, setzt aus oder ist zurückgetreten.',
  'error.check-in.not-a-no-show':
    'Ob {player} nach Runde {round} weiterspielt, ist nicht zu entscheiden.',
  'error.table.kept': 'Tisch {table} ist schon der feste Tisch von {player}.',
  'error.table.invalid': 'Ein Tisch hat eine Nummer von 1 bis {most}.',
  'error.incident.unknown':
    'Unter dem, was an einem Brett geschehen kann, gibt es kein „{situation}“.',
  'error.incident.no-rule': 'Diese Regeln sehen für „{situation}“ bei dieser Spielart nichts vor.',
  'error.incident.unanswered': 'Eine Frage ist offen: {question}.',
  'error.incident.penalty-unknown': 'Es gibt keine Strafe „{penalty}“.',
  'error.incident.not-their-game': 'Der Spieler sitzt nicht an Brett {board} der Runde {round}.',
  'error.appeal.field-invalid': '{field}: {problem}.',
  'error.appeal.unknown': 'Es gibt keinen Protest {appeal}.',
  'error.appeal.no-game': 'Runde {round} hat keine Partie an Brett {board}.',
  'error.appeal.decided': 'Protest {appeal} ist entschieden.',
  'error.appeal.undecided': 'Protest {appeal} ist noch nicht entschieden.',
  'error.appeal.final': 'Die Entscheidung über Protest {appeal} ist endgültig ({article}).',
  'error.championship.rules-unknown': 'Es gibt keine Regeln {rules} einer Meisterschaft.',
  'error.championship.classes-invalid': 'Eine Meisterschaft hat {least} bis {most} Klassen.',
  'error.championship.class-invalid': 'Es gibt die Klassen 1 bis {most}.',
  'error.championship.reason-missing':
    'Geben Sie an, warum {player} in einer anderen Klasse spielt.',
  'error.championship.none': 'Hier ist noch niemand in einer Klasse.',
  'error.championship.class-missing': '{player} ist noch in keiner Klasse.',
  'error.championship.no-targets':
    'Hier entscheiden die Plätze über Auf- und Abstieg, Richtpunkte gibt es nicht.',
  'error.excuse.no-game': '{player} hat in Runde {round} keine Partie.',
  'error.excuse.game-over': 'Die Partie von {player} in Runde {round} ist beendet.',
  'error.excuse.not-a-day': '„{day}“ ist kein Datum.',
  'error.excuse.none': '{player} ist für Runde {round} nicht entschuldigt.',
  'error.round.start-not-a-time': '„{at}“ ist kein Datum mit Uhrzeit wie 2026-11-21T19:05.',
  'error.late-pair.round-over':
    'Nach Runde {round} ist schon eine weitere veröffentlicht; Bretter lassen sich nicht mehr hinzufügen.',
  'error.late-pair.not-free':
    '{player} hat in der Runde schon einen Gegner oder hat das Turnier verlassen.',
  'error.late-pair.have-met':
    '{white} und {black} haben in Runde {earlierRound} gegeneinander gespielt und können nicht noch einmal gepaart werden ({article}).',
  'error.late-pair.minutes-invalid':
    'Die Minuten, die von den Uhren abgezogen werden, sind eine ganze Zahl von 0 bis {most}.',
  'error.system.no-late-pair':
    'Nur wo nach Punkten gepaart wird, lassen sich zwei nach Rundenbeginn paaren.',
  'error.bye.round-already-paired':
    'Runde {round} ist veröffentlicht; daran, wer aussetzt, ändert sich nichts mehr.',
  'error.journal.unknown-version': 'Das Protokoll hat keine Zeile {version}.',

  // What is wrong with a plan, at the place named beside it.
  'error.prize-plan.empty': 'hier fehlt etwas: ein Name, ein Preis oder für wen er ist',
  'error.prize-plan.too-much': 'zu viel: höchstens {most}',
  'error.prize-plan.money-invalid':
    'ein Betrag ist eine ganze Zahl von Cent oder Øre und nie unter 0',
  'error.prize-plan.money-rises': 'der Betrag ist höher als beim Platz darüber',
  'error.prize-plan.number-invalid': 'erwartet wird eine ganze Zahl von {least} bis {most}',
  'error.prize-plan.range-reversed': 'die Wertungsgruppe beginnt über ihrem Ende',
  'error.prize-plan.ranges-overlap':
    'die Wertungsgruppe überschneidet sich mit {otherPath}; die eine muss ganz in der anderen oder ganz außerhalb liegen',
  'error.prize-plan.condition-twice': 'dieselbe Art Bedingung steht zweimal da',
  'error.prize-plan.year-missing': 'eine Altersgruppe verlangt, dass der Plan das Jahr nennt',
  'error.prize-plan.player-twice': 'ein Spieler ist zweimal genannt',
  'error.prize-plan.player-unknown': 'diesen Spieler gibt es nicht',
  'error.prize-plan.not-equal':
    'diese Spieler sind nicht gleich: Ein Stichkampf verlangt gleiche Punkte, das Los Gleichheit in allem',

  // Why groups, lots or time odds cannot be so.
  'error.groups.too-many':
    '{groups} Gruppen sind nicht möglich: Mit mindestens 2 Spielern in jeder sind es höchstens {most}.',
  'error.groups.too-few-players': '{players} Spieler: Eine Gruppe braucht mindestens {least}.',
  'error.groups.size-too-small':
    'Gruppen mit höchstens {size} sind zu klein; bei dieser Spielerzahl brauchen sie Platz für mindestens {least}.',
  'error.groups.too-few-for-rounds':
    '{group} hätte nur {players} Spieler; für so viele Runden braucht es mindestens {least}.',
  'error.lots.varma-players':
    'Die Varma-Tabellen gibt es für {least}–{most} Spieler; hier sind es {players}.',
  'error.lots.varma-no-room': 'Kein Umschlag hat Platz für alle {count} aus {group}.',
  'error.time-odds.difference':
    'Stufe {step}: Der Wertungsunterschied muss größer sein als {above}.',
  'error.time-odds.minutes':
    'Stufe {step}: Der Stärkere braucht mindestens 1 Minute und weniger als {below}.',

  // What is wrong with the code of a tie-break.
  'error.tie-break-code.empty': 'die Feinwertung fehlt',
  'error.tie-break-code.unknown': '„{text}“: Die Feinwertung {base} gibt es nicht',
  'error.tie-break-code.for-teams': '„{text}“: {base} gibt es nur für Mannschaften (--teams)',
  'error.tie-break-code.malformed': '„{text}“: „{rest}“ ist nicht lesbar',
  'error.tie-break-code.unknown-modifier': '„{text}“: Den Zusatz {modifier} gibt es nicht',
  'error.tie-break-code.modifier-not-for-this':
    '„{text}“: {base} kennt den Zusatz {modifier} nicht',
  'error.tie-break-code.number': '„{text}“: Die Zahl in {modifier} fehlt, ist überzählig oder null',
  'error.tie-break-code.modifiers-exclude-each-other':
    '„{text}“: {modifier} verträgt sich nicht mit dem Zusatz davor',

  // Why the rules do not have a tie-break for a tournament.
  'error.tie-break-choice.not-in-edition': '{base} kommt in den Regeln von {edition} nicht vor',
  'error.tie-break-choice.not-in-round-robin': '{base} ist in Rundenturnieren nicht zulässig',
  'error.tie-break-choice.for-round-robin':
    '{base} ist für Rundenturniere gedacht; sonst muss die Ausschreibung es nennen',

  // What follows from an act, under the consequence's code.
  'consequence.results-lost':
    'Runde {round} wird zurückgenommen; {results|1 Ergebnis geht|{results} Ergebnisse gehen} verloren.',
  'consequence.rematch':
    '{white} und {black} haben schon in Runde {earlierRound} gegeneinander gespielt.',
  'consequence.second-bye': '{player} ist zum zweiten Mal spielfrei.',
  'consequence.bye-after-free-point':
    '{player} ist spielfrei, hat aber schon Punkte wie für einen Gewinn ohne Spiel bekommen.',
  'consequence.third-white': '{player} bekommt zum dritten Mal hintereinander Weiß.',
  'consequence.third-black': '{player} bekommt zum dritten Mal hintereinander Schwarz.',
  'consequence.colour-difference':
    '{player} hatte danach die eine Farbe {difference}-mal häufiger als die andere.',
  'consequence.forbidden-meeting':
    '{white} und {black} dürfen nach den Einstellungen des Turniers nicht gegeneinander spielen.',
  'consequence.paired-late':
    '{white} und {black} werden nach Rundenbeginn gepaart. Beide müssen einverstanden sein, und der Schiedsrichter stellt die Uhren.',
  'consequence.bye-lost':
    '{player} spielt doch: Die Gutschrift von {halfPoints} für die Runde ohne Gegner entfällt.',
  'consequence.full-point-bye':
    'Der Spieler bekommt in Runde {round} Punkte wie für einen Gewinn, ohne zu spielen.',
  'consequence.paired-by-hand':
    'Die Regeln ergeben keine zulässige Auslosung; {boards|1 Brett wird|{boards} Bretter werden} von Hand gepaart.',
  'consequence.differs-from-rules':
    '{boards|1 Brett weicht|{boards} Bretter weichen} von der Auslosung nach den Regeln ab.',
  'consequence.pairing-stands':
    'Die nach Runde {round} schon veröffentlichten Runden bleiben, wie sie sind: {pairedRounds}.',
  'consequence.counted-as-draw':
    'Bei der Auslosung dieser Runden zählte die Partie als Remis: {pairedRounds}. Sie bleiben, wie sie sind. {white} hat nun {whiteHalfPoints}, {black} {blackHalfPoints} Punkte daraus; das gilt ab der nächsten Runde.',
  'consequence.counted-as-expected':
    'Bei der Auslosung dieser Runden zählte die Partie mit dem erwarteten Ergebnis ({whiteCountedHalfPoints}–{blackCountedHalfPoints}): {pairedRounds}. Sie bleiben, wie sie sind. {white} hat nun {whiteHalfPoints}, {black} {blackHalfPoints} Punkte daraus; das gilt ab der nächsten Runde.',
  'consequence.bye-above-win': 'Spielfrei zu sein wäre mehr wert als ein Gewinn.',
  'consequence.draw-as-win': 'Ein Remis wäre so viel wert wie ein Gewinn.',
  'consequence.results-missing': 'In Runde {round} fehlen Ergebnisse an Brett {boards}.',
  'consequence.adjourned-as-draws':
    'Partien ohne Ergebnis werden zu Hängepartien: Für die Auslosung zählen sie als Remis, und sie müssen später beendet werden.',
  'consequence.not-checked-in':
    'Für Runde {round} nicht als anwesend erfasst und trotzdem ausgelost: {players}.',
  'consequence.most-missing':
    'Mehr als die Hälfte fehlt: {missing} von {expected}. Sind alle Anwesenden erfasst?',
  'consequence.player-expelled':
    '{player} wird vom Turnier ausgeschlossen: spielt keine Runde mehr und hat keinen Platz in der Tabelle. Das Gespielte zählt, wie es die Regeln für Zurückgetretene sagen.',
  'consequence.order-given':
    'Der Schiedsrichter und nicht die angekündigte Feinwertung ordnet die Spieler, die sich diesen Platz teilen ({players}). Die Begründung steht im Verlauf.',
  'consequence.fide-act': '{fideAct}: Der FIDE-Modus fragt, ob es so gemeint ist.',
  'consequence.fide-mode-left':
    'Das Turnier verlässt den FIDE-Modus nach {round} Runden: Die FIDE kann die Wertung ablehnen, Normen bringt es keine, und jede Seite, jeder Ausdruck und die Berichtsdatei sagen, dass er verlassen wurde.',
  'consequence.fide-mode-no-way-back':
    'Das gilt endgültig. Weder Rückgängig noch sonst etwas bringt den FIDE-Modus zurück. Trotzdem verlassen?',
  'consequence.rounds-left': 'Erst {played} von {planned} Runden sind gespielt.',
  'consequence.first-colour-redrawn':
    'Die Farbe der 1. Runde ist schon gelost; dieses Los verfällt.',
  'consequence.start-position-redrawn':
    'Die Stellung der Runde {round} ist schon gelost; Spieler können sie kennen.',
  'consequence.numbers-redrawn': 'Die bisherigen Losnummern entfallen, und alle bekommen neue.',
  'consequence.unusual-score':
    '{whiteHalfPoints}–{blackHalfPoints} gibt es nur durch Entscheidung des Schiedsrichters.',
  'consequence.tie-breaks-changed-after-start':
    'Die Feinwertung ändert sich nach Turnierbeginn: {moved|Ein Spieler bekommt|{moved} Spieler bekommen} einen anderen Platz. Erster ist {firstAfterPlayers} (vorher: {firstBeforePlayers}).',
  'consequence.system-changed-after-start':
    'Das Turniersystem ändert sich nach Turnierbeginn; das gilt für die Runden, die noch nicht ausgelost sind.',
  'consequence.ratings-changed-after-start':
    'Die Wertungszahl, die zählt, ändert sich nach Turnierbeginn: Feinwertung nach Wertungszahlen, Preise und Zeitvorgaben folgen ihr sofort; die Nummern der Spieler bleiben.',
  'consequence.paired-by-other-rules':
    '{rounds|Runde 1 ist|Die Runden 1–{rounds} sind} nach dem ausgelost, was vor dem Beginn galt; die übrigen folgen dann anderen Regeln. Wirklich ändern?',
  'consequence.rounds-changed':
    'Es werden {after|1 Runde|{after} Runden} statt der angekündigten {before} gespielt.',
  'consequence.was-paired-as-last':
    'Runde {round} wurde als letzte ausgelost; das ist sie nicht mehr.',
  'consequence.not-paired-as-last':
    'Runde {round} wird die letzte, wurde aber nicht als letzte ausgelost.',
  'consequence.acceleration-shifts':
    'Die Beschleunigung verteilt ihre Zusatzpunkte auf eine andere Zahl von Runden.',
  'consequence.byes-lapse': 'Das Aussetzen nach Runde {round} entfällt: {players}.',
  'consequence.half-point-lost-at-end':
    'Runde {round} wird die letzte, und dort gibt es keinen halben Punkt ohne Spiel: {players} setzt ohne Punkt aus.',
  'consequence.open-before-last-round':
    'Die letzte Runde wird ausgelost, während Partien der Runde {round} offen sind (Brett {boards}).',
  'consequence.paired-too-early':
    'Die Frist für Hängepartien der Runde {round} ist nicht abgelaufen: {until} (Brett {boards}).',
  'consequence.round-has-begun': 'Runde {round} hat begonnen; ihre Auslosung steht fest.',
  'consequence.postponed-in-last-round':
    'Zur Endrunde sind keine Entschuldigungen möglich (Brett {board}).',
  'consequence.due-too-late': 'Die Partie muss bis {until} erledigt sein; hier steht {due}.',
  'consequence.appeal-panel-even': 'Eine gerade Zahl entscheidet über Protest {appeal}: {count}.',
  'consequence.appeal-involved': 'Selbst am Fall beteiligt: {names}.',
  'consequence.appeal-deposit-kept':
    'Protest {appeal} wird stattgegeben, und die Gebühr wird nicht zurückgezahlt.',
  'consequence.appeal-waits':
    'Über Protest {appeal} ist noch nicht entschieden; das muss geschehen, bevor Runde {round} ausgelost wird.',
  'consequence.title-to-withdrawn':
    '{player} ist zurückgetreten und steht auf Platz 1, der einen Titel bringt: Überlegen Sie, wer ihn erhält.',
  'consequence.targets-were-published':
    'Die Richtpunkte sind schon bekannt gegeben; die Spieler wissen, wann sie auf- und absteigen.',
  'consequence.namesakes':
    '{names}: Jemand mit diesem Namen oder dieser Nummer ist schon angemeldet, und weder Verein noch Geburt noch Nummer unterscheidet sie. Nur wenn es zwei Personen sind, beide anmelden.',
  'consequence.not-open-to':
    'Das Turnier ist nicht offen für: {names}. Der Spielleiter darf Ausnahmen genehmigen.',
  'consequence.excuse-arbiter-not-told':
    'Es ist nicht angegeben, wann {player} den Spielleiter unterrichtet hat.',
  'consequence.excuse-opponent-not-told':
    'Es ist nicht angegeben, wann {player} den Gegner unterrichtet hat.',
  'consequence.excuse-arbiter-told-late':
    '{player} hat den Spielleiter zu spät unterrichtet; der letzte Tag war {until}.',
  'consequence.excuse-opponent-told-late':
    '{player} hat den Gegner zu spät unterrichtet; der letzte Tag war {until}.',
  'consequence.excuse-dates-missing':
    '{player} hat dem Gegner {offered|einen Ausweichtermin|{offered} Ausweichtermine} angeboten; nötig sind {wanted}.',
  'consequence.excuse-too-many':
    '{player} war schon {most|einmal|{most}-mal} entschuldigt; mehr sind nicht möglich.',
  'consequence.played-game-not-rated':
    'Alle gespielten Partien werden gewertet; die an Brett {board} in Runde {round} bleibt aus dem Ratingbericht heraus.',
  'consequence.rated-otherwise':
    'Tabellen und Paarungen behalten das Ergebnis in Runde {round}, Brett {board} ({white}–{black}); nur der Ratingbericht bekommt das andere.',
  'consequence.sent-reports-forgotten':
    'Dass {reports|ein Bericht gesendet wurde|{reports} Berichte gesendet wurden}, wird gelöscht: Es ist neu zu vermerken.',
  'consequence.still-owed':
    '{name} bekommt noch {amounts}. Nach dem Löschen sieht niemand mehr, für wen das Geld ist.',
  'consequence.erased-for-good':
    'Die personenbezogenen Daten von {player} werden endgültig aus diesem Turnier und seinem ganzen Protokoll gelöscht; das lässt sich nicht rückgängig machen. Der Name ist dann N. N. Partien, Ergebnisse, Titel, Verband und Wertungszahlen bleiben, denn auf ihnen beruhen die Tabellen aller anderen; Preise nach Alter, Geschlecht oder Verein gehen nach dem, was bleibt. Andere Turniere sowie Exporte und Ausdrucke anderswo bleiben unverändert.',
  'consequence.more-public':
    'Damals war mehr öffentlich als jetzt, und das wird es wieder. Prüfen Sie danach die Einstellungen.',
};
