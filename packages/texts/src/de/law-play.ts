import type { lawPlayTexts as reference } from '../en/law-play.ts';
import type { Translation } from '../texts.ts';

export const lawPlayTexts: Translation<typeof reference> = {
  'law.title-aim': 'Ziel des Spiels',
  'law.text-aim':
    'Zwei Spieler ziehen abwechselnd, Weiß zuerst. Wer den gegnerischen König so angreift, dass ihn kein regelgemäßer Zug rettet, hat matt gesetzt und gewonnen.',
  'law.title-nobody-can-mate': 'Niemand kann matt setzen',
  'law.text-nobody-can-mate': 'Kann keine Seite jemals matt setzen, ist die Partie remis.',
  'law.title-board': 'Das Brett',
  'law.text-board':
    'Acht mal acht Felder, abwechselnd hell und dunkel. Das Eckfeld rechts vor jedem Spieler ist hell.',
  'law.title-men': 'Figuren und Grundstellung',
  'law.text-men':
    'Jede Seite hat König, Dame, zwei Türme, zwei Läufer, zwei Springer und acht Bauern. Von a bis h: Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm, davor die Bauern.',
  'law.title-lines-of-board': 'Linien, Reihen, Diagonalen',
  'law.text-lines-of-board':
    'Senkrecht sind es Linien, waagerecht Reihen; Felder einer Farbe, die sich an den Ecken berühren, bilden eine Diagonale.',
  'law.title-capture-and-attack': 'Schlagen und angreifen',
  'law.text-capture-and-attack':
    'Keine Figur zieht auf ein Feld mit einer Figur der eigenen Farbe. Steht dort eine gegnerische, wird sie im selben Zug geschlagen und entfernt. Eine Figur greift an, was sie als Nächstes schlagen könnte, auch wenn sie wegen des eigenen Königs nicht ziehen darf.',
  'law.title-far-moving': 'Läufer, Turm, Dame',
  'law.text-far-moving':
    'Der Läufer zieht auf Diagonalen, der Turm auf Linien und Reihen, die Dame auf allen. Keine von ihnen überspringt eine Figur.',
  'law.title-knight': 'Springer',
  'law.text-knight':
    'Er zieht auf eines der nächsten Felder, die nicht auf seiner Linie, Reihe oder Diagonale liegen.',
  'law.title-pawn': 'Bauer',
  'law.text-pawn':
    'Ein Feld vor, oder zwei vom Ausgangsfeld, wenn beide frei sind; er schlägt ein Feld schräg nach vorn. Gleich nach einem Doppelschritt darf ein Bauer daneben so schlagen, als wäre es nur ein Schritt gewesen (en passant). Auf der letzten Reihe wird er im selben Zug Dame, Turm, Läufer oder Springer seiner Farbe, auch wenn noch keine solche Figur geschlagen ist.',
  'law.title-king-and-castling': 'König und Rochade',
  'law.text-king-and-castling':
    'Der König zieht auf ein Nachbarfeld, das nicht angegriffen ist. Rochade: Der König geht zwei Felder auf einen Turm zu, der Turm auf das Feld, das der König überquert hat. Das Recht ist verloren, sobald König oder dieser Turm gezogen hat. Nur gehindert ist es, solange das Feld des Königs, das überquerte oder das erreichte angegriffen ist oder eine Figur dazwischensteht.',
  'law.title-check': 'Schach',
  'law.text-check':
    'Ein angegriffener König steht im Schach; angesagt werden muss es nicht. Kein Zug darf den eigenen König im Schach lassen oder ins Schach stellen.',
  'law.title-legal-and-illegal': 'Regelgemäß und regelwidrig',
  'law.text-legal-and-illegal':
    'Ein Zug ist regelgemäß, wenn er 3.1 bis 3.9 erfüllt. Eine Stellung ist regelwidrig, wenn keine regelgemäßen Züge zu ihr führen können.',
  'law.title-one-hand': 'Eine Hand',
  'law.text-one-hand': 'Jeder Zug wird mit nur einer Hand ausgeführt.',
  'law.title-adjusting': 'Zurechtrücken',
  'law.text-adjusting': 'Wer am Zug ist, darf Figuren zurechtrücken, wenn er es vorher sagt.',
  'law.in-2001-adjusting':
    'Über zufälliges Berühren ist nichts gesagt; es kommt auf die Absicht an.',
  'law.in-2023-adjusting':
    'Jede andere Berührung gilt als gewollt, es sei denn, sie war offensichtlich ein Versehen.',
  'law.title-touched-pieces': 'Berührte Figur',
  'law.text-touched-pieces':
    'Wer absichtlich eine eigene Figur berührt, zieht mit der ersten, die ziehen kann; eine gegnerische: schlägt die erste, die geschlagen werden kann. Beides: Die eigene schlägt die andere; geht das nicht, gilt die zuerst berührte, die ziehen oder geschlagen werden kann. Im Zweifel war es zuerst die eigene.',
  'law.title-touched-in-castling': 'König und Turm berührt',
  'law.text-touched-in-castling':
    'König, dann Turm: Rochade nach dieser Seite, wenn sie erlaubt ist. Zuerst der Turm: in diesem Zug dort keine Rochade. Ist die gewollte Rochade regelwidrig, folgt ein anderer Königszug, auch die Rochade zur anderen Seite; gibt es keinen, ein beliebiger Zug.',
  'law.in-2001-touched-in-castling':
    'Die Wahl der neuen Figur ist mit dem Loslassen endgültig, wie bei jeder Figur.',
  'law.in-2023-touched-in-castling':
    'Die Umwandlungsfigur ist gewählt, sobald sie das Feld berührt.',
  'law.title-touched-cannot-move': 'Nichts Berührtes kann ziehen',
  'law.text-touched-cannot-move':
    'Kann keine berührte Figur ziehen oder geschlagen werden, ist jeder regelgemäße Zug erlaubt.',
  'law.title-way-of-promoting': 'Wie umgewandelt wird',
  'law.text-way-of-promoting':
    'Der Bauer muss nicht erst auf das letzte Feld; ob er zuerst entfernt oder die neue Figur zuerst gesetzt wird, ist frei. Eine gegnerische Figur auf dem Feld wird geschlagen.',
  'law.title-claim-lost-by-touching': 'Reklamation verwirkt',
  'law.text-claim-lost-by-touching':
    'Wer selbst eine Figur berührt hat, um zu ziehen oder zu schlagen, kann das Verhalten des Gegners dabei nicht mehr beanstanden.',
  'law.in-2001-claim-lost-by-touching': 'Das gilt für berührte Figuren und die Rochade.',
  'law.in-2023-claim-lost-by-touching':
    'Das gilt für den ganzen Artikel 4, auch für eine Hand und das Loslassen.',
  'law.title-released-piece': 'Losgelassene Figur',
  'law.text-released-piece':
    'Eine Figur, die auf einem erlaubten Feld losgelassen wurde, bleibt dort.',
  'law.in-2001-released-piece':
    'Der Zug ist ausgeführt, sobald alles geschehen ist, was Artikel 3 verlangt.',
  'law.in-2023-released-piece':
    'Ausgeführt ist ein Schlagzug, wenn die geschlagene Figur entfernt und die andere losgelassen ist; die Rochade, wenn der Turm losgelassen ist (nach dem König bleibt nur sie, oder ein anderer Königszug, wenn sie regelwidrig ist); die Umwandlung, wenn die neue Figur losgelassen und der Bauer entfernt ist.',
  'law.title-assistant-for-moves': 'Helfer für die Züge',
  'law.text-assistant-for-moves':
    'Wer die Figuren nicht führen kann, darf einen Helfer mitbringen, den der Schiedsrichter zulässt.',
  'law.title-mate-and-resignation': 'Matt und Aufgabe',
  'law.text-mate-and-resignation':
    'Matt durch einen regelgemäßen Zug gewinnt und beendet die Partie sofort. Auch die Aufgabe beendet sie.',
  'law.in-2001-mate-and-resignation': 'Wer aufgibt, hat verloren.',
  'law.in-2023-mate-and-resignation':
    'Wer aufgibt, hat verloren, es sei denn, der Gegner könnte durch keine regelgemäßen Züge matt setzen: Dann ist die Partie remis (5.1.2).',
  'law.title-ways-to-draw': 'Patt, tote Stellung, Vereinbarung',
  'law.text-ways-to-draw':
    'Sofort remis: Patt; eine Stellung, in der niemand durch irgendwelche regelgemäßen Züge matt setzen kann; Vereinbarung. Remis auf Antrag: dreimal dieselbe Stellung (9.2), fünfzig Züge ohne Bauer und Schlagen (9.3).',
  'law.in-2001-ways-to-draw': 'Remis kann jederzeit während der Partie vereinbart werden.',
  'law.in-2023-ways-to-draw':
    'Remis kann vereinbart werden, sobald beide einen Zug gemacht haben (5.2.3).',
};
