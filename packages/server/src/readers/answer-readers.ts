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
  noting,
  organisationList,
  publicRegister,
  tournamentList,
} from './sources.ts';

/** Makes the answer to a question anew: the API or the pages. */
export type AnswerMaker = (request: Request) => Promise<Response>;

/** Who answers what readers ask. */
export interface AnswerMakers {
  readonly api: AnswerMaker;
  readonly pages: AnswerMaker | undefined;
}

/** How much memory the answers may take, in bytes. */
const mostBytes = 64 * 2 ** 20;

const knows = ({ headers }: IncomingMessage, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ??
  false;

/** A request that says no more than the question: an answer cannot go by anything else. */
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

/** Answers a request, if it is one of a reader. */
export type ReadersDesk = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers what people read who are not signed in. Each page is made once for the state of all it shows,
 * for a language and a theme; then it is given from memory until something of that changes.
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
