import type { ThinkingTime } from '../kernel/thinking-time.ts';

/** How late a player may come before the game is lost, unless the event's own rules say it. */
export interface WaitingRule {
  readonly article: string;
  /** Minutes from the start of the round. */
  readonly minutes: (time: ThinkingTime) => number;
}

/** A game of at most this many minutes for each player is rapid or blitz (Tempelhof I.7). */
const longestRapid = 60;

const usualMinutes = 60;

const minutesToControl = ({ stages }: ThinkingTime): number => stages[0]?.minutes ?? 0;

const allMinutes = ({ stages }: ThinkingTime): number =>
  stages.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * The rules by document and edition. By today's Laws, and by FIDE's tournament rules for official
 * events, there is no waiting time unless one is announced.
 *
 * @article Laws 2001 6.7; FIDE Laws 2023 6.7.1; FIDE 2012 13.3.7; Tempelhof 2018 I.6
 */
export const waitingRules = {
  'laws-2001': { article: 'FIDE Laws 2001 6.7', minutes: () => usualMinutes },
  'laws-2023': { article: 'FIDE Laws 2023 6.7.1', minutes: () => 0 },
  'fide-2012': { article: 'FIDE 2012 13.3.7', minutes: () => 0 },
  'tempelhof-2018': {
    article: 'Tempelhof I.6',
    minutes: (time) =>
      allMinutes(time) <= longestRapid ? minutesToControl(time) / 2 : usualMinutes,
  },
} as const satisfies Readonly<Record<string, WaitingRule>>;

export type WaitingRuleCode = keyof typeof waitingRules;

/**
 * The waiting time of a game in minutes: as announced, else by the rule. It ends at the latest when the
 * absent player's clock has run down.
 *
 * @article Laws 2001 6.5, 6.7
 */
export const waitingMinutes = (
  rule: WaitingRuleCode,
  announced: number | null,
  time: ThinkingTime,
): number => Math.min(announced ?? waitingRules[rule].minutes(time), minutesToControl(time));
