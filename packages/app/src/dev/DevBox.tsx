import type { ReactNode } from 'react';
import { Card } from '@adaos/ui';

/** Holds controls of a development build, apart from what visitors see. Developers read English. */
export function DevBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title} sx={{ mt: 4, display: 'grid', gap: 1, borderStyle: 'dashed' }}>
      {children}
    </Card>
  );
}
