/** A code with which results are reported, as it stands on a card or slip. */
export interface PrintedCode {
  /** Whose it is: a table or a player; '' on a slip, which says it itself. */
  readonly title: string;
  readonly about: string;
  readonly address: string;
  /** The QR code as a drawing. */
  readonly qr: { readonly size: number; readonly path: string };
}
