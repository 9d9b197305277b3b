import { AppShellOutline, Brand, DateRangeSkeleton } from '@adaos/ui';
import { OverviewOutline } from '@adaos/ui/screens/OverviewScreen';
import { productName } from '../../env.ts';

/** The overview while the session is checked. It is inert: what is pressed in it would be lost when the page replaces it. */
export function OverviewChecking() {
  return (
    <div inert>
      <AppShellOutline brand={<Brand name={productName} />} period={<DateRangeSkeleton />}>
        <OverviewOutline />
      </AppShellOutline>
    </div>
  );
}
