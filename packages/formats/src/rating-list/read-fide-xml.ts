import type { ListedNumbers, RatedPlayer } from '@rokade/register';
import { err, type KindOfPlay, ok } from '@rokade/rules';
import { fidePlayer, isFideNumber, listedNumber } from './fide-player.ts';
import { type ListRows, nobody, type PlayersRead } from './list-rows.ts';

const isList = /^\s*(?:<\?xml[^>]*\?>\s*)?<playerslist\s*>/;

/** Whether a text is the beginning of FIDE's list as XML. */
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

/** A value with its entities as letters. */
const plain = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, letterOf) : text;

/** The value of an element of a player; '' where there is none. */
function valueIn(body: string, name: string): string {
  const element = `<${name}>`;
  const at = body.indexOf(element);
  if (at === -1) return '';
  const from = at + element.length;
  return plain(body.slice(from, body.indexOf('<', from)).trim());
}

const prefixes = { standard: '', rapid: 'rapid_', blitz: 'blitz_' } as const;

type Numbers = { readonly [Kind in KindOfPlay]: number | null | undefined };

/** Numbers of each kind; a list of one kind alone has its own where the whole list has the standard ones. */
function numbersOf(body: string, name: 'rating' | 'k', only: KindOfPlay | null): Numbers {
  const number = (kind: KindOfPlay): number | null | undefined => {
    if (only !== null && only !== kind) return null;
    const own = valueIn(body, `${prefixes[kind]}${name}`);
    return listedNumber(own === '' && only === kind ? valueIn(body, name) : own);
  };
  return { standard: number('standard'), rapid: number('rapid'), blitz: number('blitz') };
}

const areNumbers = (numbers: Numbers): numbers is ListedNumbers =>
  numbers.standard !== undefined && numbers.rapid !== undefined && numbers.blitz !== undefined;

/** The player in the text of an element; null: it has no number of FIDE's, or a rating that is none. */
function playerIn(body: string, only: KindOfPlay | null): RatedPlayer | null {
  const id = valueIn(body, 'fideid');
  const ratings = numbersOf(body, 'rating', only);
  const factors = numbersOf(body, 'k', only);
  if (!isFideNumber(id) || !areNumbers(ratings) || !areNumbers(factors)) return null;
  return fidePlayer({
    id,
    name: valueIn(body, 'name'),
    federation: valueIn(body, 'country'),
    sex: valueIn(body, 'sex'),
    title: valueIn(body, 'title'),
    womenTitle: valueIn(body, 'w_title'),
    born: valueIn(body, 'birthday'),
    ratings,
    factors,
  });
}

const opening = '<player>';
const closing = '</player>';
const ending = '</playerslist>';

/** A player takes some hundred letters; between two of them stands nothing. */
const longestPlayer = 100_000;

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Reads FIDE's list as XML; `only` is the kind of play of a list that holds one alone. */
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
