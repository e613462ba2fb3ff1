/** A code for a phone, as it stands on a card or slip. */
export interface PrintedCode {
  /** Whose it is: a table or a player; '' on a slip, which says it itself. */
  readonly title: string;
  readonly about: string;
  /** What it is for. */
  readonly uses: readonly ('report' | 'ask')[];
  readonly address: string;
  /** The QR code as a drawing. */
  readonly qr: { readonly size: number; readonly path: string };
}
