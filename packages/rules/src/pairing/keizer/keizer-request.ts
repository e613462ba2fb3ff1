import { type KeizerRules, usualKeizerRules } from '../../kernel/keizer.ts';
import type { PairingRequest } from '../pairing-system.ts';

/** Who may meet again, and who has White. */
interface KeizerPairingRules {
  /** How often two players may meet in all. */
  readonly mostMeetings: number;
  /** How many rounds have to lie between two games of the same players. */
  readonly roundsBetween: number;
  /**
   * What decides colours first: `balance`, who had White less often; `return`, the last game of the two,
   * whose colours are reversed.
   */
  readonly colours: 'balance' | 'return';
}

/** The options of the Keizer system; absent ones are as most clubs have them. */
export interface KeizerOptions extends Partial<KeizerRules>, Partial<KeizerPairingRules> {}

/** The general request with the Keizer system's options. */
export type KeizerRequest = PairingRequest & KeizerOptions;

/** The rules that most clubs have, with those of a request in their place. */
export const keizerRulesOf = (request: KeizerRequest): KeizerRules & KeizerPairingRules => ({
  ...usualKeizerRules,
  mostMeetings: 3,
  roundsBetween: 3,
  colours: 'balance',
  ...request,
});
