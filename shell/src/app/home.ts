/** Where a person begins once they are signed in. */
export const HOME = '/dashboard';
