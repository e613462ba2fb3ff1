import type { lawCompetitionTexts as reference } from '../en/law-competition.ts';
import type { Translation } from '../texts.ts';

export const lawCompetitionTexts: Translation<typeof reference> = {
  'law.title-offering-a-draw': 'Remisangebot',
  'law.text-offering-a-draw':
    'Nach dem eigenen Zug und vor dem Drücken; zu anderer Zeit gilt es, kann aber eine Störung sein. Ohne Bedingung, ohne Rücknahme; es steht, bis es angenommen, mit Worten oder durch Berühren einer Figur abgelehnt oder die Partie beendet ist. Beide notieren (=). Ein Remisantrag ist auch ein Angebot.',
  'law.in-2001-offering-a-draw': 'Nichts schränkt Angebote ein.',
  'law.in-2023-offering-a-draw':
    'Die Ausschreibung kann vereinbartes Remis ganz oder vor einer Zugzahl verbieten, wenn der Schiedsrichter nicht zustimmt (9.1.1).',
  'law.title-same-position-three-times': 'Dreimal dieselbe Stellung',
  'law.text-same-position-three-times':
    'Auf Antrag dessen, der am Zug ist: Dieselbe Stellung steht zum dritten Mal, oder wird es mit dem Zug, den er aufschreibt und nicht ausführt. Dieselbe: derselbe am Zug, gleiche Figuren auf gleichen Feldern, gleiche mögliche Züge beider.',
  'law.in-2001-same-position-three-times':
    'Nicht dieselbe: Ein Schlagen en passant ist entfallen, oder ein Rochaderecht hat sich endgültig oder zeitweise geändert.',
  'law.in-2023-same-position-three-times':
    'Der aufgeschriebene Zug steht fest. Nicht dieselbe: Zuerst war ein Schlagen en passant möglich; ein Rochaderecht ging durch einen Zug von König oder Turm verloren. Eine nur gehinderte Rochade ändert nichts.',
  'law.title-fifty-moves': 'Fünfzig Züge',
  'law.text-fifty-moves':
    'Auf Antrag dessen, der am Zug ist: die letzten fünfzig Züge beider ohne Bauernzug und ohne Schlagen, oder sie werden es mit dem Zug, den er aufschreibt und nicht ausführt.',
  'law.title-claim-lost': 'Wann der Antrag verwirkt ist',
  'law.text-claim-lost': 'Das Recht auf einen Antrag in diesem Zug ist weg.',
  'law.in-2001-claim-lost': 'Durch Ausführen eines Zuges ohne Antrag.',
  'law.in-2023-claim-lost': 'Schon durch Berühren einer Figur, um zu ziehen oder zu schlagen.',
  'law.title-claiming': 'Antrag und Antwort',
  'law.text-claiming':
    'Die Uhren werden angehalten; ein Antrag kann nicht zurückgenommen werden. Richtig: sofort remis. Falsch: Es geht weiter, und ein dafür aufgeschriebener Zug wird ausgeführt.',
  'law.in-2001-claiming':
    'Falsch: drei Minuten für den Gegner. Der Antragsteller verliert die Hälfte seiner Zeit, höchstens drei Minuten; zwischen einer und zwei behält er eine; unter einer Minute nichts.',
  'law.in-2023-claiming': 'Falsch: zwei Minuten für den Gegner (Schnell- und Blitzschach: eine).',
  'law.title-dead-position': 'Tote Stellung',
  'law.text-dead-position':
    'Eine Stellung, in der durch keine regelgemäßen Züge, auch die schlechtesten nicht, ein Matt entstehen kann, beendet die Partie: remis.',
  'law.title-drawn-without-claim': 'Fünfmal, fünfundsiebzig Züge',
  'law.text-drawn-without-claim':
    'Remis ohne Antrag: dieselbe Stellung zum fünften Mal; fünfundsiebzig Züge beider ohne Bauer und Schlagen, es sei denn, der letzte setzt matt.',
  'law.title-quickplay-finish': 'Endspurtphase',
  'law.text-quickplay-finish':
    'Der letzte Teil einer Partie, in dem alle übrigen Züge in begrenzter Zeit zu machen sind.',
  'law.in-2001-quickplay-finish': 'Sie ist Teil der Regeln.',
  'law.in-2023-quickplay-finish':
    'Die Richtlinien gelten nur, wo sie angekündigt sind, bei langer Bedenkzeit und Schnellschach ohne Zugabe, nie im Blitz.',
  'law.title-claim-in-quickplay': 'Antrag unter zwei Minuten',
  'law.text-claim-in-quickplay':
    'Wer am Zug ist und weniger als zwei Minuten hat, hält die Uhren an und beantragt Remis: Der Gegner kann mit normalen Mitteln nicht gewinnen oder versucht es nicht. Der Schiedsrichter erklärt remis, verschiebt die Antwort (er kann dem Gegner zwei Minuten geben, sieht zu und entscheidet spätestens nach einem Blättchenfall) oder lehnt ab (zwei Minuten für den Gegner).',
  'law.in-2001-claim-in-quickplay': 'Seine Entscheidung ist endgültig.',
  'law.in-2023-claim-in-quickplay': 'Nur, wo keine Zugabe nach III.4 verlangt wurde.',
  'law.title-asking-for-increment': 'Fünf Sekunden je Zug verlangen',
  'law.text-asking-for-increment':
    'Mit weniger als zwei Minuten darf, wer am Zug ist, fünf Sekunden je Zug für beide verlangen; das ist ein Remisangebot. Wird es abgelehnt und stimmt der Schiedsrichter zu, wird so gestellt, und der Gegner erhält zwei Minuten.',
  'law.title-points': 'Punkte',
  'law.text-points': 'Gewinn 1, Remis ½, Verlust 0, wenn nichts anderes bekannt gegeben ist.',
  'law.in-2001-points': 'Mehr ist nicht gesagt.',
  'law.in-2023-points':
    'Beide zusammen erhalten nie mehr, als die Partie hat; jeder nur Punkte, die es in der Partie gibt, nie ¾ und ¼.',
  'law.title-disrepute': 'Verhalten',
  'law.text-disrepute': 'Die Spieler tun nichts, was dem Ansehen des Schachs schadet.',
  'law.title-forbidden-help': 'Hilfsmittel und Geräte',
  'law.text-forbidden-help':
    'Während der Partie keine Notizen, kein Rat, keine anderen Quellen, keine Analyse auf einem anderen Brett. Das Formular dient nur Zügen, Zeiten, Remisangeboten und Anträgen.',
  'law.in-2001-forbidden-help': 'Geräte werden nicht genannt.',
  'law.in-2023-forbidden-help':
    'Kein elektronisches Gerät am Spielort ohne Erlaubnis, es sei denn, die Ausschreibung lässt es ausgeschaltet in einer Tasche zu, die unberührt bleibt. Am Körper verliert es die Partie, wenn die Ausschreibung keine mildere Strafe kennt. Der Schiedsrichter kann Taschen und Kleidung untersuchen lassen, nicht öffentlich und von jemandem gleichen Geschlechts. Rauchen nur, wo es erlaubt ist.',
  'law.title-finished-players': 'Wer fertig ist',
  'law.text-finished-players': 'Er gilt als Zuschauer.',
  'law.title-leaving': 'Den Saal verlassen',
  'law.text-leaving':
    'Spielort sind der Saal mit Toiletten, Bewirtung, Raucherbereich und was der Schiedsrichter sonst nennt. Niemand verlässt ihn ohne seine Erlaubnis, und wer am Zug ist, nicht den Spielbereich.',
  'law.in-2001-leaving': 'Andere im Spielbereich sind nicht genannt.',
  'law.in-2023-leaving':
    'Wer weder Spieler noch Schiedsrichter ist, braucht für den Spielbereich eine Erlaubnis; die Ausschreibung kann verlangen, dass sich meldet, wer nicht am Zug ist und hinausgeht.',
  'law.title-disturbing': 'Den Gegner stören',
  'law.text-disturbing':
    'Keine Ablenkung oder Belästigung irgendeiner Art, auch nicht durch unbegründete Anträge oder Remisangebote.',
  'law.in-2001-disturbing': 'Lärm ist nicht genannt.',
  'law.in-2023-disturbing': 'Auch eine Lärmquelle ist genannt.',
  'law.title-conduct-is-penalised': 'Verstöße werden bestraft',
  'law.text-conduct-is-penalised':
    'Ein Verstoß gegen die Artikel über das Verhalten führt zu einer Strafe der Liste.',
  'law.in-2001-conduct-is-penalised': 'Er kann (13.4).',
  'law.in-2023-conduct-is-penalised': 'Er muss (12.9).',
  'law.title-refusing-the-laws': 'Weigerung',
  'law.text-refusing-the-laws':
    'Wer sich beharrlich weigert, die Regeln zu befolgen, verliert; die Punkte des Gegners bestimmt der Schiedsrichter.',
  'law.title-both-refuse': 'Beide weigern sich',
  'law.text-both-refuse': 'Sind beide schuldig, haben beide verloren.',
  'law.title-right-to-ask-and-appeal': 'Fragen und Einspruch',
  'law.text-right-to-ask-and-appeal':
    'Ein Spieler darf sich die Regeln vom Schiedsrichter erklären lassen und gegen eine Entscheidung Einspruch erheben, auch nach seiner Unterschrift, wenn die Ausschreibung nichts anderes sagt.',
  'law.title-players-help-with-claims': 'Beim Rekonstruieren helfen',
  'law.text-players-help-with-claims':
    'Beide helfen dem Schiedsrichter dabei. Wiederholungen und fünfzig Züge prüfen die Spieler unter seiner Aufsicht.',
  'law.title-seeing-to-the-laws': 'Der Schiedsrichter wacht über die Regeln',
  'law.text-seeing-to-the-laws': 'Er sorgt dafür, dass sie eingehalten werden.',
  'law.title-duties': 'Pflichten des Schiedsrichters',
  'law.text-duties': 'Gute Bedingungen, keine Störungen, der Ablauf des Turniers, sein Bestes.',
  'law.in-2001-duties': 'Mehr ist nicht genannt.',
  'law.in-2023-duties':
    'Auch Fairplay und die Maßnahmen dafür, und Rücksicht auf Spieler mit Behinderung und solche, die ärztliche Hilfe brauchen.',
  'law.title-watching-games': 'Partien beobachten',
  'law.text-watching-games':
    'Er beobachtet die Partien, vor allem in Zeitnot, setzt seine Entscheidungen durch und straft, wo es angebracht ist.',
  'law.title-assistants': 'Helfer',
  'law.text-assistants':
    'Der Schiedsrichter kann Helfer Partien beobachten lassen, etwa wenn mehrere in Zeitnot sind.',
  'law.title-penalties': 'Strafen',
  'law.text-penalties':
    'Verwarnung; mehr Zeit für den Gegner; weniger Zeit für den Schuldigen; weniger Punkte für ihn; mehr für den Gegner, höchstens was die Partie hat; Verlust der Partie; Ausschluss.',
  'law.in-2001-penalties': 'Die Liste ist 13.4 a bis g.',
  'law.in-2023-penalties':
    'Die Liste ist 12.9.1 bis 12.9.9 mit zwei weiteren: eine angekündigte Geldbuße und der Ausschluss von einer oder mehreren Runden. Bei Verlust bestimmt der Schiedsrichter die Punkte des Gegners.',
  'law.title-time-for-disturbance': 'Zeit nach einer Störung',
  'law.text-time-for-disturbance':
    'Nach einer Störung von außen kann der Schiedsrichter einem oder beiden mehr Zeit geben.',
  'law.title-no-interference-by-arbiter': 'Der Schiedsrichter greift nicht ein',
  'law.text-no-interference-by-arbiter':
    'Nur wo die Regeln es sagen. Er nennt nicht die Zahl der Züge, außer nach einem Blättchenfall (8.5), und sagt nicht, dass der Gegner gezogen hat.',
  'law.in-2001-no-interference-by-arbiter': 'Die vergessene Uhr ist nicht genannt.',
  'law.in-2023-no-interference-by-arbiter': 'Auch nicht, dass die Uhr nicht gedrückt wurde.',
  'law.title-no-interference-by-others': 'Zuschauer und andere Spieler',
  'law.text-no-interference-by-others':
    'Sie reden nicht über eine Partie und greifen nicht ein. Der Schiedsrichter kann sie hinausweisen.',
  'law.in-2001-no-interference-by-others': 'Vom Melden an den Schiedsrichter ist nichts gesagt.',
  'law.in-2023-no-interference-by-others':
    'Wer eine Unregelmäßigkeit sieht, darf sie dem Schiedsrichter melden, und nur ihm.',
  'law.title-phones': 'Telefone',
  'law.text-phones':
    'Am Spielort und in der vom Schiedsrichter genannten Umgebung benutzt niemand ohne Erlaubnis ein Telefon oder Ähnliches.',
  'law.title-question-to-fide': 'Fragen an die FIDE',
  'law.text-question-to-fide':
    'Ein Verband kann die FIDE um eine offizielle Entscheidung zu den Regeln bitten.',
};
