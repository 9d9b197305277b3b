import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** Drawn as the icons of the library are, for this screen alone: a bag, a cart and a video, which are no platform's own mark. */
const mark = (...paths: string[]) =>
  function Mark(props: SvgIconProps) {
    return (
      <SvgIcon fill="none" {...props}>
        {paths.map((d) => (
          <path
            key={d}
            d={d}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </SvgIcon>
    );
  };

export const BagMark = mark('M5.5 8h13l1 12.5h-15L5.5 8Z', 'M8.8 10.5V7.2a3.2 3.2 0 0 1 6.4 0v3.3');
export const CartMark = mark('M3 4h2.5l2.6 11.5h10L20.5 8H6.4', 'M9.5 19.5h.01', 'M17 19.5h.01');
export const PlayMark = mark('M4 5.5h16v13H4v-13Z', 'm10 9 5 3-5 3V9Z');
