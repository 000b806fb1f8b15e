import { did, howMany, LONG_TIMEOUT } from '@vitis/domain/test-support';
import { chatMembers, chatMessages } from '../../db/schema.ts';
import { ChatterBox } from '../../test-support/chatter-box.ts';
import { type ProviderProcess, startProviderProcess } from '../../test-support/provider-process.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

const size = { clients: howMany(6, 50), messages: howMany(10, 200), kills: howMany(1, 12) };

let provider: TestProvider;
let neighbour: ProviderProcess | undefined;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, config: { sockets: 'postgres' } });
});

afterAll(async () => {
  await neighbour?.kill();
  await provider.close();
});

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

test(
  'with lines cut and a provider killed in the middle, nothing is lost, nothing comes twice, all see one order',
  async () => {
    await provider.database.delete(chatMessages);
    await provider.database.execute('UPDATE chat_rooms SET last_sequence = 0');
    await provider.database.update(chatMembers).set({ readSequence: 0 });
    neighbour = await startProviderProcess(provider);
    const addresses = [provider.url, neighbour.url];
    const boxes = await Promise.all(
      Array.from({ length: size.clients }, async (_, index) => {
        const email = index % 2 === 0 ? 'buyer@vitis.test' : 'sales@vitis.test';
        return new ChatterBox(addresses, await provider.token(email), `${index}`);
      }),
    );
    for (const box of boxes) box.open();

    const talking = Promise.all(boxes.map((box) => box.say(size.messages)));
    for (let killed = 0; killed < size.kills; killed += 1) {
      await pause(400);
      await neighbour.kill();
      await pause(200);
      neighbour = await startProviderProcess(provider);
      addresses[1] = neighbour.url;
    }
    await talking;
    for (const box of boxes) await box.settle();

    const stored = await provider.database.select().from(chatMessages).orderBy(chatMessages.sequence);
    const said = stored.map(({ sequence, message }) => ({ sequence, message }));
    expect(said.map(({ sequence }) => sequence)).toEqual(said.map((_, index) => index + 1));
    expect(new Set(said.map(({ message }) => message)).size).toBe(size.clients * size.messages);
    expect(said).toHaveLength(size.clients * size.messages);
    for (const box of boxes) {
      expect(box.heard()).toEqual(said);
      const own = said.flatMap(({ message }) => (message.startsWith(`${box.name}:`) ? [message] : []));
      expect(own).toEqual(Array.from({ length: size.messages }, (_, index) => `${box.name}:${index}`));
    }

    // The lines are whole again: what is said now is heard everywhere without asking.
    const last = boxes.map((box) => box.hears('last:0'));
    await boxes[0]!.sayOne('last:0');
    await Promise.all(last);
    for (const box of boxes) box.close();
    did({ messages: said.length, clients: size.clients, 'kills of a provider': size.kills });
  },
  LONG_TIMEOUT,
);
