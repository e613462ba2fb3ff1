import type { CheckedList, ListUse, RecognisedListFile } from '@rokade/formats';
import type { LookupPreview, SheetRead, ShownList, ShownRatings } from '@rokade/server';

/** A fault in a row of a file, or in the file. */
export interface RowFault {
  readonly code: string;
  readonly row?: number;
}

interface Looked<Use extends ListUse, Preview> {
  readonly use: Use;
  /** Whether the reader may use the list in this way. */
  readonly allowed: boolean;
  /** What it would do; left out: there is nothing to see, or the reader may not. */
  readonly preview?: Preview | null;
  /** Why it is not possible. */
  readonly error?: { readonly code: string; readonly faults?: readonly RowFault[] };
}

/** A use of a file with its preview, as the API answers. */
export type LookedUse =
  | Looked<'members', ShownList>
  | Looked<'lookup', LookupPreview>
  | Looked<
      'ratings',
      {
        readonly version: number;
        readonly faults: readonly RowFault[];
        readonly shown: ShownRatings;
      }
    >
  | Looked<'entries', { readonly version: number; readonly list: CheckedList }>
  | Looked<'tournament', null>;

/** A file that was looked at, with all that it can become. */
export interface ShownFile {
  readonly file: Omit<RecognisedListFile, 'becomes'> & {
    readonly name: string;
    /** The sheet that was read; null: the file is no spreadsheet. */
    readonly sheet: SheetRead | null;
  };
  readonly uses: readonly LookedUse[];
}

/** The versions of the books that the previews showed, by the uses. */
export const versionsOf = ({ uses }: ShownFile): Readonly<Partial<Record<ListUse, number>>> =>
  Object.fromEntries(
    uses.flatMap(({ use, preview }) =>
      preview && 'version' in preview ? [[use, preview.version]] : [],
    ),
  );

/** Where people were taken to: the page that shows them now. */
export const placeOfUse: Readonly<Record<ListUse, (to: string, id: string) => string>> = {
  members: () => '/console/people',
  lookup: () => '/console/people/rating-lists',
  ratings: () => '/console/ratings',
  entries: (to) => {
    const [kind, id = ''] = to.split(':');
    return kind === 'event' ? `/console/events/${id}/entries` : `/console/${id}/entries`;
  },
  tournament: (_, id) => `/console/${id}`,
};
