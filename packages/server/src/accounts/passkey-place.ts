import { isIP } from 'node:net';
import { err, ok, type Result } from '@rokade/rules';
import type { Visitor } from '../values/visitor.ts';

/** The host and origin that passkeys are bound to (WebAuthn). */
export interface PasskeyPlace {
  /** The name of the host, without port. */
  readonly rpId: string;
  readonly origin: string;
}

/** Browsers do not allow passkeys at this address: it needs https and a host name, or must be localhost. */
export interface NoPasskeysHere {
  readonly code: 'passkey.not-here';
  readonly address: string;
}

/** The host and origin for passkeys, at the address by which a browser reaches this server. */
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
