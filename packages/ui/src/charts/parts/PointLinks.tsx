import { useDrawingArea, useFocusedItem, useXScale, useYScale } from '@mui/x-charts/hooks';
import { useEffect, useRef } from 'react';
import { useLinkComponent } from '../../internal/LinkContext.tsx';

export interface PointLinksProps {
  /** The address of each point that is drawn; undefined where it leads nowhere. */
  hrefs: readonly (string | undefined)[];
  /** The indices of the points, as they are on the axis. */
  drawn: readonly number[];
  horizontal: boolean;
}

/** Enter follows the link of the point that the arrow keys have come to, as a click on it would. */
function followFocused({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent): void {
  if (key !== 'Enter' || !(currentTarget instanceof HTMLElement)) return;
  const link = currentTarget.querySelector('a[data-focused]');
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey }));
}

/**
 * A link over the place of each point, inside a chart of MUI X: real ones, so that they open in a new tab too. By keyboard Enter
 * follows the link of the point that the arrows have come to. A finger first shows the values of a point, and follows its link when it
 * touches it again.
 */
export function PointLinks({ hrefs, drawn, horizontal }: PointLinksProps) {
  const Link = useLinkComponent();
  const { top, left, width, height } = useDrawingArea();
  const [x, y] = [useXScale<'band'>(), useYScale<'band'>()];
  const focused = useFocusedItem();
  const at = focused !== null && 'dataIndex' in focused ? focused.dataIndex : undefined;
  const finger = useRef(false);
  const touched = useRef<number>(undefined);
  const scale = horizontal ? y : x;
  const place = useRef<SVGGElement>(null);
  useEffect(() => {
    const group = place.current?.closest<HTMLElement>('[role="group"]');
    const ended = new AbortController();
    group?.addEventListener('keydown', followFocused, ended);
    return () => ended.abort();
  }, []);
  return (
    <g ref={place} aria-hidden="true">
      {hrefs.map((href, position) => {
        const index = drawn[position] ?? 0;
        const start = scale(index);
        if (href === undefined || start === undefined) return null;
        const [before, step] = [(scale.step() - scale.bandwidth()) / 2, scale.step()];
        return (
          <Link
            key={index}
            href={href}
            tabIndex={-1}
            data-focused={position === at ? '' : undefined}
            onPointerDown={({ pointerType }) => {
              finger.current = pointerType === 'touch';
            }}
            onClick={(event) => {
              if (!finger.current || touched.current === index) return;
              touched.current = index;
              event.preventDefault();
            }}
          >
            <rect
              fill="transparent"
              {...(horizontal
                ? { x: 0, y: start - before, width: left + width, height: step }
                : { x: start - before, y: top, width: step, height })}
            />
          </Link>
        );
      })}
    </g>
  );
}
