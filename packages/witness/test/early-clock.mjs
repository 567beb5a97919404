/** Loaded before the witness: its machine's clock says the 1st of January 2001. */
Date.now = () => Date.UTC(2001, 0, 1);
