import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Application } from '../application.ts';
import type { Log } from '../http/make-api.ts';
import { answerOf, type PackedAnswer } from './answer.ts';
import { type AnswerMemory, makeAnswerMemory } from './answer-memory.ts';
import { encodingFor } from './encodings.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { questionIn, questionText, type ReaderQuestion } from './reader-question.ts';
import {
  contestList,
  eventList,
  eventNamed,
  installationOf,
  leagueList,
  leagueNamed,
  noting,
  organisationList,
  publicRegister,
  tournamentList,
} from './sources.ts';

/** Makes an answer anew: the handler of the API or of the pages. */
export type AnswerMaker = (request: Request) => Promise<Response>;

/** The handlers that make answers; `pages` is undefined if only the API is served. */
export interface AnswerMakers {
  readonly api: AnswerMaker;
  readonly pages: AnswerMaker | undefined;
}

/** The most memory that cached answers may take, in bytes. */
const mostBytes = 64 * 2 ** 20;

const knows = ({ headers }: IncomingMessage, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ??
  false;

/** A request with nothing but the question, so that an answer cannot depend on anything else. */
const requestFor = ({ path, cookie }: ReaderQuestion): Request =>
  new Request(`http://localhost${path}`, { headers: cookie === '' ? {} : { cookie } });

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { etag, headers, body }: PackedAnswer,
): void {
  if (status === 200 && knows(request, etag)) {
    const { vary = '', 'cache-control': cacheControl = '' } = headers;
    response.writeHead(304, { etag, vary, 'cache-control': cacheControl }).end();
    return;
  }
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Answers a request if it is a reader's; returns whether it was. */
export type ReadersDesk = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Makes the answering of requests by readers who are not signed in. Each page is made once for each
 * language and theme, and then answered from the cache until a book that it shows changes.
 */
export function answerReaders(app: Application, makers: AnswerMakers, log: Log): ReadersDesk {
  const memory: AnswerMemory = makeAnswerMemory(mostBytes, () => app.hall().now);
  const queue = oneAtATime();
  app.tournaments.subscribe(({ id }) => {
    memory.changed(id);
    memory.changed(tournamentList);
  });
  app.events.subscribe(({ id }) => {
    memory.changed(eventNamed(id));
    memory.changed(eventList);
  });
  app.contests.subscribe(() => memory.changed(contestList));
  app.leagues.subscribe(({ id }) => {
    memory.changed(leagueNamed(id));
    memory.changed(leagueList);
  });
  app.organisations.subscribe((id) => {
    memory.changed(installationOf(id));
    memory.changed(organisationList);
  });
  app.organisations.subscribeToPeople(() => memory.changed(publicRegister));

  return (request, response) => {
    const question = questionIn(request);
    const maker = question?.isForApi === true ? makers.api : makers.pages;
    if (question === null || maker === undefined) return false;
    const encoding = encodingFor(request.headers['accept-encoding']);
    const answered = memory.answer(questionText(question), async (sources) => {
      const made = await queue(() => noting(sources, () => maker(requestFor(question))));
      return answerOf(made, sources, encoding);
    });
    answered
      .then(async (answer) => send(request, response, answer.status, await answer.packed(encoding)))
      .catch((error: unknown) => {
        log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : error}`);
        response.writeHead(500).end();
      });
    return true;
  };
}
