import type { Result } from '../../kernel/result.ts';
import type { PairedRound, PairingRefusal, PairingSystem } from '../pairing-system.ts';
import type { FieldPairing } from './brackets/field-pairs.ts';
import type { DutchChecklistLine } from './checklist.ts';
import type { ColourArticle } from './colour/colour-rule.ts';
import type { DutchRequest } from './dutch-request.ts';
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
export interface DutchEdition extends PlayerRules {
  /** As the journal stores it: `fide-2026`. */
  readonly edition: string;
  readonly articles: DutchArticles;
  /** Pairs a field; the error names those whom a largest pairing leaves over. */
  readonly pairField: (field: Field) => Result<FieldPairing, readonly Pairee[]>;
}

/** A pairing system that understands what a `DutchRequest` adds to the common question. */
export interface DutchSystem extends PairingSystem {
  pairRound(request: DutchRequest): Result<PairedRound, PairingRefusal>;
  /** Everybody to be paired with all that the criteria ask, by score and TPN. */
  checklist(request: DutchRequest): readonly DutchChecklistLine[];
}
