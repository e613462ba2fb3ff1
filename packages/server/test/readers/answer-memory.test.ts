import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/readers/answer.ts';
import { makeAnswerMemory } from '../../src/readers/answer-memory.ts';
import {
  noSources,
  noteBook,
  noting,
  type Sources,
  tournamentList,
} from '../../src/readers/sources.ts';

const club = 'club';

/** A memory whose answers count how often they were made, and the clock of its hall. */
function memoryForTest(mostBytes = 1_000_000) {
  const hall = { now: '2026-11-22T19:00' };
  const memory = makeAnswerMemory(mostBytes, () => hall.now);
  let made = 0;
  const ask = async (
    question: string,
    look: (sources: Sources) => unknown = ({ books }) => books.add(club),
    response = (number: number) => new Response(`${question} ${number}`),
  ): Promise<string> => {
    const answer = await memory.answer(question, async (sources) => {
      const number = ++made;
      await look(sources);
      return answerOf(response(number), sources, 'identity');
    });
    return (await answer.packed('identity')).body.toString();
  };
  return { memory, ask, hall, made: () => made };
}

describe('the memory of answers', () => {
  it('makes an answer once, also where many ask at the same time', async () => {
    const { ask, made } = memoryForTest();
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 1', 'a 1', 'b 2']);
    expect([await ask('a'), made()]).toEqual(['a 1', 2]);
  });

  it('forgets what rests on a tournament that changed, and on the list of all', async () => {
    const { memory, ask } = memoryForTest();
    await ask('club');
    await ask('other', ({ books }) => books.add('other'));
    await ask('list', ({ books }) => books.add(tournamentList));
    memory.changed(club);
    memory.changed(tournamentList);
    expect([await ask('club'), await ask('other'), await ask('list')]).toEqual([
      'club 4',
      'other 2',
      'list 5',
    ]);
  });

  it('gives nobody who asks after a change what was begun before it', async () => {
    const { memory, ask } = memoryForTest();
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = ask('a', async ({ books }) => {
      books.add(club);
      await promise;
    });
    memory.changed(club);
    const after = ask('a');
    resolve();
    expect([await before, await after, await ask('a')]).toEqual(['a 1', 'a 2', 'a 2']);
    expect(memory.size()).toBeLessThan(10_000);
  });

  it('keeps what the clock makes untrue until then', async () => {
    const { ask, hall } = memoryForTest();
    const look = (sources: Sources) => {
      sources.until = '2026-11-22T21:00';
    };
    expect([await ask('a', look), await ask('a', look)]).toEqual(['a 1', 'a 1']);
    hall.now = '2026-11-22T21:00';
    expect(await ask('a', look)).toBe('a 2');
  });

  it.each<[string, () => Response, (sources: Sources) => void]>([
    ['what is not found', () => new Response('', { status: 404 }), () => {}],
    ['what signs in', () => new Response('', { headers: { 'set-cookie': 'a=b' } }), () => {}],
    [
      'what nobody tells news of',
      () => new Response(''),
      (sources) => {
        sources.untold = true;
      },
    ],
  ])('does not keep %s', async (_, response, look) => {
    const { ask, made, memory } = memoryForTest();
    await ask('a', look, response);
    await ask('a', look, response);
    expect([made(), memory.size()]).toEqual([2, 0]);
  });

  it('asks anew after a failure', async () => {
    const { ask } = memoryForTest();
    const failing = ask('a', () => Promise.reject(new Error('no disk')));
    await expect(failing).rejects.toThrow('no disk');
    expect(await ask('a')).toBe('a 2');
  });

  it('holds so many bytes and no more; what was read last stays', async () => {
    const { ask, memory, made } = memoryForTest(100_000);
    const page = () => new Response('x'.repeat(20_000));
    const read = (question: string) => ask(question, undefined, page);
    for (const question of ['a', 'b', 'c', 'd']) await read(question);
    await read('a');
    await read('e');
    expect(memory.size()).toBeLessThanOrEqual(100_000);
    await read('a');
    expect(made()).toBe(5);
    await read('b');
    expect(made()).toBe(6);
  });
});

describe('sources', () => {
  it('are those of the answer that is being made, also beside another', async () => {
    const [first, second] = [noSources(), noSources()];
    const look = (id: string) => async () => {
      await Promise.resolve();
      noteBook(id);
    };
    await Promise.all([noting(first, look('one')), noting(second, look('two'))]);
    expect([[...first.books], [...second.books]]).toEqual([['one'], ['two']]);
  });
});
