import type { OrderForm, OrderFormStatus } from '@vitis/contracts';
import { addDays, casesOf, type Day } from '@vitis/domain';
import { sampleClient, sampleLines, sampleSums, sampleTime } from '../../shared/sample-document.ts';

/** An order in a stored state, requested four days ago. */
export function sampleOrder(status: OrderFormStatus, today: Day): OrderForm {
  const isConfirmed = status === 'CONFIRMED' || status === 'COMPLETED';
  const isCompleted = status === 'COMPLETED';
  const products = sampleLines(isConfirmed);
  const sums = sampleSums(products);
  const completedAt = isCompleted ? sampleTime(today, -1, '14:10') : null;
  const dueDate = addDays(today, isCompleted ? -1 : 3);
  const shipping = {
    fullName: '홍길동',
    mobile: '01000000000',
    postalCode: '04524',
    address1: '서울특별시 중구 세종대로 110',
    address2: '지하 1층',
    message: '오전 11시 이전에 부탁드립니다.',
  };
  const deliveryStatus = isCompleted ? 'COMPLETED' : isConfirmed ? 'READY' : null;
  return {
    ...sampleClient,
    id: 0,
    orderFormNumber: 'O00000000-0000',
    status,
    estimateNumber: null,
    dueDate,
    requestedAt: sampleTime(today, -4, '10:24'),
    approvalDate: isConfirmed ? sampleTime(today, -3, '09:40') : null,
    completedAt,
    ...sums,
    unplannedQty: isConfirmed && !isCompleted ? 0 : null,
    deliveryStatus,
    isPickup: false,
    version: 1,
    manual: false,
    requestMessage: '지하 1층 하역장으로 부탁드립니다.',
    responseMessage: isConfirmed ? '말씀하신 날에 납품하겠습니다.' : '',
    cancelledAt: status === 'CANCELLED' ? sampleTime(today, -3, '11:20') : null,
    cancelReason: status === 'CANCELLED' ? '행사가 취소되었습니다.' : null,
    shipping,
    coupon: null,
    pickup: null,
    products,
    stockReserved: true,
    totalResponsePrice: isConfirmed ? sums.total : null,
    deliveries:
      deliveryStatus === null
        ? []
        : [
            {
              idDeliveryInfo: 0,
              orderFormNumber: 'O00000000-0000',
              status: deliveryStatus,
              type: 'DIRECT',
              classify: 'SUPPLY',
              requestDate: dueDate,
              dueDate,
              position: 0,
              clientName: sampleClient.clientName,
              idClient: sampleClient.idClient,
              receiving: { from: '10:00', until: '16:00' },
              shipping,
              manager: { id: 0, fullName: sampleClient.managerName, mobile: null },
              driver: null,
              products: products.map(({ idProduct, productName, specification, caseSize, qty }) => ({
                ...{ idProduct, productName },
                ...{ specification, caseSize, qty },
              })),
              totalQty: sums.totalQty,
              totalCases: casesOf(products),
              trackingNumber: '',
              startedAt: isCompleted ? sampleTime(today, -1, '09:30') : null,
              completedAt,
              failedReason: null,
              earlyReason: null,
              proofs: [],
              receivedBy: isCompleted ? '홍길동' : null,
              signature: null,
              refused: [],
              refusedReason: null,
              requestMessage: '지하 1층 하역장으로 부탁드립니다.',
              idReceipt: null,
              statementNumber: null,
              images: [],
              returnRequest: null,
              isOwn: true,
              version: 1,
            },
          ],
    placed: null,
    proposals: [],
    isProposed: false,
    statements: [],
    receivable: 0,
    account: null,
    deposit: null,
  };
}
