import { SIGNED_OUT_COOKIE } from '@hand-receipt/contracts';
import { connectionStore, ledgerVerdicts, notificationsStore } from '@hand-receipt/platform';
import { dismissToast } from '@hand-receipt/ui';
import { act } from '@testing-library/react';
import { resetApi } from './api';
import { FakeEventSource, setWindow } from './browser';
import { federationHost } from './remotes';
import { quietDay } from './render-app';

jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: () => federationHost }));
// Whole pages are driven here, by people's speed of typing, on machines that may be busy.
jest.setTimeout(30_000);

beforeEach(() => {
  setWindow();
  resetApi();
  quietDay();
});

afterEach(() => {
  act(() => {
    dismissToast();
    notificationsStore.setState({ list: [] });
    ledgerVerdicts.setState(ledgerVerdicts.getInitialState());
    connectionStore.setState({ online: true, lastSynced: null, keptAt: null });
  });
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = `${SIGNED_OUT_COOKIE}=; path=/; max-age=0`;
  FakeEventSource.opened = [];
});
