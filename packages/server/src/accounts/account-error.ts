/** Why an act on an account failed. */
export type AccountError =
  | { readonly code: 'account.setup-token-invalid' }
  | { readonly code: 'account.name-taken' }
  | { readonly code: 'account.name-invalid' }
  | { readonly code: 'account.password-too-short'; readonly minimum: number }
  | { readonly code: 'account.wrong-credentials' }
  | { readonly code: 'account.throttled'; readonly retryAfterSeconds: number }
  /** The present password, required for the act, is wrong. */
  | { readonly code: 'account.wrong-password' }
  | { readonly code: 'account.disabled' }
  | { readonly code: 'account.last-admin' }
  /** An owner may do everything, so making one must be confirmed. */
  | { readonly code: 'account.confirm-owner' }
  /** The register has no person with this id. */
  | { readonly code: 'account.unknown-person' }
  /** The account signs in by passkey only. */
  | { readonly code: 'account.passkey-only' }
  /** The session to be ended does not exist, or no longer. */
  | { readonly code: 'account.session-over' }
  | { readonly code: 'account.missing' };
