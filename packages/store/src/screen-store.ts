/** How the screens of a hall are arranged, as it is kept. */
export interface StoredScreens {
  /** JSON. */
  readonly arrangement: string;
  /** UTC, ISO 8601. */
  readonly changedAt: string;
}

/** The screens of each tournament's or event's hall. Failures of the medium are thrown. */
export interface ScreenStore {
  /** null: nobody has arranged any. */
  screensOf(place: string): Promise<StoredScreens | null>;
  keepScreens(place: string, screens: StoredScreens): Promise<void>;
}
