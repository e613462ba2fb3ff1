import { makeSeededRandom, type SeededRandom } from '@rokade/rules';

/** A player of an invented list of FIDE's. */
interface MadePlayer {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly sex: 'M' | 'F';
  readonly title: string;
  readonly ratings: readonly [standard: string, rapid: string, blitz: string];
  readonly born: number;
}

const syllables =
  'an ka ri so mo ha le ni to pe sin gu ra mi do be el us sen ov ich ez va da lo chi wang li zha ki ber ger'.split(
    ' ',
  );

const countries = 'IND RUS ESP GER FRA IRI USA POL ITA TUR BRA DEN CZE HUN SRI NED NOR SWE'.split(
  ' ',
);

const titles = 'GM IM FM CM WGM WIM WFM WCM'.split(' ');

/** `count` invented words of two to four syllables: few enough that some names are common. */
function madeWords(count: number, random: SeededRandom): readonly string[] {
  return Array.from({ length: count }, () => {
    const parts = Array.from(
      { length: 2 + random.below(3) },
      () => syllables[random.below(syllables.length)],
    );
    const word = parts.join('');
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
}

/** One of the words, the first ones far more often than the last. */
function drawn(words: readonly string[], random: SeededRandom): string {
  const place = (random.below(1000) * random.below(1000) * random.below(1000)) / 1e9;
  return words[Math.floor(place * words.length)] ?? '';
}

/** A rating; two of five players have none. */
const madeRating = (random: SeededRandom): string =>
  random.below(5) < 2 ? '' : String(1400 + random.below(500) + random.below(500));

/** A number of invented players; the same seed gives the same on every machine. */
function* madePlayers(count: number, seed: string): Generator<MadePlayer> {
  const random = makeSeededRandom(seed);
  const surnames = madeWords(60_000, random);
  const firstNames = madeWords(15_000, random);
  for (let at = 0; at < count; at++) {
    yield {
      id: 100_000 + at * 13,
      name: `${drawn(surnames, random)}, ${drawn(firstNames, random)}`,
      country: drawn(countries, random),
      sex: random.below(6) === 0 ? 'F' : 'M',
      title: random.below(100) === 0 ? (titles[random.below(titles.length)] ?? '') : '',
      ratings: [madeRating(random), madeRating(random), madeRating(random)],
      born: 1930 + random.below(90),
    };
  }
}

const element = (name: string, value: string | number): string => `<${name}>${value}</${name}>\n`;

const xmlOf = ({ id, name, country, sex, title, ratings, born }: MadePlayer): string => {
  const [standard, rapid, blitz] = ratings;
  const isWomens = title.startsWith('W');
  return `<player>\n${[
    ...[element('fideid', id), element('name', name), element('country', country)],
    ...[element('sex', sex), element('title', title), element('w_title', isWomens ? title : '')],
    ...[element('o_title', ''), element('foa_title', '')],
    ...[element('rating', standard), element('games', 0), element('k', standard && 20)],
    ...[element('rapid_rating', rapid), element('rapid_games', 0)],
    ...[element('rapid_k', rapid && 20), element('blitz_rating', blitz)],
    ...[element('blitz_games', 0), element('blitz_k', blitz && 20)],
    ...[element('birthday', born), element('flag', '')],
  ].join('')}</player>\n`;
};

/** FIDE's heading of its whole list as text, with the values below it. */
const heading =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';

const textOf = ({ id, name, country, sex, title, ratings, born }: MadePlayer): string => {
  const [standard, rapid, blitz] = ratings.map((rating) => (rating || '0').padEnd(6));
  const womens = title.startsWith('W') ? title : '';
  return [
    ...[String(id).padEnd(15), name.padEnd(61), country.padEnd(4), sex.padEnd(4)],
    ...[title.padEnd(5), womens.padEnd(5), ''.padEnd(15), ''.padEnd(4)],
    ...[standard, '0   20 ', rapid, '0   20 ', blitz, '0   20 ', String(born).padEnd(6), '    '],
  ].join('');
};

/** An invented list of FIDE's as XML, in pieces. */
export function* madeFideXml(count: number, seed: string): Generator<string> {
  yield '<playerslist>\n';
  for (const player of madePlayers(count, seed)) yield xmlOf(player);
  yield '</playerslist>\n';
}

/** An invented list of FIDE's as text of fixed widths. */
export function* madeFideText(count: number, seed: string): Generator<string> {
  yield `${heading}\r\n`;
  for (const player of madePlayers(count, seed)) yield `${textOf(player)}\r\n`;
}

/** Pieces of text as bytes, joined into larger pieces. */
export function bytesOf(pieces: Iterable<string>): Buffer {
  const joined: Buffer[] = [];
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length < 1_000_000) continue;
    joined.push(Buffer.from(text));
    text = '';
  }
  return Buffer.concat([...joined, Buffer.from(text)]);
}
