import tokens from '../packages/ui/src/theme/generated/tokens.json';
import type { Status } from './status.ts';

const { colour } = tokens.light;
const TONES = { stable: colour.good, experimental: colour.careful, deprecated: colour.bad } as const;

/** A component's status as a small chip, for Storybook's own pages: in the light scheme, outside of any theme. */
export function StatusMark({ status }: { status: Status }) {
  const { soft, strong } = TONES[status];
  return (
    <span
      style={{
        display: 'inline-block',
        padding: '1px 10px',
        borderRadius: tokens.radius.full,
        background: soft,
        color: strong,
        font: `500 12px/20px ${tokens.font.sans}`,
      }}
    >
      {status}
    </span>
  );
}
