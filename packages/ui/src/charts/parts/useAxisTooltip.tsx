import { lazy, Suspense, useMemo, useState } from 'react';
import { fetchAfterSign } from '../../internal/onDemand.tsx';

const load = () => import('./Tooltip.tsx').then(({ AxisTooltip }) => AxisTooltip);
fetchAfterSign(() => void load().catch(() => undefined));

// Without its code a drawing still says its values to those who hear them, and has them as a table.
const AxisTooltip = lazy(async () => ({ default: await load().catch(() => () => null) }));

/** The tooltip of a drawing from the moment that it is touched; `signs` go onto the element around the drawing. */
export function useAxisTooltip() {
  const [touched, setTouched] = useState(false);
  const signs = useMemo(() => {
    const touch = () => setTouched(true);
    return { onPointerEnter: touch, onPointerDown: touch, onKeyDown: touch };
  }, []);
  const tooltip = touched && (
    <Suspense>
      <AxisTooltip />
    </Suspense>
  );
  return { tooltip, signs };
}
