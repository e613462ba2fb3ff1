import { pairingSystems } from '@rokade/rules';
import { isSweep } from '../../../../test/rotating-seed.ts';
import { describePairingSystem } from './pairing-system-contract.ts';

for (const system of pairingSystems) describePairingSystem(system, isSweep ? 80 : 25);
