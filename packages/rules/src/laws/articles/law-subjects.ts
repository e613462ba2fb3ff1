/**
 * How a subject of the Laws of 2001 stands in those of 2023: unchanged in substance, changed, only in
 * the new or only in the old edition.
 */
export type LawChange = 'same' | 'changed' | 'added' | 'dropped';

/** A subject of the Laws with its articles in both editions; [] where an edition has none. */
export interface LawSubject<Code extends string = string, Change extends LawChange = LawChange> {
  readonly code: Code;
  readonly change: Change;
  readonly in2001: readonly string[];
  readonly in2023: readonly string[];
}

const numbers = (articles: string): readonly string[] => articles.split(' ');

const same = <const Code extends string>(
  code: Code,
  in2001: string,
  in2023: string,
): LawSubject<Code, 'same'> => ({
  code,
  change: 'same',
  in2001: numbers(in2001),
  in2023: numbers(in2023),
});

const changed = <const Code extends string>(
  code: Code,
  in2001: string,
  in2023: string,
): LawSubject<Code, 'changed'> => ({
  code,
  change: 'changed',
  in2001: numbers(in2001),
  in2023: numbers(in2023),
});

const added = <const Code extends string>(
  code: Code,
  in2023: string,
): LawSubject<Code, 'added'> => ({ code, change: 'added', in2001: [], in2023: numbers(in2023) });

const dropped = <const Code extends string>(
  code: Code,
  in2001: string,
): LawSubject<Code, 'dropped'> => ({
  code,
  change: 'dropped',
  in2001: numbers(in2001),
  in2023: [],
});

/**
 * The subjects of the Laws in the order of 2001, each with its articles in both editions. What they say
 * stands among the texts, in our own words.
 */
