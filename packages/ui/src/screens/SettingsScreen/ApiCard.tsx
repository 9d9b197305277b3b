import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { CopyBox } from '../../components/CopyBox/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { ButtonLink, Link } from '../../components/Link/index.ts';
import { LoadingRegion, TableSkeleton } from '../../components/Skeletons/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { UsageMeter } from '../../components/UsageMeter/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { roleMessages } from '../../product/roles.messages.ts';
import { grid } from '../../theme/grid.ts';
import { apiMessages as messages, scopeMessages } from './api.messages.ts';
import { ApiKeyDialog, type ApiKeyValues } from './ApiKeyDialog.tsx';
import type { ApiKeyData, ApiView } from './types.ts';

export type ApiCardProps = {
  view: ApiView;
  /** Where the plans are. */
  plansHref: string;
  onCreate: (values: ApiKeyValues) => void;
  onRevoke: (id: string) => void;
  /** The form was opened or closed: what came of the last change is seen. */
  onSeen: () => void;
  onRetry: () => void;
};

type KeyRowProps = { data: ApiKeyData; busy: boolean; onRevoke: () => void };

/** A name as it is written within a sentence. */
const inSentence = (name: string, locale: string) => name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);

function KeyRow({ data, busy, onRevoke }: KeyRowProps) {
  const intl = useIntl();
  const { day, dateTime } = useFormatters();
  const dayOf = (timestamp: string) => day(timestamp.slice(0, 10));
  const { state } = data;
  const active = state === 'active';
  const facts = [
    intl.formatMessage(messages.made, { day: dayOf(data.createdAt), name: data.by }),
    data.lastUsedAt === null
      ? intl.formatMessage(messages.neverUsed)
      : intl.formatMessage(messages.used, { time: dateTime(data.lastUsedAt) }),
    ...(active && data.expiresAt !== null
      ? [intl.formatMessage(messages.expires, { day: dayOf(data.expiresAt) })]
      : []),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'line.soft',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: `1 1 ${grid(30)}px`, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 'control', overflowWrap: 'anywhere' }}>
          <FormattedMessage {...messages.named} values={{ name: data.name, prefix: data.prefix }} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            {...messages.reads}
            values={{
              role: intl.formatMessage(roleMessages[data.role]),
              // Some are lists themselves.
              scopes: data.scopes
                .map((scope) => inSentence(intl.formatMessage(scopeMessages[scope]), intl.locale))
                .join('; '),
            }}
          />
        </Typography>
        {facts.map((fact) => (
          <Typography key={fact} variant="body2" sx={{ color: 'text.tertiary' }}>
            {fact}
          </Typography>
        ))}
      </Box>
      {state === 'active' ? (
        <BusyButton
          size="small"
          busy={busy}
          aria-label={intl.formatMessage(messages.revokeOf, { name: data.name })}
          onClick={onRevoke}
        >
          <FormattedMessage {...messages.revoke} />
        </BusyButton>
      ) : (
        <StatusChip tone="neutral" label={intl.formatMessage(messages[state])} />
      )}
    </Box>
  );
}

type ReadyProps = Omit<ApiCardProps, 'view' | 'onRetry'> & { view: Extract<ApiView, { status: 'ready' }> };

