require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 10_000 });

// jsdom leaves out what every browser has.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
