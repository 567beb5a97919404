import fc from 'fast-check';

// That it fails is all that is asked; the smallest example is not looked for.
fc.configureGlobal({ endOnFailure: true });
