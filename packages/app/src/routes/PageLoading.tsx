import { CardSkeleton, LoadingRegion, TextSkeleton } from '@adaos/ui';

/** In place of a page of the dashboard while its code is on the way. */
export function PageLoading() {
  return (
    <LoadingRegion>
      <TextSkeleton lines={2} />
      <CardSkeleton height={320} />
    </LoadingRegion>
  );
}
