import type { Act } from '@rokade/installation';
import type { Actor, BookKind, BookTypes } from '@rokade/journal';
import { err, type Result } from '@rokade/rules';
import type { BasedRequest, Executed } from '../kinds/books.ts';
import { actorOf } from './actor-of.ts';
import { type ApiRoute, get, takingFile, takingJson } from './api-route.ts';
import { basedRequest, written } from './based-request.ts';
import { isErasing } from './command-acts.ts';
import { answerWith, asFile, type Exchange } from './exchange.ts';
import { mayHere } from './may-here.ts';
import type { ApiError } from './request-error.ts';

type Answer<T> = Promise<Result<T, ApiError>>;

/** What the API needs of a book of which each organisation has one. */
interface FiledBook<B extends BookTypes> {
  execute(request: BasedRequest<B>, actor: Actor): Answer<Executed<B>>;
  exportJson(): Answer<string>;
  salvage(): Answer<string>;
  importJson(text: string, actor: Actor): Answer<null>;
}

interface OwnBookApi<B extends BookTypes> {
  /** The first part of its paths, and the name of its files. */
  readonly name: string;
  readonly commandShape: BookKind<B>['commandShape'];
  readonly bookOf: (exchange: Exchange) => FiledBook<B>;
  readonly acts: { readonly change: Act; readonly takeOut: Act };
  readonly summaries: Readonly<Record<'change' | 'export' | 'salvage' | 'import', string>>;
}

/** The routes for a book of which each organisation has one: change, export and import. */
export function ownBookRoutes<B extends BookTypes>(api: OwnBookApi<B>): readonly ApiRoute[] {
  const { name, commandShape, bookOf, acts, summaries } = api;
  return [
    {
      path: `/${name}/commands`,
      act: acts.change,
      summary: summaries.change,
      ...takingJson(basedRequest(commandShape), async (exchange, request) => {
        if (isErasing(request.command) && !mayHere(exchange, 'erase-person')) {
          return err({ code: 'request.not-allowed' });
        }
        return answerWith(await bookOf(exchange).execute(request, actorOf(exchange)), written);
      }),
    },
    {
      path: `/${name}/export`,
      act: acts.takeOut,
      summary: summaries.export,
      ...get(async (exchange) => asFile(exchange, name, await bookOf(exchange).exportJson())),
    },
    {
      path: `/${name}/salvage`,
      act: acts.takeOut,
      summary: summaries.salvage,
      ...get(async (exchange) =>
        asFile(exchange, `${name}-salvaged`, await bookOf(exchange).salvage()),
      ),
    },
    {
      path: `/${name}/import`,
      act: acts.change,
      summary: summaries.import,
      ...takingFile((exchange, text) => bookOf(exchange).importJson(text, actorOf(exchange))),
    },
  ];
}
