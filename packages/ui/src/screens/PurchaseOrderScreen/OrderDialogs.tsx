import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { ComboboxField } from '../../forms/ComboboxField/index.ts';
import { SaveDialog } from '../../forms/FormDialog/SaveDialog.tsx';
import { TextField } from '../../forms/TextField/index.ts';
import { pairFromTablets } from '../pair.ts';
import { formMessages, messages } from './PurchaseOrder.messages.ts';
import {
  changeSchema,
  type ChangeValues,
  placeSchema,
  type PlaceValues,
  receiptSchema,
  type ReceiptValues,
} from './orderForms.ts';
import type {
  ChangedOrder,
  OfferedProduct,
  PlacedOrder,
  PurchaseOrderData,
  ReceivedGoods,
} from './PurchaseOrderView.ts';

interface DialogProps<Terms> {
  data: PurchaseOrderData;
  onSave: (terms: Terms) => Promise<void>;
  failureReason: (error: unknown) => string | undefined;
  onClose: () => void;
}

const explained = { color: 'text.secondary', textWrap: 'pretty' } as const;
const NOTE_LENGTH = 1000;

/** The smallest quantity that the supplier delivers. */
const leastOf = ({ leastUnits, packUnits }: OfferedProduct) =>
  packUnits === null ? (leastUnits ?? 1) : Math.ceil((leastUnits ?? packUnits) / packUnits) * packUnits;

/** Changes the units and costs of a draft, and its note; adds products that its supplier delivers. */
export function EditDialog({
  data,
  offers,
  ...dialog
}: DialogProps<ChangedOrder> & { offers: readonly OfferedProduct[] }) {
  const intl = useIntl();
  const schema = useMemo(() => changeSchema(), []);
  const form = useForm<ChangeValues, unknown, ChangedOrder>({
    resolver: zodResolver(schema),
    defaultValues: {
      note: data.note,
      add: '',
      lines: data.lines.map(({ sku, units, unitCost }) => ({
        sku,
        units: String(units),
        cost: String(unitCost ?? ''),
      })),
    },
  });
  const { control, setValue, getValues } = form;
  const add = useWatch({ control, name: 'add' });
  const skus = useWatch({ control, name: 'lines' }).map(({ sku }) => sku);
  const offersLeft = offers.filter(({ sku }) => !skus.includes(sku));
  const nameOf = (sku: string) => [...data.lines, ...offers].find((one) => one.sku === sku)?.product ?? sku;
  const added = offersLeft.find(({ sku }) => sku === add);
  useEffect(() => {
    if (!added) return;
    const { sku, unitCost } = added;
    const line = { sku, units: String(leastOf(added)), cost: String(unitCost ?? '') };
    setValue('lines', [...getValues('lines'), line], { shouldDirty: true });
    setValue('add', '');
  }, [added, getValues, setValue]);
  const termsOf = (sku: string) => {
    const { packUnits = null, leastUnits = null } = offers.find((offer) => offer.sku === sku) ?? {};
    const said = [
      ...(packUnits === null ? [] : [intl.formatMessage(formMessages.packs, { units: packUnits })]),
      ...(leastUnits === null ? [] : [intl.formatMessage(formMessages.least, { units: leastUnits })]),
    ];
    return said.length === 0 ? undefined : said.join(' ');
  };
  const errorTexts = {
    number: intl.formatMessage(formMessages.numberWrong),
    required: intl.formatMessage(formMessages.nothing),
  };
  return (
    <SaveDialog
      {...dialog}
      form={form}
      title={<FormattedMessage {...formMessages.editTitle} />}
      failedText={<FormattedMessage {...formMessages.saveFailed} />}
      saveText={<FormattedMessage {...formMessages.save} />}
    >
      <Typography variant="body2" sx={explained}>
        <FormattedMessage {...formMessages.editText} />
      </Typography>
      {skus.map((sku, place) => (
        <Box key={sku} sx={pairFromTablets}>
          <TextField
            control={control}
            name={`lines.${place}.units`}
            inputMode="decimal"
            label={<FormattedMessage {...formMessages.unitsOf} values={{ product: nameOf(sku) }} />}
            hint={termsOf(sku)}
            errorTexts={errorTexts}
          />
          <TextField
            control={control}
            name={`lines.${place}.cost`}
            inputMode="decimal"
            optional
            label={<FormattedMessage {...formMessages.costOf} values={{ product: nameOf(sku) }} />}
            errorTexts={errorTexts}
          />
        </Box>
      ))}
      {offersLeft.length > 0 && (
        <ComboboxField
          control={control}
          name="add"
          optional
          label={<FormattedMessage {...formMessages.add} />}
          hint={<FormattedMessage {...formMessages.addHint} />}
          choices={offersLeft.map(({ sku, product }) => ({ value: sku, label: product }))}
        />
      )}
      <TextField
        control={control}
        name="note"
        optional
        maxLength={NOTE_LENGTH}
        label={<FormattedMessage {...messages.note} />}
      />
    </SaveDialog>
  );
}

