/** Where the visitor's choices are kept, for the app and for the small script of the prerendered pages. */
export const LANGUAGE_KEY = 'adaos_language';
export const SCHEME_KEY = 'adaos_scheme';
export const ACCESS_TOKEN_KEY = 'accessToken';
