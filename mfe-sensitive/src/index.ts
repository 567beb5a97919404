void import('./standalone');

export {};
