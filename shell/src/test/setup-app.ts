import { notificationsStore } from '@hand-receipt/platform';
import { dismissToast } from '@hand-receipt/ui';
import { act } from '@testing-library/react';
import { resetApi } from './api';
import { FakeEventSource, setWindow } from './browser';
import { federationHost } from './remotes';
import { quietDay } from './render-app';

jest.mock('@module-federation/enhanced/runtime', () => ({ getInstance: () => federationHost }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setWindow();
  FakeEventSource.opened = [];
  resetApi();
  quietDay();
  act(() => {
    dismissToast();
    notificationsStore.setState({ list: [] });
  });
});
