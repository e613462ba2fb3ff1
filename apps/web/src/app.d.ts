import type { Belonging, InstallationId } from '@rokade/installation';
import type { Api, Application, Session, TextSize, Theme, Visitor } from '@rokade/server';
import type { Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import type { Owned } from '#lib/server/rights/may-do.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** The running application; the server sets it before it hands a request to the pages. */
    rokade: Application;
    /** Its API, to which forms are passed on; the server sets it. */
    api: Api;
    /** Who sends the request; the server sets it, too. */
    visitor: Visitor;
    /** The built files of words by language and shelf, `da/front`; the handler of the pages sets it. */
    wordFiles: Readonly<Record<string, string>>;
  }
}

declare global {
  namespace App {
    interface Locals {
      /** The application, in-process; in the console at the desk of an organisation. */
      app: Application;
      /** The API, in-process: forms are passed on to it. */
      api: Api;
      /** The tournament or event that the address names, and whose it is; null: it names none. */
      about: Owned | null;
      /** Whose the tournaments and events are that were looked up for this request, by their ids. */
      belongings: Map<string, Belonging>;
      /** The organisation whose name and logo stand on the page. */
      home: InstallationId;
      /** Where the request comes from. */
      visitor: Visitor;
      /** Who is signed in, or null. */
      session: Session | null;
      /** The page asked for is not for this reader. */
      keptBack: boolean;
      /** The sites that may show the page in a frame. */
      framedBy: readonly string[];
      /** The language of this answer. */
      language: Language;
      /** The time zone of the hall by its IANA name, in which moments are told. */
      timeZone: string;
      /** Light or dark, as the reader chose. */
      theme: Theme;
      /** How large letters are, as the reader chose. */
      textSize: TextSize;
      /** The locale of that language. */
      t: Translate;
    }
  }
}
