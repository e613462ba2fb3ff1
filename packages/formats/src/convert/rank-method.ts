import {
  isNumberedByStrength,
  pairingOrder,
  type RatingOrder,
  ratingOrderCodes,
  recordOf,
  type Settings,
  type SystemChoice,
} from '@rokade/tournament';
import { areRatingsNational } from '../trf/national-players.ts';
import type { RatingChoice } from '../trf/player-details.ts';
import type { TrfDocument } from '../trf/trf-document.ts';

/** The words of record 172. */
const methods: Readonly<Record<RatingOrder, string>> = {
  fide: 'FIDE',
  national: 'NRO',
  'fide-national': 'FIDON',
  'national-fide': 'NIDOF',
  higher: 'HBFN',
  lower: 'LBFN',
};

/** Record 172: the list from which starting ranks come; `OTHER` for lots. */
export function rankMethodOf(settings: Settings, ratings: RatingChoice): string {
  const { federation, system } = settings;
  if (!isNumberedByStrength(system)) return `${federation} OTHER`;
  return `${federation} ${methods[ratings === 'national' ? 'national' : pairingOrder(settings)]}`;
}

/** The deciding rating list by record 172; null if it is the system's usual one, or if 172 names none. */
export function pairingRatingsIn(document: TrfDocument, system: SystemChoice): RatingOrder | null {
  const word = document.header.startingRankMethod.slice(3).trim().toUpperCase();
  const order = ratingOrderCodes.find((code) => methods[code] === word) ?? null;
  const isUsual = order === recordOf(system).ratings || areRatingsNational(document);
  return isUsual ? null : order;
}
