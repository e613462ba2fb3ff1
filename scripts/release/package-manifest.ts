/** What a `package.json` of this repository says, as far as a release asks. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly type?: string;
  readonly private?: boolean;
  readonly sideEffects?: boolean;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What stands in a checkout of a package. */
export interface PackageSource {
  readonly manifest: PackageManifest;
  /** Null: there is none. */
  readonly readme: string | null;
  /** Null: there is none. */
  readonly changelog: string | null;
}
