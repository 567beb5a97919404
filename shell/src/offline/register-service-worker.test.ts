import { registerServiceWorker } from './register-service-worker';

type Listener = () => void;

/** The browser's side of a registration, as far as the page talks to it. */
function fakeRegistration() {
  const listeners = new Map<string, Listener>();
  const worker = {
    postMessage: jest.fn(),
    addEventListener: (_: string, heard: Listener) => (settle = heard),
  };
  let settle: Listener = () => undefined;
  const registration = {
    waiting: null as typeof worker | null,
    installing: worker,
    update: jest.fn(async () => undefined),
    addEventListener: (name: string, heard: Listener) => listeners.set(name, heard),
  };
  const installNewer = () => {
    listeners.get('updatefound')?.();
    registration.waiting = worker;
    settle();
  };
  return { registration, worker, installNewer, settle: () => settle() };
}

function serviceWorkers(register: () => Promise<unknown>) {
  const listeners: Listener[] = [];
  const container = {
    register: jest.fn(register),
    controller: {} as object | null,
    addEventListener: (_: string, heard: Listener) => listeners.push(heard),
    takeOver() {
      container.controller = {};
      listeners.forEach((heard) => heard());
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return container;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('SHELL-56 a service worker is registered from /service-worker.js at scope /', async () => {
  const container = serviceWorkers(async () => fakeRegistration().registration);
  await registerServiceWorker();
  expect(container.register).toHaveBeenCalledWith('/service-worker.js', { scope: '/' });
});

test('SHELL-57 SHELL-58 a newer worker is looked for every 60 s, and told to skip waiting 200 ms after it waits', async () => {
  const { registration, worker, installNewer } = fakeRegistration();
  serviceWorkers(async () => registration);
  await registerServiceWorker();
  await jest.advanceTimersByTimeAsync(59_999);
  expect(registration.update).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(registration.update).toHaveBeenCalledTimes(1);

  installNewer();
  await jest.advanceTimersByTimeAsync(199);
  expect(worker.postMessage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

test('a newer worker that was being installed before the page registered is followed too', async () => {
  const { registration, worker, settle } = fakeRegistration();
  serviceWorkers(async () => registration);
  await registerServiceWorker();
  registration.waiting = worker;
  settle();
  await jest.advanceTimersByTimeAsync(200);
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

test('a newer worker in charge makes the page look for a new version; the first worker of all does not', async () => {
  const container = serviceWorkers(async () => fakeRegistration().registration);
  container.controller = null;
  const fetched = jest.fn(async () => new Response('', { status: 404 }));
  globalThis.fetch = fetched as never;
  await registerServiceWorker();
  container.takeOver();
  expect(fetched).not.toHaveBeenCalled();
  container.takeOver();
  expect(fetched).toHaveBeenCalledWith('/app-shell', expect.anything());
});

test('a page that was being loaded as the worker took over asks to be served; one that is served does not', async () => {
  const active = { postMessage: jest.fn() };
  const container = serviceWorkers(async () => ({ ...fakeRegistration().registration, active }));
  await registerServiceWorker();
  expect(active.postMessage).not.toHaveBeenCalled();
  container.controller = null;
  await registerServiceWorker();
  expect(active.postMessage).toHaveBeenCalledWith({ type: 'CLAIM_PAGES' });
});

test('SHELL-59 a failed registration is only logged', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serviceWorkers(() => Promise.reject(new Error('refused')));
  await expect(registerServiceWorker()).resolves.toBeUndefined();
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});