/** Asks when a draft was ordered, and when the goods are expected. */
export function PlaceDialog({ data: _data, today, ...dialog }: DialogProps<PlacedOrder> & { today: string }) {
  const intl = useIntl();
  const schema = useMemo(() => placeSchema(today), [today]);
  const form = useForm<PlaceValues, unknown, PlacedOrder>({
    resolver: zodResolver(schema),
    defaultValues: { orderedOn: today, dueOn: '' },
  });
  const { control } = form;
  return (
    <SaveDialog
      {...dialog}
      form={form}
      title={<FormattedMessage {...formMessages.placeTitle} />}
      failedText={<FormattedMessage {...formMessages.placeFailed} />}
      saveText={<FormattedMessage {...formMessages.placeSave} />}
    >
      <Typography variant="body2" sx={explained}>
        <FormattedMessage {...formMessages.placeText} />
      </Typography>
      <Box sx={pairFromTablets}>
        <TextField
          control={control}
          name="orderedOn"
          type="date"
          label={<FormattedMessage {...formMessages.orderedOn} />}
          errorTexts={{
            required: intl.formatMessage(formMessages.dayRequired),
            range: intl.formatMessage(formMessages.dayOutside),
          }}
        />
        <TextField
          control={control}
          name="dueOn"
          type="date"
          optional
          label={<FormattedMessage {...formMessages.dueOn} />}
          hint={<FormattedMessage {...formMessages.dueHint} />}
          errorTexts={{ range: intl.formatMessage(formMessages.dueBefore) }}
        />
      </Box>
    </SaveDialog>
  );
}

/** Asks what has come, and on which day. */
export function ReceiveDialog({ data, today, ...dialog }: DialogProps<ReceivedGoods> & { today: string }) {
  const intl = useIntl();
  const schema = useMemo(
    () => receiptSchema(data.lines, data.orderedOn ?? '', today),
    [data.lines, data.orderedOn, today],
  );
  const openOf = ({ units, received }: PurchaseOrderData['lines'][number]) => Math.max(0, units - received);
  const form = useForm<ReceiptValues, unknown, ReceivedGoods>({
    resolver: zodResolver(schema),
    defaultValues: { day: today, lines: data.lines.map((line) => ({ units: String(openOf(line)), cost: '' })) },
  });
  const { control } = form;
  return (
    <SaveDialog
      {...dialog}
      form={form}
      title={<FormattedMessage {...formMessages.receiveTitle} />}
      failedText={<FormattedMessage {...formMessages.receiveFailed} />}
      saveText={<FormattedMessage {...formMessages.receiveSave} />}
    >
      <Typography variant="body2" sx={explained}>
        <FormattedMessage {...formMessages.receiveText} />
      </Typography>
      <TextField
        control={control}
        name="day"
        type="date"
        label={<FormattedMessage {...formMessages.receivedOn} />}
        errorTexts={{
          required: intl.formatMessage(formMessages.dayRequired),
          range: intl.formatMessage(formMessages.dayOutside),
        }}
      />
      {data.lines.map((line, place) => (
        <TextField
          key={line.sku}
          control={control}
          name={`lines.${place}.units`}
          inputMode="decimal"
          label={<FormattedMessage {...formMessages.unitsOf} values={{ product: line.product }} />}
          hint={<FormattedMessage {...formMessages.open} values={{ units: openOf(line) }} />}
          errorTexts={{
            number: intl.formatMessage(formMessages.numberWrong),
            required: intl.formatMessage(formMessages.nothing),
          }}
        />
      ))}
    </SaveDialog>
  );
}
