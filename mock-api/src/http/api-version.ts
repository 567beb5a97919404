/** Version of the API: MAJOR.MINOR. docs/api.md says what may change in either; docs/api-changelog.md lists what did. */
export const API_VERSION = '1.0';

/** Each response of the API says its version in this header. */
export const API_VERSION_HEADER = 'API-Version';
