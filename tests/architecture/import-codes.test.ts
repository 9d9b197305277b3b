import { expect, test } from 'vitest';
import {
  IMPORT_ERROR_CODES,
  IMPORT_FIELDS,
  ImportFormat,
  ImportStatus,
  NEEDED_FIELDS_OF,
  REJECTION_CODES,
  REQUIRED_IMPORT_FIELDS,
  SET_ASIDE_REASONS,
} from '@adaos/api';
import { reasonMessages } from '../../packages/ui/src/components/ConnectCard/ConnectCard.messages.ts';
import { importStatusMessages } from '../../packages/ui/src/screens/IntegrationsScreen/history.messages.ts';
import { formatMessages } from '../../packages/ui/src/screens/IntegrationsScreen/IntegrationsScreen.messages.ts';
import { fieldNameMessages } from '../../packages/ui/src/screens/IntegrationsScreen/mapping.messages.ts';
import { importErrorMessages } from '../../packages/ui/src/screens/IntegrationsScreen/outcome.messages.ts';
import { rejectionMessages } from '../../packages/ui/src/screens/IntegrationsScreen/rejected.messages.ts';
import * as screen from '../../packages/ui/src/screens/IntegrationsScreen/types.ts';

// The library does not know the contract, so nothing but this would tell when a code has no text.
test.each([
  ['reason why a file is refused', importErrorMessages, IMPORT_ERROR_CODES],
  ['reason why a line is left out', rejectionMessages, REJECTION_CODES],
  ['reason why an order of a connected shop is set aside', reasonMessages, SET_ASIDE_REASONS],
  ['meaning of a column', fieldNameMessages, IMPORT_FIELDS],
  ['kind of file', formatMessages, ImportFormat.options],
  ['state of an import', importStatusMessages, ImportStatus.options],
])('each %s of the contract has its text on screen', (_, messages, codes) => {
  expect(Object.keys(messages).toSorted()).toEqual([...codes].toSorted());
});

test('the screen asks for the columns that the contract needs', () => {
  expect(screen.IMPORT_FIELDS).toEqual(IMPORT_FIELDS);
  expect(screen.NEEDED_FIELDS).toEqual(REQUIRED_IMPORT_FIELDS);
  expect(screen.NEEDED_FIELDS_OF).toEqual(NEEDED_FIELDS_OF);
});
