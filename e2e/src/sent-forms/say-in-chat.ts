import { getChatManager, listChatMessages, storeChatMessage } from '@vitis/contracts';
import { expect, type Person } from '../fixtures.ts';
import { textOf } from '../texts.ts';
import { type FilledForm, main, unique } from './filled-form.ts';

/** A message in the chat, whose line is cut: it goes the other way. It goes by itself until it has arrived. */
export async function sayInChat(buyer: Person): Promise<FilledForm> {
  const chat = (key: string) => textOf('mf-chat', key);
  const text = unique('전화 부탁드립니다.');
  const { idChatRoom } = await buyer.call(getChatManager);
  await buyer.goto('/chat');
  await main(buyer)
    .getByRole('link', { name: /한서윤/ })
    .first()
    .click();
  const log = buyer.page.getByRole('log', { name: chat('room.log') });
  await expect(log).toBeVisible();
  const write = buyer.page.getByRole('textbox', { name: chat('room.write') });
  await write.fill(text);
  const said = log.getByText(text);
  let sent = false;
  const again = log.getByRole('button', { name: chat('room.retry') });

  return {
    endpoint: storeChatMessage,
    address: storeChatMessage.path,
    send: async () => {
      if (!sent) await write.press('Enter');
      else if (await again.last().isVisible()) await again.last().click();
      sent = true;
    },
    settle: async () => {},
    expectSaid: () => expect(log.getByText(chat('room.sending')).last()).toBeVisible(),
    expectKept: () => expect(said).toHaveCount(1),
    expectDone: async () => {
      const stored = async () => {
        const { _embedded } = await buyer.call(listChatMessages, { params: { id: idChatRoom }, query: {} });
        return _embedded.items.filter(({ message }) => message === text).length;
      };
      await expect(log.getByText(chat('room.sending'))).toHaveCount(0, { timeout: 40_000 });
      expect(await stored()).toBe(1);
      await expect(said).toHaveCount(1);
    },
  };
}
