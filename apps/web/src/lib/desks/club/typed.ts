/** What a form said that was refused, field by field; undefined: none was. */
export type Typed = Readonly<Record<string, string>> | undefined;

/** What was typed in a field; undefined: nothing was refused. */
export const typedIn = (typed: Typed, name: string): string | undefined => typed?.[name];

/** Whether a box was ticked; undefined: nothing was refused. */
export const tickedIn = (typed: Typed, name: string): boolean | undefined =>
  typed === undefined ? undefined : typed[name] === 'on';
