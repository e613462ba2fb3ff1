import { type Day, err, isDay, ok, type Result } from '@rokade/rules';
import { localDay } from './local-day.ts';
import { bad, type Context, type Outcome } from './outcome.ts';

const keyOf = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Whether an option was given; like the functions below, it takes the name in either spelling. */
export const containsOption = ({ options }: Context, name: string): boolean =>
  options[keyOf(name)] !== undefined;

/** The text of an option; undefined: it was not given. */
export function textOption({ options }: Context, name: string): string | undefined {
  const value = options[keyOf(name)];
  return typeof value === 'string' ? value : undefined;
}

/** Whether the answer should be one JSON document. */
export const wantsJson = (context: Context): boolean => textOption(context, 'format') === 'json';

/** Whether a switch was given. */
export const hasOption = ({ options }: Context, name: string): boolean =>
  options[keyOf(name)] === true;

/** A whole number for an option, between two bounds. */
export interface WholeNumber {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** The number of an option; undefined: it was not given. A usage fault if it is no number or out of bounds. */
export function numberOption(
  context: Context,
  { name, least, most }: WholeNumber,
): Result<number | undefined, Outcome> {
  const text = textOption(context, name);
  if (text === undefined) return ok(undefined);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return ok(number);
  return err(bad(context.t('cli.usage.number', { option: `--${name}`, text, least, most })));
}

/** The day of an option, today by this machine's clock if it was not given; a usage fault if it is no day. */
export function dayOption(context: Context, name: string): Result<Day, Outcome> {
  const text = textOption(context, name) ?? localDay();
  return isDay(text)
    ? ok(text)
    : err(bad(context.t('cli.usage.date', { option: `--${name}`, text })));
}
