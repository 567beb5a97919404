// A busy machine may miss a deadline once. The first error of what passes the second time stands in the log.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
