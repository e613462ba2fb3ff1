/** Why something is not done with an account. */
export type AccountError =
  | { readonly code: 'account.setup-token-invalid' }
  | { readonly code: 'account.name-taken' }
  | { readonly code: 'account.name-invalid' }
  | { readonly code: 'account.password-too-short'; readonly minimum: number }
  | { readonly code: 'account.wrong-credentials' }
  | { readonly code: 'account.throttled'; readonly retryAfterSeconds: number }
  /** The present password, asked for before it is changed, does not fit. */
  | { readonly code: 'account.wrong-password' }
  | { readonly code: 'account.disabled' }
  | { readonly code: 'account.last-admin' }
  /** An owner may do everything: making one is asked once more. */
  | { readonly code: 'account.confirm-owner' }
  /** The register has nobody of this id. */
  | { readonly code: 'account.unknown-person' }
  /** Its password lets nobody in. */
  | { readonly code: 'account.passkey-only' }
  /** The session that was to be ended is over, or never was. */
  | { readonly code: 'account.session-over' }
  | { readonly code: 'account.missing' };
