/** A time control as on a clock: periods, and the increment or delay of each move. */
export interface ClockSetting {
  readonly stages: readonly { readonly moves: number | null; readonly seconds: number }[];
  /** Added for each move; unused time is kept. */
  readonly incrementSeconds: number;
  /** The delay at each move before the main time runs; unused delay is lost. */
  readonly delaySeconds: number;
}

/** A player's clock between two of their moves. */
export interface ClockState {
  readonly secondsLeft: number;
  readonly moves: number;
  readonly fallen: boolean;
}

/** The clock before the first move. */
export const clockAtStart = ({ stages, incrementSeconds }: ClockSetting): ClockState => ({
  secondsLeft: (stages[0]?.seconds ?? 0) + incrementSeconds,
  moves: 0,
  fallen: false,
});

/** The moves after which the time of a later period is added. */
function controlsOf({
  stages,
}: ClockSetting): readonly { readonly at: number; readonly adds: number }[] {
  let at = 0;
  return stages.slice(0, -1).map(({ moves }, index) => {
    at += moves ?? 0;
    return { at, adds: stages[index + 1]?.seconds ?? 0 };
  });
}

/**
 * The clock after a move of some duration. Time saved in a period is kept in the next; unused delay is
 * lost. A fallen flag stays fallen.
 *
 * @article Laws 2001 6.2b
 * @article FIDE Laws 2023 6.3.1, 6.3.2
 */
export function clockAfterMove(
  setting: ClockSetting,
  clock: ClockState,
  spentSeconds: number,
): ClockState {
  const used = Math.max(spentSeconds - setting.delaySeconds, 0);
  const left = clock.secondsLeft - used;
  const moves = clock.moves + 1;
  if (clock.fallen || left <= 0) return { secondsLeft: Math.min(left, 0), moves, fallen: true };
  const added = controlsOf(setting).find(({ at }) => at === moves)?.adds ?? 0;
  return { secondsLeft: left + added + setting.incrementSeconds, moves, fallen: false };
}

/**
 * The move of the next time control, counted from the last move in the scores: if these cannot be
 * completed after a fallen flag, the next move is the first of the following period.
 *
 * @article Laws 2001 8.6
 * @article FIDE Laws 2023 8.6
 */
export function nextControl(setting: ClockSetting, movesMade: number | null, stage: number) {
  const of = setting.stages[stage + 1];
  if (movesMade !== null) {
    return controlsOf(setting).find(({ at }) => at > movesMade)?.at ?? null;
  }
  return of?.moves ?? null;
}

/**
 * The time White loses before their first move: White's clock runs from the fixed time until White
 * arrives, also if Black is absent, too.
 *
 * @article Laws 2001 6.5, 6.6
 * @article FIDE Laws 2023 6.6, 6.7.2
 */
export const secondsLostByWhite = (cameAfterSeconds: number): number =>
  Math.max(cameAfterSeconds, 0);
