import { isIP } from 'node:net';
import { err, ok, type Result } from '@rokade/rules';
import type { Visitor } from '../values/visitor.ts';

/** What passkeys are bound to, as a browser sees it. */
export interface PasskeyPlace {
  /** The host's name. */
  readonly rpId: string;
  readonly origin: string;
}

/** Browsers use passkeys by https and a name, or on the machine itself as localhost. */
export interface NoPasskeysHere {
  readonly code: 'passkey.not-here';
  readonly address: string;
}

/** What passkeys are bound to at the address by which a browser reaches us. */
export function passkeyPlace({
  host,
  isSecure,
}: Pick<Visitor, 'host' | 'isSecure'>): Result<PasskeyPlace, NoPasskeysHere> {
  const origin = `${isSecure ? 'https' : 'http'}://${host}`;
  const rpId = URL.canParse(origin) ? new URL(origin).hostname : '';
  const isOwn = rpId === 'localhost' || rpId.endsWith('.localhost');
  const isNumber = rpId.startsWith('[') || isIP(rpId) !== 0;
  const isFit = rpId !== '' && !isNumber && (isSecure || isOwn);
  return isFit ? ok({ rpId, origin }) : err({ code: 'passkey.not-here', address: origin });
}
