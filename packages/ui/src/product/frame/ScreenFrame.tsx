import Button from '@mui/material/Button';
import type { ElementType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { SampleDataMark } from '../SampleDataMark/index.ts';
import { SampleNotice } from '../SampleNotice/index.ts';
import { messages } from './ScreenFrame.messages.ts';
import type { SampleActions, ScreenView } from './screenView.ts';

type Ready<Data> = Extract<ScreenView<Data>, { status: 'ready' }>;

export interface ScreenFrameProps<Data> extends SampleActions {
  view: ScreenView<Data>;
  title: string;
  /** Secondary text beside the title. */
  subtitle?: ReactNode;
  /** At the end of the title's line; only beside content. */
  actions?: ReactNode;
  /** The skeleton of the content while it loads. */
  skeleton: ReactNode;
  errorTitle: string;
  /** Left out where there is always something to show. */
  empty?: { icon: ElementType; title: string; text: string; href: string; action: string };
  /** Replaces the usual text of the notice of sample data. */
  sampleText?: string;
  children: (view: Ready<Data>) => ReactNode;
}

/** A screen with one query in all its states: its title, and the shop's data, the marked sample, or why there is none. */
export function ScreenFrame<Data>(props: ScreenFrameProps<Data>) {
  const { view, title, subtitle, actions, skeleton, errorTitle, empty, sampleText, children } = props;
  const { onRetry, onUseSample, onLeaveSample } = props;
  const sample = view.status === 'ready' && view.source === 'sample';
  return (
    <>
      <PageHeader
        title={title}
        {...(subtitle !== undefined && { subtitle })}
        {...(sample && { mark: <SampleDataMark /> })}
        {...(view.status === 'ready' && actions !== undefined && { actions })}
      />
      {view.status === 'loading' && skeleton}
      {view.status === 'error' && (
        <Card>
          <ErrorState title={errorTitle} description={view.message} onRetry={onRetry} />
        </Card>
      )}
      {view.status === 'empty' && empty && (
        <Card>
          <EmptyState
            icon={empty.icon}
            title={empty.title}
            description={empty.text}
            action={
              <ButtonLink href={empty.href} variant="contained">
                {empty.action}
              </ButtonLink>
            }
            secondary={
              <Button onClick={onUseSample}>
                <FormattedMessage {...messages.lookAtSample} />
              </Button>
            }
          />
        </Card>
      )}
      {view.status === 'ready' && (
        <>
          {sample && (
            <SampleNotice
              loadFailed={view.loadFailed}
              {...(sampleText !== undefined && { text: sampleText })}
              onRetry={onRetry}
              onLeave={onLeaveSample}
            />
          )}
          {children(view)}
        </>
      )}
    </>
  );
}
