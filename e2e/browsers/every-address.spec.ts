import { listOrderForms, shareWineMenu } from '@vitis/contracts';
import { WALKERS, walkAddresses } from '../src/engines/addresses.ts';
import { comparedLayouts } from '../src/engines/compared-layouts.ts';
import { expect, test } from '../src/engines/engine-fixtures.ts';

for (const walker of WALKERS) {
  test(`every address of ${walker ?? 'a guest'} is whole, wide and narrow, as in the first engine`, async ({
    visitor,
    engine,
    call,
  }) => {
    const layouts = comparedLayouts(visitor, engine, walker ?? 'guest');
    await visitor.tab.resize(1440, 900);
    if (walker !== null) await visitor.signIn(walker);
    // Its owner alone knows the address: no link of the shop leads there.
    const { token } = await call('buyer', shareWineMenu);
    const shared = { '/wine-menu/:token': [`/wine-menu/${token}`] };
    const { items } = (await call('buyer', listOrderForms))._embedded;
    const order = items[0]?.orderFormNumber ?? '';
    const { unmet, troubles } = await walkAddresses(visitor, walker, shared, order, layouts.see);
    expect(unmet).toEqual([]);
    expect(troubles).toEqual([]);
    layouts.expectSound();
  });
}
