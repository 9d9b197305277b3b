import { lazy } from 'react';

// The condition is settled by the build: a production bundle has neither the controls nor their credentials.
export const LoginControls = import.meta.env.DEV
  ? lazy(() => import('./LoginControls.tsx').then((controls) => ({ default: controls.LoginControls })))
  : null;
export const ResetControls = import.meta.env.DEV
  ? lazy(() => import('./ResetControls.tsx').then((controls) => ({ default: controls.ResetControls })))
  : null;
