import type { TrfDocument } from './trf-document.ts';

const fixedBeforehand = /round.?robin|berger|schiller|scheveningen|alle.mod.alle|rundenturnier/i;

/** Whether pairings were fixed beforehand: by the encoded system (192), else by the words of 092. */
export const pairingKind = ({ header }: TrfDocument): 'swiss' | 'round-robin' =>
  fixedBeforehand.test(header.system || header.type) ? 'round-robin' : 'swiss';
