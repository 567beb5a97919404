// An async boundary: shared modules are settled before anything that uses them runs.
void import(/* webpackChunkName: "app" */ './app/bootstrap');

export {};
