import { createEstimate, HEADERS, listProducts, type SuccessOf } from '@vitis/contracts';
import { PlainError } from '@vitis/tooling/plain-error';

const LINES = 60;
/** Rows of the longest page of a list. */
const ROWS = 100;

/** Addresses of a buyer's pages that weigh most: the overview, a document of 60 lines and a list of 100 rows, which it makes. */
export async function makeMemberPages(
  url: string,
  token: string,
): Promise<readonly { name: string; path: string }[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const wines = await fetch(`${url}${listProducts.path}?size=100&facets=false&sort=newest`, { headers });
  const { _embedded } = (await wines.json()) as SuccessOf<typeof listProducts>;
  const inStock = _embedded.items.filter(({ availability }) => availability === 'IN_STOCK');
  if (inStock.length < LINES)
    throw new PlainError(`The seeded shop has only ${inStock.length} wines in stock.`);
  const ask = async (lines: number): Promise<string> => {
    const products = inStock.slice(0, lines).map(({ id }) => ({ idProduct: id, qty: 6 }));
    const answer = await fetch(url + createEstimate.path, {
      method: createEstimate.method,
      headers: { ...headers, [HEADERS.idempotencyKey]: crypto.randomUUID() },
      body: JSON.stringify({ products, requestMessage: '' }),
    });
    if (answer.status !== 201) throw new PlainError(`An estimate of ${lines} lines: ${answer.status}`);
    return ((await answer.json()) as SuccessOf<typeof createEstimate>).estimateNumber;
  };
  const long = await ask(LINES);
  for (let made = 1; made < ROWS; made += 1) await ask(2);
  const list = '/mypage/estimate-apply-history';
  return [
    { name: '/mypage', path: '/mypage' },
    { name: `an estimate of ${LINES} lines`, path: `${list}/${long}` },
    { name: `a list of ${ROWS} rows`, path: `${list}?size=${ROWS}` },
  ];
}
