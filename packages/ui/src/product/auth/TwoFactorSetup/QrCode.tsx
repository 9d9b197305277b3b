import Box from '@mui/material/Box';
import encodeQR from 'qr';
import { useMemo } from 'react';
import { grid } from '../../../theme/grid.ts';

/** The dark squares as one path, each one unit wide. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** A text as a QR code, dark on light in both schemes: many readers support no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 3 });
    return { path: pathOf(rows), size: rows.length };
  }, [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={(theme) => ({
        display: 'block',
        width: grid(23),
        height: grid(23),
        border: theme.mixins.hairline(theme.vars.palette.line.main),
        borderRadius: `${theme.radii.control}px`,
        backgroundColor: 'common.white',
        color: 'common.black',
      })}
    >
      <path d={path} fill="currentColor" />
    </Box>
  );
}
