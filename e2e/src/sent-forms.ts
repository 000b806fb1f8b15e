import {
  addToCart,
  createEstimate,
  type Endpoint,
  getChatManager,
  getEstimate,
  listChatMessages,
  listEstimateRevisions,
  listEstimates,
  listProducts,
  login,
  respondEstimate,
  storeChatMessage,
  urlOf,
} from '@vitis/contracts';
import { EMAILS, expect, PASSWORD, type Person } from './fixtures.ts';
import { patternOf, textOf } from './texts.ts';

/** A form with something typed into it, on its person's screen. */
export interface FilledForm {
  endpoint: Endpoint;
  /** Path that it is sent to. */
  address: string;
  /** Sends it: the first time, and once more after a failure. */
  send: () => Promise<void>;
  /** Sends it once more where the answer has been lost of what was done. */
  settle: () => Promise<void>;
  /** What went wrong is said, and put aside where it lies over the form. */
  expectSaid: () => Promise<void>;
  expectKept: () => Promise<void>;
  /** It has been done, and once only. */
  expectDone: () => Promise<void>;
}

const main = ({ page }: Person) => page.getByRole('main');
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;

async function closeDialog({ page }: Person): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await dialog.getByRole('button').first().click();
  await expect(dialog).toHaveCount(0);
}

/** A wine that no other test puts into the cart at the same time, by its place in the list. */
async function wineAt(buyer: Person, place: number): Promise<number> {
  const wines = await buyer.call(listProducts, { query: { size: 100, facets: false, sort: 'newest' } });
  const inStock = wines._embedded.items.filter(({ availability }) => availability === 'IN_STOCK');
  const wine = inStock[place];
  if (wine === undefined) throw new Error(`The shop has no ${place + 1} wines in stock`);
  return wine.id;
}

/** Asking for an estimate of a wine in the cart. */
export async function applyForEstimate(buyer: Person, place: number): Promise<FilledForm> {
  const catalog = (key: string) => textOf('mf-catalog', key);
  const text = unique('행사용입니다.');
  const idProduct = await wineAt(buyer, place);
  await buyer.call(addToCart, { body: { items: [{ idProduct, qty: 1 }] } });
  await buyer.goto(`/cart/apply?ids=${idProduct}`);
  const message = main(buyer).getByRole('textbox', { name: catalog('flow.message') });
  await message.fill(text);
  const unsettled = main(buyer).getByRole('button', { name: catalog('flow.unsettled.check') });

  return {
    endpoint: createEstimate,
    address: createEstimate.path,
    send: () =>
      main(buyer)
        .getByRole('button', { name: catalog('apply.title'), exact: true })
        .click(),
    settle: () => unsettled.click(),
    expectSaid: () => closeDialog(buyer),
    expectKept: async () => {
      await expect(unsettled).toBeVisible();
      // Where the estimate was made all the same, its lines and the form have gone with it.
      if ((await message.count()) > 0) await expect(message).toHaveValue(text);
    },
    expectDone: async () => {
      await expect(buyer.page).toHaveURL(/\/mypage\/estimate-apply-history\/E\d{8}-\d{4,}/);
      const { _embedded } = await buyer.call(listEstimates, { query: { size: 20 } });
      const numbers = _embedded.items.map(({ estimateNumber }) => estimateNumber);
      const all = await Promise.all(numbers.map((number) => buyer.call(getEstimate, { params: { number } })));
      const mine = all.filter(({ requestMessage }) => requestMessage === text);
      expect(mine.map(({ estimateNumber }) => estimateNumber)).toEqual([
        /E\d{8}-\d{4,}/.exec(buyer.page.url())?.[0],
      ]);
    },
  };
}

/** Signing in. */
export async function signIn(guest: Person): Promise<FilledForm> {
  const account = (key: string) => textOf('mf-account', key);
  await guest.goto('/account/login');
  const email = guest.page.getByLabel(account('login.email'), { exact: true });
  const password = guest.page.getByLabel(account('login.password'), { exact: true });
  await email.fill(EMAILS.driver2);
  await password.fill(PASSWORD);
  const send = () =>
    main(guest)
      .getByRole('button', { name: account('login.submit'), exact: true })
      .click();

  return {
    endpoint: login,
    address: login.path,
    send,
    settle: send,
    expectSaid: () => expect(main(guest).getByRole('alert')).toBeVisible({ timeout: 20_000 }),
    expectKept: async () => {
      await expect(email).toHaveValue(EMAILS.driver2);
      await expect(password).toHaveValue(PASSWORD);
    },
    expectDone: () => expect(guest.page.locator('html')).toHaveAttribute('data-session', 'signed-in'),
  };
}

/** The sales staff's answer to an estimate. */
export async function answerEstimate(sales: Person, buyer: Person, place: number): Promise<FilledForm> {
  const selling = (key: string, values?: Record<string, number>) => textOf('mf-mypage-sales', key, values);
  const text = unique('같은 단가로 드립니다.');
  const products = [{ idProduct: await wineAt(buyer, place), qty: 2 }];
  const asked = await buyer.call(createEstimate, {
    body: { products, requestMessage: '견적 부탁드립니다.' },
  });
  const params = { number: asked.estimateNumber };
  await sales.goto(`/mypage/manage-estimate-history/${params.number}`);
  const price = main(sales).getByRole('textbox', { name: patternOf('mf-mypage-sales', 'answer.priceOf') });
  await price.first().press('ControlOrMeta+a');
  await price.first().pressSequentially('50000');
  const message = main(sales).getByRole('textbox', { name: selling('answer.message') });
  await message.fill(text);
  const send = () =>
    main(sales)
      .getByRole('button', { name: selling('answer.send'), exact: true })
      .click();

  return {
    endpoint: respondEstimate,
    address: urlOf(respondEstimate, { params }),
    send,
    settle: send,
    expectSaid: () => closeDialog(sales),
    expectKept: async () => {
      await expect(message).toHaveValue(text);
      await expect(price.first()).toHaveValue(/^50,?000$/);
    },
    expectDone: async () => {
      await expect(sales.page.getByText(selling('answer.sent', { number: 1 }))).toBeVisible();
      const { _embedded } = await sales.call(listEstimateRevisions, { params });
      expect(_embedded.items.map(({ revision }) => revision)).toEqual([0, 1]);
    },
  };
}

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
