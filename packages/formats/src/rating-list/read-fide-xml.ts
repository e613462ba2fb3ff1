import type { ListedNumbers, RatedPlayer } from '@rokade/register';
import { err, type KindOfPlay, ok } from '@rokade/rules';
import { fidePlayer, isFideNumber, listedNumber } from './fide-player.ts';
import { type ListRows, nobody, type PlayersRead } from './list-rows.ts';

const isList = /^\s*(?:<\?xml[^>]*\?>\s*)?<playerslist\s*>/;

/** Whether a text begins as FIDE's list in XML. */
export const isFideXml = (text: string): boolean => isList.test(text);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function letterOf(whole: string, ten?: string, sixteen?: string, name?: string): string {
  if (name !== undefined) return entities[name] ?? whole;
  const letter = ten === undefined ? Number.parseInt(sixteen ?? '', 16) : Number(ten);
  return letter <= 0x10ffff ? String.fromCodePoint(letter) : whole;
}

/** A value with its entities decoded. */
const plain = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, letterOf) : text;

/** Returns the content of an element by its tag; '' if it is missing. */
type TextOf = (tag: string) => string;

/** Reads the elements of a player; fast if they are read in the order of the text. */
function valuesIn(body: string): TextOf {
  let last = 0;
  return (tag) => {
    const behind = body.indexOf(tag, last);
    const at = behind === -1 ? body.indexOf(tag) : behind;
    if (at === -1) return '';
    const from = at + tag.length;
    last = body.indexOf('<', from);
    return plain(body.slice(from, last).trim());
  };
}

const tags = {
  standard: { rating: '<rating>', factor: '<k>' },
  rapid: { rating: '<rapid_rating>', factor: '<rapid_k>' },
  blitz: { rating: '<blitz_rating>', factor: '<blitz_k>' },
} as const;

/** The values of a kind of play; a list of one kind has them where the full list has the standard ones. */
function numbersOf(textOf: TextOf, kind: KindOfPlay, only: KindOfPlay | null) {
  if (only !== null && only !== kind) return { rating: null, factor: null };
  const number = (what: 'rating' | 'factor'): number | null | undefined => {
    const own = textOf(tags[kind][what]);
    return listedNumber(own === '' && only === kind ? textOf(tags.standard[what]) : own);
  };
  return { rating: number('rating'), factor: number('factor') };
}

type Numbers = { readonly [Kind in KindOfPlay]: number | null | undefined };

const areNumbers = (numbers: Numbers): numbers is ListedNumbers =>
  numbers.standard !== undefined && numbers.rapid !== undefined && numbers.blitz !== undefined;

/** The player in the text of an element; null: no FIDE ID, or an invalid rating. */
function playerIn(body: string, only: KindOfPlay | null): RatedPlayer | null {
  const textOf = valuesIn(body);
  const words = {
    id: textOf('<fideid>'),
    name: textOf('<name>'),
    federation: textOf('<country>'),
    sex: textOf('<sex>'),
    title: textOf('<title>'),
    womenTitle: textOf('<w_title>'),
  };
  const standard = numbersOf(textOf, 'standard', only);
  const rapid = numbersOf(textOf, 'rapid', only);
  const blitz = numbersOf(textOf, 'blitz', only);
  const born = textOf('<birthday>');
  const ratings = { standard: standard.rating, rapid: rapid.rating, blitz: blitz.rating };
  const factors = { standard: standard.factor, rapid: rapid.factor, blitz: blitz.factor };
  if (!isFideNumber(words.id) || !areNumbers(ratings) || !areNumbers(factors)) return null;
  return fidePlayer({ ...words, born, ratings, factors });
}

const opening = '<player>';
const closing = '</player>';
const ending = '</playerslist>';

/** More characters than any player takes; nothing stands between two of them. */
const longestPlayer = 100_000;

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Reads FIDE's list as XML; `only` is the kind of play of a list with only one. */
export function readFideXml(only: KindOfPlay | null): ListRows {
  let rest = '';
  let isOver = false;
  function read(piece: string, pieceLine: number): PlayersRead {
    const text = rest + piece;
    const line = pieceLine - linesIn(rest);
    const players: RatedPlayer[] = [];
    let from = 0;
    for (;;) {
      const start = text.indexOf(opening, from);
      const end = start === -1 ? -1 : text.indexOf(closing, start);
      if (end === -1) break;
      const body = text.slice(start + opening.length, end);
      const player = playerIn(body, only);
      if (player === null) {
        const at = line + linesIn(text.slice(0, start));
        return err({ code: 'list.line-unreadable', line: at, text: body.trim().slice(0, 40) });
      }
      if (player.name !== '') players.push(player);
      from = end + closing.length;
    }
    rest = text.slice(from);
    isOver ||= rest.includes(ending);
    return rest.length > longestPlayer ? err({ code: 'list.line-too-long', line }) : ok(players);
  }
  const end = (line: number): PlayersRead =>
    isOver ? nobody : err({ code: 'list.truncated', line });
  return { read, end };
}
