import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { cssColor, type ChartColor } from '../theme/chartColor.ts';

// Apart from the icons of the frame, which every screen loads.
/** A letter of our own drawing in a colour of the charts: the sign of a platform here, not its own mark. */
const letter = (color: ChartColor, ...paths: string[]) =>
  function PlatformMark({ sx, ...props }: SvgIconProps) {
    return (
      <SvgIcon
        fill="none"
        {...props}
        sx={[(theme) => ({ color: cssColor(theme, color) }), ...(Array.isArray(sx) ? sx : [sx ?? null])]}
      >
        {paths.map((d) => (
          <path
            key={d}
            d={d}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.25}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </SvgIcon>
    );
  };

export const ShopifyMark = letter(
  'series6',
  'M16.8 8C16 6.2 14.2 5.2 12 5.2c-2.7 0-4.6 1.3-4.6 3.4 0 4.6 9.2 2.2 9.2 6.9 0 2-1.9 3.3-4.7 3.3-2.4 0-4.3-1.1-5.1-3',
);
export const WooCommerceMark = letter('series1', 'm3.5 6 4 12.5L12 8l4.5 10.5L20.5 6');
export const GoogleAdsMark = letter('series4', 'M18 7.7A7.2 7.2 0 1 0 19.2 12.5h-6.7');
export const MetaAdsMark = letter(
  'series8',
  'M4.5 18.5V10a3.75 3.75 0 0 1 7.5 0v8.5',
  'M12 10a3.75 3.75 0 0 1 7.5 0v8.5',
);
export const TikTokMark = letter('series5', 'M5 6h14', 'M12 6v12.5');
export const MicrosoftAdsMark = letter('series2', 'M4.5 18.5v-13l7.5 8.5 7.5-8.5v13');
