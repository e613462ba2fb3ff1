import type { RutschMove, RutschSeat, RutschSeatPlan } from '@rokade/rules';

/** A seat on the paper, in millimetres. */
export interface DrawnSeat {
  readonly seat: RutschSeat;
  readonly x: number;
  readonly y: number;
}

/** A step after each round: a line, and where its head points (degrees clockwise from the right). */
export interface DrawnMove {
  readonly line: string;
  readonly head: { readonly x: number; readonly y: number; readonly angle: number };
}

/** A part of the long table from above, board 1 at the top, drawn in millimetres. */
export interface SeatDrawing {
  readonly width: number;
  readonly height: number;
  readonly boards: readonly { readonly board: number; readonly y: number }[];
  readonly seats: readonly DrawnSeat[];
  readonly moves: readonly DrawnMove[];
}

/** What fits a sheet, and can still be read from where one stands. */
const boardsInPart = 20;

/** Half of a seat's circle, and of what the line keeps away from it. */
export const seatRadius = 5;

const drawingWidth = 180;

/** The upper side of the table is on the right here, so that steps still go clockwise. */
const columns = { upper: 114, lower: 66, pause: 90 } as const;

const topOfTable = 28;
const belowTable = 16;
const pauseLine = 13;

/** Rows are as high as twenty of them fit a sheet. */
const rowHeight = (boards: number): number => Math.min(17, Math.max(10.5, 210 / boards));

interface BoardSpan {
  readonly first: number;
  readonly last: number;
  readonly row: number;
}

const lineOfBoard = (board: number, { first, row }: BoardSpan): number =>
  topOfTable + (board - first) * row;

const place = (seat: RutschSeat, part: BoardSpan): DrawnSeat => ({
  seat,
  x: columns[seat.side],
  y: seat.board === null ? pauseLine : lineOfBoard(seat.board, part),
});

/** Straight on along a side: down on the right, up on the left. */
function alongSide(from: DrawnSeat, to: DrawnSeat): DrawnMove {
  const down = to.y > from.y;
  const step = down ? seatRadius : -seatRadius;
  const end = to.y - step;
  return {
    line: `M${from.x},${from.y + step}V${end}`,
    head: { x: to.x, y: end, angle: down ? 90 : -90 },
  };
}

/** Round the far end of the table. */
function roundTheEnd(from: DrawnSeat, to: DrawnSeat): DrawnMove {
  const start = from.y + seatRadius;
  const turn = start + 4;
  const end = to.y + seatRadius;
  return {
    line: `M${from.x},${start}V${turn}Q${from.x},${turn + 4} ${from.x - 4},${turn + 4}H${to.x + 4}Q${to.x},${turn + 4} ${to.x},${turn}V${end}`,
    head: { x: to.x, y: end, angle: -90 },
  };
}

/** Between the table and the pause at its near end. */
function throughPause(from: DrawnSeat, to: DrawnSeat): DrawnMove {
  if (to.seat.side === 'pause') {
    const end = to.x - seatRadius;
    return {
      line: `M${from.x},${from.y - seatRadius}Q${from.x},${to.y} ${end},${to.y}`,
      head: { x: end, y: to.y, angle: 0 },
    };
  }
  const end = to.y - seatRadius;
  return {
    line: `M${from.x + seatRadius},${from.y}Q${to.x},${from.y} ${to.x},${end}`,
    head: { x: to.x, y: end, angle: 90 },
  };
}

/** Over the near end and past whoever stays there. */
function pastWhoStays(from: DrawnSeat, to: DrawnSeat): DrawnMove {
  const beside = to.x + seatRadius + 3;
  const top = pauseLine;
  const end = to.x + seatRadius;
  return {
    line: `M${from.x},${from.y - seatRadius}V${top + 4}Q${from.x},${top} ${from.x + 4},${top}H${beside - 4}Q${beside},${top} ${beside},${top + 4}V${to.y - 3}Q${beside},${to.y} ${end},${to.y}`,
    head: { x: end, y: to.y, angle: 180 },
  };
}

function drawnMove(from: DrawnSeat, to: DrawnSeat): DrawnMove {
  const sides = [from.seat.side, to.seat.side];
  if (sides.includes('pause')) return throughPause(from, to);
  if (from.seat.side === to.seat.side) return alongSide(from, to);
  return from.seat.side === 'upper' ? roundTheEnd(from, to) : pastWhoStays(from, to);
}

function drawnMoves(
  plan: RutschSeatPlan,
  part: BoardSpan,
  isShown: (seat: RutschSeat) => boolean,
): readonly DrawnMove[] {
  const seatOf = (number: number) => plan.seats[number - 1];
  return plan.moves.flatMap(({ from, to }: RutschMove) => {
    const [start, end] = [seatOf(from), seatOf(to)];
    if (start === undefined || end === undefined || !(isShown(start) || isShown(end))) return [];
    return [drawnMove(place(start, part), place(end, part))];
  });
}

function drawnPart(plan: RutschSeatPlan, part: BoardSpan): SeatDrawing {
  const { first, last } = part;
  const isShown = ({ board }: RutschSeat): boolean =>
    board === null ? first === 1 : board >= first && board <= last;
  const boards = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    width: drawingWidth,
    height: lineOfBoard(last, part) + belowTable,
    boards: boards.map((board) => ({ board, y: lineOfBoard(board, part) })),
    seats: plan.seats.filter(isShown).map((seat) => place(seat, part)),
    moves: drawnMoves(plan, part, isShown),
  };
}

/**
 * The long table from above as drawings of at most twenty boards each. It is turned a quarter: board 1
 * is at the top, so that names have room beside their seats.
 */
export function seatDrawings(plan: RutschSeatPlan): readonly SeatDrawing[] {
  const parts = Math.ceil(plan.boards / boardsInPart);
  return Array.from({ length: parts }, (_, index) => {
    const first = index * boardsInPart + 1;
    const last = Math.min(plan.boards, first + boardsInPart - 1);
    return drawnPart(plan, { first, last, row: rowHeight(last - first + 1) });
  });
}
