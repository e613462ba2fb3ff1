import type { errorsTexts as reference } from '../en/errors.ts';
import type { Translation } from '../texts.ts';

/** What the application and the API answer besides refusals, and why Rokade does not start. */
export const errorsTexts: Translation<typeof reference> = {
  // What the application and the API answer besides refusals; the server checks that none is
  // missing.
  'error.store.damaged':
    'Das Protokoll ist beschädigt: Von {foundVersions} Zeilen sind die ersten {soundVersions} in Ordnung ({problem}). Sichern Sie diese und lesen Sie sie wieder ein.',
  'error.store.missing': 'Dieses Turnier gibt es nicht.',
  'error.store.removed': 'Dieses Turnier wurde entfernt.',
  'error.remove.backup-failed':
    'Das Turnier ist nicht entfernt: Die letzte Kopie ließ sich nicht nach {folder} schreiben: {problem}.',
  'error.remove.other-name': 'So heißt das Turnier nicht. Nichts wurde entfernt.',
  'error.store.newer-format':
    'Das Turnier stammt von einem neueren Rokade (Format {format}). Rokade aktualisieren.',
  'error.store.failed': 'Nicht gespeichert: {problem}. Es wurde nichts geändert.',
  'error.store.conflict':
    'Inzwischen hat jemand anderes es geändert. Änderungen ansehen und noch einmal versuchen.',
  'error.import.rounds-differ':
    'Runde {rounds} ist anders gepaart als nach den Regeln. Im FIDE-Modus wird die Datei nach Bestätigung eingelesen und vermerkt es.',
  'error.import.invalid': 'Die Datei lässt sich nicht einlesen: {problem}. {at}',
  'error.import.cut-off':
    'Die Datei ist abgeschnitten: Sie soll {stated|1 Eintrag|{stated} Einträge} haben, aber {sound|nur der erste ist vollständig|nur die ersten {sound} sind vollständig}. Es wurde nichts eingelesen. Bitte eine andere Kopie nehmen.',
  'error.import.broken-off':
    'Die Datei bricht vor ihrem Ende ab: {sound|Der erste Eintrag ist vollständig|Die ersten {sound} Einträge sind vollständig}. Es wurde nichts eingelesen. Bitte eine andere Kopie nehmen.',
  'error.account.setup-token-invalid':
    'Der Link gilt nicht mehr. Rokade neu starten, um einen neuen zu bekommen.',
  'error.account.name-taken': 'Es gibt schon ein Konto mit diesem Namen.',
  'error.account.name-invalid': 'Der Name muss 1 bis 100 Zeichen haben.',
  'error.account.password-too-short': 'Das Passwort muss mindestens {minimum} Zeichen haben.',
  'error.account.wrong-credentials': 'Name und Passwort passen nicht zusammen.',
  'error.account.throttled':
    'Zu viele Versuche. In {retryAfterSeconds|1 Sekunde|{retryAfterSeconds} Sekunden} noch einmal versuchen.',
  'error.account.wrong-password': 'Das bisherige Passwort stimmt nicht. Nichts wurde geändert.',
  'error.account.disabled': 'Das Konto ist gesperrt. Ein Inhaber kann es wieder öffnen.',
  'error.account.last-admin':
    'Das ist das einzige Konto, das Konten verwalten darf. Zuerst ein anderes anlegen, das es darf.',
  'error.account.confirm-owner':
    'Ein Inhaber darf alles: alles sehen, jedes Recht geben und Ihnen Ihre nehmen. Soll das Konto Inhaber sein? Häkchen setzen und noch einmal senden.',
  'error.account.missing': 'Das Konto gibt es nicht.',
  'error.account.session-over': 'Auf dem Gerät sind Sie schon ausgeloggt.',
  'error.account.unknown-person': 'Im Register steht niemand mit dieser Nummer.',
  'error.account.passkey-only':
    'Dieses Konto lässt sich nur mit Passkey öffnen. Ein Inhaber kann ihm ein neues Passwort geben.',
  'error.passkey.missing': 'Diesen Passkey gibt es nicht.',
  'error.passkey.none': 'Das Konto hat noch keinen Passkey. Zuerst einen hinzufügen.',
  'error.passkey.only-way':
    'Dieser Passkey ist der einzige Weg in das Konto. Zuerst einen anderen hinzufügen.',
  'error.passkey.refused':
    'Der Passkey wurde nicht angenommen. Nichts ist geändert; bitte noch einmal versuchen.',
  'error.passkey.not-here':
    'Passkeys brauchen eine Adresse, die mit https beginnt und einen Namen hat, oder localhost auf dem Rechner selbst; diese Seite ist als {address} geöffnet.',
  'error.rights.other-scope':
    'Diese Rolle wird dafür nicht gegeben. Die Seite „Wer darf was“ sagt, wofür jede Rolle gegeben wird.',
  'error.rights.unknown-event':
    'Es gibt kein Turnier „{event}“, für das ein Recht gegeben werden könnte.',
  'error.token.unknown': 'Diesen Schlüssel gibt es nicht, oder er wurde widerrufen.',
  'error.token.right-not-held': 'Ein Programm bekommt kein Recht, das das Konto nicht selbst hat.',
  'error.broadcast.no-round':
    '„{line}“ ist keine Runde einer Übertragung auf lichess. Geben Sie ihre Adresse ein oder die acht Zeichen an deren Ende.',
  'error.broadcast.token-missing': 'Geben Sie den Schlüssel ein, den Sie von lichess haben.',
  'error.broadcast.sandbox':
    'Dies ist ein Sandkasten: Seine erfundenen Partien gehen nirgendwohin.',
  'error.boards.no-place': 'Dieser Server hat keinen Ordner für elektronische Bretter.',
  'error.boards.folder-invalid': 'Das ist kein Name eines Ordners.',
  'error.boards.folder-failed': 'Der Ordner {folder} lässt sich nicht anlegen.',
  'error.relay.unknown': 'Es ist beendet.',
  'error.webhook.address-invalid':
    'Das ist keine Webadresse, unter der ein Programm benachrichtigt werden kann.',
  'error.webhook.address-private':
    'Diese Adresse gehört zu diesem Rechner oder einem Netz um ihn. Der Server sendet nichts dorthin, wenn er nicht mit --local-webhooks gestartet wird.',
  'error.webhook.too-many':
    'Ein Turnier, eine Veranstaltung oder eine Liga benachrichtigt höchstens {most} Adressen.',
  'error.push.off': 'Über dieses Turnier werden keine Nachrichten an Handys gesendet.',
  'error.push.unknown-service': 'Rokade kennt den Push-Dienst dieses Browsers nicht.',
  'error.push.too-many': 'Höchstens {most} Handys können über einen Spieler benachrichtigt werden.',
  'error.webhook.unknown': 'Diese Adresse steht nicht mehr in der Liste.',
  'error.games.none': 'In der Datei ist keine Partie: PGN beginnt jede mit Zeilen wie [White „…“].',
  'error.games.too-many': 'Eine Datei darf {most} Partien haben; diese hat {games}.',
  'error.link.unknown': 'Diesen Link gibt es nicht, oder er wurde widerrufen.',
  'error.link.over': 'Dieser Link ist am {until} abgelaufen.',
  'error.link.invalid':
    'Ein Link gilt 1 bis 168 Stunden, und ein Bereich beginnt mit der kleineren Zahl.',
  'error.code.unknown':
    'Dieser Code ist hier nicht bekannt. Bitte noch einmal scannen oder das Ergebnis auf den Zettel schreiben.',
  'error.code.revoked':
    'Dieser Code gilt nicht mehr: Der Schiedsrichter hat neue angelegt. Fragen Sie nach der neuen Karte, oder geben Sie den Zettel ab.',
  'error.request.invalid': 'Die Anfrage ist fehlerhaft: {at}',
  'error.request.malformed-json': 'Die Anfrage ist kein JSON.',
  'error.request.too-large': 'Zu groß: Höchstens {limitMegabytes} MB werden angenommen.',
  'error.request.holds-too-much':
    'Das JSON der Anfrage enthält mehr als {most} Listen und Objekte.',
  'error.request.too-deep': 'Im JSON der Anfrage stecken zu viele Listen ineinander.',
  'error.request.unsupported-type': 'Die Anfrage muss JSON sein (Content-Type: application/json).',
  'error.request.too-many-streams':
    'Zu viele Seiten aktualisieren sich gleichzeitig. Laden Sie diese neu, um den aktuellen Stand zu sehen.',
  'error.request.too-often':
    'Zu viele Anfragen in kurzer Zeit. Weiter geht es in {retryAfterSeconds|1 Sekunde|{retryAfterSeconds} Sekunden}.',
  'error.request.unknown-route': 'Diese Adresse gibt es nicht.',
  'error.request.not-signed-in': 'Bitte zuerst einloggen.',
  'error.request.not-allowed':
    'Dazu hat dieses Konto kein Recht, oder keines mehr. Wer die Konten verwaltet, kann es geben.',
  'error.request.forged': 'Die Anfrage kam nicht von Rokades eigenen Seiten. Seite neu laden.',
  'error.request.failed':
    'In Rokade ist etwas schiefgegangen. Alles, was gespeichert war, ist erhalten.',
  'health.broadcast-off':
    'Die Übertragung von „{id}“ auf lichess bekommt keine Partien mehr. „Übertragung und Bretter“ sagt, warum.',
  'health.boards-off':
    'Von den elektronischen Brettern werden für „{id}“ keine Züge mehr übernommen. „Übertragung und Bretter“ sagt, warum.',
  'health.webhook-off':
    '{host} wird nicht mehr benachrichtigt: Dort wurde drei Tage lang nichts angenommen. Auf der Seite mit den Links, bei einer Liga bei ihren Regeln, steht, wie es wieder eingeschaltet wird.',
  'health.book-damaged':
    'Eine Chronik ist beschädigt ({kind}: {id}): von {foundVersions} Zeilen sind die ersten {soundVersions} in Ordnung. Sichern Sie diese und lesen Sie sie wieder ein.',
  'health.second-place':
    'Am zweiten Ort, {folder}, lässt sich keine Kopie ablegen: der Ordner ist nicht da oder nicht beschreibbar. Den Stick einstecken oder unter Einstellungen → Sicherung und Umzug einen anderen Ordner wählen.',
  'health.second-place-full':
    'Der zweite Ort für Kopien, {folder}, ist voll; die neueste Kopie dort hat nicht den letzten Stand. Dort Platz schaffen oder unter Einstellungen → Sicherung und Umzug einen anderen Ordner wählen.',
  'health.backup-failed':
    'Die Sicherungskopie {name} ließ sich nicht nach {folder} schreiben: {problem}.',

  // Viele Organisationen auf einem Server.
  'error.organisation.unknown': 'Hier gibt es keine Organisation „{organisation}“.',
  'error.organisation.address-invalid':
    '„{address}“ kann keine Adresse sein: zwei bis vierzig kleine Buchstaben (a–z) und Ziffern mit einzelnen Bindestrichen dazwischen.',
  'error.organisation.address-reserved': 'Die Adresse „{address}“ ist Rokade selbst vorbehalten.',
  'error.organisation.address-taken':
    'Eine andere Organisation hat die Adresse „{address}“ oder hatte sie: Sie führt zu dieser weiter.',
  'error.organisation.name-missing': 'Die Organisation hat keinen Namen.',
  'error.organisation.name-other': 'So heißt die Organisation nicht. Nichts wurde entfernt.',
  'error.organisation.not-empty':
    'Die Organisation wird nicht entfernt. Turniere und Veranstaltungen, die zu ihr gehören oder bei ihr eingereicht sind: {books}.',
  'error.organisation.first': 'Dieser Organisation gehört die Installation; sie bleibt.',
  'error.organisation.same': 'Es gehört dieser Organisation schon.',
  'error.organisation.group-of-event':
    'Das Turnier ist eine Gruppe von {event} und bleibt bei ihm: Geben Sie die Veranstaltung ab, oder nehmen Sie die Gruppe zuerst heraus.',
  // The installation's own book.
  'error.installation.text-too-long': 'Der Text im Feld ist zu lang: höchstens {most} Zeichen.',
  'error.installation.nothing-to-return':
    'Es gibt nichts, wohin man zurückgehen könnte. Rechte ändern sich beim Zurückgehen nicht; gegeben und entzogen werden sie auf der Seite des Kontos.',
  'error.installation.logo-not-an-image': 'Die Datei ist kein Bild in PNG, JPEG oder WebP.',
  'error.installation.logo-too-large': 'Das Logo ist zu groß: höchstens {mostKilobytes} kB.',
  'error.installation.logo-too-many-pixels':
    'Das Logo hat zu viele Pixel: höchstens {mostPixels} je Seite.',

  'error.ratings.number-not-granted':
    '{rating} kann nicht zugeteilt werden: Unter 1800 gibt es {known}.',
  'error.ratings.other-proposer':
    'Eine Zahl von {rating} schlägt jemand anderes vor: {office} ({article}).',
  'error.ratings.other-approver': 'Eine Zahl von {rating} genehmigt {office} ({article}).',
  'error.ratings.committee-not-asked':
    'Eine andere Zahl als die bisherige genehmigt der Wertungsausschuss ({article}).',
  'error.ratings.field-invalid': '{field}: {problem}.',
  'error.ratings.unknown-person': 'Die Person ist nicht unter denen mit Wertungszahlen.',
  'error.ratings.unknown-act':
    'Es gibt keine solche Liste, Zuteilung, kein solches Turnier und keine solche Anpassung.',
  'error.ratings.id-taken': 'Unter der Kennung {id} steht schon etwas.',
  'error.ratings.number-taken': '{name} hat die Nummer {number} schon.',
  'error.ratings.unknown-edition': 'Regeln {edition} gibt es nicht; bekannt sind {known}.',
  'error.ratings.has-number': '{name} hat {rating} und behält sie.',
  'error.ratings.has-number-until':
    '{name} hat {rating}; aus diesem Grund kann ab {from} eine andere zugeteilt werden.',
  'error.ratings.no-number':
    '{name} hat keine Wertungszahl, an deren Stelle eine andere treten könnte.',
  'error.ratings.below-floor': '{name}: {rating} liegt unter {floor} und ist keine Wertungszahl.',
  'error.ratings.days-reversed': 'Der letzte Tag, {lastDay}, liegt vor dem ersten, {firstDay}.',
  'error.ratings.reported-early':
    'Die Meldung ist vom {day}, das Turnier endete aber erst am {lastDay}.',
  'error.ratings.reported-twice': '{name} ist anscheinend schon gemeldet.',
  'error.ratings.estimated-at-home':
    '{name}: Zahlen werden nur für Gegner im Ausland geschätzt ({article}).',
  'error.ratings.player-twice': '{name} steht zweimal in der Gruppe {group}.',
  'error.ratings.adjustment-day':
    'Wertungszahlen werden zwischen {firstDay} und {lastDay} angepasst ({article}).',
  'error.ratings.adjusted-already': 'Die Wertungszahlen sind {year} schon angepasst.',
  'error.ratings.nobody-compared':
    '{year} hat niemand über 30 gewertete Partien und über 2100 auf beiden Listen ({article}).',
  'error.ratings.no-lift': '{edition} hebt an diesem Tag keine Zahlen an; bekannt sind: {known}.',
  'error.ratings.lifted-already': 'Die Wertungszahlen sind nach {edition} angehoben.',
  'error.ratings.nobody-lifted': 'Am {day} hat niemand eine Zahl, die angehoben wird.',
  'error.ratings.confirm-taking-back':
    '{people|Eine Wertungszahl ändert|{people} Wertungszahlen ändern} sich.',
  'error.ratings.confirm-erasing':
    'Die personenbezogenen Daten werden bei den Wertungszahlen gelöscht und lassen sich nicht zurückholen.',
  'error.ratings.exists':
    'Es gibt schon Wertungszahlen. Was ein anderes Buch enthält, wird Turnier für Turnier gemeldet.',
  'error.ratings.file-without-rounds': 'Die Datei enthält kein Turnier mit Runden.',
  'error.ratings.nothing-to-report': 'Wählen Sie ein Turnier, oder eine Datei für jede Gruppe.',
  'error.ratings.nobody-named': 'Niemand mit Wertungszahl passt zu „{text}“.',
  'error.ratings.several-named': '„{text}“ können mehrere sein: {names}.',
  'error.ratings.own-no-games': 'Schreiben Sie eine Zeile für jede Partie.',
  'error.ratings.own-cells':
    'Zeile {game}: Schreiben Sie Name; Verband; Wertungszahl; eigene Punkte.',
  'error.ratings.own-points': 'Zeile {game}: „{text}“ sind nicht 1, ½ oder 0 Punkte.',
  'error.ratings.own-rating':
    'Zeile {game}: „{text}“ ist keine Wertungszahl; schreiben Sie 2010, 1900 n oder ~1550.',
  'error.ratings.own-unrated':
    'Zeile {game}: {name} hat keine Wertungszahl; geben Sie eine an oder eine Schätzung ({article}).',
  'error.ratings.list-empty': 'Die Liste enthält niemanden mit Namen und nationaler Wertungszahl.',
  'error.ratings.listed-twice': 'Diese Person steht oben schon.',
  'error.ratings.elo-columns':
    'Die Tabelle braucht die Spalten Nummer (oder FIDE-ID), Elo und Partien.',
  'error.ratings.elo-line': 'Elo und Partien müssen Zahlen sein.',
  'error.ratings.elo-nobody': 'Die Tabelle enthält niemanden mit eingetragener Wertungszahl.',
  // The register.
  'error.register.field-invalid': '{field}: {problem}.',
  'error.register.id-taken': 'Unter der Kennung {id} steht schon etwas.',
  'error.register.unknown-person': 'Die Person steht nicht im Register.',
  'error.register.unknown-association': 'Der Verein steht nicht im Register.',
  'error.register.unknown-membership': 'Die Person hat diese Mitgliedschaft nicht.',
  'error.register.unknown-office': 'Die Person hat dieses Amt nicht inne.',
  'error.register.unknown-licence-act': 'Das ist zur Lizenz der Person nicht festgehalten.',
  'error.register.office-elsewhere':
    'Das Amt gehört nicht dorthin: ein Vereinsamt in einen Verein, das Amt eines Landesverbands in einen Landesverband, das einer Föderation in eine Föderation.',
  'error.register.office-of-competition':
    'Turnier oder Mannschaft werden nur angegeben, wo das Amt einem Turnier oder einer Mannschaft gilt.',
  'error.register.wrong-level':
    'Ein Verein gehört zu einem Landesverband, ein Landesverband zu einer Föderation.',
  'error.register.guest-of-no-club': 'Gast ist man nur in einem Verein.',
  'error.register.days-reversed': 'Der letzte Tag, {to}, liegt vor dem ersten, {from}.',
  'error.register.plays-for-another':
    'Zur selben Zeit spielt man in jedem Verband nur für einen Verein; hier wären es zwei.',
  'error.register.same-person': 'Das ist dieselbe Person.',
  'error.register.not-merged': 'Die Person ist mit niemandem zusammengeführt.',
  'error.register.merged-since':
    'Die Person wurde inzwischen selbst mit einer anderen zusammengeführt; das ist zuerst rückgängig zu machen.',
  'error.register.new-club':
    'Im Register steht noch kein Verein namens {name}. Er wird angelegt, und die Person ist Mitglied.',
  'error.register.double':
    '„{name}“ (geboren {born}) steht schon im Register. Ist es jemand anderes, so kreuzen Sie das an und fügen die Person hinzu.',
  'error.register.confirm-erasing':
    'Alle Angaben zu der Person werden gelöscht und lassen sich nicht zurückholen.',
  'error.personal.confirm-erasing':
    'Alle Angaben zu der Person werden gelöscht und lassen sich nicht zurückholen.',
  'error.register.course-list-empty': 'Es ist niemand genannt.',
  'error.register.course-list-unknown':
    'Nicht im Register gefunden oder mehrfach vorhanden: {lines}.',
  'error.register.not-offered':
    'Das wird für den Spieler nicht oder nicht mehr angeboten. Bitte die Angebote noch einmal ansehen.',
  'error.register.exists':
    'Es gibt schon ein Register. Die Personen eines anderen werden als Liste eingelesen.',

  // Warnings and suspensions.
  'error.money.field-invalid': '{field}: {problem}.',
  'error.money.id-taken': 'Unter der Kennung {id} ist schon etwas gebucht.',
  'error.money.unknown-booking': 'Unter dieser Kennung ist nichts gebucht.',
  'error.money.taken-back-already': 'Es ist schon zurückgenommen.',
  'error.money.no-currency': 'Zuerst in der Gebührentabelle die Währung nennen.',
  'error.money.currency-fixed': 'Es ist schon etwas gebucht: Die Währung steht fest.',
  'error.money.owed-again':
    'Nach dieser Rückzahlung wären wieder {amount} zu zahlen. Ist weniger zu zahlen?',
  'error.money.still-owed':
    '{name} bekommt noch {amounts}. Nach dem Löschen sieht niemand mehr, für wen das Geld ist.',
  'error.money.paid-already':
    '{name} hat bezahlt. Nach dem Entfernen bleibt der Spieler in der Liste unter Finanzen, bis das Bezahlte dort zurückgezahlt ist; bis dahin behält es die Veranstaltung. Das Entfernen lässt sich im Verlauf zurücknehmen.',
  'error.money.wrong-amount': 'Bitte einen Betrag über null angeben.',
  'error.money.not-yet': '{day} liegt in der Zukunft: Geld wird gebucht, wenn es geflossen ist.',
  'error.money.whose': 'Es ist nicht angegeben, wen es betrifft.',
  'error.money.booked-already': 'Dasselbe ist schon gebucht, als Nr. {no}. Trotzdem buchen?',
  'error.money.booked-meanwhile':
    'Davon ist inzwischen etwas gebucht worden, jetzt wurde daher nichts gebucht. Bitte ansehen, was bezahlt ist, und buchen, was noch fehlt.',
  'error.money.confirm-erasing': 'Was gelöscht wird, lässt sich nicht zurückholen. Löschen?',
  'error.money.exists': 'Die Veranstaltung hat schon ein Kassenbuch.',
  'error.contest.exists': 'Unter dieser Kennung gibt es schon einen Wettbewerb.',
  'error.contest.missing': 'Diesen Wettbewerb gibt es nicht.',
  'error.contest.field-invalid': '{field}: {problem}.',
  'error.contest.days-reversed': '{field}: {day} liegt vor dem {first}, auf den es folgt.',
  'error.contest.not-yet': 'Der {day} liegt in der Zukunft: Vermerkt wird, was geschehen ist.',
  'error.contest.id-taken': 'Unter der Kennung {id} steht schon etwas.',
  'error.contest.unknown-entry': 'Diese Anmeldung gibt es nicht.',
  'error.contest.unknown-challenge': 'Diese Herausforderung gibt es nicht, oder sie ist erledigt.',
  'error.contest.other-format': 'Das kommt in dieser Art Wettbewerb nicht vor.',
  'error.contest.duplicate': '{name} ist schon angemeldet. Sind es zwei?',
  'error.contest.begun': 'Die Rangliste hat schon begonnen.',
  'error.contest.not-begun': 'Die Rangliste hat noch nicht begonnen: Das kommt zuerst.',
  'error.contest.too-few': 'Dazu braucht es mindestens {least} Angemeldete.',
  'error.contest.oneself': 'Niemand spielt gegen sich selbst.',
  'error.contest.not-on-list': '{name} steht nicht auf der Rangliste.',
  'error.contest.on-list': '{name} steht schon auf der Rangliste.',
  'error.contest.not-above': '{opponent} steht nicht über {name}.',
  'error.contest.too-far-up': '{opponent} steht mehr als {most} Plätze über {name}.',
  'error.contest.same-opponent':
    '{name} hat {opponent} schon das letzte Mal herausgefordert: Zuerst ist ein anderer an der Reihe.',
  'error.contest.challenges-already': '{name} hat schon eine Herausforderung offen: Die geht vor.',
  'error.contest.challenged-already': '{name} ist schon herausgefordert.',
  'error.contest.game-missing':
    'Die zweite Partie fehlt: Sie wird gespielt, wenn der Herausforderer die erste nicht verloren hat.',
  'error.contest.game-too-many':
    'Der Herausforderer hat die erste Partie verloren, eine zweite gibt es nicht.',
  'error.contest.too-late':
    'Gespielt werden konnte nur bis {until}: Erst verlängern, oder vermerken, dass er sich nicht gestellt hat.',
  'error.contest.not-due': 'Die Frist läuft bis {until}.',
  'error.contest.extended': 'Die Frist ist schon einmal verlängert.',
  'error.contest.same-colours': '{name} hatte gegen {opponent} zuletzt Weiß: Die Farben wechseln.',
  'error.contest.most-a-day':
    '{name} hat an dem Tag schon {most} Partien gespielt, mehr sind nicht erlaubt.',
  'error.contest.unknown-leg': 'Diese Disziplin oder diesen Abend gibt es nicht mehr.',
  'error.contest.planned-already': 'Das ist schon geplant: Von jeder Art gibt es eine.',
  'error.contest.no-majority':
    '{votesFor} dafür, {votesAgainst} dagegen: Eine eigene Disziplin braucht eine Mehrheit.',
  'error.contest.under-way':
    'Eine eigene Disziplin kommt nur hinzu, bevor die erste ausgetragen ist.',
  'error.contest.score-invalid': 'Was bei {name} steht, kann kein Ergebnis sein.',
  'error.contest.scored-twice': '{name} hat zwei Ergebnisse.',
  'error.contest.round-begun':
    'Von Runde {round} gibt es schon eine Liste: Sie kann nicht neu ausgelost werden.',
  'error.contest.lists-missing':
    'Es fehlen Listen der Tische {tables}: Sie sind zuerst einzutragen.',
  'error.contest.rounds-over': 'Es werden {most} Runden gespielt, eine nach der anderen.',
  'error.contest.no-tables':
    '{count|Ein Spieler lässt|{count} Spieler lassen} sich nicht auf Tische verteilen: An einem sitzen drei oder vier.',
  'error.contest.unknown-table':
    'An Tisch {table} sitzen andere oder niemand. Bitte noch einmal nachsehen.',
  'error.contest.not-won': 'Für {year} ist kein Sieger eingetragen.',
  'error.contest.too-many-places': 'Es gibt {places} Plätze, genannt sind {count}.',
  'error.contest.play-off-open':
    'Nach diesen Partien ist noch niemand vorn: Bitte auch die nächste eintragen.',
  'error.contest.play-off-surplus':
    'Partie {game} gehört nicht zum Stichkampf: Er ist vorher entschieden, oder andere spielen sie.',
  'error.contest.play-off-other': 'Nach diesen Partien hat {name} den Stichkampf gewonnen.',
  'error.contest.other-system':
    'Ein Abend wird nach dem Rutschsystem gespielt; das Schweizer System ist für über {most} Teilnehmer, und {players} waren dabei (Tempelhof 2018 III.D.1). Ist das so gemeint?',
  'error.contest.slide-games':
    'Im Rutschsystem spielt jeder gegen jeden: {players} Teilnehmer haben je {wanted} Partien, nicht {games} (Tempelhof 2018 IV.3). Ist das so gemeint?',
  'error.contest.no-tie': 'Der erste Platz ist nicht geteilt.',
  'error.contest.unknown-item': 'Das steht nicht (mehr) im Programm.',
  'error.contest.outside-season':
    '{day} liegt außerhalb des Jahres, das vom {first} bis {last} geht.',
  'error.contest.entered-already': '{name} ist schon angemeldet: {item}.',
  'error.contest.not-entered': '{name} ist nicht angemeldet: {item}.',
  'error.contest.begins-unrated':
    '{count|Ein Spieler hat|{count} Spieler haben} keine Wertungszahl und stünden zu Beginn am Ende der Liste: {names}. Die Zahl eintragen, oder so beginnen?',
  'error.contest.clash': '{day}: {name} und {other} liegen am selben Tag. Ist das so gemeint?',
  'error.contest.season-begun':
    'Dieses Jahr ist schon begonnen: {name}, vom {first} bis {last}. Planen Sie darin weiter.',
  'error.contest.out-of-season':
    'Ausgetragen wird vom {first}. bis zum {last}. Monat. Ist ein anderer Tag gemeint?',
  'error.contest.score-beyond':
    '{name} hat {value}, möglich sind {least} bis {most}. Ist das so gemeint?',
  'error.contest.sum-differs':
    'Die Punkte ergeben {sum}, zu vergeben sind {wanted}. Ist das so gemeint?',
  'error.contest.games-differ':
    '{games} gewonnene oder verlorene Spiele und {ramsch}-mal die wenigsten Augen im Ramsch ergeben keine {wanted} Spiele. Ist das so gemeint?',
  'error.contest.against-differs':
    'Jedes verlorene Spiel hat zwei Gegner: Es sind {sum} verlorene Spiele der anderen und müssten {wanted} sein. Ist das so gemeint?',
  'error.contest.points-impossible':
    '{name} hat {points} Punkte bei {won} gewonnenen und {lost} verlorenen Spielen. Ist das so gemeint?',
  'error.contest.total-differs':
    '{name} hat auf der Liste {total}, es ergibt aber {wanted}. Ist das so gemeint?',
  'error.contest.won-already':
    'Für {year} ist {name} als Sieger eingetragen. War es jemand anderes?',
  'error.contest.winner-left-out':
    '{name} hat den Pokal gewonnen und ist nicht genannt. Ist das so gemeint?',
  'error.contest.confirm-declining':
    'Wer ablehnt, gibt den Wettkampf auf und verliert den Platz. Bitte bestätigen.',
  'error.contest.confirm-erasing':
    'Name und Geburtsdatum werden endgültig gelöscht. Bitte bestätigen.',
  'error.sanctions.field-invalid': '{field}: {problem}.',
  'error.sanctions.id-taken': 'Unter der Kennung {id} steht schon etwas.',
  'error.sanctions.unknown-sanction':
    'Diese Verwarnung oder Sperre ist nicht verzeichnet; vielleicht ist sie gelöscht.',
  'error.sanctions.unknown-person': 'Die Person steht nicht im Register.',
  'error.sanctions.no-warning': 'Das führt zu einer Sperre, nicht zu einer Verwarnung ({article}).',
  'error.sanctions.too-short':
    'Eine Sperre dafür dauert mindestens {leastMonths} Monate ({article}).',
  'error.sanctions.not-yet':
    'Der {day} liegt in der Zukunft: Eine Entscheidung wird eingetragen, wenn sie gefallen ist.',
  'error.sanctions.ends-before': 'Der letzte Tag {day} liegt vor dem ersten, {from}.',
  'error.sanctions.several-times':
    'Die Dauer der Sperre wird auf eine Art angegeben: in Monaten, in Wochen oder bis zu einem Tag.',
  'error.sanctions.days-reversed':
    '{field}: Der {day} liegt vor dem Tag, an dem sie ausgesprochen wurde ({given}).',
  'error.sanctions.over': 'Sie würde nur bis {until} gelten, und das ist vorbei.',
  'error.sanctions.given-twice':
    'Gegen die Person wurde am {given} schon dasselbe ausgesprochen. Sind es zwei?',
  'error.sanctions.ended-already': 'Sie ist schon aufgehoben oder annulliert.',
  'error.sanctions.not-due': 'Sie ist bis {until} aufzubewahren.',
  'error.sanctions.confirm-deleting': 'Gelöschtes lässt sich nicht zurückholen.',
  'error.sanctions.exists': 'Hier gibt es schon ein Buch der Verwarnungen und Sperren.',

  // Why Rokade does not start.
  'error.event.exists': 'Es gibt schon eine Veranstaltung mit dieser Kennung.',
  'error.event.missing': 'Es gibt keine solche Veranstaltung.',
  'error.event.suspended':
    '{name} ist bis einschließlich {lastDay} gesperrt ({article}) und wird nicht angemeldet. Darüber kann sich hier niemand hinwegsetzen; die Amtsträger des Verbands können die Sperre aufheben.',
  'error.event.field-invalid': '{field}: {problem}.',
  'error.event.days-reversed': 'Der letzte Tag liegt vor dem ersten.',
  'error.event.approved-before-asked': 'Die Genehmigung liegt vor dem Antrag.',
  'error.event.id-taken': 'Auf der Meldeliste steht schon jemand mit der Kennung {id}.',
  'error.event.unknown-entrant': 'Diese Person steht nicht auf der Meldeliste.',
  'error.event.unknown-group':
    'Das Turnier ist keine Gruppe der Veranstaltung, oder es ist nicht mehr da.',
  'error.event.group-twice': 'Das Turnier ist schon eine Gruppe der Veranstaltung.',
  'error.event.group-elsewhere':
    'Das Turnier ist eine Gruppe einer anderen Veranstaltung: {event}. Nehmen Sie es dort zuerst heraus.',
  'error.event.classes-open':
    'Noch nicht jede Klasse ist bestätigt. Bestätigen Sie die Klassen und legen Sie dann die Gruppen an.',
  'error.event.groups-left':
    'Diese Gruppen sind geblieben, wo sie sind, und mit ihnen die Veranstaltung: {groups}. Vielleicht fehlt Ihnen das Recht dazu. Beim nächsten Versuch geht es von dort weiter.',
  'error.event.group-begun':
    '{name} ist in einer Gruppe schon ausgelost und bleibt darin. Ziehen Sie den Spieler dort zurück.',
  'error.draft.typed-wrong':
    'Einige Paare lassen sich nicht übernehmen: Ein Wort ist kein Paar von Nummern, oder eine Nummer steht zweimal oder gehört niemandem, der spielt.',
  'error.player.list-doubtful':
    'Etwas in der Liste ist zweifelhaft. Bitte zuerst die Vorschau ansehen.',
  'error.event.duplicate': '{name} steht anscheinend schon auf der Meldeliste.',
  'error.event.confirm-erasing':
    'Die personenbezogenen Daten werden hier gelöscht und lassen sich nicht zurückholen.',
  'error.store.unreadable':
    'Die Datenbank {file} lässt sich nicht öffnen: {problem}. Sie wurde nicht verändert.',
  'error.store.newer-database':
    'Die Datenbank stammt von einem neueren Rokade. Rokade aktualisieren.',
  'error.store.locked': 'Auf {folder} läuft schon ein Rokade.',
  'error.store.no-database':
    'Im Ordner {folder} liegen keine Daten von Rokade. --data sagt, wo sie sind.',
  'error.copies.not-a-copy':
    'Das ist keine von Rokade gemachte Kopie, oder sie ist nicht vollständig. Es wurde nichts geändert.',
  'error.copies.cut-off':
    'Die Datei ist nicht vollständig angekommen. Es wurde nichts geändert; bitte noch einmal senden.',
  'error.copies.not-received':
    'Die Kopie ist nicht mehr da: Rokade wurde neu gestartet, oder eine andere Datei wurde gesendet. Bitte die Datei noch einmal ansehen.',
  'error.copies.not-here':
    'Hier lässt sich nichts wiederherstellen, denn die Daten liegen nicht in einem Ordner, sondern in einer PostgreSQL-Datenbank.',
  'error.copies.confirm-replacing': 'Alles, was jetzt hier ist, wird ersetzt. Bitte bestätigen.',
  'error.copies.no-second-place': 'Es gibt noch keinen zweiten Ort. Bitte einen Ordner wählen.',
  'error.copies.no-folder':
    'Auf dem Rechner, auf dem Rokade läuft, gibt es den Ordner {folder} nicht. Steckt der Stick, ist der ganze Pfad angegeben?',
  'error.copies.folder-unusable': 'Rokade kann in den Ordner {folder} nicht schreiben: {problem}.',
  'error.copies.folder-inside':
    'Der Ordner {folder} liegt in Rokades eigenem Datenordner und ginge mit ihm verloren. Bitte einen anderswo wählen.',
  'error.move.in-use': 'Auf {place} arbeitet ein Rokade. Bitte zuerst beenden.',
  'error.move.not-empty': 'In {place} ist schon etwas. Nichts ist umgezogen.',
  'error.move.differs':
    'Was von {table} zurückgelesen wurde, ist nicht, was geschrieben wurde. Nichts ist umgezogen.',
  'error.store.folder-unusable': 'Der Ordner {folder} lässt sich nicht anlegen oder beschreiben.',
  'error.serve.port-busy':
    'Port {port} ist von einem anderen Programm belegt. Mit --port einen anderen wählen.',
  'error.serve.port-not-allowed':
    'Port {port} darf hier nicht benutzt werden. Mit --port einen anderen wählen.',
  'error.serve.host-unknown': 'Dieser Rechner hat die Adresse {host} nicht.',
  'error.sandbox.other-data':
    '{folder} enthält andere Daten und bleibt unberührt; eine Testumgebung braucht einen leeren oder neuen Ordner.',
  'error.serve.running': 'Auf {folder} läuft schon Rokade {version}: {url}',
  'error.serve.other-version':
    'Auf {folder} läuft Rokade {version} ({url}); dies ist {own}. Zwei Versionen teilen sich keinen Ordner: zuerst das Fenster der anderen schließen.',

  // Said where a text has `{problem}`.
  'problem.missing': 'fehlt',
  'problem.too-long': 'ist zu lang',
  'problem.unprintable': 'enthält Zeichen, die sich nicht darstellen lassen',
  'problem.too-many': 'sind zu viele',
  'problem.not-a-site': 'ist keine Website wie https://klub.example',
  'problem.out-of-range': 'liegt außerhalb des Möglichen',
  'problem.not-tables': 'nennt keine Tische; richtig ist: 3, 7-9',
  'problem.not-a-date': 'ist kein Datum',
  'problem.unknown': 'ist unbekannt',
  'problem.twice': 'steht doppelt da',
  'problem.out-of-order': 'stehen nicht in der Reihenfolge des Kalenders',
  'problem.steps-out-of-order': 'braucht steigende Unterschiede und fallende Minuten',
  'problem.named-twice': 'nennt etwas doppelt',
  'problem.group-of-one': 'hat eine Gruppe mit nur einem Spieler',
  'problem.already-paired': 'liegt unter der Zahl der schon ausgelosten Runden',
  'problem.disk-full': 'der Datenträger ist voll',
  'problem.read-only': 'es darf nur gelesen werden',
  'problem.no-access': 'kein Zugriff',
  'problem.busy': 'ein anderes Programm benutzt sie',
  'problem.malformed': 'die Datei ist beschädigt',
  'problem.empty': 'die Datei ist leer',
  'problem.io': 'der Datenträger meldet einen Fehler',
  'problem.hash-mismatch': 'etwas wurde nachträglich geändert',
  'problem.version-gap': 'etwas fehlt',
  'problem.unreadable-entry': 'eine Zeile ist unlesbar',
  'problem.too-large': 'sie ist zu groß',
  'problem.too-deep': 'Listen und Objekte liegen zu tief ineinander',
  'problem.not-json': 'sie ist kein JSON',
  'problem.not-a-journal': 'sie ist kein Turnier aus Rokade',
  'problem.not-for-this-system': 'wird in diesem Turniersystem nicht verwendet',
  'problem.newer-format': 'sie stammt von einem neueren Rokade',
  'problem.wrong-shape': 'etwas darin hat die falsche Form',
  'problem.not-a-book': 'die Zeilen passen nicht zusammen',
  'problem.other-kind': 'sie enthält ein Buch anderer Art',

  // Said where a text has `{field}`.
  'field.leader': 'Leitung',
  'field.format': 'Was gespielt wird',
  'field.when': 'Tag',
  'field.what': 'Was',
  'field.games': 'Partien',
  'field.votesFor': 'Stimmen dafür',
  'field.second': 'Zweite Partie',
  'field.name': 'Name',
  'field.place': 'Ort',
  'field.group': 'Gruppe',
  'field.federation': 'Land',
  'field.system': 'Turniersystem',
  'field.roundsPlanned': 'Rundenzahl',
  'field.roundDates': 'Rundentermine',
  'field.roundPlay': 'Runden mit eigener Zeit oder Frist',
  'field.rated': 'Wertung',
  'field.firstTable': 'Erster Tisch',
  'field.unusedTables': 'Nicht benutzte Tische',
  'field.phoneReports': 'Ergebnisse von Handys',
  'field.phoneReports-off': 'aus',
  'field.phoneReports-by-table': 'vom Tisch: eine Meldung gilt',
  'field.phoneReports-by-both': 'von beiden Spielern: gleiche Meldungen gelten',
  'field.playerAsks': 'Aussetzen oder Zurücktreten vom Handy',
  'field.playerAsks-off': 'aus',
  'field.playerAsks-day-before': 'bis zum Tag vor der Runde',
  'field.playerAsks-hour-before': 'bis eine Stunde vor der Runde',
  'field.playerAsks-until-paired': 'bis die Runde ausgelost ist',
  'field.openTo': 'Offen für',
  'field.openTo-all': 'alle',
  'field.openTo-seniors': 'Senioren',
  'field.openTo-women': 'Damen',
  'field.openTo-youth': 'Jugend',
  'field.membersOf': 'Nur für Mitglieder von',
  'field.movesShown': 'Züge der Partien',
  'field.movesShown-no': 'nur für Schiedsrichter',
  'field.movesShown-yes': 'für alle',
  'field.embedAt': 'Websites, die die Tabellen zeigen dürfen',
  'field.openGamesAs': 'Offene Partien zählen bei der Auslosung als',
  'field.openGamesAs-draw': 'Remis, wie es in den Ordnungen steht',
  'field.openGamesAs-expected': 'das nach der Wertungszahl erwartete Ergebnis (Hausregel)',
  'field.waitingMinutes': 'Wartezeit in Minuten',
  'field.timeControl': 'Bedenkzeit',
  'field.origin': 'Herkunft',
  'field.chiefArbiter': 'Hauptschiedsrichter',
  'field.arbiters': 'Weitere Schiedsrichter',
  'field.committee': 'Turnierausschuss',
  'field.leaveToPlay': 'Schiedsrichter, die mitspielen dürfen',
  'field.scoring': 'Punktwertung',
  'field.forbidden': 'Verbotene Paarungen',
  'field.halfPointByes': 'Halbe Punkte ohne Spiel, je Spieler',
  'field.pairingRatings': 'Wertungszahl, die zählt',
  'field.secondRatings': 'Bei gleicher Wertungszahl',
  'field.unratedAs': 'Wertungszahl für Spieler ohne Wertung',
  'field.startPositions': 'Startstellungen',
  'field.shownRatings': 'Wertungszahl, die gezeigt wird',
  'field.tieBreakEdition': 'FIDE-Fassung der Feinwertungen',
  'field.marks': 'Titel, Auf- und Abstieg',
  'field.tieBreaks': 'Feinwertungen',
  'field.printLanguage': 'Sprache der Ausdrucke',
  'field.printLook': 'Aussehen der Ausdrucke',
  'field.printLook-plain': 'Schlicht, schwarz auf weiß',
  'field.printLook-club': 'In den Vereinsfarben',
  'field.printLook-large': 'Große Schrift',
  'field.visibility': 'Was alle sehen dürfen',
  'field.title': 'Titel',
  'field.sex': 'Geschlecht',
  'field.club': 'Verein',
  'field.rating': 'Wertungszahl',
  'field.citizenship': 'Staatsangehörigkeit',
  'field.rapidRating': 'Schnellschachzahl',
  'field.blitzRating': 'Blitzzahl',
  'field.dwzIndex': 'DWZ-Index',
  'field.fideRating': 'Elo',
  'field.fideId': 'FIDE-ID',
  'field.nationalId': 'Nationale Nummer',
  'field.birthDate': 'Geburtsdatum',
  'field.person': 'Person im Register',
  'field.surname': 'Nachname',
  'field.firstName': 'Vorname',
  'field.sortedAs': 'Sortiert unter',
  'field.birth': 'Geboren',
  'field.womenTitle': 'Frauentitel',
  'field.otherTitles': 'Weitere Titel',
  'field.dsuNumber': 'DSU-Nummer',
  'field.dsbId': 'DSB-ID',
  'field.ownNumber': 'Eigene Nummer',
  'field.email': 'E-Mail',
  'field.phone': 'Telefon',
  'field.way': 'Angemeldet durch',
  'field.acceptedOn': 'Einladung angenommen am',
  'field.enteredOn': 'Angemeldet am',
  'field.guestBefore': 'Früher ohne Mitgliedschaft gespielt',
  'field.dispensation': 'Befreiung',
  'field.address': 'Anschrift',
  'field.zps': 'ZPS-Nummer',
  'field.memberNumber': 'Mitgliedsnummer',
  'field.memberFrom': 'Mitglied seit',
  'field.memberTo': 'Mitglied bis',
  'field.standing': 'Status',
  'field.from': 'Von',
  'field.to': 'Bis',
  'field.office': 'Amt',
  'field.competition': 'Turnier, Mannschaft oder Klasse',
  'field.seat': 'Als',
  'field.order': 'Nummer des Ersatzmitglieds',
  'field.until': 'Bis',
  'field.ended': 'Vorzeitig ausgeschieden am',
  'field.publicName': 'Name auf öffentlichen Seiten',
  'field.organiser': 'Veranstalter',
  'field.firstDay': 'Erster Tag',
  'field.regulations': 'Nach welcher Ordnung',
  'field.lastDay': 'Letzter Tag',
  'field.officers': 'Leitung',
  'field.published': 'Öffentliche Seite',
  'field.ruledOn': 'Entschieden am',
  'field.lodgedOn': 'Eingelegt am',
  'field.decidedOn': 'Entschieden am',
  'field.words': 'Der Protest',
  'field.panel': 'Wer entschieden hat',
  'field.rules': 'Regeln',
  'field.ground': 'Wofür',
  'field.given': 'Entschieden am',
  'field.months': 'Monate',
  'field.weeks': 'Wochen',
  'field.event': 'Turnier',
  'field.eventEnds': 'Letzter Tag des Turniers',
  'field.by': 'Ausgesprochen von',
  'field.body': 'Welches, oder wer sonst',
  'field.reasons': 'Begründung',
  'field.copies': 'Kopien an',
  'field.day': 'Ab dem Tag',
  'field.endedBy': 'Entschieden von',
  'field.endedFor': 'Begründung dafür',
  'field.point': 'Punkt des Zeitplans',
  'field.step': 'Was geschah',
  'field.on': 'Am Tag',
  'field.days': 'Termine',
  'field.at': 'Beginn',
  'field.note': 'Anmerkung',
  'field.passed': 'Prüfung bestanden',
  'field.groups': 'Geleitete Gruppen',
  'field.matter': 'Lehrgang, Turnier oder Begründung',
  'error.reminders.no-address':
    '„{address}“ ist keine Mailadresse. Schreiben Sie eine wie buero@example.org, oder lassen Sie das Feld leer.',
  'error.reminders.invalid': 'Die Erinnerungen bleiben, wie sie waren: Ein Wert ist ungültig.',
  'error.screens.unknown-screen':
    'Bildschirm {screen} gibt es nicht (mehr). Laden Sie die Seite neu.',
  'error.screens.too-many': 'Mehr als {most} Bildschirme gehen nicht.',
  'error.screens.invalid':
    'Das kann ein Bildschirm nicht zeigen. Ändern Sie die Felder und speichern Sie noch einmal.',
  'error.installation.law-texts-nothing':
    'Zeile {line}: Die Datei hat keine Überschrift eines Artikels wie „## 9.2“.',
  'error.installation.law-texts-no-article':
    'Zeile {line}: „{heading}“ ist kein Artikel dieser Fassung.',
  'error.installation.law-texts-twice': 'Zeile {line}: „{heading}“ steht dort ein zweites Mal.',
  'error.installation.law-texts-no-text': 'Zeile {line}: Unter „{heading}“ steht kein Text.',
  'error.installation.law-texts-not-json':
    'Zeile {line}: Das ist kein JSON mit Texten nach den Nummern der Artikel.',
};
