import {
  type BodyOf,
  type BusinessClient,
  DEFAULT_LANGUAGE,
  type downloadCartPaper,
  getBusinessClient,
  getCart,
  getLocation,
  type Location,
  type Party,
} from '@vitis/contracts';
import { type Day, type RequestedLine, seoulDay, streetLine, type TradePrintDocument } from '@vitis/domain';
import { $user, useStore } from '@vitis/platform';
import { type Loaded, useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { TradeSheet } from '@vitis/ui';
import { PrintLoading, PrintMissing } from '@vitis/ui/documents';
import { LoadFailure } from '../../shared/load-failure.tsx';
import {
  type CartLine,
  chosenLines,
  type FlowScreen,
  flowAddress,
  restOf,
} from '../../shared/order-flow/cart-line.ts';
import { useChosenPickup, withPickup } from '../../shared/order-flow/pickup-search.ts';
import { CartPaperTools } from './cart-paper-tools.tsx';

/** What every paper of the cart is made of. */
export interface Paper {
  day: Day;
  client: Party;
  supplier: Party;
  person: string;
  lines: RequestedLine[];
}

const clientParty = (client: BusinessClient): Party => ({
  companyName: client.companyName,
  registrationNumber: client.companyRegistrationNumber,
  representativeName: client.representativeName,
  address: streetLine(client),
  businessType: client.businessType,
  businessItem: client.businessItem,
  phone: client.phone ?? '',
});

const supplierParty = (house: Location): Party => ({
  companyName: house.companyName,
  registrationNumber: house.registrationNumber,
  representativeName: house.representativeName,
  address: house.address,
  businessType: house.businessType,
  businessItem: house.businessItem,
  phone: house.phone,
});

const requestedLine = ({ id, title, specification, caseSize, qty, unitPrice }: CartLine): RequestedLine => ({
  idProduct: id,
  productName: title,
  specification,
  caseSize,
  qty,
  unitPrice: unitPrice ?? 0,
});

/** Papers are Korean, whatever the page is. */
export const KOREAN = { query: { language: DEFAULT_LANGUAGE } } as const;

/** A paper on its sheets, and what its file is made of: the provider knows the rest. */
export interface Draft {
  printed: TradePrintDocument;
  body: BodyOf<typeof downloadCartPaper>;
}

interface CartPaperProps {
  /** Where the same is filled in on the screen. */
  screen: Extract<FlowScreen, 'apply' | 'order'>;
  /** What the draft is made of besides cart, client and house. */
  needs?: readonly Loaded<unknown>[];
  draftOf: (paper: Paper) => Draft;
}

/** The chosen lines of the cart (`?ids=`, `&rest=`) on paper, before anything is sent. */
export function CartPaper({ screen, needs = [], draftOf }: CartPaperProps) {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const pickup = useChosenPickup();
  const person = useStore($user)?.fullName ?? '';
  const cart = useEndpoint(getCart, KOREAN);
  const client = useEndpoint(getBusinessClient, {});
  const house = useEndpoint(getLocation, KOREAN);
  const failed = [cart, client, house, ...needs].find(({ status }) => status === 'failed');

  if (failed?.error != null) {
    return (
      <PrintMissing>
        <LoadFailure error={failed.error} retry={failed.refresh} busy={failed.isRefreshing} />
      </PrintMissing>
    );
  }
  const isWaiting = needs.some(({ data }) => data === undefined);
  if (isWaiting || cart.data === undefined || client.data === undefined || house.data === undefined) {
    return <PrintLoading label={t('cart.loading')} />;
  }
  const rest = screen === 'apply' ? restOf(search) : undefined;
  const { lines } = chosenLines(cart.data._embedded.items, search.get('ids'), rest);
  if (lines.length === 0) {
    return <PrintMissing reason={t('flow.nothing')} back={{ label: t('flow.toCart'), href: '/cart' }} />;
  }
  const form = flowAddress(
    screen,
    lines.map(({ id }) => id),
    rest,
  );
  const back = withPickup(form, pickup);
  const day = seoulDay(serverNow());
  const { printed, body } = draftOf({
    day,
    client: clientParty(client.data),
    supplier: supplierParty(house.data),
    person,
    lines: lines.map(requestedLine),
  });
  return (
    <TradeSheet
      printDocument={printed}
      toolbar={
        <CartPaperTools
          paper={screen === 'apply' ? 'estimate-apply' : 'order-apply'}
          body={body}
          name={`${printed.title} 초안 ${day}.pdf`}
          taxEmail={client.data.taxEmail}
          back={back}
        />
      }
    />
  );
}
