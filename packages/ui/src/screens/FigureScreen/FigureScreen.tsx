import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { GoodsCostDialog } from '../../product/GoodsCostDialog/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { figureMessages, messages } from './FigureScreen.messages.ts';
import { FigureSkeleton } from './FigureSkeleton.tsx';
import { Formula } from './Formula.tsx';
import { figureGrid } from './layout.ts';
import { OrderList } from './OrderList.tsx';
import type { FigureScreenProps } from './types.ts';

/** The details of a figure: its formula part by part, how well each part is known, and the orders behind it. */
export function FigureScreen(props: FigureScreenProps) {
  const { view, backHref, canManage, onSetGoodsCost, onRetry } = props;
  const intl = useIntl();
  const { dateRange } = useFormatters();
  const [askingGoodsCost, setAskingGoodsCost] = useState(false);
  const figure = view.status === 'ready' ? view.data.figure : view.figure;
  return (
    <>
      <PageHeader
        title={intl.formatMessage(figureMessages[figure])}
        back={{ href: backHref, label: intl.formatMessage(messages.back) }}
        {...(view.status === 'ready' && { subtitle: dateRange(view.data.from, view.data.to) })}
      />
      {view.status === 'loading' && <FigureSkeleton />}
      {view.status === 'error' && (
        <Card>
          <ErrorState title={intl.formatMessage(messages.errorTitle)} description={view.message} onRetry={onRetry} />
        </Card>
      )}
      {view.status === 'ready' && (
        <Regions sx={{ ...figureGrid, alignItems: 'start' }}>
          <Formula
            data={view.data}
            kind={view.kind}
            kindHref={props.kindHref}
            canManage={canManage}
            costsHref={props.costsHref}
            onAskGoodsCost={() => setAskingGoodsCost(true)}
          />
          <OrderList {...props} view={view} />
          <GoodsCostDialog
            open={askingGoodsCost}
            onSave={onSetGoodsCost}
            failureReason={props.failureReason}
            onClose={() => setAskingGoodsCost(false)}
          />
        </Regions>
      )}
    </>
  );
}
