import type { Right } from '@rokade/installation';
import { z } from 'zod';
import type { Exchange } from './exchange.ts';

/** The field that confirms an act. Default: not confirmed. */
export const confirmed = z.boolean().default(false);

/** Whether giving a right must be confirmed first: that of an owner, who may do everything. */
export const asksOwner = ({ role }: Right, isConfirmed: boolean): boolean =>
  role === 'owner' && !isConfirmed;

/** The account in the address. */
export const accountIn = (exchange: Exchange): string => exchange.req.param('account') ?? '';

/** The account of the sender; '' without a session. */
export const ownId = (exchange: Exchange): string => exchange.get('session')?.accountId ?? '';
