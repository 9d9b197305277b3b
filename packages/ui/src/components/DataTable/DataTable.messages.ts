import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  loadMore: NoMessageValues;
  loadingMore: NoMessageValues;
  shown: { shown: number; total: number };
  someShown: { shown: number };
  loading: { label: string };
  total: NoMessageValues;
  tools: { label: string };
  search: { column: string };
  filterOf: { column: string; value: string };
  filterBy: { column: string };
  chosen: { count: number };
  from: { number: string };
  upTo: { number: string };
  least: NoMessageValues;
  greatest: NoMessageValues;
  notNumber: NoMessageValues;
  apply: NoMessageValues;
  clear: NoMessageValues;
  clearAll: NoMessageValues;
  noMatch: NoMessageValues;
  noMatchText: NoMessageValues;
  view: NoMessageValues;
  density: NoMessageValues;
  comfortable: NoMessageValues;
  compact: NoMessageValues;
  columns: NoMessageValues;
  moveUp: { column: string };
  moveDown: { column: string };
  resetColumns: NoMessageValues;
  export: NoMessageValues;
  sortBy: NoMessageValues;
  asIs: NoMessageValues;
  ascending: { column: string };
  descending: { column: string };
  pages: NoMessageValues;
  range: { from: number; to: number; total: number };
  previous: NoMessageValues;
  next: NoMessageValues;
  select: NoMessageValues;
  selectAll: NoMessageValues;
  selectRow: { name: string };
  clearSelection: NoMessageValues;
}>({
  loadMore: { id: 'ui.DataTable.loadMore', defaultMessage: 'Load more' },
  loadingMore: { id: 'ui.DataTable.loadingMore', defaultMessage: 'Loading…' },
  shown: { id: 'ui.DataTable.shown', defaultMessage: '{shown, number} of {total, number}' },
  someShown: { id: 'ui.DataTable.someShown', defaultMessage: '{shown, number} of many' },
  loading: { id: 'ui.DataTable.loading', defaultMessage: 'Loading {label}' },
  total: { id: 'ui.DataTable.total', defaultMessage: 'Total' },
  tools: { id: 'ui.DataTable.tools', defaultMessage: '{label}: search, filters and columns' },
  search: { id: 'ui.DataTable.search', defaultMessage: 'Search: {column}' },
  filterOf: { id: 'ui.DataTable.filterOf', defaultMessage: '{column}: {value}' },
  filterBy: { id: 'ui.DataTable.filterBy', defaultMessage: 'Filter by {column}' },
  chosen: { id: 'ui.DataTable.chosen', defaultMessage: '{count, number} selected' },
  from: { id: 'ui.DataTable.from', defaultMessage: 'from {number}' },
  upTo: { id: 'ui.DataTable.upTo', defaultMessage: 'up to {number}' },
  least: { id: 'ui.DataTable.least', defaultMessage: 'From' },
  greatest: { id: 'ui.DataTable.greatest', defaultMessage: 'Up to' },
  notNumber: { id: 'ui.DataTable.notNumber', defaultMessage: 'Enter a number, e.g. 120.' },
  apply: { id: 'ui.DataTable.apply', defaultMessage: 'Apply' },
  clear: { id: 'ui.DataTable.clear', defaultMessage: 'Clear' },
  clearAll: { id: 'ui.DataTable.clearAll', defaultMessage: 'Clear filters' },
  noMatch: { id: 'ui.DataTable.noMatch', defaultMessage: 'No rows match the filters' },
  noMatchText: {
    id: 'ui.DataTable.noMatchText',
    defaultMessage: 'The rows are still there. Change the filters to see them.',
  },
  view: { id: 'ui.DataTable.view', defaultMessage: 'View' },
  density: { id: 'ui.DataTable.density', defaultMessage: 'Density' },
  comfortable: { id: 'ui.DataTable.comfortable', defaultMessage: 'Comfortable' },
  compact: { id: 'ui.DataTable.compact', defaultMessage: 'Compact' },
  columns: { id: 'ui.DataTable.columns', defaultMessage: 'Columns' },
  moveUp: { id: 'ui.DataTable.moveUp', defaultMessage: 'Move {column} to the left' },
  moveDown: { id: 'ui.DataTable.moveDown', defaultMessage: 'Move {column} to the right' },
  resetColumns: { id: 'ui.DataTable.resetColumns', defaultMessage: 'Reset columns' },
  export: { id: 'ui.DataTable.export', defaultMessage: 'Download CSV' },
  sortBy: { id: 'ui.DataTable.sortBy', defaultMessage: 'Sort by' },
  asIs: { id: 'ui.DataTable.asIs', defaultMessage: 'Unsorted' },
  ascending: { id: 'ui.DataTable.ascending', defaultMessage: '{column}, ascending' },
  descending: { id: 'ui.DataTable.descending', defaultMessage: '{column}, descending' },
  pages: { id: 'ui.DataTable.pages', defaultMessage: 'Pages' },
  range: { id: 'ui.DataTable.range', defaultMessage: '{from, number}–{to, number} of {total, number}' },
  previous: { id: 'ui.DataTable.previous', defaultMessage: 'Previous page' },
  next: { id: 'ui.DataTable.next', defaultMessage: 'Next page' },
  select: { id: 'ui.DataTable.select', defaultMessage: 'Selection' },
  selectAll: { id: 'ui.DataTable.selectAll', defaultMessage: 'Select all rows' },
  selectRow: { id: 'ui.DataTable.selectRow', defaultMessage: 'Select {name}' },
  clearSelection: { id: 'ui.DataTable.clearSelection', defaultMessage: 'Clear selection' },
});
