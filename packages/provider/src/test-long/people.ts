import {
  completeDelivery,
  createDelivery,
  createEstimate,
  login,
  type SuccessOf,
  storeChatMessage,
} from '@vitis/contracts';
import { seoulDay, seoulTime } from '@vitis/domain';
import { PASSWORD } from '../test-support/small-shop.ts';
import { Writer } from './writer.ts';

/** Somebody at work: one command after the other until told to stop. */
export interface Worker {
  writers: readonly Writer[];
  command(): Promise<unknown>;
}

/** Twenty people of the small shop, each with a session of its account: they ask, talk, plan and drive. */
export async function twentyPeople(where: () => string, orders: readonly string[]): Promise<Worker[]> {
  const seats = async (email: string, userId: number, count: number): Promise<Writer[]> => {
    const token = await signIn(where(), email);
    return Array.from({ length: count }, () => new Writer(where, { token, userId }));
  };
  const asking = [...(await seats('buyer@vitis.test', 1, 4)), ...(await seats('buyer2@vitis.test', 2, 4))];
  const talking = [...(await seats('buyer@vitis.test', 1, 3)), ...(await seats('sales@vitis.test', 3, 3))];
  const planning = await seats('sales@vitis.test', 3, 3);
  const driving = await seats('driver@vitis.test', 5, 3);
  return [
    ...asking.map((who) => ({ writers: [who], command: () => ask(who) })),
    ...talking.map((who) => ({ writers: [who], command: () => talk(who) })),
    ...planning.map((who, index) => {
      const driver = driving[index]!;
      return { writers: [who, driver], command: () => deliver(who, driver, orders[index]!) };
    }),
  ];
}

async function signIn(url: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + login.path, { method: 'POST', headers, body });
  return ((await response.json()) as SuccessOf<typeof login>).accessToken;
}

const ask = (who: Writer) => who.write(createEstimate, { body: { products: [{ idProduct: 4, qty: 12 }] } });

const talk = (who: Writer) =>
  who.write(storeChatMessage, {
    body: {
      idChatRoom: 1,
      clientId: crypto.randomUUID(),
      type: 'TEXT',
      message: '입고 일정 문의드립니다.',
    },
  });

/** One bottle of an order, planned by the one and delivered by the other. */
async function deliver(who: Writer, driver: Writer, orderFormNumber: string): Promise<void> {
  const requestDate = seoulDay(new Date());
  const products = [{ idProduct: 4, qty: 1 }];
  const plan = { type: 'DIRECT', classify: 'SUPPLY', requestDate, idDriver: 5, products } as const;
  const { idDeliveryInfo: id } = await who.write(createDelivery, { body: { orderFormNumber, ...plan } });
  const completedAt = seoulTime(new Date());
  await driver.write(completeDelivery, { params: { id }, body: { completedAt, receivedBy: '김민수' } });
}
