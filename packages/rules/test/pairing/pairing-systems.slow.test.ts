import { pairingSystems } from '@rokade/rules';
import { describePairingSystem } from './pairing-system-contract.ts';

for (const system of pairingSystems) describePairingSystem(system, 80);
