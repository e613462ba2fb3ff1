declare const brand: unique symbol;

/** A `Base` that only its smart constructor makes: `Brand<string, 'PlayerId'>`. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
