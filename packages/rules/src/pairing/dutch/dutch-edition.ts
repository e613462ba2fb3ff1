import type { Result } from '../../kernel/result.ts';
import type { FieldPairing } from './brackets/field-pairs.ts';
import type { ColourArticle } from './colour/colour-rule.ts';
import type { Field, PlayerRules } from './field/field.ts';
import type { Pairee } from './field/pairee.ts';
import type { DutchReasonCode } from './reason-codes.ts';

/** Where an edition says what reasons refer to. */
export interface DutchArticles {
  /** Names C.04.3 in this edition: `C.04.3 (2026)`; articles and criteria follow it. */
  readonly regulation: string;
  /** The same for C.04.2. */
  readonly handling: string;
  /** How a round is paired bracket by bracket. */
  readonly outlook: string;
  readonly homogeneousBracket: string;
  readonly heterogeneousBracket: string;
  readonly residentExchange: string;
  readonly bestCandidate: string;
  readonly bye: string;
  /** What is said of the receiver of the bye. */
  readonly byeReason: DutchReasonCode;
  /** The articles on colours by their numbers in 2026. */
  readonly colours: Readonly<Record<ColourArticle, string>>;
}

/** What makes an edition of C.04.3 different from the others. */
export interface DutchEdition<Edition extends string = string> extends PlayerRules {
  /** As the journal stores it: `fide-2026`. */
  readonly edition: Edition;
  readonly articles: DutchArticles;
  /** Pairs a field; the error names those whom a largest pairing leaves over. */
  readonly pairField: (field: Field) => Result<FieldPairing, readonly Pairee[]>;
}