export const lawSubjects = [
  same('aim', '1.1 1.2', '1.1 1.2 1.3 1.4'),
  same('nobody-can-mate', '1.3', '1.5'),
  same('board', '2.1', '2.1'),
  same('men', '2.2 2.3', '2.2 2.3'),
  same('lines-of-board', '2.4', '2.4'),
  same('capture-and-attack', '3.1', '3.1'),
  same('far-moving', '3.2 3.3 3.4 3.5', '3.2 3.3 3.4 3.5'),
  same('knight', '3.6', '3.6'),
  same('pawn', '3.7', '3.7'),
  same('king-and-castling', '3.8', '3.8'),
  same('check', '3.9', '3.9'),
  added('legal-and-illegal', '3.10'),
  same('one-hand', '4.1', '4.1'),
  changed('adjusting', '4.2', '4.2'),
  same('touched-pieces', '4.3', '4.3'),
  changed('touched-in-castling', '4.4', '4.4'),
  same('touched-cannot-move', '4.5', '4.5'),
  added('way-of-promoting', '4.6'),
  changed('claim-lost-by-touching', '4.6', '4.8'),
  changed('released-piece', '4.7', '4.7'),
  added('assistant-for-moves', '4.9'),
  changed('mate-and-resignation', '5.1', '5.1'),
  changed('ways-to-draw', '5.2', '5.2'),
  same('words-of-clocks', '6.1', '6.1'),
  same('periods', '6.2', '6.3'),
  same('moves-checked-at-the-flag', '6.3', '6.4'),
  same('place-of-the-clock', '6.4', '6.5'),
  same('start-of-the-clock', '6.5', '6.6'),
  changed('nobody-came', '6.6', '6.7'),
  changed('late', '6.7', '6.7'),
  changed('pressing-the-clock', '6.8', '6.2'),
  same('flag-counts-as-fallen', '6.9', '6.8'),
  same('flag-fall-loses', '6.10', '6.9'),
  changed('faulty-clock', '6.11', '6.10'),
  changed('both-flags', '6.12 10.3', 'III.3'),
  same('stopping-the-clocks', '6.13', '6.11'),
  same('times-after-irregularity', '6.14', '7.1'),
  same('displays', '6.15', '6.12'),
  same('wrong-start', '7.1', '7.2'),
  changed('colours-reversed', '7.2', '7.3'),
  same('displaced-pieces', '7.3', '7.4'),
  changed('illegal-move', '7.4', '7.5'),
  same('displacement-found-later', '7.5', '7.6'),
  changed('keeping-score', '8.1', '8.1'),
  same('score-in-sight', '8.2', '8.2'),
  same('score-belongs-to-organiser', '8.3', '8.3'),
  same('under-five-minutes', '8.4', '8.4'),
  same('filling-up-the-score', '8.5', '8.5'),
  same('score-cannot-be-filled-up', '8.6', '8.6'),
  same('signing-the-score', '8.7', '8.7'),
  changed('offering-a-draw', '9.1', '9.1'),
  changed('same-position-three-times', '9.2', '9.2'),
  same('fifty-moves', '9.3', '9.3'),
  changed('claim-lost', '9.4', '9.4'),
  changed('claiming', '9.5', '9.5'),
  same('dead-position', '9.6', '5.2'),
  added('drawn-without-claim', '9.6'),
  changed('quickplay-finish', '10.1', 'III.1 III.2'),
  changed('claim-in-quickplay', '10.2', 'III.5'),
  added('asking-for-increment', 'III.4'),
  changed('points', '11.1', '10.1 10.2'),
  same('disrepute', '12.1', '11.1'),
  changed('forbidden-help', '12.2', '11.3'),
  same('finished-players', '12.3', '11.4'),
  changed('leaving', '12.4', '11.2'),
  changed('disturbing', '12.5', '11.5'),
  changed('conduct-is-penalised', '12.6', '11.6'),
  same('refusing-the-laws', '12.7', '11.7'),
  same('both-refuse', '12.8', '11.8'),
  added('right-to-ask-and-appeal', '11.9 11.10'),
  added('players-help-with-claims', '11.11 11.12'),
  same('seeing-to-the-laws', '13.1', '12.1'),
  changed('duties', '13.2', '12.2'),
  same('watching-games', '13.3', '12.3'),
  added('assistants', '12.4'),
  changed('penalties', '13.4', '12.9'),
  same('time-for-disturbance', '13.5', '12.5'),
  changed('no-interference-by-arbiter', '13.6', '12.6'),
  changed('no-interference-by-others', '13.7', '12.7'),
  added('phones', '12.8'),
  dropped('question-to-fide', '14.1'),
  same('sealing', 'A1', 'I.1'),
  same('envelope', 'A2', 'I.2'),
  same('keeping-the-envelope', 'A3', 'I.3'),
  same('offer-after-sealing', 'A4', 'I.4'),
  same('setting-up-again', 'A5', 'I.5'),
  same('ended-before-resumption', 'A6', 'I.6'),
  same('opening-the-envelope', 'A7', 'I.7'),
  same('faulty-sealed-move', 'A8', 'I.8'),
  same('resumption', 'A9', 'I.9'),
  changed('late-at-resumption', 'A10', 'I.10 I.11'),
  same('lost-envelope', 'A11', 'I.12'),
  same('clock-wrong-at-resumption', 'A12', 'I.13'),
  changed('length-of-resumption', 'A13', 'I.14'),
  changed('rapid-play', 'B1', 'A.1'),
  changed('laws-in-rapid', 'B2', 'A.4 A.5 A.6'),
  changed('score-in-rapid', 'B3', 'A.2'),
  added('time-penalties-in-rapid', 'A.3'),
  changed('set-up-in-rapid', 'B4', 'A.5'),
  changed('illegal-move-in-rapid', 'B5', 'A.5'),
  changed('flag-in-rapid', 'B6 B7', 'A.5'),
  changed('both-flags-in-rapid', 'B8', 'III.3'),
  changed('blitz-play', 'C1', 'B.1'),
  changed('laws-in-blitz', 'C2 C4', 'B.2 B.3 B.4'),
  changed('illegal-move-in-blitz', 'C3', 'B.3'),
  changed('quickplay-without-arbiter', 'D1', 'III.6'),
  same('letters-of-pieces', 'E1 E2 E3', 'C.1 C.2 C.3 C.4'),
  same('names-of-squares', 'E4 E5 E6', 'C.5 C.6 C.7'),
  changed('writing-a-move', 'E7', 'C.8'),
  changed('writing-a-capture', 'E8 E10', 'C.9'),
  same('two-alike', 'E9', 'C.10'),
  same('writing-a-promotion', 'E11', 'C.11'),
  changed('signs', 'E12', 'C.12 C.13'),
  same('boards-for-blind-players', 'F1', 'D.1'),
  same('announcing-moves', 'F2', 'D.2'),
  same('touched-and-made-when-blind', 'F2', 'D.2'),
  same('clock-and-score-when-blind', 'F2', 'D.2'),
  changed('assistants-of-blind-players', 'F2', 'D.2'),
  added('chess960-start', 'II.1 II.2'),
  added('chess960-castling', 'II.3'),
] as const;

/** A subject of the Laws, as the table has it. */
export type ListedLaw = (typeof lawSubjects)[number];
