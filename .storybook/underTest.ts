/** Whether the stories run as tests, rather than for someone to look at. */
export const underTest = '__vitest_browser__' in globalThis;

/** Whether they run in `npm run test:full`. */
export const underFullTest = underTest && import.meta.env['VITE_TEST_FULL'] === '1';
