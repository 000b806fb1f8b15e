import {
  listEstimates as estimates,
  listEstimatesInput,
  listOrderFormsOfSales,
  pageOf,
} from '@vitis/contracts';
import { servedEndpoint } from '@vitis/contracts/inputs';
import * as v from 'valibot';
import { listFacts } from './list-facts.ts';

const listEstimates = servedEndpoint(estimates);
const { entries: queryEntries } = listEstimatesInput().query;

test('a list says its number, its order, its states and who counts them', () => {
  expect(listFacts('listEstimates', listEstimates)).toEqual({
    number: 'estimateNumber',
    moment: 'requestedAt',
    sorts: ['requestedAt', 'expiredDate', 'total', 'estimateNumber'],
    states: { list: 'ESTIMATE_FILTERS', kind: 'estimate' },
    counts: 'countEstimates',
    hasWines: true,
    hasTotal: true,
    hasClient: false,
  });
});

test('sales staff see whose documents they are', () => {
  expect(listFacts('listOrderFormsOfSales', servedEndpoint(listOrderFormsOfSales))).toMatchObject({
    number: 'orderFormNumber',
    counts: 'countOrderForms',
    hasClient: true,
  });
});

test('a list whose documents have no state, no sum and no wines has none of these', () => {
  const Row = v.object({
    id: v.number(),
    receiptNumber: v.string(),
    issuedAt: queryEntries.dateFrom,
  });
  const { status: _status, ...entries } = queryEntries;
  const endpoint = { ...listEstimates, query: v.object(entries), responses: { 200: pageOf(Row) } };
  expect(listFacts('listReceipts', endpoint)).toMatchObject({
    number: 'receiptNumber',
    moment: 'issuedAt',
    states: null,
    counts: null,
    hasWines: false,
    hasTotal: false,
  });
});

test('rows without a number, and states without words, are refused', () => {
  const withRow = { ...listEstimates, responses: { 200: pageOf(v.object({ title: v.string() })) } };
  expect(() => listFacts('listNotices', withRow)).toThrow(
    'listNotices is not for a list of documents: its rows have no number',
  );
  const sometimes = v.object({ orderFormNumber: v.nullable(v.string()) });
  expect(() => listFacts('listLedger', { ...listEstimates, responses: { 200: pageOf(sometimes) } })).toThrow(
    'listLedger is not for a list of documents: its rows have no number',
  );
  const query = v.object({
    ...queryEntries,
    status: v.optional(v.picklist(['ISSUED', 'SENT'])),
  });
  expect(() => listFacts('listReceipts', { ...listEstimates, query })).toThrow(
    'The states of listReceipts (ISSUED, SENT) are no list of packages/contracts',
  );
});
