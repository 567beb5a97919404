import { registry } from '../test/remotes';
import { readRegistry, usable } from './registry';

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());

const [first, second] = registry as [(typeof registry)[number], (typeof registry)[number]];

test('a registry that is right is taken as it is', () => {
  expect(usable(registry)).toEqual(registry);
  expect(warn).not.toHaveBeenCalled();
});

test.each([['*'], ['/*'], ['transfers'], [7], [undefined]])(
  'FED-04 a route at %p is left out and told, and the rest stands',
  (path) => {
    const wrong = { ...first, routes: [{ path, page: 'transfers' }, ...first.routes] };
    expect(usable([wrong, second])).toEqual(registry);
    expect(warn).toHaveBeenCalledTimes(1);
  },
);

test('what is no list of remotes is none', () => {
  expect(usable({ error: 'not-found' })).toEqual([]);
  expect(usable([null, 'mfe-transfers', second])).toEqual([second]);
  expect(usable([{ ...second, nav: null, slots: undefined }])).toEqual([{ ...second, nav: [], slots: [] }]);
});

test('the registry of the document comes before that of the server, which is asked where there is none', async () => {
  const asked = jest.fn(async () => Response.json([second]));
  globalThis.fetch = asked as typeof fetch;
  document.body.innerHTML = `<script type="application/json" id="remotes">${JSON.stringify([first])}</script>`;
  expect(await readRegistry()).toEqual([first]);
  expect(asked).not.toHaveBeenCalled();

  document.body.innerHTML = '';
  expect(await readRegistry()).toEqual([second]);
});
