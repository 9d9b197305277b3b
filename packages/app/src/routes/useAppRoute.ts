import { useMatches } from 'react-router-dom';
import type { AppRoute } from './route.ts';

/** The route that is open; undefined at an address that leads to none. */
export const useAppRoute = (): AppRoute | undefined => useMatches().at(-1)?.handle as AppRoute | undefined;
