import type { Right } from '@rokade/installation';
import { z } from 'zod';
import type { Exchange } from './exchange.ts';

/** Whether what is asked is meant. */
export const confirmed = z.boolean().default(false);

/** Whether it is asked once more: an owner may do everything. */
export const asksOwner = ({ role }: Right, isConfirmed: boolean): boolean =>
  role === 'owner' && !isConfirmed;

/** The account in the address. */
export const accountIn = (exchange: Exchange): string => exchange.req.param('account') ?? '';

/** The account of whoever asks. */
export const ownId = (exchange: Exchange): string => exchange.get('session')?.accountId ?? '';
