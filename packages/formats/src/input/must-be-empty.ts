/** Nothing, or a type error that names what is left over: for lists that have to be complete. */
export type MustBeEmpty<Rest extends never> = Rest;
