/** A game of a certificate. */
export interface CertificateGame {
  readonly round: number;
  readonly title: string;
  readonly name: string;
  readonly fideId: string;
  readonly federation: string;
  readonly rating: string;
  readonly score: string;
}

/** The certificate of a title result (FIDE's form IT1) in words, as far as it can be filled in. */
export interface NormCertificate {
  readonly key: string;
  /** The id of the player. */
  readonly player: string;
  readonly heading: string;
  /** Of the player, the event and the result: what it is called, and what it is. */
  readonly facts: readonly (readonly (readonly [string, string])[])[];
  /** What stands above the games. */
  readonly headings: readonly string[];
  readonly games: readonly CertificateGame[];
  /** Each requirement as it was met. */
  readonly requirements: readonly string[];
  readonly notes: readonly string[];
  readonly confirmHeading: string;
  /** What somebody still has to answer for. */
  readonly confirm: readonly string[];
  /** Below lines for names and dates. */
  readonly signatures: readonly string[];
}