function Ready({ view, plansHref, onCreate, onRevoke, onSeen }: ReadyProps) {
  const intl = useIntl();
  const listId = useId();
  const { number } = useFormatters();
  const { included, addresses, calls, perMinute, keys, change } = view;
  const [creating, setCreating] = useState(false);
  const [asking, setAsking] = useState<ApiKeyData | null>(null);
  const open = (opened: boolean) => {
    onSeen();
    setCreating(opened);
  };
  const failed = change?.status === 'error' ? change : null;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {!included && (
        <Alert
          severity="info"
          role="note"
          action={
            <ButtonLink href={plansHref} size="small">
              <FormattedMessage {...messages.plans} />
            </ButtonLink>
          }
        >
          <FormattedMessage {...messages.notIncluded} />
        </Alert>
      )}
      {included && (
        <>
          <Box sx={{ display: 'grid', gap: 2, maxWidth: grid(80) }}>
            <Box>
              <CopyBox label={intl.formatMessage(messages.assistants)} text={addresses.mcp} />
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75, textWrap: 'pretty' }}>
                <FormattedMessage {...messages.assistantsHint} />
              </Typography>
            </Box>
            <CopyBox label={intl.formatMessage(messages.address)} text={addresses.api} />
            <Typography variant="body2">
              <Link href={addresses.reference}>
                <FormattedMessage {...messages.reference} />
              </Link>
            </Typography>
          </Box>
          <Box sx={{ maxWidth: grid(80) }}>
            <UsageMeter
              label={intl.formatMessage(messages.calls)}
              used={calls.used}
              limit={calls.limit}
              format={number}
              note={<FormattedMessage {...messages.perMinute} values={{ calls: perMinute }} />}
            />
          </Box>
        </>
      )}
      {failed?.what === 'revoke' && (
        <Alert severity="error">
          <AlertTitle>
            <FormattedMessage {...messages.revokeFailed} />
          </AlertTitle>
          {failed.message}
        </Alert>
      )}
      {(included || keys.length > 0) && (
        <section aria-labelledby={listId}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
            <Typography id={listId} component="h3" variant="label" sx={{ flex: 1 }}>
              <FormattedMessage {...messages.keys} />
            </Typography>
            {included && (
              <Button size="small" variant="outlined" onClick={() => open(true)}>
                <FormattedMessage {...messages.create} />
              </Button>
            )}
          </Box>
          {keys.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...messages.none} />
            </Typography>
          ) : (
            <Box component="ul" aria-labelledby={listId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {keys.map((data) => (
                <KeyRow
                  key={data.id}
                  data={data}
                  busy={change?.status === 'busy' && change.id === data.id}
                  onRevoke={() => setAsking(data)}
                />
              ))}
            </Box>
          )}
        </section>
      )}
      {creating && (
        <ApiKeyDialog
          busy={change?.status === 'busy' && change.id === null}
          message={failed?.what === 'create' ? failed.message : undefined}
          made={change?.status === 'made' ? change : null}
          onCreate={onCreate}
          onClose={() => open(false)}
        />
      )}
      <ConfirmDialog
        open={asking !== null}
        title={intl.formatMessage(messages.revokeTitle, { name: asking?.name ?? '' })}
        confirmLabel={intl.formatMessage(messages.revokeAction)}
        tone="danger"
        onConfirm={() => {
          if (asking) onRevoke(asking.id);
          setAsking(null);
        }}
        onCancel={() => setAsking(null)}
      >
        <FormattedMessage {...messages.revokeText} />
      </ConfirmDialog>
    </Box>
  );
}

/** The keys by which programs and assistants read the shop, for its admins. */
export function ApiCard({ view, onRetry, ...events }: ApiCardProps) {
  const intl = useIntl();
  const titleRef = useRescuedFocus<HTMLHeadingElement>(
    view.status === 'ready' ? view.keys.map(({ id, state }) => `${id} ${state}`).join(' ') : view.status,
  );
  return (
    <Card
      title={<FormattedMessage {...messages.title} />}
      subtitle={<FormattedMessage {...messages.lead} />}
      titleRef={titleRef}
    >
      {view.status === 'loading' && (
        <LoadingRegion>
          <TableSkeleton rows={4} />
        </LoadingRegion>
      )}
      {view.status === 'error' && (
        <ErrorState
          title={intl.formatMessage(messages.loadFailed)}
          description={view.message}
          onRetry={onRetry}
          level={3}
        />
      )}
      {view.status === 'ready' && <Ready view={view} {...events} />}
    </Card>
  );
}
