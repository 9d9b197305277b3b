import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UploadIcon } from '../../components/Icon/index.ts';
import { ChosenFile, type FileFacts } from './ChosenFile.tsx';
import { fileDropMessages as messages } from './FileDrop.messages.ts';
import { useDropZone } from './useDropZone.ts';

export type FileDropProps = {
  /** What the file is, e.g. "Orders file". */
  label: string;
  /** The chosen file; null while there is none. */
  file: FileFacts | null;
  /** The file extensions that can be read, with their dot: `['.csv', '.gz']`. */
  accept: readonly string[];
  onChooseFile: (file: File) => void;
  /** Without it a chosen file cannot be removed. */
  onRemoveFile?: (() => void) | undefined;
  /** The kind of file, below the control. */
  hint?: ReactNode;
  /** Why the chosen file was refused. */
  error?: string | undefined;
  /** Why no file can be chosen; when set, the control is disabled. */
  disabledReason?: string | undefined;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosFileDrop: 'root' | 'zone';
  }
  interface ComponentsPropsList {
    AdaosFileDrop: FileDropProps;
  }
}

const Root = styled('div', { name: 'AdaosFileDrop', slot: 'Root' })();

const Zone = styled('div', { name: 'AdaosFileDrop', slot: 'Zone' })<{ ownerState: { over: boolean } }>(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(4, 3),
  textAlign: 'center',
  borderRadius: theme.radii.card,
  border: theme.mixins.hairline(theme.vars.palette.line.control, 'dashed'),
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.up('sm')]: { paddingBlock: theme.spacing(5) },
  variants: [
    {
      props: { over: true },
      style: {
        borderColor: theme.vars.palette.primary.main,
        backgroundColor: theme.vars.palette.primary.soft,
      },
    },
  ],
}));

type Refusal = 'kind' | 'several';

function refusalOf(files: readonly File[], accept: readonly string[]): Refusal | null {
  if (files.length !== 1) return 'several';
  return files.every(({ name }) => accept.some((ending) => name.toLowerCase().endsWith(ending))) ? null : 'kind';
}

/** One file, chosen with a button or dropped; then its name, with a way to remove it. */
export function FileDrop(props: FileDropProps) {
  const { label, file, accept, onChooseFile, onRemoveFile, hint, error, disabledReason } = useThemeProps({
    props,
    name: 'AdaosFileDrop',
  });
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const disabled = disabledReason !== undefined;

  const take = (files: readonly File[]) => {
    const [first] = files;
    if (!first) return;
    const problem = refusalOf(files, accept);
    setRefusal(problem);
    if (!problem) onChooseFile(first);
  };
  const { over, zoneProps } = useDropZone({ onDropFiles: take, disabled: disabled || file !== null });

  const refusalText =
    refusal === 'kind'
      ? intl.formatMessage(messages.kind, { endings: intl.formatList(accept, { type: 'disjunction' }) })
      : refusal === 'several'
        ? intl.formatMessage(messages.several)
        : undefined;
  const problem = refusalText ?? error;
  const described = [problem && `${id}-error`, disabled && `${id}-reason`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');

  return (
    <Root role="group" aria-label={label}>
      {file ? (
        <ChosenFile
          file={file}
          onRemove={
            onRemoveFile &&
            (() => {
              onRemoveFile();
              requestAnimationFrame(() => chooseButton.current?.focus());
            })
          }
        />
      ) : (
        <Zone {...zoneProps} ownerState={{ over }}>
          <UploadIcon fontSize="large" sx={{ color: disabled ? 'text.disabled' : 'primary.main' }} />
          {!disabled && (
            <Typography sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
              <FormattedMessage {...(over ? messages.dropNow : messages.drop)} />
            </Typography>
          )}
          <Button
            ref={chooseButton}
            disabled={disabled}
            aria-describedby={described || undefined}
            onClick={() => input.current?.click()}
          >
            <FormattedMessage {...messages.choose} />
          </Button>
          {disabled && (
            <Typography variant="body2" id={`${id}-reason`} sx={{ color: 'text.secondary' }}>
              {disabledReason}
            </Typography>
          )}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={label}
            accept={accept.join(',')}
            disabled={disabled}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </Zone>
      )}
      {problem && (
        <FormHelperText error role="alert" id={`${id}-error`}>
          {problem}
        </FormHelperText>
      )}
      {hint && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    </Root>
  );
}
