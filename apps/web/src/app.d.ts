import type { Application, Session, Theme, Visitor } from '@rokade/server';
import type { Translate } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

declare module 'node:http' {
  interface IncomingMessage {
    /** The running application; the server sets it before it hands a request to the pages. */
    rokade: Application;
    /** Who sends the request; the server sets it, too. */
    visitor: Visitor;
    /** The built files of words by language and shelf, `da/front`; the handler of the pages sets it. */
    wordFiles: Readonly<Record<string, string>>;
  }
}

declare global {
  namespace App {
    interface Locals {
      /** The application, in-process. */
      app: Application;
      /** Where the request comes from. */
      visitor: Visitor;
      /** Who is signed in, or null. */
      session: Session | null;
      /** The page asked for is not for this reader. */
      keptBack: boolean;
      /** The language of this answer. */
      language: Language;
      /** Light or dark, as the reader chose. */
      theme: Theme;
      /** The locale of that language. */
      t: Translate;
    }
  }
}
