import type { TextPlace } from '../trf/trf-fault.ts';

const token =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[ -!#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

/** What can come next. */
type State = 'value' | 'value-or-close' | 'name' | 'name-or-close' | 'colon' | 'comma' | 'end';

interface Walk {
  readonly open: ('{' | '[')[];
  state: State;
}

const afterValue = ({ open }: Walk): State => (open.length === 0 ? 'end' : 'comma');

function takeOpening(walk: Walk, mark: '{' | '['): boolean {
  if (walk.state !== 'value' && walk.state !== 'value-or-close') return false;
  walk.open.push(mark);
  walk.state = mark === '{' ? 'name-or-close' : 'value-or-close';
  return true;
}

function takeClosing(walk: Walk, mark: '}' | ']'): boolean {
  const opening = mark === '}' ? '{' : '[';
  const allowed: readonly State[] =
    mark === '}' ? ['name-or-close', 'comma'] : ['value-or-close', 'comma'];
  if (walk.open.at(-1) !== opening || !allowed.includes(walk.state)) return false;
  walk.open.pop();
  walk.state = afterValue(walk);
  return true;
}

function takeMark(walk: Walk, mark: string): boolean {
  switch (mark) {
    case '{':
    case '[':
      return takeOpening(walk, mark);
    case '}':
    case ']':
      return takeClosing(walk, mark);
    case ':':
      if (walk.state !== 'colon') return false;
      walk.state = 'value';
      return true;
    default:
      if (walk.state !== 'comma') return false;
      walk.state = walk.open.at(-1) === '{' ? 'name' : 'value';
      return true;
  }
}

function takeValue(walk: Walk, isText: boolean): boolean {
  if (isText && (walk.state === 'name' || walk.state === 'name-or-close')) {
    walk.state = 'colon';
    return true;
  }
  if (walk.state !== 'value' && walk.state !== 'value-or-close') return false;
  walk.state = afterValue(walk);
  return true;
}

/** The line and column of the first character from a position on that is not blank. */
export function placeOf(text: string, position: number): TextPlace {
  const blanks = /[ \t\r\n]*/y;
  blanks.lastIndex = position;
  blanks.exec(text);
  const before = text.slice(0, blanks.lastIndex);
  const lines = before.split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** The place where a text stops being JSON: the first wrong token, or the end. */
export function locateSyntaxError(text: string): TextPlace {
  const walk: Walk = { open: [], state: 'value' };
  let position = 0;
  while (position < text.length) {
    token.lastIndex = position;
    const match = token.exec(text);
    if (match === null) break;
    const [whole, mark, words] = match;
    const taken = mark === undefined ? takeValue(walk, words !== undefined) : takeMark(walk, mark);
    if (!taken) break;
    position += whole.length;
  }
  return placeOf(text, position);
}
