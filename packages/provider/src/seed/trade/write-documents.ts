import {
  type DeliveryDraft,
  type EstimateDraft,
  lineColumns,
  type OrderDraft,
  type Receiver,
  signatureOf,
  totalsOf,
} from '@vitis/demo-shop/trade';
import { HOUSE_REASONS, proposedTotals } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import * as schema from '../../db/schema.ts';
import { insertRows, type Row } from './insert-rows.ts';

/** 받는 곳, as an estimate keeps it. */
const recipientOf = ({ recipientName, recipientMobile, ...place }: Receiver) => ({
  fullName: recipientName,
  mobile: recipientMobile,
  ...place,
  message: '',
});

export async function writeEstimates(
  database: Database,
  drafts: readonly EstimateDraft[],
  receiver: (draft: EstimateDraft) => Receiver,
): Promise<void> {
  const revisions: Row<'estimateRevisions'>[] = [];
  const lines: Row<'estimateLines'>[] = [];
  const rows = drafts.map((draft): Row<'estimates'> => {
    const { id, number, client, buyerId, steps } = draft;
    steps.forEach((step, revision) => {
      const { at, event: _event, by, lines: offered, ...columns } = step;
      const revisionId = revisions.length + 1;
      revisions.push({
        ...columns,
        ...totalsOf(offered),
        id: revisionId,
        estimateId: id,
        revision,
        authorRole: by,
        createdAt: at,
      });
      for (const [index, line] of offered.entries()) {
        lines.push({
          revisionId,
          ...lineColumns(line, index + 1),
          targetPrice: line.targetPrice ?? null,
          replacesProductId: line.replaces?.id ?? null,
        });
      }
    });
    const last = steps.at(-1)!;
    const answer = steps.findLast(({ event }) => event === 'RESPOND');
    const cancel = last.event === 'CANCEL' ? last : undefined;
    const saysMore = steps[0]!.lines.some(({ targetPrice }) => targetPrice !== undefined);
    return {
      id,
      recipient: saysMore ? recipientOf(receiver(draft)) : null,
      number,
      status: last.status,
      clientCompanyId: client.id,
      requestedBy: buyerId,
      managerId: client.managerId,
      manual: steps[0]!.event === 'CREATE_MANUAL',
      revision: steps.length - 1,
      expiredDate: last.expiredDate,
      requestMessage: steps.findLast(({ status }) => status === 'REQUESTED')!.message,
      responseMessage: answer?.message ?? '',
      requestedAt: steps[0]!.at,
      respondedAt: answer?.at ?? null,
      confirmedAt: last.event === 'CONFIRM' ? last.at : null,
      cancelledAt: cancel?.at ?? null,
      cancelledBy: cancel?.authorId ?? null,
      cancelReason: cancel?.message ?? null,
      version: steps.length,
    };
  });
  await insertRows(database, schema.estimates, rows);
  await insertRows(database, schema.estimateRevisions, revisions);
  await insertRows(database, schema.estimateLines, lines);
}

export async function writeOrders(
  database: Database,
  drafts: readonly OrderDraft[],
  receiver: (draft: OrderDraft) => Receiver,
): Promise<void> {
  const rows = drafts.map((draft): Row<'orderForms'> => {
    const { id, number, client, buyerId, estimate, steps, dueDate, requestMessage, responseMessage } = draft;
    const stepOf = (status: string) => steps.find((step) => step.status === status);
    const cancel = stepOf('CANCELLED');
    return {
      id,
      number,
      status: steps.at(-1)!.status,
      clientCompanyId: client.id,
      requestedBy: buyerId,
      managerId: client.managerId,
      estimateId: estimate?.id ?? null,
      manual: steps[0]!.event === 'CREATE_MANUAL',
      dueDate,
      ...receiver(draft),
      requestMessage,
      responseMessage,
      ...totalsOf(draft.lines),
      requestedAt: steps[0]!.at,
      approvedAt: stepOf('CONFIRMED')?.at ?? null,
      completedAt: stepOf('COMPLETED')?.at ?? null,
      cancelledAt: cancel?.at ?? null,
      cancelledBy: cancel?.authorId ?? null,
      cancelReason: draft.cancelReason,
      version: steps.length,
    };
  });
  const lines = drafts.flatMap(({ id, estimate, client, lines: ordered }) =>
    ordered.map((line, index): Row<'orderFormLines'> => {
      const negotiated = estimate !== null && line.unitPrice < line.listPrice;
      return {
        orderFormId: id,
        ...lineColumns(line, index + 1),
        discountReason: negotiated ? HOUSE_REASONS.ESTIMATE(estimate.number) : null,
        discountedBy: negotiated ? client.managerId : null,
      };
    }),
  );
  await insertRows(database, schema.orderForms, rows);
  await insertRows(database, schema.orderFormLines, lines);
  await insertRows(database, schema.orderProposals, drafts.flatMap(proposalRows));
}

