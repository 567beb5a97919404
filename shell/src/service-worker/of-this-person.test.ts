import { forgetAnswers, ofThisPerson } from './of-this-person';

const request = new Request('https://unit.test/api/dashboard/summary');
const response = new Response('{}');
const event = new Event('fetch') as ExtendableEvent;
const removed = jest.fn();

beforeEach(() => {
  removed.mockReset();
  const opened = { delete: removed };
  Object.assign(globalThis, { caches: { delete: async () => true, open: async () => opened } });
});

/** One answer, from being asked for to being written, with what happens in between. */
async function answer({ underWay = async () => {}, whileWritten = async () => {} }) {
  const state = {};
  await ofThisPerson.handlerWillStart({ request, event, state });
  await underWay();
  const written = await ofThisPerson.cacheWillUpdate({ request, response, event, state });
  await whileWritten();
  await ofThisPerson.cacheDidUpdate({ cacheName: 'answers', request, newResponse: response, event, state });
  return written;
}

test('an answer is kept', async () => {
  expect(await answer({})).toBe(response);
  expect(removed).not.toHaveBeenCalled();
});

test('an answer that comes after its person signed out is not kept', async () => {
  expect(await answer({ underWay: forgetAnswers })).toBeNull();
});

test('an answer whose person signs out while it is written is removed', async () => {
  await answer({ whileWritten: forgetAnswers });
  expect(removed).toHaveBeenCalledWith(request);
});

test('what the next person asks for is kept', async () => {
  await forgetAnswers();
  expect(await answer({})).toBe(response);
});
