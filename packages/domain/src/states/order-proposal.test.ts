import { proposedTotals } from './order-proposal.ts';

const lines = [
  { position: 1, qty: 12, unitPrice: 10_000 },
  { position: 2, qty: 6, unitPrice: 20_000 },
];

test('what is accepted counts as proposed, all else as ordered, and what is left out not at all', () => {
  const proposed = [
    { position: 1, qty: 0, unitPrice: 10_000 },
    { position: 2, qty: 6, unitPrice: 18_000 },
  ];
  expect(proposedTotals(lines, proposed, new Set())).toMatchObject({ supply: 240_000, total: 264_000 });
  expect(proposedTotals(lines, proposed, new Set([1]))).toMatchObject({ supply: 120_000 });
  expect(proposedTotals(lines, proposed)).toMatchObject({ supply: 108_000 });
});