/** What was proposed in the place of an order, where something was. */
function proposalRows({ id, lines, dueDate, proposal }: OrderDraft): Row<'orderProposals'>[] {
  if (proposal === null) return [];
  const { at, ...columns } = proposal;
  const ordered = lines.map(({ qty, unitPrice }, index) => ({ position: index + 1, qty, unitPrice }));
  return [
    {
      ...columns,
      orderFormId: id,
      number: 1,
      dueDateBefore: dueDate,
      total: proposedTotals(ordered, proposal.lines).total,
      totalBefore: totalsOf(lines).total,
      createdAt: at,
    },
  ];
}

export async function writeDeliveries(
  database: Database,
  stops: ReadonlyMap<DeliveryDraft, number>,
  receiver: (draft: DeliveryDraft) => Receiver,
  photos: ReadonlyMap<DeliveryDraft, readonly number[]>,
): Promise<void> {
  const drafts = [...stops.keys()];
  const rows = drafts.map((draft): Row<'deliveries'> => {
    const { id, client, order, returns, request: _request, lines: _lines, steps, ...columns } = draft;
    const when = (event: string) => steps.find((step) => step.event === event)?.at ?? null;
    const [image1 = null, image2 = null, image3 = null] = photos.get(draft) ?? [];
    const to = receiver(draft);
    const isHandedOver = draft.status === 'COMPLETED';
    return {
      ...columns,
      image1,
      image2,
      image3,
      id,
      clientCompanyId: client.id,
      managerId: client.managerId,
      orderFormId: (order ?? returns)?.id ?? null,
      position: stops.get(draft)!,
      ...to,
      receivedBy: isHandedOver ? to.recipientName : null,
      signature: isHandedOver && draft.type === 'DIRECT' ? signatureOf(id) : null,
      startedAt: when('START'),
      completedAt: when('COMPLETE'),
      createdAt: steps[0]!.at,
      version: steps.length,
    };
  });
  await insertRows(database, schema.deliveries, rows);
  await insertRows(
    database,
    schema.deliveryLines,
    drafts.flatMap(({ id, lines }) =>
      lines.map(({ wine, qty }) => ({ deliveryId: id, productId: wine.id, qty })),
    ),
  );
  await insertRows(
    database,
    schema.returnRequests,
    drafts.flatMap(({ id, request, steps: [asked] }) =>
      request && asked
        ? [{ ...request, deliveryId: id, requestedBy: asked.authorId, requestedAt: asked.at }]
        : [],
    ),
  );
}

/** The record of who did what to each document. */
export function auditRows(
  estimates: readonly EstimateDraft[],
  orders: readonly OrderDraft[],
  deliveries: readonly DeliveryDraft[],
): Row<'audit'>[] {
  const named = (event: string): string => event.toLowerCase().replaceAll('_', '-');
  return [
    ...estimates.map((draft) => ['estimate', draft.number, draft.steps] as const),
    ...orders.map((draft) => ['order-form', draft.number, draft.steps] as const),
    ...deliveries.map((draft) => ['delivery', draft.id, draft.steps] as const),
  ]
    .flatMap(([kind, name, steps]) =>
      steps.map(({ event, authorId, at }) => ({
        at,
        userId: authorId,
        action: `${kind}.${named(event)}`,
        target: `${kind}:${name}`,
      })),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
