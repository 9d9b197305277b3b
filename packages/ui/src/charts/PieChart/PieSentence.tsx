import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormatters, type Unit } from '../../i18n/index.ts';
import { pieMessages as messages } from './pie.messages.ts';
import { shareOf } from './nearlyAll.ts';

interface WrittenPart {
  id: string;
  label: string;
  value: number;
  text: string;
}

export interface PieSentenceProps {
  parts: readonly WrittenPart[];
  most: { id: string };
  unit: Unit;
  /** The sum of all parts, as it is read. */
  whole: string;
  centre: ReactNode;
}

/** A whole that is nearly one part, in words. */
export function PieSentence({ parts, most: { id }, unit, whole, centre }: PieSentenceProps) {
  const intl = useIntl();
  const { list, percent } = useFormatters();
  const most = parts.find((part) => part.id === id);
  if (most === undefined) return null;
  const { label, value, text } = most;
  const rest = parts.filter((part) => part.id !== id && part.value > 0);
  const sum = parts.reduce((total, part) => total + part.value, 0);
  const share = percent(shareOf(value, sum));
  const sentences = [
    unit === 'percent'
      ? intl.formatMessage(messages.shareIs, { label, share })
      : intl.formatMessage(messages.mostIs, { label, share, value: text, whole }),
    ...(rest.length === 0
      ? []
      : [
          intl.formatMessage(messages.restIs, {
            parts: list(
              rest.map((part) => intl.formatMessage(messages.partOf, { label: part.label, value: part.text })),
            ),
          }),
        ]),
  ];
  return (
    // Its text can be longer than the place of a plot.
    <Box sx={{ '&&': { position: 'relative' } }}>
      {centre !== undefined && <Box sx={{ mb: 1 }}>{centre}</Box>}
      <Typography sx={{ textWrap: 'pretty' }}>{sentences.join(' ')}</Typography>
    </Box>
  );
}
