/** Where the visitor's choices are kept, for the app and for the small scripts that come before it. */
export const LANGUAGE_KEY = 'adaos_language';
/** The language of the profile that was last signed in, which counts where none was chosen here. */
export const ADOPTED_LANGUAGE_KEY = 'adaos_language_adopted';
export const SCHEME_KEY = 'adaos_scheme';
export const ACCESS_TOKEN_KEY = 'accessToken';
export const MOCK_MODE_KEY = 'adaos_mock_mode';
