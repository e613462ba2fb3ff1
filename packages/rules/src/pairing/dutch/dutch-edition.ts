import type { Result } from '../../kernel/result.ts';
import type { FieldPairing } from './brackets/field-pairs.ts';
import type { ColourArticle } from './colour/colour-rule.ts';
import type { Field, PlayerRules } from './field/field.ts';
import type { Pairee } from './field/pairee.ts';
import type { DutchReasonCode } from './reason-codes.ts';

/** An edition's articles for reasons. */
export interface DutchArticles {
  /** The name of C.04.3 in this edition: `C.04.3 (2026)`; articles and criteria follow it. */
  readonly regulation: string;
  /** The name of C.04.2 in this edition. */
  readonly handling: string;
  /** The article on pairing a round bracket by bracket. */
  readonly outlook: string;
  readonly homogeneousBracket: string;
  readonly heterogeneousBracket: string;
  readonly residentExchange: string;
  readonly bestCandidate: string;
  readonly bye: string;
  /** The code of the reason of the bye. */
  readonly byeReason: DutchReasonCode;
  /** The articles on colours by their numbers in 2026. */
  readonly colours: Readonly<Record<ColourArticle, string>>;
}

/** The parts of C.04.3 that differ by edition. */
export interface DutchEdition<Edition extends string = string> extends PlayerRules {
  /** The edition's code in the journal: `fide-2026`. */
  readonly edition: Edition;
  readonly articles: DutchArticles;
  /** Pairs a field; the error contains the players whom a largest pairing leaves over. */
  readonly pairField: (field: Field) => Result<FieldPairing, readonly Pairee[]>;
}
