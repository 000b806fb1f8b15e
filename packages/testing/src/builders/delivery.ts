import type { DeliveryInfo } from '@vitis/contracts';
import { casesOf } from '@vitis/domain';
import { clientOfDocument } from './client.ts';
import { aLine } from './document-line.ts';
import { people } from './member.ts';
import { shipping } from './shipping-address.ts';

/** Bottles of a wine on a delivery. */
export function delivered({ idProduct, productName, specification, caseSize, qty } = aLine()) {
  return { idProduct, productName, specification, caseSize, qty };
}

/** A stop of a delivery schedule; planned for nobody unless told otherwise. Its times follow from its state. */
export function aDelivery(changed: Partial<DeliveryInfo> = {}): DeliveryInfo {
  const { status = 'READY', products = [delivered()] } = changed;
  const isStarted = status === 'IN_TRANSIT' || status === 'COMPLETED';
  return {
    idDeliveryInfo: 31,
    orderFormNumber: 'O20261120-0002',
    status,
    type: 'DIRECT',
    classify: 'SUPPLY',
    requestDate: '2026-11-24',
    dueDate: null,
    position: 0,
    clientName: clientOfDocument.clientName,
    idClient: clientOfDocument.idClient,
    receiving: { from: null, until: null },
    shipping,
    manager: { id: people.sales.id, fullName: people.sales.fullName, mobile: '01022223333' },
    driver: null,
    products,
    totalQty: products.reduce((sum, { qty }) => sum + qty, 0),
    totalCases: casesOf(products),
    trackingNumber: '',
    startedAt: isStarted ? '2026-11-24T10:00:00+09:00' : null,
    completedAt: status === 'COMPLETED' ? '2026-11-24T14:00:00+09:00' : null,
    failedReason: null,
    earlyReason: null,
    requestMessage: '',
    idReceipt: null,
    statementNumber: status === 'COMPLETED' ? 'D20261124-0001' : null,
    proofs: [],
    receivedBy: null,
    signature: null,
    refused: [],
    refusedReason: null,
    images: [],
    returnRequest: null,
    isOwn: true,
    version: 1,
    ...changed,
  };
}
