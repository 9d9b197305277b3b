import { useRevalidator, useRouteError } from 'react-router-dom';
import { PageShown } from '../routes/PageShown.tsx';
import { Failed } from './Failed.tsx';

/** The error element of a route: in place of a page that could not be fetched or drawn. */
export function PageFailed() {
  const { revalidate } = useRevalidator();
  return (
    <>
      <Failed error={useRouteError()} level={1} onRetry={() => void revalidate()} />
      <PageShown />
    </>
  );
}
