/** Whether the stories run as tests, rather than for someone to look at. */
export const underTest = '__vitest_browser__' in globalThis;
