/** The stored arrangement of a hall's screens. */
export interface StoredScreens {
  /** JSON. */
  readonly arrangement: string;
  /** UTC, ISO 8601. */
  readonly changedAt: string;
}

/** The screens of the hall of each tournament or event. Failures of the medium are thrown. */
export interface ScreenStore {
  /** null: no screens were arranged. */
  screensOf(place: string): Promise<StoredScreens | null>;
  keepScreens(place: string, screens: StoredScreens): Promise<void>;
}
