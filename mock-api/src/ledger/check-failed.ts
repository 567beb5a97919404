/** What a check of the ledger says that ended without a verdict, but for one that the end of its server interrupted. */
export const CHECK_FAILED = 'The check could not be made. The reason is in the log of the server.';
