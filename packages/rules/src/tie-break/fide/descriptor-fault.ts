/** Why a tie-break's code is invalid; `text` is the whole code. */
export type TieBreakCodeFault =
  | { readonly code: 'tie-break-code.empty' }
  | { readonly code: 'tie-break-code.unknown'; readonly text: string; readonly base: string }
  /** Only teams have it, or the named score. */
  | { readonly code: 'tie-break-code.for-teams'; readonly text: string; readonly base: string }
  /** From `rest` on it is not a modifier. */
  | { readonly code: 'tie-break-code.malformed'; readonly text: string; readonly rest: string }
  | ModifierFault<'tie-break-code.unknown-modifier'>
  | (ModifierFault<'tie-break-code.modifier-not-for-this'> & { readonly base: string })
  /** A number is missing, superfluous or zero. */
  | ModifierFault<'tie-break-code.number'>
  /** The same modifier twice, or both a cut and a median. */
  | ModifierFault<'tie-break-code.modifiers-exclude-each-other'>;

interface ModifierFault<Code extends string> {
  readonly code: Code;
  readonly text: string;
  readonly modifier: string;
}
